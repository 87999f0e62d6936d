"""The tree search: sound where seats decide at once, where dice fall, and where all help each other."""

import time
from itertools import count

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.policy import Policy, RandomPolicy
from sacrarium.games import GAMES
from sacrarium.search import Report, SearchBot, Searcher, bot, consider

from .toys import Dice, Helpers, Pennies

SARKOPHAG = GAMES["sarkophag"]


def searcher() -> Searcher:
    return Searcher(move_count=8, playout=None, exploration=0.7)


def shares(report: Report) -> dict[int, float]:
    visits = sum(considered.visits for considered in report.moves)
    return {considered.move: considered.visits / visits for considered in report.moves}


@pytest.mark.parametrize(("seat", "equilibrium"), [(0, 0.25), (1, 0.5)])
def test_seats_that_decide_at_once_mix_their_moves(seat: int, equilibrium: float) -> None:
    """Regret matching tends to the equilibrium."""
    report = searcher().think(Pennies(), seat, Seeded(1), simulations=40_000)

    assert report.mixed
    assert equilibrium == pytest.approx(shares(report)[0], abs=0.06)


def test_what_the_search_only_tried_out_is_not_part_of_its_strategy() -> None:
    """One side of the coin is always better: the search wanders a tenth of the time, and means none of it."""
    report = searcher().think(Pennies(lopsided=True), 0, Seeded(1), simulations=4_000)

    assert report.mixed and 0.99 < shares(report)[1]


@pytest.mark.parametrize("chosen", [0, 1])
def test_an_answer_that_another_has_given_in_secret_changes_nothing(chosen: int) -> None:
    """The search lets the other choose in every world, as if it had not answered yet."""
    answered = Pennies()
    answered.advance(0, chosen, Seeded(0))

    reports = [searcher().think(state, 1, Seeded(1), simulations=2_000) for state in (Pennies(), answered)]

    assert reports[0] == reports[1] and reports[1].mixed


def test_what_is_forced_needs_no_thought() -> None:
    assert 1 == searcher().think(Pennies(sides=1), 0, Seeded(1), simulations=1_000).simulations


def test_dice_are_averaged_and_not_guessed() -> None:
    """A roll that may be followed by another is worth 4.25, more than the 3 points that are sure."""
    report = searcher().think(Dice(), 0, Seeded(2), simulations=4_000)

    assert 1 == report.moves[0].move
    assert 4.25 / 6 == pytest.approx(report.moves[0].value, abs=0.05)


def test_what_the_dice_showed_is_known_later() -> None:
    """After a 6 nobody rolls again, after a 1 everybody does."""
    assert 0 == searcher().think(Dice(6, 1), 0, Seeded(3), simulations=500).moves[0].move
    assert 1 == searcher().think(Dice(1, 1), 0, Seeded(3), simulations=500).moves[0].move


def test_seats_that_win_together_find_the_only_way() -> None:
    assert 3 == searcher().think(Helpers(), 0, Seeded(4), simulations=4_000).moves[0].move


def test_the_clock_ends_a_search_that_has_no_other_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on a millisecond at each look: it is looked at after every simulation."""
    ticks = count(step=0.001)
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))

    report = searcher().think(Dice(), 0, Seeded(5), simulations=1_000_000_000, milliseconds=5)

    assert 5 == pytest.approx(report.simulations, abs=1)


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES.values() for seats in game.seats],
    ids=lambda it: str(getattr(it, "name", it)),
)
def test_a_bot_looks_at_the_clock_after_every_simulation(
    game: Game, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on a millisecond at each look, no bot of any game makes more simulations than milliseconds."""
    state = game.new(game.read_options({"players": seats} if len(game.seats) > 1 else {}), Seeded(11))
    ticks = count(step=0.001)
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))

    report = SearchBot(game, 1_000_000_000, 20).think(state, state.next_seat(), Seeded(12))

    assert report.moves and report.simulations <= 20 + 1


def test_a_large_tree_grows_and_loses_nothing() -> None:
    """More positions than the first arrays hold."""
    state = SARKOPHAG.new(SARKOPHAG.read_options({}), Seeded(6))
    search = Searcher(SARKOPHAG.move_count, SARKOPHAG.search.playout, SARKOPHAG.search.exploration)
    report = search.think(state, state.next_seat(), Seeded(7), simulations=12_000)

    assert 12_000 == sum(considered.visits for considered in report.moves)
    assert sorted(state.legal(state.next_seat())) == sorted(considered.move for considered in report.moves)


def test_the_same_chance_thinks_the_same() -> None:
    state = SARKOPHAG.new(SARKOPHAG.read_options({"players": 6}), Seeded(8))
    seat = state.next_seat()

    first, second = (consider(SARKOPHAG, state, seat, Seeded(9), simulations=300) for _ in range(2))

    assert first == second


def test_the_last_seat_gives_five_heads_away() -> None:
    """The trick is broken and lost to another seat: every level but random sheds the 25."""
    state = SARKOPHAG.read_position({"hands": [[3], [4], [50], [21, 25]], "trick": [30, 29, 40], "leader": 0})

    for level in ("novice", "adept", "master"):
        assert 25 == bot(SARKOPHAG, level).choose(state, 3, Seeded(10))


def test_novice_beats_random_and_search_beats_novice() -> None:
    """One seat against three of the other kind, from fixed seeds: 60 and 24 games are enough to tell."""
    assert wins(bot(SARKOPHAG, "novice"), RandomPolicy(), games=60) > 0.45
    assert wins(bot(SARKOPHAG, "adept"), RandomPolicy(), games=24) > 0.45


def wins(hero: Policy, others: Policy, games: int) -> float:
    """The share of games that the hero wins, sitting in every seat in turn."""
    won = 0.0
    for number in range(games):
        chance, own = Seeded(number), Seeded(1000 + number)
        state = SARKOPHAG.new(SARKOPHAG.read_options({}), chance)
        while state.to_act():
            seat = state.next_seat()
            player = hero if seat == number % 4 else others
            state.play(seat, player.choose(state, seat, own), chance)
        won += state.utilities()[number % 4]
    return won / games
