"""Rollouts: a few candidates, the same luck for all, and the adviser's own move unless another is clearly better."""

import time
from itertools import count

import pytest

from sacrarium.core.bits import Move, Seat, SeatSet
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.journal import Journal
from sacrarium.core.policy import Adviser
from sacrarium.core.state import MoveList, State
from sacrarium.games import GAMES
from sacrarium.search import Rollouts, consider

from .toys import Helpers, Open


class Presser(Adviser):
    """Presses one button, and looks at all of them, this one first."""

    def __init__(self, button: int) -> None:
        self.button = button

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return self.button

    def shortlist(self, state: State, seat: Seat, chance: Chance, moves: MoveList) -> None:
        state.list_moves(seat, moves)
        buttons = state.legal(seat)
        moves.clear()
        for move in (self.button, *(move for move in buttons if move != self.button)):
            moves.add(move)


class Wager(Open):
    """One seat: a sure half, or a bet on a die that wins from some face on."""

    def __init__(self, wins_from: int, points: float | None = None) -> None:
        self.wins_from, self.points = wins_from, points

    def to_act(self) -> SeatSet:
        return 1 if self.points is None else 0

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.clear()
        moves.add(0)
        moves.add(1)

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        self.points = 0.5 if move == 0 else float(chance.roll(6) >= self.wins_from)

    def copy(self) -> "Wager":
        return Wager(self.wins_from, self.points)

    def seats(self) -> int:
        return 1

    def worth(self, seat: Seat) -> float:
        return self.points or 0.0


def test_helpers_agree_on_the_only_win() -> None:
    report = Rollouts(Presser(3), 1.5).think(Helpers(), 0, Seeded(1), 200)

    assert (3, 1.0) == (report.moves[0].move, report.moves[0].value) and not report.mixed


def test_without_a_clear_difference_the_adviser_is_followed() -> None:
    """Button 0 leads nowhere whatever the first seat does: no difference, so its own move stays."""
    report = Rollouts(Presser(0), 1.5).think(Helpers(), 0, Seeded(1), 200)

    assert 0 == report.moves[0].move and {0.0} == {weighed.value for weighed in report.moves}


@pytest.mark.parametrize(("wins_from", "best"), [(1, 1), (2, 1), (6, 0)])
def test_a_clear_difference_is_seen(wins_from: int, best: Move) -> None:
    report = Rollouts(Presser(0), 1.5).think(Wager(wins_from), 0, Seeded(2), 400)

    assert best == report.moves[0].move


def test_a_difference_within_the_doubt_is_noise() -> None:
    """A fair bet is worth exactly the sure half; with a doubt of three errors nobody leaves it."""
    choices = [
        Rollouts(Presser(0), 3.0).think(Wager(4), 0, Seeded(seed), 200).moves[0].move for seed in range(20)
    ]

    assert [0] * 20 == choices


class Shrug(Wager):
    """A fair bet that often changes nothing: two faces win, two lose."""

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        self.points = 0.5 if move == 0 else (chance.roll(6) - 1) // 2 / 2

    def copy(self) -> "Shrug":
        return Shrug(self.wins_from, self.points)


def test_few_rounds_say_little() -> None:
    """Three rounds, two won and one without a difference, are no reason to leave the sure half."""
    choices = [
        Rollouts(Presser(0), 1.8).think(Shrug(5), 0, Seeded(seed), 6).moves[0].move for seed in range(50)
    ]

    assert [0] * 50 == choices


def test_hopeless_candidates_are_given_up() -> None:
    report = Rollouts(Presser(0), 1.5).think(Wager(6), 0, Seeded(3), 4000)

    assert 4000 > report.simulations and report.moves[0].visits == report.moves[1].visits


def test_the_advisers_own_move_is_given_up_too() -> None:
    """A bet that is always won is known to be better long before the budget is used up."""
    report = Rollouts(Presser(0), 1.5).think(Wager(1), 0, Seeded(3), 4000)

    assert 1 == report.moves[0].move and 200 > report.simulations


def test_the_budget_is_kept_and_one_move_needs_no_thought() -> None:
    report = Rollouts(Presser(3), 1.5).think(Helpers(), 0, Seeded(4), 40)

    assert 40 <= report.simulations < 44
    assert sum(weighed.visits for weighed in report.moves) == report.simulations


def test_time_may_end_it() -> None:
    """With a budget that never ends, the clock does."""
    report = Rollouts(Presser(0), 1.5).think(Helpers(), 0, Seeded(5), 10_000_000, milliseconds=1)

    assert 0 < report.simulations < 10_000_000


def test_the_clock_ends_a_round_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a millisecond at each look: candidates, not rounds, are counted."""
    ticks = count(step=0.001)
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))

    report = Rollouts(Presser(3), 1.5).think(Helpers(), 0, Seeded(1), 1_000_000, milliseconds=6)

    assert 6 == pytest.approx(report.simulations, abs=1)
    assert 1 == max(move.visits for move in report.moves) - min(move.visits for move in report.moves)


def test_a_hint_weighs_every_move_even_where_the_adviser_names_one() -> None:
    """Sacrifice Circle: an adept has one path in mind; a person who asks wants to hear about all."""
    game = GAMES["sacrifice_circle"]
    state = game.new(game.read_options({}), Seeded(5))

    report = consider(game, state, 0, Seeded(6), simulations=500)

    assert sorted(state.legal(0)) == sorted(found.move for found in report.moves)
    assert all(found.visits and 0 < found.value < 1 for found in report.moves)


class Rounds(Open):
    """One seat presses a button in every round; only the first round counts, and nobody plays the third."""

    def __init__(self, pressed: tuple[int, ...] = ()) -> None:
        self.pressed = pressed

    def to_act(self) -> SeatSet:
        return 1

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.clear()
        moves.add(0)
        moves.add(1)

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        assert len(self.pressed) < 2 * self.foresight()
        self.pressed = (*self.pressed, move)

    def copy(self) -> "Rounds":
        return type(self)(self.pressed)

    def stage(self) -> int:
        return len(self.pressed) // 2

    def seats(self) -> int:
        return 1

    def worth(self, seat: Seat) -> float:
        return float(self.pressed == (1, *[0] * (2 * self.foresight() - 1)))


class FarRounds(Rounds):
    """The same, but what is pressed shows its worth two rounds later, and nobody plays the fourth."""

    def foresight(self) -> int:
        return 3


@pytest.mark.parametrize("rounds", [Rounds, FarRounds])
def test_games_are_played_on_to_the_end_of_the_last_stage_that_matters(rounds: type[Rounds]) -> None:
    """A round is over after two buttons; what follows the last is left to the worth of the position."""
    report = Rollouts(Presser(0), 1.5).think(rounds(), 0, Seeded(1), 100)

    assert {0: 0.0, 1: 1.0} == {weighed.move: weighed.value for weighed in report.moves}


class Tide(Open):
    """One seat: luck lifts every move alike; two buttons are worth the same, the third a fifth less."""

    def __init__(self, points: float | None = None) -> None:
        self.points = points

    def to_act(self) -> SeatSet:
        return 1 if self.points is None else 0

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.clear()
        for button in range(3):
            moves.add(button)

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        self.points = 0.1 * chance.roll(6) + (0.0 if move == 2 else 0.2)

    def copy(self) -> "Tide":
        return Tide(self.points)

    def seats(self) -> int:
        return 1

    def worth(self, seat: Seat) -> float:
        return self.points or 0.0


@pytest.mark.parametrize("own", [0, 1])
def test_what_is_given_up_early_is_told_by_the_luck_that_it_shared(own: Move) -> None:
    """Its own mean may be that of a lucky beginning, and higher than the mean of what beat it every time."""
    best, other, given_up = Rollouts(Presser(own), 1.5).think(Tide(), 0, Seeded(8), 300).moves

    assert (own, 2) == (best.move, given_up.move) and given_up.visits < best.visits == other.visits
    assert best.value == other.value and pytest.approx(0.2) == best.value - given_up.value


class Steps(Open):
    """One seat: two buttons, one after the other; only 1 and then 0 wins."""

    def __init__(self, pressed: tuple[Move, ...] = ()) -> None:
        self.pressed = pressed

    def to_act(self) -> SeatSet:
        return 1 if len(self.pressed) < 2 else 0

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        moves.clear()
        moves.add(0)
        moves.add(1)

    def is_legal(self, seat: Seat, move: Move) -> bool:
        return move in {0, 1}

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        self.pressed = (*self.pressed, move)

    def copy(self) -> "Steps":
        return Steps(self.pressed)

    def seats(self) -> int:
        return 1

    def worth(self, seat: Seat) -> float:
        return float(self.pressed == (1, 0))


def test_whole_choices_are_compared_to_their_last_move() -> None:
    """By its first moves alone no adviser that always presses 1 would find it."""
    rollouts = Rollouts(Presser(1), 1.5)

    found = rollouts.compare([(1, 1), (0, 1), (1, 0)], Steps(), 0, Seeded(1), 200).moves

    assert (1, (0,), 1.0) == (found[0].move, found[0].then, found[0].value)
    assert {0.0} == {one.value for one in rollouts.think(Steps(), 0, Seeded(1), 200).moves}
