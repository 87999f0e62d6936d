"""Allowances: generous bursts, a steady rate."""

import pytest

from sacrarium.server.limits import Allowance, AllowanceByAddress, until_beat, until_piece


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_free_and_then_there_is_a_wait() -> None:
    allowance = Allowance(3, per_second=2, now=Clock())

    assert [0, 0, 0, 0.5, 1.0] == [allowance.wait() for _ in range(5)]


def test_time_refills_an_allowance() -> None:
    clock = Clock()
    allowance = Allowance(2, per_second=1, now=clock)
    assert [True, True, False, False] == [allowance.take() for _ in range(4)]

    clock.now += 1

    assert [True, False] == [allowance.take() for _ in range(2)]


def test_each_address_has_its_own() -> None:
    allowance = AllowanceByAddress(1, Clock())

    assert [True, False, True] == [allowance.take(address) for address in ("a", "a", "b")]


@pytest.mark.parametrize(("elapsed", "wait"), [(0.0, 2.0), (0.5, 1.5), (2.0, 0.0), (2.5, 1.5), (4.0, 0.0)])
def test_an_answer_waits_for_the_next_beat(elapsed: float, wait: float) -> None:
    """Also one that took longer than a beat: how much longer stays its secret."""
    assert wait == until_beat(elapsed, pace=2.0)


@pytest.mark.parametrize(
    ("elapsed", "wait"), [(0.0, 2.0), (0.5, 1.5), (2.0, 0.0), (2.5, 3.5), (5.0, 1.0), (7.0, 5.0)]
)
def test_a_further_piece_comes_after_a_third_of_a_beat_or_on_a_full_one(elapsed: float, wait: float) -> None:
    """Finer steps than beats would tell how long a slow thought took."""
    assert wait == until_piece(elapsed, pace=6.0)


def test_without_a_pace_nothing_waits() -> None:
    assert 0.0 == until_beat(1.25, pace=0) == until_piece(1.25, pace=0) == until_piece(0.0, pace=0)
