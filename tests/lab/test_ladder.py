"""The ladder: who meets whom on which seats, what a deal counts, and how it goes on after an interruption."""

import os
from collections import Counter
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from sacrarium.core.errors import BadOptions
from sacrarium.games import GAMES
from sacrarium.lab import ladder
from sacrarium.lab.chart import chart, ticks
from sacrarium.lab.ladder import Plan, Report, arrangements, heading, line_of, pairs, report, tasks
from sacrarium.lab.ledger import BadLedger, Ledger, Line
from sacrarium.lab.players import Budget, doublings, player, read_budgets
from sacrarium.lab.simulation import simulate
from sacrarium.lab.statistics import Estimate, paired_gain, verdict
from sacrarium.search import SearchBot


def plan(game: str = "sacrifice_duel", seats: int = 2, deals: int = 3, budgets: tuple[str, ...] = ()) -> Plan:
    options = {"players": seats} if len(GAMES[game].seats) > 1 else {}
    return Plan(game, options, seats, ("random", "novice"), budgets, deals, seed=11)


def fresh(planned: Plan, path: Path | None = None) -> Ledger:
    return Ledger(heading(GAMES[planned.game], planned), path)


def played(planned: Plan, ledger: Ledger, most: int | None = None) -> Report:
    for finished in simulate(tasks(planned, ledger)[:most]):
        ledger.add(line_of(finished))
    return report(planned, ledger)


# -- who meets whom --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 6), (4, 6), (5, 20), (7, 70)])
def test_both_players_have_every_seat_equally_often(seats: int, count: int) -> None:
    found = arrangements(("a", "b"), seats)

    assert count == len(set(found)) == len(found)
    for seat in range(seats):
        assert {"a": count // 2, "b": count // 2} == Counter(table[seat] for table in found)


def test_levels_meet_each_other_and_budgets_the_next_and_the_highest_level() -> None:
    planned = Plan("sarkophag", {}, 4, ("random", "novice", "adept"), ("5ms", "10ms", "20ms"), 1, 1)

    assert [
        ("random", "novice"), ("random", "adept"), ("novice", "adept"),
        ("adept", "5ms"), ("adept", "10ms"), ("adept", "20ms"),
        ("5ms", "10ms"), ("10ms", "20ms"),
    ] == pairs(planned)  # fmt: skip


def test_every_pairing_plays_the_same_deals() -> None:
    planned = plan("sarkophag", seats=3, deals=2, budgets=("10sims",))

    seeds = Counter(task.seed for task in tasks(planned, fresh(planned)))

    assert {11: 12, 12: 12} == seeds


def test_a_budget_is_a_search_with_that_budget() -> None:
    game = GAMES["sacrifice_duel"]
    by_clock, by_count = player(game, "25ms"), player(game, "500sims")

    assert isinstance(by_clock, SearchBot) and isinstance(by_count, SearchBot)
    assert (25, 0) == (by_clock.milliseconds, by_count.milliseconds)
    assert by_clock.simulations > by_count.simulations == 500


def test_the_unit_of_the_last_budget_holds_for_bare_numbers() -> None:
    assert (Budget(25, "ms"), Budget(50, "ms")) == read_budgets("25,50")
    assert (Budget(100, "sims"), Budget(5, "ms"), Budget(200, "sims")) == read_budgets("100,5ms,200sims")


@pytest.mark.parametrize("text", ["", "fast", "0", "-5", "5,", "5,5ms", "5s", "99999999999", "५"])
def test_a_bad_budget_is_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="budget"):
        read_budgets(text)


def test_doublings_lead_to_the_master() -> None:
    for game in GAMES.values():
        amounts = [budget.amount for budget in doublings(game)] + [game.search.master]
        assert [2] * 4 == [round(high / low) for low, high in pairwise(amounts)]


# -- what came of it -------------------------------------------------------------------------------


def test_rules_of_thumb_beat_chance() -> None:
    planned = plan("sarkophag", seats=3, deals=12)

    found = played(planned, fresh(planned))

    (pair,) = found.pairings
    assert ("novice", "random", 12, 72) == (pair.player, pair.against, pair.deals, pair.games)
    assert pair.wins.low > 0.5
    assert found.complete and found.exact
    assert ["random", "novice"] == [row.player for row in found.ratings]
    assert 0 == found.ratings[0].value.mean < found.ratings[1].value.low


def test_the_same_seed_gives_the_same_ladder() -> None:
    planned = plan(deals=2, budgets=("8sims", "16sims"))

    assert played(planned, fresh(planned)) == played(planned, fresh(planned))


def test_a_deal_counts_what_was_won_in_all_its_arrangements() -> None:
    planned = plan(deals=1)
    ledger = fresh(planned)
    ledger.add(Line(("random", "novice"), 11, (0.0, 1.0)))
    ledger.add(Line(("novice", "random"), 11, (0.5, 0.5)))

    (pair,) = report(planned, ledger).pairings

    assert 0.75 == pair.wins.mean


def test_where_all_win_together_everybody_plays_the_same_deals() -> None:
    planned = plan("sacrifice_circle", seats=5, deals=4)

    found = played(planned, fresh(planned))

    assert ((), ()) == (found.pairings, found.ratings)
    assert [("random", 4), ("novice", 4)] == [(row.player, row.value.count) for row in found.wins]
    assert found.complete


def test_a_step_compares_the_deals_that_both_have_played() -> None:
    planned = plan("sacrifice_circle", seats=5, deals=4)
    ledger = fresh(planned)
    for deal, (random, novice) in enumerate([(0.0, 1.0), (0.0, 1.0), (1.0, 1.0)]):
        ledger.add(Line(("random",) * 5, 11 + deal, (random,) * 5))
        ledger.add(Line(("novice",) * 5, 11 + deal, (novice,) * 5))
    ledger.add(Line(("random",) * 5, 14, (1.0,) * 5))

    first, second = report(planned, ledger).wins

    assert first.step is None and second.step is not None
    assert ("random", 3, "open") == (second.step.before, second.step.gain.count, second.step.verdict)
    assert 2 / 3 == pytest.approx(second.step.gain.mean)


def test_a_doubling_is_the_mean_of_all_steps_where_all_win_together() -> None:
    """Of 8, 16 and 64 simulations, three doublings: one deal was won by the last alone, one by all."""
    planned = Plan("sacrifice_circle", {}, 5, (), ("8sims", "16sims", "64sims"), 2, seed=11)
    ledger = fresh(planned)
    for name, wins in (("8sims", (0.0, 1.0)), ("16sims", (0.0, 1.0)), ("64sims", (1.0, 1.0))):
        for deal, won in enumerate(wins):
            ledger.add(Line((name,) * 5, 11 + deal, (won,) * 5))

    found = report(planned, ledger).doubling

    assert found is not None and ("8sims", 2) == (found.before, found.gain.count)
    assert 1 / 6 == pytest.approx(found.gain.mean)


def test_a_doubling_is_the_mean_of_all_steps_over_an_equal() -> None:
    """The second wins both games against the first, the third one of two against the second."""
    planned = Plan("sacrifice_duel", {}, 2, (), ("8sims", "16sims", "32sims"), 1, seed=11)
    ledger = fresh(planned)
    for low, high, won in (("8sims", "16sims", 1.0), ("16sims", "32sims", 0.5)):
        ledger.add(Line((low, high), 11, (1 - won, won)))
        ledger.add(Line((high, low), 11, (won, 1 - won)))

    found = report(planned, ledger).doubling

    assert found is not None and 0.25 == found.gain.mean


@pytest.mark.parametrize("budgets", [("8sims", "16sims"), ("8sims", "16sims", "5ms")])
def test_one_step_or_two_measures_make_no_mean(budgets: tuple[str, ...]) -> None:
    planned = Plan("sacrifice_duel", {}, 2, (), budgets, 1, seed=11)

    assert report(planned, fresh(planned)).doubling is None


@pytest.mark.parametrize(
    ("low", "high", "shown"),
    [
        (0.51, 0.7, "better"),
        (0.46, 0.7, "no worse"),
        (0.44, 0.7, "open"),
        (0.3, 0.49, "worse"),
        (0.46, 0.49, "worse"),
    ],
)
def test_what_an_interval_shows(low: float, high: float, shown: str) -> None:
    assert shown == verdict(Estimate((low + high) / 2, low, high, 100), even=0.5)


def test_few_deals_that_went_alike_are_no_certainty() -> None:
    few, many = paired_gain([0.0] * 4), paired_gain([0.0] * 400)

    assert (0.0, "open") == (few.mean, verdict(few, even=0.0))
    assert (0.0, "no worse") == (many.mean, verdict(many, even=0.0))


def test_a_gain_has_the_interval_of_agresti_and_min() -> None:
    """Agresti and Min 2005: half a deal more in each of the four cells; here 30 deals with 8 gained and 2 lost."""
    found = paired_gain([1.0] * 8 + [-1.0] * 2 + [0.0] * 20)

    gained, lost, deals = 8.5, 2.5, 32.0
    centre = (gained - lost) / deals
    error = sqrt(gained + lost - (gained - lost) ** 2 / deals) / deals
    assert (centre - 1.959964 * error, centre + 1.959964 * error) == pytest.approx((found.low, found.high))


def test_a_ladder_with_milliseconds_says_that_it_cannot_be_repeated() -> None:
    planned = plan(budgets=("5ms",))

    assert not report(planned, fresh(planned)).exact


# -- going on --------------------------------------------------------------------------------------


def test_an_interrupted_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    planned, file = plan(deals=3), tmp_path / "games"
    with fresh(planned, file) as ledger:
        first = played(planned, ledger, most=3)
    with fresh(planned, file) as ledger:
        rest = len(tasks(planned, ledger))
        whole = played(planned, ledger)

    assert (False, 3, 3) == (first.complete, first.games, rest)
    assert played(planned, fresh(planned)) == whole


def test_a_game_that_was_half_written_is_played_again(tmp_path: Path) -> None:
    planned, file = plan(deals=1), tmp_path / "games"
    with fresh(planned, file) as ledger:
        whole = played(planned, ledger)
    file.write_bytes(file.read_bytes()[:-9])

    with fresh(planned, file) as ledger:
        assert 1 == len(tasks(planned, ledger))
        assert whole == played(planned, ledger)
    with fresh(planned, file) as ledger:
        assert not tasks(planned, ledger)


@pytest.mark.parametrize(
    ("line", "content", "said"),
    [
        (0, b"not json", "is not a file of finished games"),
        (0, b'{"moves":[]}', "is not a file of finished games"),
        (1, b"\xff\xfe{", "is damaged: line 2 is not a finished game"),
        (1, b'{"players":["novice"],"seed":1,"wins":[]}', "is damaged: line 2 is not a finished game"),
        (2, b'{"players":["novice"],"seed":1,"wins":[7]}', "is damaged: line 3 is not a finished game"),
    ],
)
def test_a_damaged_file_is_told_in_one_sentence(tmp_path: Path, line: int, content: bytes, said: str) -> None:
    planned, file = plan(deals=1), tmp_path / "games"
    with fresh(planned, file) as ledger:
        played(planned, ledger)
    lines = file.read_bytes().splitlines()
    lines[line] = content
    file.write_bytes(b"\n".join(lines) + b"\n")

    with pytest.raises(BadLedger, match=said):
        fresh(planned, file)


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    with fresh(plan("sarkophag", seats=3), tmp_path / "games"):
        pass

    with pytest.raises(BadLedger, match="is of another ladder: its ladder is sarkophag, not sacrifice_duel"):
        fresh(plan(), tmp_path / "games")
    with pytest.raises(BadLedger, match="is of another ladder: its players is 3, not 4"):
        fresh(plan("sarkophag", seats=4), tmp_path / "games")


def test_two_ladders_do_not_write_into_one_file(tmp_path: Path) -> None:
    with fresh(plan(), tmp_path / "games"), pytest.raises(BadLedger, match="is in use by another ladder"):
        fresh(plan(), tmp_path / "games")

    with fresh(plan(), tmp_path / "games"):
        pass


def test_a_file_that_cannot_be_opened_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadLedger, match="could not be used: Is a directory"):
        fresh(plan(), tmp_path)


def test_a_device_is_no_file_of_games() -> None:
    """Some of them can be read without end."""
    with pytest.raises(BadLedger, match="is not a file of finished games"):
        fresh(plan(), Path(os.devnull))


def test_a_pipe_is_no_file_of_games(tmp_path: Path) -> None:
    """Nobody would ever write its end."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadLedger, match="is not a file of finished games"):
        fresh(plan(), tmp_path / "pipe")


# -- the picture -----------------------------------------------------------------------------------


def test_a_chart_has_a_row_for_each_player() -> None:
    rows = [("random", Estimate(0.0, 0.0, 0.0, 9)), ("a<b", Estimate(120.0, -30.0, 260.0, 9))]

    drawn = chart("Game & seats", "rating", rows)

    assert 2 == drawn.count("<circle")
    assert "a&lt;b: +120, -30 to +260" in drawn and "Game &amp; seats" in drawn
    assert [-100, 0, 100, 200, 300] == ticks(rows)


def test_the_ladder_module_plays_what_is_named() -> None:
    """Every player of a plan sits at some table."""
    planned = plan("sarkophag", seats=3, budgets=("10sims", "20sims"))

    assert set(planned.players) == {name for table in ladder.tables(planned) for name in table}
