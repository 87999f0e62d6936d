"""How much anybody may ask of the server: generous for people, tight for floods."""

import time
from math import ceil
from typing import Final

from .clock import Now

LARGEST_MESSAGE: Final = 4096  # bytes, on a socket
LARGEST_BODY: Final = 16 * 1024  # bytes, of an HTTP request
MOST_GLANCES: Final = 50  # tables in one request
GLANCES_PER_MINUTE: Final = 1200  # tables that an address may look at
LONGEST_LINK: Final = 100  # letters; those that are made have 24
MOST_CONNECTIONS: Final = 100  # open sockets at one table
MOST_WAITING: Final = 256  # messages that a slow reader may be behind
MOST_ADDRESSES: Final = 10_000  # remembered at once


def until_beat(elapsed: float, pace: float) -> float:
    """How long it is to the next full beat of the pace; the first beat is the earliest."""
    return max(pace, ceil(elapsed / pace) * pace) - elapsed if pace else 0.0


def until_piece(elapsed: float, pace: float) -> float:
    """The same for a further piece of one choice: a third of a beat, or full beats where that was too short."""
    return pace / 3 - elapsed if elapsed <= pace / 3 else until_beat(elapsed, pace)


class Allowance:
    """So many at once, refilled at a steady rate (a token bucket)."""

    def __init__(self, most: float, per_second: float, now: Now = time.monotonic) -> None:
        self._most = most
        self._rate = per_second
        self._now = now
        self._left = most
        self._at = now()

    def wait(self) -> float:
        """Take one; how many seconds it would have been too early."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        return max(0.0, -self._left / self._rate)

    def take(self) -> bool:
        """Take one if there is one left."""
        if self.wait() == 0.0:
            return True
        self._left += 1
        return False


class AllowanceByAddress:
    """The same for each address that asks."""

    def __init__(self, per_minute: int, now: Now = time.monotonic) -> None:
        self._per_minute = per_minute
        self._now = now
        self._by_address: dict[str, Allowance] = {}

    def take(self, address: str) -> bool:
        """Whether this address may ask once more now."""
        if len(self._by_address) >= MOST_ADDRESSES:
            self._by_address.clear()
        fresh = Allowance(self._per_minute, self._per_minute / 60, self._now)
        return self._by_address.setdefault(address, fresh).take()
