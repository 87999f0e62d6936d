"""Events: what happened, in the past tense, and who may know. Search keeps no journal and pays nothing."""

from types import ModuleType
from typing import ClassVar, Final

import msgspec

from .bits import Seat, SeatSet, bit

NOBODY: Final[SeatSet] = 0
EVERYBODY: Final[SeatSet] = -1  # all seats, and whoever watches


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; each game has its own kinds."""

    news: ClassVar[bool] = (
        True  # False: only that somebody has answered in secret, which changes nobody's question
    )


def kinds_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that a module defines, in its order."""
    found = (kind for kind in vars(module).values() if isinstance(kind, type))
    return tuple(kind for kind in found if issubclass(kind, Event) and kind is not Event)


class Journal:
    """Collects events with their audience, which is nobody unless said otherwise."""

    def __init__(self) -> None:
        self.entries: list[tuple[SeatSet, Event]] = []

    def add(self, event: Event, audience: SeatSet = NOBODY) -> None:
        """Write down what happened and who may know it."""
        self.entries.append((audience, event))

    def seen_from(self, seats: tuple[Seat, ...]) -> list[Event]:
        """The events that one of these seats may know; without seats those of a spectator."""
        return [
            event
            for audience, event in self.entries
            if any(_may_know(seat, audience) for seat in seats or (None,))
        ]

    def seen_by(self, seat: Seat | None) -> list[Event]:
        """The events that this seat may know; None is a spectator."""
        return [event for audience, event in self.entries if _may_know(seat, audience)]


def _may_know(seat: Seat | None, audience: SeatSet) -> bool:
    if audience == EVERYBODY:
        return True
    return seat is not None and bool(audience & bit(seat))
