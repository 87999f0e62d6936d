"""Timing and judging, with clocks that are ours to turn."""

import pytest

from sacrarium.bench.race import Contestant, Lap, Paced, race
from sacrarium.bench.rows import Comparison, Report, amount, judge, table


class FakeClock:
    """Every unit of work takes `cost` seconds."""

    def __init__(self, cost: float) -> None:
        self.now = 0.0
        self.cost = cost
        self.counts: list[int] = []

    def __call__(self) -> float:
        return self.now

    def work(self, count: int) -> float:
        self.counts.append(count)
        self.now += count * self.cost
        return 10.0 * count


def comparison(target: float | None = 2.5) -> Comparison:
    return Comparison("step", "Toy", "stepping", "moves/s", "ours", "a peer", "theirs", target)


def quiet(words: str) -> None:
    assert words


def test_a_lap_is_as_long_as_it_was_asked_to_be() -> None:
    clock = FakeClock(cost=0.001)
    paced = Paced(clock.work, 0.4, clock)

    laps = [paced(), paced()]

    assert [400, 400] == clock.counts[-2:] and 1 == clock.counts[0]
    assert [pytest.approx(10_000.0)] * 2 == [lap.rate() for lap in laps]


def test_work_that_is_longer_than_a_lap_is_done_once() -> None:
    clock = FakeClock(cost=3.0)

    assert Lap(10.0, 3.0) == Paced(clock.work, 0.4, clock)()


def test_all_take_turns_and_the_best_lap_stands() -> None:
    order: list[str] = []

    def contestant(name: str, seconds: list[float]) -> Contestant:
        def lap() -> Lap:
            order.append(name)
            return Lap(12.0, seconds.pop(0))

        return Contestant(name, lap)

    best: dict[str, float] = {}
    race([contestant("a", [3.0, 2.0, 4.0]), contestant("b", [1.0, 6.0, 6.0])], 3, best, quiet)

    assert ["a", "b"] * 3 == order
    assert {"a": 6.0, "b": 12.0} == best


def test_an_interruption_leaves_what_was_measured() -> None:
    def interrupted() -> Lap:
        raise KeyboardInterrupt

    best: dict[str, float] = {}
    with pytest.raises(KeyboardInterrupt):
        race([Contestant("a", lambda: Lap(4.0, 2.0)), Contestant("b", interrupted)], 5, best, quiet)

    assert {"a": 2.0} == best


@pytest.mark.parametrize(
    ("ours", "target", "reached"), [(25.0, 2.5, True), (24.9, 2.5, False), (25.0, None, None)]
)
def test_a_target_is_reached_or_missed(ours: float, target: float | None, reached: bool | None) -> None:
    row = judge(comparison(target), {"ours": ours, "theirs": 10.0}, {})

    assert pytest.approx(ours / 10.0) == row.ratio
    assert reached is row.reached and row.missing is None


@pytest.mark.parametrize(
    ("missing", "words"),
    [({"theirs": "it is not installed"}, "not here: it is not installed"), ({}, "not measured")],
)
def test_a_missing_peer_is_no_error(missing: dict[str, str], words: str) -> None:
    row = judge(comparison(), {"ours": 25.0}, missing)

    assert (25.0, None, None, None, words) == (row.ours, row.theirs, row.ratio, row.reached, row.missing)
    assert words in table(Report("1", "compiled", "3.11", 5, True, (row,)))


def test_the_table_tells_ratio_and_target() -> None:
    row = judge(comparison(), {"ours": 2_215_000.0, "theirs": 865_000.0}, {})
    text = table(Report("1", "compiled", "3.11", 5, False, (row,)))

    assert "2.56 x" in text and "at least 2.5 x: reached" in text and "Interrupted" in text


@pytest.mark.parametrize(
    ("rate", "text"), [(None, "-"), (7.341, "7.34"), (865_432.0, "865 k"), (44.6e6, "44.6 M"), (140.0, "140")]
)
def test_amounts_have_three_digits(rate: float | None, text: str) -> None:
    assert text == amount(rate)
