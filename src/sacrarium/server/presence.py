"""Who is here: by the last sign of life on each connection. Knows seats and times, no socket and no message.

A sign of life is a greeting or the answer to a ping, never a move: whoever is away would otherwise show by coming back
that a secret answer of theirs is in.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from sacrarium.core.bits import Seat

from .clock import Now

PING_EVERY: Final = 2.0  # seconds
AWAY_AFTER: Final = 5.0  # seconds without a sign of life: a seat counts as away
GONE_AFTER: Final = 30.0  # seconds without one: a connection is given up

Line = TypeVar("Line", bound=Hashable)


@dataclass
class _Standing:
    """What is known of one connection."""

    seat: Seat | None  # None: it watches
    heard: float  # when it last gave a sign of life
    pinged: float  # when it was last asked for one
    greeted: bool = False  # before that it is nobody's presence, and is asked for nothing


class Presence(Generic[Line]):
    """The connections of one table, through time."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._lines: dict[Line, _Standing] = {}

    def enter(self, line: Line, seat: Seat | None) -> None:
        """A connection is open; from now on its silence is noticed."""
        now = self._now()
        self._lines[line] = _Standing(seat, heard=now, pinged=now)

    def greet(self, line: Line) -> None:
        """Its viewer has said hello."""
        self._lines[line].greeted = True
        self.heard(line)

    def heard(self, line: Line) -> None:
        """A sign of life."""
        self._lines[line].heard = self._now()

    def leave(self, line: Line) -> None:
        """A connection is closed."""
        self._lines.pop(line, None)

    def seats(self) -> set[Seat]:
        """Whoever is here: each seat with a connection that was heard of lately."""
        return {
            standing.seat
            for standing in self._lines.values()
            if standing.greeted and standing.seat is not None and self._silence(standing) < AWAY_AFTER
        }

    def to_ping(self) -> list[Line]:
        """The connections that are to be asked for a sign of life now; each counts as asked."""
        due = [
            line
            for line, standing in self._lines.items()
            if standing.greeted and self._now() - standing.pinged >= PING_EVERY
        ]
        for line in due:
            self._lines[line].pinged = self._now()
        return due

    def gone(self) -> list[Line]:
        """The connections that nothing can be expected of any more."""
        return [line for line, standing in self._lines.items() if self._silence(standing) >= GONE_AFTER]

    def _silence(self, standing: _Standing) -> float:
        return self._now() - standing.heard
