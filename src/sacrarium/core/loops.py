"""Whole games without leaving the engine: for measuring its speed, and for long runs."""

import cython

from .chance import Chance
from .policy import Policy
from .state import State

if cython.compiled:
    from cython.cimports.sacrarium.core.cbits import lowest
else:
    from .bits import lowest


def random_games(state: State, games: int, chance: Chance) -> None:
    """Set up and play so many games in place, all moves at random."""
    for _ in range(games):
        state.restart(chance)
        while state.to_act():
            state.playout(chance)


def play_on(state: State, policy: Policy, chance: Chance) -> None:
    """Play to the end in place, everybody by the same policy."""
    while state.to_act():
        actor = lowest(state.to_act())
        state.advance(actor, policy.choose(state, actor, chance), chance, None)
