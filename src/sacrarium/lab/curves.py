"""A curve through positions and what was won from them, and how far it misses."""

from collections.abc import Sequence
from itertools import pairwise
from math import exp, pi, sqrt
from typing import Final

import msgspec

from sacrarium.search.chances import Curve, odds

STEPS: Final = 30  # of Newton's method; it settles in fewer than ten
RIDGE: Final = 1e-3  # holds what the positions say nothing about at 0
BINS: Final = 10


class Position(msgspec.Struct, frozen=True):
    """A decision that was thought about, and how it ended."""

    value: float  # of the choice that was made, as the search saw it
    even: float  # the chance of each seat if all are equal
    far: float
    won: float
    early: float = 0.0


class Bin(msgspec.Struct, frozen=True):
    """A tenth of the positions, by their chances."""

    count: int
    told: float  # the mean chance
    won: float  # the share that was won
    luck: float  # by how much the share would be off on average if every chance were right

    @property
    def error(self) -> float:
        """How far what was told lies from what was won."""
        return abs(self.told - self.won)


def fit(positions: Sequence[Position]) -> Curve:
    """The curve of most likelihood: a logistic regression by Newton's method."""
    rows = [_row(position) for position in positions]
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        weights = _step(rows, [position.won for position in positions], weights)
    return Curve(*(round(weight, 4) for weight in weights))


def _row(position: Position) -> tuple[float, ...]:
    value = odds(position.value)
    far, early = position.far, position.early
    return 1.0, value, far, far * value, early, early * value, odds(position.even)


def _step(rows: list[tuple[float, ...]], won: list[float], weights: list[float]) -> list[float]:
    size = len(weights)
    slope = [-RIDGE * weight for weight in weights]
    bend = [[RIDGE * (one == two) for two in range(size)] for one in range(size)]
    for row, share in zip(rows, won, strict=True):
        chance = _logistic(sum(weight * part for weight, part in zip(weights, row, strict=True)))
        for one in range(size):
            slope[one] += (share - chance) * row[one]
            for two in range(size):
                bend[one][two] += chance * (1.0 - chance) * row[one] * row[two]
    return [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]


def _logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for other in range(size):
            if other != place:
                part = rows[other][place] / rows[place][place]
                rows[other] = [mine - part * its for mine, its in zip(rows[other], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def held_out(games: Sequence[Sequence[Position]]) -> list[tuple[float, float]]:
    """Chances and what was won, each game by a curve that has not seen it: that of the other half."""
    halves = games[0::2], games[1::2]
    found: list[tuple[float, float]] = []
    for seen, judged in (halves, halves[::-1]):
        curve = fit([position for game in seen for position in game])
        found += [
            (curve.chance(position.value, position.far, position.early, position.even), position.won)
            for game in judged
            for position in game
        ]
    return found


def bins(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    """Ten bins of the same size, from the least chance to the greatest."""
    ordered = sorted(pairs)
    edges = [round(place * len(ordered) / BINS) for place in range(BINS + 1)]
    return [_bin(ordered[start:end]) for start, end in pairwise(edges) if end > start]


def _bin(pairs: Sequence[tuple[float, float]]) -> Bin:
    count = len(pairs)
    told, won = (sum(values) / count for values in zip(*pairs, strict=True))
    return Bin(count, told, won, sqrt(2.0 / pi) * sqrt(max(0.0, told * (1.0 - told)) / count))


def mean_error(found: Sequence[Bin]) -> float:
    """How far the bins miss on average, each by its size."""
    return sum(one.error * one.count for one in found) / sum(one.count for one in found)


def mean_luck(found: Sequence[Bin]) -> float:
    """How far they would miss by luck alone."""
    return sum(one.luck * one.count for one in found) / sum(one.count for one in found)
