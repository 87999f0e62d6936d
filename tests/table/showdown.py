"""A tiny game for tests in which all decide at once: everybody shows 0, 1 or 2, twice; the most points win."""

from typing import Any

import msgspec

from sacrarium.core.bits import Move, Seat, SeatSet, bit
from sacrarium.core.chance import Chance
from sacrarium.core.decision import Ask, MoveInfo, Outcome, Result, Words
from sacrarium.core.errors import BadNotation, Reason
from sacrarium.core.game import Game, Point, Primer, Text
from sacrarium.core.journal import EVERYBODY, Event, Journal
from sacrarium.core.policy import RandomPolicy
from sacrarium.core.state import State
from sacrarium.core.words import Company

ROUNDS = 2
SHOWN = ("0", "1", "2")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 2


class Shown(Event, frozen=True, tag="shown"):
    numbers: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    points: tuple[int, ...]
    own: int | None


class ShowdownState(State):
    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.points = [0] * options.players
        self.chosen: dict[Seat, int] = {}
        self.round = 0

    def restart(self, chance: Chance, journal: Journal | None = None) -> None:
        self.round = 0

    def seats(self) -> int:
        return self.players

    def to_act(self) -> SeatSet:
        if self.round == ROUNDS:
            return 0
        return sum(bit(seat) for seat in range(self.players) if seat not in self.chosen)

    def legal(self, seat: Seat) -> list[Move]:
        return [0, 1, 2]

    def is_legal(self, seat: Seat, move: Move) -> bool:
        return 0 <= move < 3

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return None if self.is_legal(seat, move) else Reason("S1", "no_such_number")

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        self.chosen[seat] = move
        if len(self.chosen) < self.players:
            return
        numbers = tuple(self.chosen[other] for other in range(self.players))
        self.points = [points + number for points, number in zip(self.points, numbers, strict=True)]
        self.chosen = {}
        self.round += 1
        if journal is not None:
            journal.add(Shown(numbers), EVERYBODY)

    def copy(self) -> "ShowdownState":
        other = ShowdownState(Options(self.players))
        other.points, other.chosen, other.round = list(self.points), dict(self.chosen), self.round
        return other

    def imagine(self, seat: Seat, chance: Chance) -> "ShowdownState":
        return self.copy()

    def view(self, seat: Seat | None) -> View:
        return View(seat, tuple(self.points), None if seat is None else self.chosen.get(seat))

    def outcome(self) -> Outcome | None:
        if self.round < ROUNDS:
            return None
        ranks = tuple(1 + sum(other > own for other in self.points) for own in self.points)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(winners, ranks, tuple(self.points), "most_points")

    def to_position(self) -> dict[str, Any]:
        return {"points": self.points, "chosen": self.chosen, "round": self.round}


def read_move(text: str) -> Move:
    if text not in SHOWN:
        raise BadNotation(f"'{text}' is not a number from 0 to 2")
    return int(text)


def ask(state: State, seat: Seat, company: Company) -> Ask:
    return Ask(seat, "show", "Show a number", "", tuple(MoveInfo(text, f"Show {text}") for text in SHOWN))


def result(outcome: Outcome, company: Company) -> Result:
    return Result(outcome.winners, outcome.ranks, outcome.scores, "It is over", "", ())


def words(state: State, company: Company) -> Words:
    return Words("All show a number")


def event_in_words(event: Event, company: Company) -> str:
    return f"Shown: {event.numbers}" if isinstance(event, Shown) else ""


def reason(found: Reason, company: Company) -> str:
    return "There is no such number."


SHOWDOWN = Game(
    name="showdown",
    title="Showdown",
    tagline="",
    about="",
    rules_version=1,
    seats=(2, 3),
    default_seats=2,
    minutes=1,
    together=False,
    options=Options,
    option_infos=(),
    primer=Primer("", "", (), Point("", ()), ()),
    rules=(),
    chapters=(),
    move_count=3,
    most_moves=lambda options: ROUNDS * int(options.players),
    state=ShowdownState,
    read_position=lambda _: ShowdownState(Options()),
    write_move=str,
    read_move=read_move,
    pieces=lambda _: {},
    text=Text(ask=ask, words=words, event=event_in_words, reason=reason, result=result),
    novice=RandomPolicy(),
)
