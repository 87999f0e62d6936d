"""Luck: what a die was worth, that it is nothing on average, and that results less their luck scatter less."""

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.state import State
from sacrarium.games import GAMES
from sacrarium.lab.ladder import Plan, heading, report
from sacrarium.lab.ledger import Ledger, Line
from sacrarium.lab.luck import Gauge
from sacrarium.lab.simulation import Task, play_game
from sacrarium.lab.statistics import less_luck

CIRCLE = GAMES["sacrifice_circle"]
STRIKER: Seat = 4


def one_strike_left() -> State:
    """The crystal has four health and is a step from black: a strike of 4, 5 or 6 wins, any other loses."""
    return CIRCLE.read_position(
        {
            "turn": "E",
            "t": 39,
            "health": 4,
            "moved": True,
            "heroes": {"E": {"space": "N38"}},
            "options": msgspec.to_builtins(CIRCLE.read_options({})),
        }
    )


def luck_of_a_strike(seed: int) -> tuple[bool, float]:
    """Whether the last strike won, and what luck every seat had."""
    state, gauge = one_strike_left(), Gauge(CIRCLE, seats=5, playouts=400, seed=seed)
    gauge.play(state, STRIKER, CIRCLE.read_move("attack"), Seeded(seed), None)
    assert 1 == len(set(gauge.luck))
    outcome = state.outcome()
    return outcome is not None and bool(outcome.winners), gauge.luck[0]


def test_a_die_that_decides_the_game_is_worth_half_of_it() -> None:
    strikes = [luck_of_a_strike(seed) for seed in range(12)]

    assert {True, False} == {won for won, _ in strikes}
    assert all((0.5 if won else -0.5) == pytest.approx(luck, abs=0.1) for won, luck in strikes)


def test_on_average_there_is_no_luck() -> None:
    total = sum(luck_of_a_strike(seed)[1] for seed in range(100))

    assert 0.0 == pytest.approx(total / 100, abs=0.1)


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    """Sarkophag deals before the first decision; what follows is nobody's luck."""
    finished = play_game(Task("sarkophag", {}, ("novice",) * 4, 3, luck=5))

    assert (0.0,) * 4 == finished.luck


def test_one_seat_is_as_lucky_as_the_other_is_not() -> None:
    finished = play_game(Task("sacrifice_duel", {}, ("novice", "novice"), 5, luck=20))

    assert 0.0 == pytest.approx(sum(finished.luck))
    assert any(finished.luck)


def test_who_measures_luck_does_not_change_the_game() -> None:
    plain = play_game(Task("sacrifice_duel", {}, ("novice", "novice"), 5))
    gauged = play_game(Task("sacrifice_duel", {}, ("novice", "novice"), 5, luck=3))

    assert (plain.record, plain.wins, ()) == (gauged.record, gauged.wins, plain.luck)


# -- results less their luck -----------------------------------------------------------------------

FIGURES = st.lists(
    st.tuples(*[st.integers(-8, 8).map(lambda eighths: eighths / 8)] * 2), min_size=2, max_size=20
)


def scatter(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values)


@given(FIGURES)
def test_results_less_their_luck_never_scatter_more(figures: list[tuple[float, float]]) -> None:
    assert scatter(less_luck(figures)) <= scatter([result for result, _ in figures]) + 1e-9


@given(FIGURES)
def test_results_that_are_all_luck_are_equal_without_it(figures: list[tuple[float, float]]) -> None:
    luck = [lucky for _, lucky in figures]
    assume(len(set(luck)) > 1)

    assert [0.5] * len(luck) == pytest.approx(less_luck([(0.5 + lucky, lucky) for lucky in luck]))


def test_a_comparison_is_judged_by_what_is_left_without_luck() -> None:
    """Of forty deals the second won as many as it had luck in, so it is shown to be as good; wins alone leave that open."""
    plan = Plan("sacrifice_circle", {}, 5, ("novice", "adept"), (), 40, seed=1, luck=9)
    ledger = Ledger(heading(CIRCLE, plan))
    for deal in range(40):
        won = float(deal % 2)
        ledger.add(Line(("novice",) * 5, 1 + deal, (won,) * 5, (won - 0.5,) * 5))
        ledger.add(Line(("adept",) * 5, 1 + deal, (1 - won,) * 5, (0.5 - won,) * 5))

    _, adept = report(plan, ledger).wins

    assert adept.step is not None and adept.step.less_luck is not None
    assert adept.step.gain.low < -0.2
    assert -0.06 < adept.step.less_luck.low < 0 == adept.step.less_luck.mean
    assert adept.less_luck is not None and (0.5, 0.5) == (adept.less_luck.low, adept.less_luck.high)


def test_nobody_wins_more_than_always() -> None:
    """Three deals less their luck are a win, a win and a fifth, and a win."""
    plan = Plan("sacrifice_circle", {}, 5, ("novice",), (), 3, seed=1, luck=9)
    ledger = Ledger(heading(CIRCLE, plan))
    for deal, (won, luck) in enumerate([(1.0, 0.0), (1.0, -0.2), (0.0, -1.0)]):
        ledger.add(Line(("novice",) * 5, 1 + deal, (won,) * 5, (luck,) * 5))

    (novice,) = report(plan, ledger).wins

    assert novice.less_luck is not None and (1.0, 1.0) == (novice.less_luck.mean, novice.less_luck.high)
    assert 0.9 < novice.less_luck.low < 1.0
