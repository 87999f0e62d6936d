"""Time as the server uses it: given to whatever waits or compares, so that a test can turn it by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias

Now: TypeAlias = Callable[[], float]  # seconds since some fixed moment


class Clock(Protocol):
    """Tells the time, and waits."""

    def now(self) -> float:
        """Seconds since some fixed moment; never less than before."""

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""


class WallClock:
    """The clock of the machine."""

    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
