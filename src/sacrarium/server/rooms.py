"""A room is a live table with the connections that lead to it: it tells everybody what happens and lets the bots think.

Whatever touches the match holds the room's lock, and the match works in a thread, since writing waits for the disk.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.table.bots import Workers, is_quick, simple_move
from sacrarium.table.errors import Refused, StoreError, TableError
from sacrarium.table.hints import may_ask_for_hint, told_now
from sacrarium.table.match import Match
from sacrarium.table.messages import Hint, Moved, Seats, WholeTable
from sacrarium.table.tables import Tables

from .connections import Connection
from .limits import MOST_CONNECTIONS, until_beat, until_piece
from .reviews import Reviews
from .settings import Settings

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 2.0  # after which a bot's move is tried again when the disk did not take it


class Room:
    """One table, its connections and its bots."""

    def __init__(self, match: Match, tables: Tables, workers: Workers, settings: Settings) -> None:
        self.match = match
        self.tables = tables
        self.workers = workers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.holds = 0  # who uses this room just now
        self.watch = tables.link(match.table, None)
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._choosing: set[Seat] = set()  # bots amid a choice that is asked for in pieces
        self._hinting: dict[Connection, tuple[tuple[Seat, int], asyncio.Task[None]]] = {}  # and what about

    @property
    def is_idle(self) -> bool:
        """Nobody is here and no bot thinks: the room can be closed, its log holds everything."""
        return not self.holds and not self._thinking

    # -- connections -------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        """A connection is open; it hears nothing before it says hello."""
        if len(self.connections) >= MOST_CONNECTIONS:
            raise TableError("Too many people are at this table already.")
        self.connections.add(connection)

    async def leave(self, connection: Connection) -> None:
        """A connection is closed."""
        async with self.lock:
            self.connections.discard(connection)
            self._note_presence()

    async def hello(self, connection: Connection, seen: int) -> None:
        """Tell a connection what it has missed, or everything where there is a gap."""
        async with self.lock:
            updates = self.match.updates_since(connection.seat, seen) if seen else None
            connection.greeted = True
            self._note_presence(but=connection)
            if updates is None:
                connection.send(self._whole(connection.seat))
            else:
                connection.send(*updates, Seats(self.match.seats()))
            self.wake_bots()

    def _note_presence(self, but: Connection | None = None) -> None:
        """Tell the others when a seat has come or gone."""
        present = {
            connection.seat
            for connection in self.connections
            if connection.greeted and connection.seat is not None
        }
        if present == self.match.present:
            return
        self.match.present = present
        for connection in self.connections:
            if connection.greeted and connection is not but:
                connection.send(Seats(self.match.seats()))

    def _whole(self, viewer: Seat | None) -> WholeTable:
        whole = msgspec.structs.replace(self.match.snapshot(viewer), watch=self.watch)
        if viewer is None or viewer != self.match.table.maker:
            return whole
        return msgspec.structs.replace(whole, links=self.tables.links(self.match.table, only_open=True))

    # -- what people do ----------------------------------------------------------------------------

    async def move(self, viewer: Seat | None, move: str, seen: int, seat: Seat | None = None) -> None:
        """A move is written down, played and told to everybody."""
        async with self.lock:
            await self._submit(self.match.speaker(viewer, seat), move, seen)

    async def _submit(self, seat: Seat | None, move: str, seen: int) -> None:
        before = self.match.number
        try:
            await asyncio.to_thread(self.match.submit, seat, move, seen)
        finally:  # also where the log was found to be longer than we knew
            self._tell_updates(before)
            self.wake_bots()

    def _tell_updates(self, since: int) -> None:
        """Tell everybody what has happened, each viewer in its own words."""
        if since == self.match.number:
            return
        listening = [connection for connection in self.connections if connection.greeted]
        told = {viewer: self._news(viewer, since) for viewer in {connection.seat for connection in listening}}
        for connection in listening:
            connection.send_encoded(told[connection.seat])

    def _news(self, viewer: Seat | None, since: int) -> list[bytes]:
        updates = self.match.updates_since(viewer, since)
        return [msgspec.json.encode(message) for message in updates or (self._whole(viewer),)]

    async def join(self, seat: Seat | None, name: str) -> None:
        """Somebody takes an open seat; as names stand in every sentence, everybody hears all anew."""
        async with self.lock:
            await asyncio.to_thread(self.match.sit_down, seat, name)
            for connection in self.connections:
                if connection.greeted:
                    connection.send(self._whole(connection.seat))

    async def begin_hint(self, connection: Connection, seen: int, seat: Seat | None = None) -> None:
        """Ask a master, who sees what the seat sees; one question at a time."""
        async with self.lock:
            asked = may_ask_for_hint(self.match, self.match.speaker(connection.seat, seat), seen)
            if connection in self._hinting:
                about, task = self._hinting[connection]
                if about[0] == asked and self.match.is_fresh(*about):
                    return  # it is being thought out
                task.cancel()
            weighing = self.workers.hint(self.match, asked)
            task = asyncio.create_task(self._hint(connection, asked, weighing))
            self._hinting[connection] = ((asked, self.match.number), task)

    async def _hint(self, connection: Connection, seat: Seat, weighing: "Future[Hint]") -> None:
        asked_at = self.match.number
        try:
            thought = await asyncio.wait_for(asyncio.wrap_future(weighing), self.settings.patience)
        except Exception:
            log.exception("A hint at table %s did not come to an end.", self.match.table.id)
            connection.send(
                self.match.refusal(Refused("unknown", "No hint came to mind this time; ask again."))
            )
        else:
            async with self.lock:
                told = told_now(self.match, seat, asked_at, thought)
                if told is not None:
                    connection.send(told)
        finally:
            if connection in self._hinting and self._hinting[connection][1] is asyncio.current_task():
                del self._hinting[connection]

    async def rematch(self, seat: Seat | None) -> None:
        """The same company at a fresh table: everybody gets their own link to it."""
        async with self.lock:
            again = await asyncio.to_thread(self.tables.again, self.match, seat)
            for connection in self.connections:
                link = self.tables.link(again.table, connection.seat)
                if connection.greeted and link is not None:
                    connection.send(Moved(link))

    # -- what bots do ------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think."""
        for seat in self.match.bots_asked():
            if seat not in self._thinking:
                piece = seat in self._choosing and is_quick(self.match, seat)
                thought = self.workers.move(self.match, seat, piece)
                self._thinking[seat] = asyncio.create_task(self._think(seat, thought, piece))

    async def _think(self, seat: Seat, thought: "Future[str]", piece: bool) -> None:
        """A bot answers on the beat, whatever it holds: the time that it took would tell something of its hand."""
        clock = asyncio.get_running_loop().time
        asked_at = clock()
        try:
            move = await self._thought(thought)
            wait = until_piece if piece else until_beat
            await asyncio.sleep(wait(clock() - asked_at, self.settings.pace))
            await self._answer(seat, move)
            self._note_choice(seat)
        except Exception:
            log.exception("The bot on seat %d of table %s could not move.", seat, self.match.table.id)
        finally:
            del self._thinking[seat]
        async with self.lock:
            self.wake_bots()

    def _note_choice(self, seat: Seat) -> None:
        """Whether the next question to this bot belongs to the choice that it has begun; everybody can see that."""
        in_pieces = self.match.game.text.in_pieces
        if in_pieces is not None and seat in self.match.bots_asked() and in_pieces(self.match.state):
            self._choosing.add(seat)
        else:
            self._choosing.discard(seat)

    async def _thought(self, thought: "Future[str]") -> str | None:
        """The bot's move; None where thinking failed."""
        try:
            return await asyncio.wait_for(asyncio.wrap_future(thought), self.settings.patience)
        except Exception:
            log.exception("A bot at table %s did not come to an end.", self.match.table.id)
            return None

    async def _answer(self, seat: Seat, move: str | None) -> None:
        """The move is made; one that cannot be made is replaced by a simple one, and a full disk is waited for."""
        while True:
            try:
                async with self.lock:
                    if seat in self.match.bots_asked():
                        await self._submit(seat, move or simple_move(self.match, seat), self.match.number)
            except Refused:
                move = None
            except StoreError as error:
                log.warning("%s", error)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    def close(self) -> None:
        """Nobody thinks any more."""
        for task in (*self._thinking.values(), *(task for _, task in self._hinting.values())):
            task.cancel()


class Rooms:
    """The rooms that are in use; a room is opened by a link and closed when nobody needs it."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.workers = Workers(settings.workers)
        self.reviews = Reviews(self.workers, settings.patience)
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def at(self, link: str) -> AsyncIterator[tuple[Room, Seat | None]]:
        """The room that a link leads to, and the seat in it; TableError if there is none."""
        place = await asyncio.to_thread(self.tables.place, link)
        room = await self._open(place.table)
        room.holds += 1
        try:
            yield room, place.seat
        finally:
            room.holds -= 1
            self._sweep()

    async def _open(self, table: str) -> Room:
        async with self._opening:
            if table not in self._rooms:
                match = await asyncio.to_thread(self.tables.match, table)
                self._rooms[table] = Room(match, self.tables, self.workers, self.settings)
            return self._rooms[table]

    def _sweep(self) -> None:
        for table, room in list(self._rooms.items()):
            if room.is_idle:
                del self._rooms[table]

    def close(self) -> None:
        """Close everything; the log holds every move."""
        for room in self._rooms.values():
            room.close()
        self.reviews.close()
        self.workers.close()
        self.tables.close()
