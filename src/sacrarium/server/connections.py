"""A connection is one open socket: what is sent waits in a queue, so that a slow reader holds up nobody else."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sacrarium.core.bits import Seat
from sacrarium.table.messages import Message

from .limits import MOST_WAITING

TRY_AGAIN_LATER: Final = 1013
_ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """One socket of one viewer."""

    def __init__(self, socket: WebSocket, seat: Seat | None) -> None:
        self.socket = socket
        self.seat = seat
        self.greeted = False  # it has said hello, and is told what happens
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()

    def send(self, *messages: Message) -> None:
        """Send these messages after all others."""
        self.send_encoded(_ENCODER.encode(message) for message in messages)

    def send_encoded(self, messages: Iterable[bytes]) -> None:
        """Send messages that are written already; a reader that is too far behind has to come back."""
        for message in messages:
            self._waiting.put_nowait(message)
        if self._waiting.qsize() > MOST_WAITING:
            self.greeted = False
            self._waiting = asyncio.Queue()
            self.hang_up(TRY_AGAIN_LATER)

    def hang_up(self, code: int) -> None:
        """Close the socket when everything before has been sent."""
        self._waiting.put_nowait(code)

    async def write(self) -> None:
        """Write what waits, until the connection is closed."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while self.socket.application_state == WebSocketState.CONNECTED:
                message = await self._waiting.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                else:
                    await self.socket.send_text(message.decode())
