"""A room is a live table with the connections that lead to it: it tells everybody what happens and lets the bots think.

Whatever touches the match holds the room's lock, and the match works in a thread, since writing waits for the disk.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.table.bots import Workers, is_quick, simple_move
from sacrarium.table.errors import Refused, StoreError, TableError
from sacrarium.table.hints import may_ask_for_hint, told_now
from sacrarium.table.match import Match
from sacrarium.table.messages import Accepted, Asking, Hint, Moved, Seats, WholeTable
from sacrarium.table.tables import Tables
from sacrarium.table.taking_back import Request, given_up

from .clock import Clock
from .connections import SILENT, Connection
from .limits import MOST_CONNECTIONS, until_beat, until_piece
from .presence import Presence
from .requests import Move
from .reviews import Reviews
from .settings import Settings

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 1.0  # seconds: who is still here
RETRY_SECONDS: Final = 2.0  # after which a bot's move is tried again when the disk did not take it


class Room:
    """One table, its connections and its bots."""

    def __init__(
        self, match: Match, tables: Tables, workers: Workers, settings: Settings, clock: Clock
    ) -> None:
        self.match = match
        self.tables = tables
        self.workers = workers
        self.settings = settings
        self.clock = clock
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence: Presence[Connection] = Presence(clock.now)
        self.holds = 0  # who uses this room just now
        self.watch = tables.link(match.table, None)
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._choosing: set[Seat] = set()  # bots amid a choice that is asked for in pieces
        self._hinting: dict[Connection, tuple[tuple[Seat, int], asyncio.Task[None]]] = {}  # and what about
        self._asking: Request | None = (
            None  # somebody waits for the others' consent, and nobody plays meanwhile
        )
        self._settled = asyncio.Event()
        self._settled.set()
        self._refused: tuple[Seat, int] | None = None  # who was refused, and where: not asked twice
        self._looking: asyncio.Task[None] | None = None

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
        self.presence.enter(connection, connection.seat)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    async def leave(self, connection: Connection) -> None:
        """A connection is closed."""
        async with self.lock:
            self.connections.discard(connection)
            self.presence.leave(connection)
            self._note_presence()
            if not self.connections:
                self._stop_looking()

    async def hello(self, connection: Connection, seen: int) -> None:
        """Tell a connection what it has missed, or everything where there is a gap."""
        async with self.lock:
            updates = self.match.updates_since(connection.seat, seen) if seen else None
            connection.greeted = True
            self.presence.greet(connection)
            self._note_presence(but=connection)
            if updates is None:
                connection.send(self._whole(connection.seat))
            else:
                connection.send(*updates, Seats(self.match.seats()))
            if self._asking is not None:
                connection.send(self._asked(self._asking, connection.seat))
            self.wake_bots()

    async def hear(self, connection: Connection) -> None:
        """A sign of life; whoever was away is back."""
        self.presence.heard(connection)
        if self.presence.seats() != self.match.present:
            async with self.lock:
                self._note_presence()

    async def _look(self) -> None:
        """Ask everybody for signs of life, and notice who gives none. No ping waits for a slow disk."""
        while True:
            await self.clock.sleep(LOOK_EVERY)
            for connection in self.presence.to_ping():
                connection.ping()
            for connection in self.presence.gone():
                connection.give_up(SILENT, "Nothing was heard of you; come back and hear what you missed.")
            if not self.lock.locked():  # else it can wait for the next look
                async with self.lock:
                    self._note_presence()

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _note_presence(self, but: Connection | None = None) -> None:
        """Tell the others when a seat has come or gone."""
        present = self.presence.seats()
        if present == self.match.present:
            return
        self.match.present = present
        for connection in self.connections:
            if connection.greeted and connection is not but:
                connection.send(Seats(self.match.seats()))
        if self._asking is not None and self._asking.seat not in present:
            self._settle(self._asking.seat)

    def _whole(self, viewer: Seat | None) -> WholeTable:
        whole = msgspec.structs.replace(self.match.snapshot(viewer), watch=self.watch)
        if viewer is None or viewer != self.match.table.maker:
            return whole
        return msgspec.structs.replace(whole, links=self.tables.links(self.match.table, only_open=True))

    # -- what people do ----------------------------------------------------------------------------

    async def move(self, connection: Connection, sent: Move) -> None:
        """A move is written down, played and told to everybody; one that was sent before is played no second time."""
        async with self.lock:
            with self._telling():
                number = self._number_of(connection.seat, sent)
                if number is None:
                    self._may_play(connection.seat)
                    speaker = self.match.speaker(connection.seat, sent.seat)
                    await asyncio.to_thread(self.match.submit, speaker, sent.move, sent.seen)
                    number = self.match.number
                if sent.id is not None:
                    connection.send(Accepted(sent.id, number))

    def _may_play(self, viewer: Seat | None) -> None:
        """While somebody asks to take back a move, nobody plays."""
        if self._asking is not None:
            title = self._asking.title(self.match.company(viewer))
            raise Refused("not_your_turn", f"{title}; nobody plays until that is settled.")

    def _number_of(self, viewer: Seat | None, sent: Move) -> int | None:
        """The entry that a move has made already, if it has an id by which its sender can be answered."""
        if sent.id is None:
            return None
        return self.match.played(viewer, sent.move, sent.seen, sent.seat)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Whatever comes into the log meanwhile is told, also where it was found to be longer than we knew."""
        before = self.match.number
        try:
            yield
        finally:
            self._tell_updates(before)
            self.wake_bots()

    def _tell_updates(self, since: int) -> None:
        """Tell everybody what has happened, each viewer in its own words."""
        if since == self.match.number:
            return
        listening = self._listening()
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

    async def take_back(self, viewer: Seat | None, seen: int) -> None:
        """Take back somebody's last decision, or ask the others first."""
        async with self.lock:
            if self._asking is not None:
                raise Refused("not_your_turn", "Somebody asks already to take back a move.")
            offered = self.match.back(viewer)
            if viewer is None or offered is None or offered.way != "ask" or seen != self.match.number:
                await self._go_back(viewer, seen)
            elif self._refused == (viewer, seen):
                raise Refused("illegal", "The others did not agree to take this back.")
            else:
                self._asking = Request(viewer, seen, self.match.people_beside(viewer))
                self._settled.clear()
                self._tell_asking(self._asking)

    async def consent(self, viewer: Seat | None, agree: bool) -> None:
        """Somebody answers whoever asks; one who does not agree settles it."""
        async with self.lock:
            asked = self._asking
            if asked is None or viewer is None or viewer not in (asked.seat, *asked.others):
                raise Refused("not_your_turn", "Nobody asks you whether a move may be taken back.")
            if agree and viewer not in asked.waits_for:
                raise Refused("illegal", "The others have to agree.")
            self._asking = agreed = asked.with_consent(viewer)
            if not agree:
                self._settle(viewer)
            elif agreed.waits_for:
                self._tell_asking(agreed)
            else:
                self._settle()
                await self._go_back(asked.seat, asked.number, agreed=True)

    async def _go_back(self, viewer: Seat | None, seen: int, agreed: bool = False) -> None:
        with self._telling():
            self._choosing.clear()
            await asyncio.to_thread(self.match.take_back, viewer, seen, agreed)

    def _settle(self, refused_by: Seat | None = None) -> None:
        """Nobody asks any more; everybody hears who did not agree."""
        asked, self._asking = self._asking, None
        self._settled.set()
        if asked is None:
            return
        if refused_by in asked.others:
            self._refused = (asked.seat, asked.number)
        for connection in self._listening():
            company = self.match.company(connection.seat)
            connection.send(Asking(None, "" if refused_by is None else given_up(asked, refused_by, company)))

    def _tell_asking(self, asked: Request) -> None:
        for connection in self._listening():
            connection.send(self._asked(asked, connection.seat))

    def _asked(self, asked: Request, viewer: Seat | None) -> Asking:
        company = self.match.company(viewer)
        return Asking(asked.seat, asked.title(company), asked.detail(company), viewer in asked.waits_for)

    def _listening(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

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
        asked_at, turned_back = self.clock.now(), self.match.turned_back
        try:
            move = await self._thought(thought)
            wait = until_piece if piece else until_beat
            await self.clock.sleep(wait(self.clock.now() - asked_at, self.settings.pace))
            await self._answer(seat, move, turned_back)
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

    async def _answer(self, seat: Seat, move: str | None, turned_back: int) -> None:
        """The move is made; one that cannot be made is replaced by a simple one, and a full disk is waited for.

        What was thought about a position that was taken back meanwhile is forgotten.
        """
        while True:
            await self._settled.wait()
            try:
                async with self.lock:
                    if self._asking is not None:
                        continue
                    if turned_back == self.match.turned_back and seat in self.match.bots_asked():
                        await self._submit(seat, move or simple_move(self.match, seat))
            except Refused:
                move = None
            except StoreError as error:
                log.warning("%s", error)
                await self.clock.sleep(RETRY_SECONDS)
            else:
                return

    async def _submit(self, seat: Seat, move: str) -> None:
        with self._telling():
            await asyncio.to_thread(self.match.submit, seat, move, self.match.number)

    def close(self) -> None:
        """Nobody thinks any more."""
        self._stop_looking()
        for task in (*self._thinking.values(), *(task for _, task in self._hinting.values())):
            task.cancel()


class Rooms:
    """The rooms that are in use; a room is opened by a link and closed when nobody needs it."""

    def __init__(self, tables: Tables, settings: Settings, clock: Clock) -> None:
        self.tables = tables
        self.settings = settings
        self.clock = clock
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
                self._rooms[table] = Room(match, self.tables, self.workers, self.settings, self.clock)
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
