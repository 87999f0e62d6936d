"""One moment of a table as a viewer knows it, whether it comes from a live match or from a record."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.changes import changed
from sacrarium.core.decision import Ask, Barred, MoveInfo, Result, Words
from sacrarium.core.errors import BadRecord
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.record import Record, Replay
from sacrarium.core.state import State
from sacrarium.core.words import Company
from sacrarium.table.messages import SeatInfo, Update, WholeTable


class Moment(msgspec.Struct, frozen=True):
    """What there is to see after an entry of the log."""

    number: int
    viewer: Seat | None  # None: a spectator
    seats: tuple[SeatInfo, ...]
    view: dict[str, Any]
    words: Words
    events: tuple[dict[str, Any], ...] = ()
    lines: tuple[str, ...] = ()  # what happened with this entry, in words
    ask: Ask | None = None
    result: Result | None = None
    yours: tuple[Seat, ...] = ()  # the seats that the person at the keys plays

    def name(self, seat: Seat) -> str:
        """What a seat is called on a label."""
        return "You" if seat == self.viewer and len(self.yours) < 2 else self.seats[seat].name

    def company(self) -> Company:
        """The seats as sentences name them."""
        return Company(tuple(info.name for info in self.seats), self.viewer, len(self.yours) > 1)

    def event(self, kind: str) -> dict[str, Any] | None:
        """The event of this kind, if there was one."""
        return next((event for event in self.events if event["kind"] == kind), None)


class Sight(msgspec.Struct, frozen=True):
    """A moment and what the person at the keys is doing with it."""

    moment: Moment
    chosen: str | None = None  # what is looked at: a move in notation, or a piece of one
    picked: tuple[str, ...] = ()  # the pieces of a composed answer so far
    warned: bool = False  # an answer that loses the game was asked for once
    held: bool = False  # the table stops at what has just happened
    typed: str = ""
    note: str = ""  # a reason or a hint, instead of what follows
    bad: bool = False  # the note is a reason


def find(moment: Moment, move: str | None) -> tuple[MoveInfo | None, Barred | None]:
    """The move among those that are allowed, and among those that are barred."""
    if moment.ask is None or move is None:
        return None, None
    return described(moment.ask, move), next((bar for bar in moment.ask.barred if bar.move == move), None)


def described(ask: Ask, move: str) -> MoveInfo | None:
    """What the question says about one of its moves."""
    return next((info for info in ask.moves if info.move == move), None)


def from_table(table: WholeTable) -> Moment:
    """The whole table, as it was told."""
    return Moment(
        number=table.number,
        viewer=table.you,
        seats=table.seats,
        view=table.view,
        words=table.words,
        lines=tuple(line.text for line in table.log),
        ask=table.ask,
        result=table.outcome,
        yours=table.yours,
    )


def from_update(before: Moment, update: Update) -> Moment:
    """The table one entry later."""
    told = [change for event in update.events for change in event["changes"]]
    return msgspec.structs.replace(
        before,
        number=update.number,
        view=changed(before.view, (*told, *update.changes)),
        words=update.words,
        events=update.events,
        lines=tuple(event["text"] for event in update.events if event["text"]),
        ask=update.ask,
        result=update.outcome,
    )


# -- from a record -----------------------------------------------------------------------------------


def check(game: Game, record: Record) -> int:
    """How many seats the record has; BadRecord says in one sentence why it cannot be replayed."""
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"this record was played by version {record.rules_version} of the rules; "
            f"{game.title} is now at version {game.rules_version}"
        )
    seats = game.state(game.read_options(record.options)).seats()
    strangers = [entry.seat for entry in record.moves if not 0 <= entry.seat < seats]
    if strangers:
        raise BadRecord(f"this record speaks of seat {strangers[0]}, but the table has {seats} seats")
    return seats


def moments(game: Game, record: Record, viewer: Seat | None) -> Iterator[Moment]:
    """The game of a record step by step, through the eyes of this seat or of a spectator."""
    seats = seat_infos(record, check(game, record))
    company = Company(tuple(info.name for info in seats), viewer)
    for number, (state, journal) in enumerate(Replay(game, record).steps()):
        yield _moment(game, number, seats, company, state, journal)


def seat_infos(record: Record, count: int) -> tuple[SeatInfo, ...]:
    """Who sat where; a record without names counts the seats, and namesakes, such as simulated bots, are numbered."""
    names = [f"Seat {seat + 1}" for seat in range(count)]
    if len(record.names) == count:
        names = [
            name if record.names.count(name) == 1 else f"{name} {seat}"
            for seat, name in enumerate(record.names, 1)
        ]
    return tuple(SeatInfo(seat, name, "person", None, True) for seat, name in enumerate(names))


def _moment(
    game: Game, number: int, seats: tuple[SeatInfo, ...], company: Company, state: State, journal: Journal
) -> Moment:
    told = [(event, game.text.event(event, company)) for event in journal.seen_by(company.viewer)]
    outcome = state.outcome()
    return Moment(
        number=number,
        viewer=company.viewer,
        seats=seats,
        view=msgspec.to_builtins(state.view(company.viewer)),
        words=game.text.words(state, company),
        events=tuple({**msgspec.to_builtins(event), "text": text} for event, text in told),
        lines=tuple(text for _, text in told if text),
        result=None if outcome is None else game.text.result(outcome, company),
    )
