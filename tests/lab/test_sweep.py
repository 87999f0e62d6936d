"""Sweeps: every combination of options that a game allows, and events counted by what they say."""

import pytest

from sacrarium.core.errors import BadOptions
from sacrarium.core.journal import Event, Journal
from sacrarium.core.record import replay
from sacrarium.games import GAMES
from sacrarium.lab.simulation import simulate, summaries, tasks
from sacrarium.lab.sweep import Axis, cells, read_axis
from sacrarium.lab.tally import count, tallies

SARKOPHAG, FIGHT = GAMES["sarkophag"], GAMES["sacrifight"]


def axis(name: str, *values: str) -> Axis:
    return Axis(name, values, chosen=True)


class Fell(Event, frozen=True, tag="fell"):
    """Something fell."""

    who: str


def test_an_axis_is_a_list_or_all_that_is_offered() -> None:
    assert axis("bosses", "wisp", "egg") == read_axis(FIGHT, "bosses=wisp, egg")
    assert Axis("hero", ("lumberjack", "witch", "hunter", "nachzehrer"), False) == read_axis(FIGHT, "hero")


@pytest.mark.parametrize("text", ["colour", "angel_damage"])
def test_an_axis_without_values_needs_choices(text: str) -> None:
    with pytest.raises(BadOptions, match=f"not '{text}'"):
        read_axis(FIGHT, text)


def test_every_combination_is_a_row() -> None:
    found = cells(
        FIGHT, {"mode": "oneshot"}, [axis("hero", "witch", "hunter"), axis("bosses", "wisp", "egg")]
    )

    assert [("witch", "wisp"), ("witch", "egg"), ("hunter", "wisp"), ("hunter", "egg")] == [
        (cell.options.hero, cell.options.bosses) for cell in found
    ]
    assert {"hero": "witch", "bosses": "wisp"} == found[0].varied


def test_what_the_game_does_not_allow_is_left_out() -> None:
    heroes = ("lumberjack", "witch")
    found = cells(FIGHT, {"players": 2}, [axis("hero", *heroes), axis("partner", *heroes)])

    assert [("lumberjack", "witch"), ("witch", "lumberjack")] == [
        (cell.options.hero, cell.options.partner) for cell in found
    ]


def test_if_nothing_is_allowed_the_game_says_why() -> None:
    with pytest.raises(BadOptions, match="two different heroes"):
        cells(FIGHT, {"players": 2, "partner": "witch"}, [axis("hero", "witch")])


def test_a_value_that_was_asked_for_is_in_a_row() -> None:
    """All that is offered may hold what this table cannot have; what is named was meant."""
    one, *_ = cells(FIGHT, {}, [read_axis(FIGHT, "bosses")])
    assert {"bosses": "random"} == one.varied

    with pytest.raises(BadOptions, match="does not allow hero=wizard in any combination"):
        cells(FIGHT, {}, [axis("hero", "witch", "wizard")])


def test_events_are_counted_by_kind_and_by_field() -> None:
    journal = Journal()
    for who in ("oak", "oak", "elm"):
        journal.add(Fell(who))

    assert {"fell": {"": 3}, "fell.who": {"oak": 2, "elm": 1}, "rose": {}} == count(
        journal, ("fell", "fell.who", "rose")
    )


def test_counts_of_several_games() -> None:
    oak, elm = tallies([{"fell.who": {"oak": 2, "elm": 1}}, {"fell.who": {"oak": 1}}])["fell.who"]

    assert ("oak", 1.0, 1.5) == (oak.value, oak.games, oak.each.mean)
    assert ("elm", 0.5, 0.5) == (elm.value, elm.games, elm.each.mean)


def test_a_lost_run_is_no_part_of_a_win() -> None:
    """A lost run is worth something to a search, for bosses that fell; as a result it is lost."""
    options = FIGHT.read_options({"hero": "witch"})
    played = list(simulate(tasks(FIGHT, options, ("novice",), 4, seed=1, counted=("fight_began",))))
    summary = summaries(played)[0]

    assert any(replay(FIGHT, game.record).utilities()[0] > 0 for game in played)
    assert {(0.0,)} == {game.wins for game in played}
    assert 0.0 == summary.wins.mean
    assert all(game.counts["fight_began"][""] >= 1 for game in played)
