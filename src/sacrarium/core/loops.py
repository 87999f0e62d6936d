"""Whole games at random without leaving the engine: for measuring its speed, and for long runs."""

from .chance import Chance
from .state import State


def random_games(state: State, games: int, chance: Chance) -> None:
    """Set up and play so many games in place, all moves at random."""
    for _ in range(games):
        state.restart(chance)
        while state.to_act():
            state.playout(chance)
