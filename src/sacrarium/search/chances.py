"""From what a search thinks a choice is worth to the chance to win.

A search weighs points, heads or health besides wins, and it plays on by rules of thumb. How often those seats won in the end that did what looked best
was counted in games of searches (`python -m sacrarium.lab.calibration`, docs/strength.md); here the curve through these counts is read. It never falls, so a choice
that is worth more has no smaller chance.
"""

from collections.abc import Callable
from functools import cache
from importlib import resources
from math import exp, log
from typing import Final

import msgspec

from sacrarium.core.game import Game
from sacrarium.core.state import State

CLOSEST: Final = 0.001  # to 0 and 1: no search is ever certain


class Curve(msgspec.Struct, frozen=True):
    """The log odds of a win: a base and so much for the odds of the value, both other the farther the end is; and the odds of equals."""

    base: float
    steep: float
    far_base: float
    far_steep: float
    early_base: float
    early_steep: float
    even: float

    def chance(self, value: float, far: float, early: float, even: float) -> float:
        """The chance to win of a choice of this value."""
        base = self.base + self.far_base * far + self.early_base * early + self.even * odds(even)
        steep = self.steep + self.far_steep * far + self.early_steep * early
        return 1.0 / (1.0 + exp(-base - max(0.0, steep) * odds(value)))


def odds(share: float) -> float:
    """The logarithm of the odds of a probability."""
    within = min(1.0 - CLOSEST, max(CLOSEST, share))
    return log(within / (1.0 - within))


@cache
def curves() -> dict[str, Curve]:
    """The curves of all games that were measured."""
    return msgspec.json.decode(
        resources.files(__package__).joinpath("data", "chances.json").read_bytes(), type=dict[str, Curve]
    )


def is_measured(game: Game) -> bool:
    """Whether what a search thinks can be told as a chance."""
    return game.name in curves()


def chances(game: Game, state: State) -> Callable[[float], float]:
    """For values of choices in this position, the chances; the values themselves where nothing was measured."""
    curve = curves().get(game.name)
    if curve is None:
        return lambda value: value
    (far, early), even = distance(game, state), even_of(game, state)
    return lambda value: curve.chance(value, far, early, even)


def distance(game: Game, state: State) -> tuple[float, float]:
    """0..1: how much of the game comes after what a search sees of it, and how much of what it sees."""
    far, early = game.search.far, game.search.early
    return far(state) if far is not None else 0.0, early(state) if early is not None else 0.0


def even_of(game: Game, state: State) -> float:
    """The chance of each seat if all are equal."""
    return 0.5 if game.together else 1.0 / state.seats()
