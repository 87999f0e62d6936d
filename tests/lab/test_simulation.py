"""Games without people: the same seeds give the same games, whoever plays them in whatever process."""

import os

import pytest

from sacrarium.core.errors import SacrariumError
from sacrarium.core.record import replay
from sacrarium.games import GAMES
from sacrarium.lab.simulation import CHUNK, Finished, Task, handful, play_game, simulate, summaries, tasks
from sacrarium.lab.statistics import average, share
from sacrarium.lab.tally import tallies

SARKOPHAG = GAMES["sarkophag"]


def games(bots: tuple[str, ...], count: int, workers: int = 1) -> list[Finished]:
    options = SARKOPHAG.read_options({"players": len(bots)})
    return list(simulate(tasks(SARKOPHAG, options, bots, count, seed=5), workers))


def test_two_workers_play_the_same_games_as_one() -> None:
    bots = ("novice", "random", "random")

    assert games(bots, 6, workers=1) == games(bots, 6, workers=2)


def test_games_of_bots_that_think_are_handed_out_one_by_one() -> None:
    """A game may take a minute; those that are over count at once, also when the rest is interrupted."""
    options = SARKOPHAG.read_options({})
    assert CHUNK == handful(tasks(SARKOPHAG, options, ("novice", "random", "novice", "novice"), 3, 1))
    assert 1 == handful(tasks(SARKOPHAG, options, ("novice", "adept", "novice", "novice"), 3, 1))
    assert 1 == handful(tasks(SARKOPHAG, options, ("50sims", "novice", "novice", "novice"), 3, 1))


def test_every_bot_sits_in_every_seat() -> None:
    seats = [game.bots.index("novice") for game in games(("novice", "random", "random"), 6)]

    assert [0, 2, 1, 0, 2, 1] == seats


def test_a_simulated_game_can_be_played_again_from_its_record() -> None:
    task = tasks(SARKOPHAG, SARKOPHAG.read_options({}), ("novice",) * 4, 1, seed=9)[0]
    finished = play_game(task)

    outcome = replay(SARKOPHAG, finished.record).outcome()

    assert outcome is not None and finished.scores == outcome.scores


def test_a_summary_counts_every_seat_of_its_level() -> None:
    novice, others = summaries(games(("novice", "random", "random"), 30))

    assert ("novice", 30, "random", 60) == (novice.level, novice.wins.count, others.level, others.wins.count)
    assert novice.wins.mean * 30 + others.wins.mean * 60 == pytest.approx(30)
    assert novice.fair is not None
    assert novice.wins.low > novice.fair > others.wins.mean


def test_heroes_who_win_together_win_once() -> None:
    circle = GAMES["sacrifice_circle"]
    todo = tasks(
        circle, circle.read_options({}), ("novice", "random", "random", "random", "random"), 3, seed=1
    )
    novice, others = summaries(list(simulate(todo)))

    assert (3, 3) == (novice.wins.count, others.wins.count)
    assert novice.fair is None


def test_wilsons_interval() -> None:
    """Agresti and Coull 1998: 0 of 10 gives 0 to 0.278; 5 of 10 lies evenly around a half."""
    none, half = share([0.0] * 10), share([1.0] * 5 + [0.0] * 5)

    assert 0.0 == none.low
    assert 0.278 == pytest.approx(none.high, abs=0.001)
    assert half.low + half.high == pytest.approx(1.0)


def test_an_average_of_equal_values_is_certain() -> None:
    estimate = average([4.0] * 7)

    assert (4.0, 4.0, 4.0, 7) == (estimate.mean, estimate.low, estimate.high, estimate.count)


def dies(_: list[Task]) -> None:
    os._exit(1)


def test_a_worker_that_dies_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacrarium.lab.simulation.play_games", dies)

    with pytest.raises(SacrariumError, match="a process that played games has died"):
        games(("random",) * 3, 2, workers=2)


def test_the_dice_of_a_boss_are_counted() -> None:
    """Every boss turn of the Nachtkrapp has one, of Wodan and the Horde each of their cards."""
    fight = GAMES["sacrifight"]
    counted = ("boss_turn_began", "die_rolled.purpose", "side_drawn.side")
    found = {}
    for boss in ("nachtkrapp", "wild_hunt", "ruebezahl"):
        options = fight.read_options({"mode": "oneshot", "bosses": boss})
        games = simulate(tasks(fight, options, ("novice",), 6, 1, counted), 1)
        found[boss] = tallies([game.counts for game in games])

    def total(boss: str, event: str, value: str = "") -> float:
        return sum(tally.each.mean for tally in found[boss][event] if tally.value == value)

    assert total("nachtkrapp", "boss_turn_began") == total("nachtkrapp", "die_rolled.purpose", "ability") > 0
    assert (
        total("wild_hunt", "die_rolled.purpose", "wodan")
        > 0
        < total("wild_hunt", "die_rolled.purpose", "horde")
    )
    assert total("ruebezahl", "die_rolled.purpose", "face") == total("ruebezahl", "boss_turn_began")
    assert sum(tally.each.mean for tally in found["ruebezahl"]["side_drawn.side"]) > 0
