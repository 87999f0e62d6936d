"""What each seat has seen since the beginning: its own moves, and the events that it may know. Nothing is forgotten.

A memory is never changed: the next move makes a new one that points back to it, so that copies of a game share it.
"""

from collections.abc import Callable
from typing import Self, TypeAlias

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.journal import Journal
from sacrarium.core.state import State

OWN_MOVE = "> "
Happened: TypeAlias = Callable[[], tuple[str, Journal]]  # a move in notation, and its events


class Memory:
    """One move of a game, and all that came before. What happened is worked out only if somebody asks."""

    def __init__(
        self, before: "Memory | None" = None, actor: Seat | None = None, happened: Happened | None = None
    ) -> None:
        self.before = before
        self.actor = actor
        self.happened = happened
        self.seen: dict[Seat, str] = {}
        self.told: tuple[str, Journal] | None = None

    def lines(self, seat: Seat) -> str:
        """What the seat has seen of this move alone."""
        if seat not in self.seen and self.happened is not None:
            if self.told is None:
                self.told = self.happened()
            move, journal = self.told
            own = [OWN_MOVE + move] if self.actor == seat else []
            events = [msgspec.json.encode(event).decode() for event in journal.seen_by(seat)]
            self.seen[seat] = "".join(f"{line}\n" for line in (*own, *events))
        return self.seen.get(seat, "")

    def previous(self, seat: Seat) -> "Memory | None":
        """What the seat remembers before this move."""
        return self.before

    def text(self, seat: Seat) -> str:
        """Everything the seat has seen, oldest first."""
        found: list[str] = []
        at: Memory | None = self
        while at is not None:
            found.append(at.lines(seat))
            at = at.previous(seat)
        return "".join(reversed(found))


class Dreamt(Memory):
    """The past of an imagined world: the seat that imagines has its own, the others have only what they see there."""

    def __init__(self, past: Memory, dreamer: Seat, world: State) -> None:
        super().__init__(past)
        self.dreamer = dreamer
        self.world = world

    def lines(self, seat: Seat) -> str:
        if seat != self.dreamer and seat not in self.seen:
            self.seen[seat] = f"{msgspec.json.encode(self.world.view(seat)).decode()}\n"
        return self.seen.get(seat, "")

    def previous(self, seat: Seat) -> Memory | None:
        return self.before if seat == self.dreamer else None


class Written(Memory):
    """A past that was written down, for each seat."""

    def __init__(self, texts: dict[Seat, str]) -> None:
        super().__init__()
        self.seen = texts

    @classmethod
    def of(cls, memory: Memory, seats: int) -> Self:
        """The whole past, so that it can be saved."""
        return cls({seat: memory.text(seat) for seat in range(seats)})
