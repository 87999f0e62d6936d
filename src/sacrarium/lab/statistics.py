"""Figures with their uncertainty."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, Literal, TypeAlias

import msgspec

Z_95: Final = 1.959964
MARGIN: Final = 0.05  # of all wins: who certainly loses less than this is no worse

Verdict: TypeAlias = Literal["better", "no worse", "worse", "open"]


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    count: int


def share(values: list[float]) -> Estimate:
    """The mean of values between 0 and 1, with Wilson's interval, which stays between 0 and 1."""
    mean = sum(values) / len(values)
    return Estimate(mean, *wilson(mean, len(values)), len(values))


def paired_share(values: list[float]) -> Estimate:
    """The mean of shares that were each won in several games of one deal.

    Wilson's interval for as many independent games as would scatter as much as the deals do, and one deal won and one
    lost: a few deals which all went alike are not taken for certainty. There are at least as many as there are deals.
    """
    count = len(values)
    mean = min(1.0, max(0.0, sum(values) / count))
    squares = sum((value - mean) ** 2 for value in values) + mean**2 + (1 - mean) ** 2
    worth = mean * (1 - mean) * (count + 1) * (count + 2) / squares
    return Estimate(mean, *wilson(mean, max(worth, count)), count)


def wilson(mean: float, count: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share that was seen in so many independent games."""
    centre = (mean + Z_95**2 / (2 * count)) / (1 + Z_95**2 / count)
    half = Z_95 / (1 + Z_95**2 / count) * sqrt(mean * (1 - mean) / count + Z_95**2 / (4 * count**2))
    return max(0.0, centre - half), min(1.0, centre + half)


def average(values: list[float]) -> Estimate:
    """The mean of any values, with the normal interval."""
    count = len(values)
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
    return Estimate(mean, mean - Z_95 * spread, mean + Z_95 * spread, count)


def paired_gain(differences: list[float], added: float = 1.0) -> Estimate:
    """The mean of differences between two shares, from -1 to 1 each, with the interval of Agresti and Min.

    That is the normal one with two deals more, of which half a deal was won and half a deal lost, so that a few deals
    which all went alike are not taken for certainty. `added`: what these two add to the squares.
    """
    count = len(differences)
    centre = sum(differences) / (count + 2)
    squares = sum(value**2 for value in differences) + added
    half = Z_95 * sqrt(squares / (count + 2) - centre**2) / sqrt(count + 2)
    return Estimate(sum(differences) / count, max(-1.0, centre - half), min(1.0, centre + half), count)


def less_luck(figures: Sequence[tuple[float, float]]) -> list[float]:
    """Results less the part of their luck that explains them: none of it where it does not, all of it at most.

    Luck is zero on average, so the mean stays true whatever the part is; least squares find where it scatters least.
    """
    count = len(figures)
    won, lucky = sum(result for result, _ in figures) / count, sum(luck for _, luck in figures) / count
    together = sum((result - won) * (luck - lucky) for result, luck in figures)
    scatter = sum((luck - lucky) ** 2 for _, luck in figures)
    part = min(1.0, max(0.0, together / scatter)) if scatter > 0 else 0.0
    return [result - part * luck for result, luck in figures]


def verdict(found: Estimate, even: float) -> Verdict:
    """What an interval shows beside the figure of two equal players; open: it has to be narrower to show anything."""
    if found.low > even:
        return "better"
    if found.high < even:
        return "worse"
    return "no worse" if found.low > even - MARGIN else "open"
