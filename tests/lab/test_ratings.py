"""Ratings: the fit agrees with what can be worked out by hand, and says how sure it is."""

from itertools import combinations
from math import exp, log, log10

import choix
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.lab.ratings import PRIOR, Meeting, Sum, ratings, strengths
from sacrarium.lab.statistics import paired_share


def test_of_two_players_the_odds_are_those_of_their_games() -> None:
    assert [0.0, log(3.0)] == pytest.approx(strengths(2, [Sum(1, 0, 75.0, 25.0)]))


def test_a_chain_of_pairings_adds_up() -> None:
    """A tree of pairings has no contradictions: every pairing is fitted exactly."""
    found = strengths(3, [Sum(1, 0, 2.0, 1.0), Sum(2, 1, 4.0, 1.0)])

    assert [0.0, log(2.0), log(8.0)] == pytest.approx(found)


def test_in_a_circle_of_equals_all_are_equal() -> None:
    circle = [Sum(0, 1, 2.0, 1.0), Sum(1, 2, 2.0, 1.0), Sum(2, 0, 2.0, 1.0)]

    assert [0.0] * 3 == pytest.approx(strengths(3, circle))


def test_the_likeliest_strengths_expect_as_many_wins_as_there_were() -> None:
    """The condition of Zermelo 1929, where no pairing can be fitted alone."""
    sums = [Sum(1, 0, 9.0, 3.0), Sum(2, 0, 7.0, 4.0), Sum(2, 1, 6.0, 1.0), Sum(3, 0, 40.0, 1.0)]
    found = strengths(4, sums)

    for player in range(4):
        won = sum(
            met.won if met.one == player else met.lost for met in sums if player in {met.one, met.other}
        )
        assert won == pytest.approx(sum(expected(found, met, player) for met in sums))


def expected(found: list[float], met: Sum, player: int) -> float:
    if player not in {met.one, met.other}:
        return 0.0
    other = met.other if player == met.one else met.one
    return (met.won + met.lost) / (1 + exp(found[other] - found[player]))


@given(st.lists(st.floats(0.5, 40.0), min_size=12, max_size=12))
def test_the_strengths_are_those_of_another_package(amounts: list[float]) -> None:
    """choix fits the same model in another way (Luce spectral ranking): four players who have all met."""
    wins = iter(amounts)
    sums = [Sum(one, other, next(wins), next(wins)) for one, other in combinations(range(4), 2)]
    table = np.zeros((4, 4))
    for met in sums:
        table[met.one, met.other], table[met.other, met.one] = met.won, met.lost

    theirs = choix.ilsr_pairwise_dense(table, tol=1e-10)

    assert list(theirs - theirs[0]) == pytest.approx(strengths(4, sums), abs=1e-6)


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    shares = (1.0,) * 10 + (0.0,)
    half_a_deal = (10 + PRIOR) / (1 + PRIOR)

    assert 400 * log10(half_a_deal) == pytest.approx(ratings(2, [Meeting(1, 0, shares)], seed=1)[1].mean)


def test_who_has_lost_nothing_is_not_unbeatable() -> None:
    few = ratings(2, [Meeting(1, 0, (1.0,) * 3)], seed=1)[1]
    many = ratings(2, [Meeting(1, 0, (1.0,) * 60)], seed=1)[1]

    assert few.low < few.mean < few.high
    assert few.low < many.low and few.mean < many.mean


def test_the_same_seed_gives_the_same_intervals() -> None:
    meetings = [Meeting(1, 0, (1.0, 0.5, 0.0, 1.0)), Meeting(2, 1, (0.5, 0.5, 1.0, 1.0))]

    assert ratings(3, meetings, seed=4) == ratings(3, meetings, seed=4)


def test_an_interval_counts_deals_and_not_games() -> None:
    """Ten games of one deal that go the same way are no more than one observation."""
    alike = paired_share([1.0, 0.0] * 5)
    apart = paired_share([0.6, 0.4] * 5)

    assert (0.5, 0.5) == (alike.mean, apart.mean)
    assert alike.low < apart.low < 0.5
    assert paired_share([1.0] * 5).low < 0.6


def test_few_deals_that_were_shared_alike_are_no_certainty() -> None:
    few, many = paired_share([0.5] * 4), paired_share([0.5] * 400)

    assert few.low < 0.3 and 0.49 < many.low < 0.5
