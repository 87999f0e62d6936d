"""A connection is one open socket: what is sent waits in a queue, so that a slow reader holds up nobody else."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sacrarium.core.bits import Seat
from sacrarium.table.messages import Message, Ping

from .limits import MOST_WAITING

TRY_AGAIN_LATER: Final = 1013
SILENT: Final = 4000  # of the codes that are free for applications
FAREWELL_SECONDS: Final = 1.0  # for the close frame of a connection that is given up
_ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """One socket of one viewer."""

    def __init__(self, socket: WebSocket, seat: Seat | None) -> None:
        self.socket = socket
        self.seat = seat
        self.greeted = False  # it has said hello, and is told what happens
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._pings = 0
        self._given_up = asyncio.Event()
        self._farewell: tuple[int, str] | None = None

    def send(self, *messages: Message) -> None:
        """Send these messages after all others."""
        self.send_encoded(_ENCODER.encode(message) for message in messages)

    def send_encoded(self, messages: Iterable[bytes]) -> None:
        """Send messages that are written already; a reader that is too far behind has to come back."""
        for message in messages:
            self._waiting.put_nowait(message)
        if self._waiting.qsize() > MOST_WAITING:
            self.give_up(TRY_AGAIN_LATER, "You are too far behind; come back and hear what you missed.")

    def ping(self) -> None:
        """Ask for a sign of life."""
        self._pings += 1
        self.send(Ping(self._pings))

    def hang_up(self, code: int) -> None:
        """Close the socket when everything before has been sent."""
        self._waiting.put_nowait(code)

    def give_up(self, code: int, reason: str) -> None:
        """Close the socket at once, whatever still waits: its reader does not take it."""
        self.greeted = False
        self._waiting = asyncio.Queue()
        self._farewell = (code, reason)
        self._given_up.set()

    async def given_up(self) -> None:
        """Return when there is no more sense in this connection."""
        await self._given_up.wait()

    async def take_leave(self) -> None:
        """Say why it is given up; a reader that takes nothing may not take this, either."""
        if self._farewell is None:
            return
        with suppress(WebSocketDisconnect, RuntimeError), anyio.move_on_after(FAREWELL_SECONDS, shield=True):
            await self.socket.close(*self._farewell)

    async def write(self) -> None:
        """Write what waits, until the connection is closed."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while self.socket.application_state == WebSocketState.CONNECTED:
                message = await self._waiting.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                else:
                    await self.socket.send_text(message.decode())
