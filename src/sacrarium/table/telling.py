"""How a table tells what happens: through whose eyes, with which names, and what is different to see each time."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, cast

import msgspec

from sacrarium.core.bits import Seat, bit
from sacrarium.core.changes import Change, changes
from sacrarium.core.decision import Ask, Result, Words
from sacrarium.core.game import Game
from sacrarium.core.journal import Event, Journal
from sacrarium.core.state import State
from sacrarium.core.words import Company

from .messages import GameEvent, LogLine, SeatInfo
from .seating import Bot, Sitter, driven_by, driver_of, name_at
from .taking_back import Undone, told


class Teller:
    """Tells a game to its viewers. Viewers are seats; None is a spectator."""

    def __init__(self, game: Game, seats: Sequence[Sitter], names: tuple[str, ...]) -> None:
        self.game = game
        self.sitters = seats
        self.names = names

    # -- through whose eyes ------------------------------------------------------------------------

    def eyes(self, state: State, viewer: Seat | None) -> Seat | None:
        """Through which seat a link sees the table: of those that it plays the one that is asked, else its own."""
        yours = driven_by(self.sitters, viewer)
        return next((seat for seat in yours if state.to_act() & bit(seat)), viewer)

    def company(self, viewer: Seat | None) -> Company:
        """The names at the table, through the eyes of this viewer; a seat among several of one person is named."""
        driver = None if viewer is None else driver_of(self.sitters, viewer)
        return Company(self.names, viewer, len(driven_by(self.sitters, driver)) > 1)

    def telling(self, viewer: Seat | None) -> Company:
        """The same for what happened: whoever plays several seats hears all of them by name."""
        return self.company(viewer if len(driven_by(self.sitters, viewer)) == 1 else None)

    # -- what is told ------------------------------------------------------------------------------

    def words(self, state: State, viewer: Seat | None) -> Words:
        """What the table says in this position."""
        return self.game.text.words(state, self.company(self.eyes(state, viewer)))

    def ask(self, state: State, viewer: Seat | None) -> Ask | None:
        """The question to one of this viewer's seats, if there is one."""
        seat = self.eyes(state, viewer)
        if seat is None or not state.to_act() & bit(seat):
            return None
        return self.game.text.ask(state, seat, self.company(seat))

    def result(self, state: State, journals: Sequence[Journal], viewer: Seat | None) -> Result | None:
        """How the game has ended, once it has, and the course that it took."""
        outcome = state.outcome()
        if outcome is None:
            return None
        text, company = self.game.text, self.telling(viewer)
        course = () if text.course is None else text.course(self._numbered(journals, viewer), company)
        return msgspec.structs.replace(text.result(outcome, company), course=course)

    def _numbered(self, journals: Sequence[Journal], viewer: Seat | None) -> Iterator[tuple[int, Event]]:
        """All events that this viewer may know, with the numbers of their entries."""
        yours = driven_by(self.sitters, viewer)
        return ((n, event) for n, journal in enumerate(journals) for event in journal.seen_from(yours))

    def events(
        self, journal: Journal, viewer: Seat | None, eyes: Seat | None, reel: "Reel"
    ) -> tuple[GameEvent, ...]:
        """The events of an entry that this viewer may know, each with what it changed to see."""
        company = self.telling(viewer)
        heard = []
        for place in journal.places_seen_from(driven_by(self.sitters, viewer)):
            (_, event), position = journal.entries[place], journal.position(place)
            changed = () if position is None else reel.show(plain_view(position, eyes))
            words = {"text": self._sentence(event, company), "changes": changed}
            heard.append(cast(GameEvent, {**msgspec.to_builtins(event), **words}))
        return tuple(heard)

    def log(self, journal: Journal, viewer: Seat | None, number: int) -> Iterator[LogLine]:
        """The lines of an entry that this viewer may know."""
        company = self.telling(viewer)
        for event in journal.seen_from(driven_by(self.sitters, viewer)):
            if text := self._sentence(event, company):
                yield LogLine(number, text)

    def _sentence(self, event: Event, company: Company) -> str:
        return told(event, company) if isinstance(event, Undone) else self.game.text.event(event, company)


class Reel:
    """The views that somebody is shown one after the other; each is told by what is different in it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def show(self, view: dict[str, Any]) -> tuple[Change, ...]:
        """The next view."""
        found = changes(self.view, view)
        self.view = view
        return found


def plain_view(state: State, viewer: Seat | None) -> dict[str, Any]:
    """What this viewer may know, as plain data."""
    view: dict[str, Any] = msgspec.to_builtins(state.view(viewer))
    return view


def seat_infos(sitters: Sequence[Sitter], present: AbstractSet[Seat] = frozenset()) -> tuple[SeatInfo, ...]:
    """Who sits where, and whether they are there."""
    return tuple(_seat_info(sitters, seat, present) for seat in range(len(sitters)))


def _seat_info(sitters: Sequence[Sitter], seat: Seat, present: AbstractSet[Seat]) -> SeatInfo:
    sitter, driver = sitters[seat], driver_of(sitters, seat)
    played_by: Any = sitter if driver is None else sitters[driver]
    return SeatInfo(
        seat=seat,
        name=name_at(sitters, seat),
        kind=played_by.__struct_config__.tag,
        level=sitter.level if isinstance(sitter, Bot) else None,
        present=driver is None or driver in present,
        driver=driver,
    )
