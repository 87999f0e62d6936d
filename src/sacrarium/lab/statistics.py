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
    count = len(values)
    mean = sum(values) / count
    centre = (mean + Z_95**2 / (2 * count)) / (1 + Z_95**2 / count)
    half = Z_95 / (1 + Z_95**2 / count) * sqrt(mean * (1 - mean) / count + Z_95**2 / (4 * count**2))
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half), count)


def average(values: list[float]) -> Estimate:
    """The mean of any values, with the normal interval."""
    count = len(values)
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
    return Estimate(mean, mean - Z_95 * spread, mean + Z_95 * spread, count)
