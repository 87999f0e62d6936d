"""Taking back: what can be, by whom, and how it stands in the log.

A move is taken back freely while nobody else has decided anything since; with the consent of all people at the table also
together with what others have decided. What was drawn, rolled or uncovered stays: nobody can unsee it. Only a table for
practice, where one person plays against bots, goes back past that, and then the same chance comes again.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.journal import Event
from sacrarium.core.words import Company, capital, counted

BACK_TO: Final = (
    "back to "  # how it is written in the log, before the number of the position that it leads to
)

Way: TypeAlias = Literal["free", "ask", "barred"]


class Undone(Event, frozen=True, tag="undone"):
    """The table stands again as it stood after an earlier entry."""

    seat: Seat
    to: int  # the number of the position that stands again: the lines after it are undone
    moves: int  # how many do not count any more


class Back(msgspec.Struct, frozen=True):
    """What a viewer may take back: the last decision of one of its seats, with all that came after it."""

    way: Way
    words: str  # what would happen, or why it cannot


class Deed(msgspec.Struct, frozen=True):
    """A move that counts."""

    number: int  # of its entry
    seat: Seat
    uncovers: bool  # somebody learnt by it what lay hidden
    alone: bool  # nobody else was asked at the same time


def as_entry(to: int) -> str:
    """Taking back, as it stands in the log."""
    return f"{BACK_TO}{to}"


def target_of(move: str) -> int | None:
    """The number of the position that an entry leads back to; None: it is a move."""
    return int(move.removeprefix(BACK_TO)) if move.startswith(BACK_TO) else None


def place_of_last(deeds: Sequence[Deed], yours: Sequence[Seat]) -> int | None:
    """The place of the last move of these seats."""
    return next((place for place in reversed(range(len(deeds))) if deeds[place].seat in yours), None)


def judged(since: Sequence[Deed], yours: Sequence[Seat], practice: bool, people: bool) -> Back:
    """Whether the first of these moves can be taken back by those who play these seats."""
    if not practice and any(deed.uncovers for deed in since):
        return Back("barred", "Something was drawn, rolled or shown since: that cannot be taken back.")
    own = since[0].alone and all(deed.seat in yours for deed in since)
    if own or not people:
        return Back("free", "Your last decision, and what came after it, is taken back.")
    return Back("ask", "Others may have decided since: everybody at the table has to agree.")


class Request(msgspec.Struct, frozen=True):
    """Somebody has asked the others whether a move may be taken back."""

    seat: Seat  # of the link of whoever asks
    number: int  # what the table showed then
    others: tuple[Seat, ...]  # who has to agree
    agreed: tuple[Seat, ...] = ()

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """Who has not answered."""
        return tuple(seat for seat in self.others if seat not in self.agreed)

    def with_consent(self, seat: Seat) -> "Request":
        """The same after one more has agreed."""
        return msgspec.structs.replace(self, agreed=(*self.agreed, seat))

    def title(self, company: Company) -> str:
        """Who asks for what."""
        return f"{company.does(self.seat, 'asks')} to take back a move"

    def detail(self, company: Company) -> str:
        """What would happen, who agrees, and for whom the table waits."""
        waiting = f"waiting for {company.listed(self.waits_for)}."
        if not self.agreed:
            return f"What others have decided since goes back too. {capital(waiting)}"
        one = len(self.agreed) == 1 and not company.is_you(self.agreed[0])
        agree = f"**{capital(company.listed(self.agreed))} agree{'s' if one else ''}**"
        return f"What others have decided since goes back too. {agree}; {waiting}"


def given_up(asked: Request, by: Seat, company: Company) -> str:
    """How a request ended that was not granted."""
    if by == asked.seat:
        return ""
    return f"{company.does(by, 'does')} not agree, so the table stays as it is."


def told(event: Undone, company: Company) -> str:
    """What happened, in a sentence."""
    what = "a move" if event.moves == 1 else counted(event.moves, "move")
    return f"{company.does(event.seat, 'takes')} back {what}."
