"""Whole games without leaving the engine: for measuring its speed, and for long runs."""

from . import bits
from .chance import Chance
from .policy import Policy
from .state import State


def random_games(state: State, games: int, chance: Chance) -> None:
    """Set up and play so many games in place, all moves at random."""
    for _ in range(games):
        state.restart(chance)
        while state.to_act():
            state.playout(chance)


def play_on(state: State, policy: Policy, chance: Chance) -> None:
    """Play to the end in place, everybody by the same policy."""
    while state.to_act():
        actor = bits.lowest(state.to_act())
        state.advance(actor, policy.choose(state, actor, chance), chance, None)
