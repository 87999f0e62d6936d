"""Reviews are thought out by the bots' workers, one decision at a time and one review at a time.

So a bot that is asked meanwhile waits for one thought at most. Whoever wants a review asks again and again for how far it has
come; when nobody asks any more, it stops, and goes on where it was when somebody does.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sacrarium.core.bits import Seat
from sacrarium.table.bots import Workers
from sacrarium.table.match import Match
from sacrarium.table.messages import Review, TurningPoint
from sacrarium.table.reviewing import decisions_of, turning_point

log = logging.getLogger(__name__)

MOST_REVIEWS: Final = 64  # kept at once; the oldest is forgotten
INTEREST: Final = 15.0  # seconds after which a review stops if nobody has asked for it


class Reviewing:
    """One review on its way."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self.decisions = decisions_of(match, seat)
        self.done = 0
        self.points: list[TurningPoint] = []
        self.asked_at = 0.0
        self.task: asyncio.Task[None] | None = None

    def review(self) -> Review:
        """How far it has come."""
        return Review(self.seat, self.done, len(self.decisions), tuple(self.points))


class Reviews:
    """All reviews of the house."""

    def __init__(self, workers: Workers, patience: float) -> None:
        self._workers = workers
        self._patience = patience
        self._turn = asyncio.Lock()
        self._known: dict[tuple[str, Seat], Reviewing] = {}

    async def ask(self, match: Match, seat: Seat) -> Review:
        """How far the review of a seat has come; it begins, or goes on, by being asked for."""
        key = (match.table.id, seat)
        if key not in self._known:
            self._known[key] = await asyncio.to_thread(Reviewing, match, seat)
            self._forget()
        found = self._known[key]
        found.asked_at = asyncio.get_running_loop().time()
        if found.done < len(found.decisions) and (found.task is None or found.task.done()):
            found.task = asyncio.create_task(self._go_on(found))
        return found.review()

    def _forget(self) -> None:
        while len(self._known) > MOST_REVIEWS:
            oldest = self._known.pop(next(iter(self._known)))
            if oldest.task is not None:
                oldest.task.cancel()

    async def _go_on(self, found: Reviewing) -> None:
        """Think about one decision after the other, as long as somebody is interested."""
        clock = asyncio.get_running_loop().time
        while found.done < len(found.decisions) and clock() - found.asked_at < INTEREST:
            async with self._turn:
                await self._think(found)
            found.done += 1

    async def _think(self, found: Reviewing) -> None:
        decision, seat = found.decisions[found.done], found.seat
        try:
            thought = asyncio.wrap_future(self._workers.second_thought(found.match, seat, decision))
            judged = await asyncio.wait_for(thought, self._patience)
        except Exception:
            log.exception("A decision at table %s could not be reviewed.", found.match.table.id)
            return
        if judged.clearly:
            company = found.match.company(seat)
            found.points.append(turning_point(found.match.game, decision, judged, seat, company))

    def close(self) -> None:
        """Nobody thinks any more."""
        for found in self._known.values():
            if found.task is not None:
                with suppress(RuntimeError):  # the loop is gone
                    found.task.cancel()
