"""Figures with their uncertainty."""

from math import sqrt
from typing import Final

import msgspec

Z_95: Final = 1.959964


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


def paired_share(values: list[float], games: int) -> Estimate:
    """The mean of shares that were each won in several games of one deal.

    Wilson's interval for as many independent games as would scatter as much as the deals do: at least as many
    as there are deals, at most as many as were played.
    """
    count = len(values)
    mean = min(1.0, max(0.0, sum(values) / count))
    scatter = sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count
    worth = mean * (1 - mean) / scatter if scatter > 0 else count
    return Estimate(mean, *wilson(mean, min(max(worth, count), games)), count)


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
