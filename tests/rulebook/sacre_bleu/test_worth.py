"""What the end of a game is worth to the search: points count, and the first place a little by itself."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .board import read


def worths(scores: Sequence[int]) -> list[float]:
    """What a game that has ended with these scores is worth to each seat."""
    over = read(
        {"players": len(scores)}, phase="over", round=8, hands=[[] for _ in scores], scores=list(scores)
    )
    return [over.worth(seat) for seat in range(len(scores))]


@given(st.lists(st.integers(0, 200), min_size=2, max_size=7))
def test_all_seats_share_one_win(scores: list[int]) -> None:
    assert 1.0 == pytest.approx(sum(worths(scores)))


@given(st.integers(0, 200), st.integers(1, 100), st.integers(0, 200))
def test_more_points_are_worth_more(mine: int, more: int, other: int) -> None:
    assert worths([mine, other])[0] < worths([mine + more, other])[0]


def test_among_equals_the_winner_has_more() -> None:
    """R35: the last in the order wins a tie."""
    first, last = worths([60, 60])

    assert first < 0.5 < last


def test_the_point_that_wins_is_worth_more_than_any_other() -> None:
    """R35: only the first place counts, however far ahead."""
    behind, ahead, far_ahead, farther_ahead = (worths([mine, 60])[0] for mine in (59, 61, 90, 92))

    assert farther_ahead - far_ahead < (ahead - behind) / 5
