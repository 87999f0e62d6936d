"""Ratings from pairings: the model of Bradley and Terry, fitted to all results at once.

The chance that one player wins against another is the logistic function of the difference of their strengths. The
likeliest strengths are found by Newton's method. Intervals come from the Bayesian bootstrap (Rubin 1981): the fit is
repeated with other weights for the deals, and for half a deal lost and half a deal won in every pairing, so that who
has lost nothing yet is not taken for unbeatable.
"""

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final

import msgspec

from .statistics import Estimate

POINTS: Final = 400.0 / log(10.0)  # for a unit of strength: odds of ten to one are 400 points
PRIOR: Final = 0.5  # deals lost, and as many won, by everybody in every pairing before the first
CLOSE: Final = 1e-6
LONGEST_STEP: Final = 2.0
MOST_STEPS: Final = 100
RESAMPLES: Final = 400


class Meeting(msgspec.Struct, frozen=True):
    """Two players and what the first of them won of each deal, 0 to 1."""

    one: int
    other: int
    shares: tuple[float, ...]


class Sum(msgspec.Struct, frozen=True):
    """The same in two figures."""

    one: int
    other: int
    won: float
    lost: float


def ratings(players: int, meetings: Sequence[Meeting], seed: int) -> list[Estimate]:
    """A rating in points for each player, the first at 0, with its interval. All must be linked by meetings."""
    fitted = strengths(players, [_summed(meeting) for meeting in meetings])
    chance = Random(seed)
    drawn = [
        strengths(players, [_weighted(meeting, chance) for meeting in meetings]) for _ in range(RESAMPLES)
    ]
    count = min(len(meeting.shares) for meeting in meetings)
    return [
        Estimate(POINTS * fitted[player], *_middle([POINTS * found[player] for found in drawn]), count)
        for player in range(players)
    ]


def strengths(players: int, sums: Sequence[Sum]) -> list[float]:
    """The likeliest strengths, the first 0."""
    found = [0.0] * players
    for _ in range(MOST_STEPS):
        steps = [0.0, *_solved(*_slopes(found, sums))]
        longest = max(map(abs, steps))
        damping = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        found = [strength + damping * step for strength, step in zip(found, steps, strict=True)]
        if longest < CLOSE:
            break
    return found


def _slopes(found: list[float], sums: Sequence[Sum]) -> tuple[list[list[float]], list[float]]:
    """The curvature and slope of the likelihood for all players but the first."""
    size = len(found)
    curve = [[0.0] * size for _ in range(size)]
    slope = [0.0] * size
    for met in sums:
        expected = 1.0 / (1.0 + exp(found[met.other] - found[met.one]))
        surplus = met.won - (met.won + met.lost) * expected
        weight = (met.won + met.lost) * expected * (1.0 - expected)
        slope[met.one] += surplus
        slope[met.other] -= surplus
        curve[met.one][met.one] += weight
        curve[met.other][met.other] += weight
        curve[met.one][met.other] -= weight
        curve[met.other][met.one] -= weight
    return [row[1:] for row in curve[1:]], slope[1:]


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place, pivot in enumerate(rows):
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            row[place:] = [
                one - factor * other for one, other in zip(row[place:], pivot[place:], strict=True)
            ]
    found: list[float] = []
    for row in reversed(rows):
        known = row[-1 - len(found) : -1]
        value = row[-1] - sum(one * other for one, other in zip(known, found, strict=True))
        found.insert(0, value / row[-2 - len(known)])
    return found


def _summed(meeting: Meeting) -> Sum:
    won = sum(meeting.shares)
    return Sum(meeting.one, meeting.other, won + PRIOR, len(meeting.shares) - won + PRIOR)


def _weighted(meeting: Meeting, chance: Random) -> Sum:
    won, lost = chance.gammavariate(PRIOR, 1.0), chance.gammavariate(PRIOR, 1.0)
    for share in meeting.shares:
        weight = chance.expovariate(1.0)
        won += weight * share
        lost += weight * (1.0 - share)
    return Sum(meeting.one, meeting.other, won, lost)


def _middle(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle 95 %."""
    ordered = sorted(values)
    outside = round(0.025 * (len(ordered) - 1))
    return ordered[outside], ordered[-1 - outside]
