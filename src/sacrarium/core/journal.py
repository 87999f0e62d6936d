"""Events: what happened, in the past tense, and who may know. Search keeps no journal and pays nothing."""

from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from .bits import Seat, SeatSet, bit

if TYPE_CHECKING:
    from .state import State

NOBODY: Final[SeatSet] = 0
EVERYBODY: Final[SeatSet] = -1  # all seats, and whoever watches


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; each game has its own kinds."""

    news: ClassVar[bool] = (
        True  # False: only that somebody has answered in secret, which changes nobody's question
    )

    def uncovers(self) -> bool:
        """Whether somebody has learnt by it what lay hidden, not from the move alone: then it cannot be taken back."""
        return False


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

    def position(self, place: int) -> "State | None":
        """The position right after an event, where it is kept."""
        return None

    def places_seen_from(self, seats: tuple[Seat, ...]) -> list[int]:
        """The places of the events that one of these seats may know; without seats those of a spectator."""
        viewers = seats or (None,)
        return [
            place
            for place, (audience, _) in enumerate(self.entries)
            if any(_may_know(viewer, audience) for viewer in viewers)
        ]

    def seen_from(self, seats: tuple[Seat, ...]) -> list[Event]:
        """The events that one of these seats may know; without seats those of a spectator."""
        return [self.entries[place][1] for place in self.places_seen_from(seats)]

    def seen_by(self, seat: Seat | None) -> list[Event]:
        """The events that this seat may know; None is a spectator."""
        return self.seen_from(() if seat is None else (seat,))


class Camera(Journal):
    """A journal that keeps the position after each event, too, so that those who watch see one thing after the other."""

    def __init__(self, state: "State") -> None:
        super().__init__()
        self.positions: list[State] = []
        self._state = state

    def add(self, event: Event, audience: SeatSet = NOBODY) -> None:
        super().add(event, audience)
        self.positions.append(self._state.copy())

    def position(self, place: int) -> "State | None":
        return self.positions[place]

    def words_only(self) -> Journal:
        """The same events without their positions, to be kept for long."""
        journal = Journal()
        journal.entries = self.entries
        return journal


def _may_know(seat: Seat | None, audience: SeatSet) -> bool:
    if audience == EVERYBODY:
        return True
    return seat is not None and bool(audience & bit(seat))
