"""A clock that stands still until a test turns it, for servers in this process."""

import asyncio
import heapq
from itertools import count


class HandClock:
    """Whoever sleeps by it wakes when it is turned that far, one after the other."""

    def __init__(self) -> None:
        self._time = 1000.0
        self._sleeping: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return self._time

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            self._loop = asyncio.get_running_loop()
            woken: asyncio.Future[None] = self._loop.create_future()
            heapq.heappush(self._sleeping, (self._time + seconds, next(self._order), woken))
            await woken

    def turn(self, seconds: float) -> None:
        """Let so much time pass, from another thread than the server's."""
        if self._loop is None:
            self._time += seconds
        else:
            asyncio.run_coroutine_threadsafe(self._turn(self._time + seconds), self._loop).result()

    async def _turn(self, end: float) -> None:
        while self._sleeping and self._sleeping[0][0] <= end:
            self._time, _, woken = heapq.heappop(self._sleeping)
            if not woken.done():
                woken.set_result(None)
                await asyncio.sleep(0)  # it goes on, and may sleep again before the end
        self._time = end
