"""One socket: a link, a hello, then messages; every refusal is a sentence and changes nothing."""

from collections.abc import Awaitable, Callable
from typing import Final

import anyio
from starlette.websockets import WebSocket

from sacrarium.table import messages
from sacrarium.table.errors import Refused, StoreError, TableError

from .answers import refusal, trouble
from .connections import Connection
from .headers import is_same_origin
from .limits import Allowance
from .requests import AnyRequest, AskHint, Consent, Hello, Join, Move, Ping, Pong, TakeBack, read_message
from .rooms import Room, Rooms

TOO_LARGE: Final = 1009
BURST: Final = 60  # messages that may come at once


async def serve_socket(socket: WebSocket) -> None:
    """A viewer is connected as long as this runs."""
    if not is_same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        return await socket.send_denial_response(
            refusal("Sockets are open only to the pages of this server.", 403)
        )
    rooms: Rooms = socket.app.state.rooms
    try:
        async with rooms.at(socket.path_params["link"]) as (room, seat):
            connection = Connection(socket, seat)
            room.enter(connection)
            try:
                await socket.accept()
                await _converse(connection, room, rooms.settings.messages_per_second)
                await connection.take_leave()
            finally:
                with anyio.CancelScope(shield=True):
                    await room.leave(connection)
    except (TableError, StoreError) as error:
        await socket.send_denial_response(trouble(error))


async def _converse(connection: Connection, room: Room, messages_per_second: float) -> None:
    """Read and write until one of them ends, or the connection is given up."""
    async with anyio.create_task_group() as all_of_it:

        async def until(end: Callable[[], Awaitable[None]]) -> None:
            await end()
            all_of_it.cancel_scope.cancel()

        all_of_it.start_soon(until, connection.write)
        all_of_it.start_soon(until, connection.given_up)
        await _read(connection, room, messages_per_second)
        all_of_it.cancel_scope.cancel()


async def _read(connection: Connection, room: Room, messages_per_second: float) -> None:
    allowance = Allowance(BURST, messages_per_second) if messages_per_second else None
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if allowance is not None and (wait := allowance.wait()) > 0:
            await anyio.sleep(wait)
        with anyio.CancelScope(shield=True):  # what was begun is finished, even if the connection breaks
            await _hear(connection, room, message.get("text"))


async def _hear(connection: Connection, room: Room, text: str | None) -> None:
    """Answer one message, by what it asks for or by a refusal."""
    sent: int | None = None
    try:
        if text is None:
            raise Refused("malformed", "Messages are text.")
        request = read_message(text)
        sent = request.id if isinstance(request, Move) else None
        if not connection.greeted and not isinstance(request, Hello):
            raise Refused("malformed", "Say hello first.")
        await _answer(connection, room, request)
    except Refused as refused:
        connection.send(room.match.refusal(refused, sent))
        if refused.code == "too_large":
            connection.hang_up(TOO_LARGE)
    except StoreError as error:
        connection.send(room.match.refusal(Refused("unknown", str(error)), sent))


async def _answer(connection: Connection, room: Room, request: AnyRequest) -> None:
    match request:
        case Hello(seen):
            await room.hello(connection, seen)
        case Move():
            await room.move(connection, request)
        case Join(name):
            await room.join(connection.seat, name)
        case AskHint(seen, seat):
            await room.begin_hint(connection, seen, seat)
        case TakeBack(seen):
            await room.take_back(connection.seat, seen)
        case Consent(agree):
            await room.consent(connection.seat, agree)
        case Ping(id):
            connection.send(messages.Pong(id))
            await room.hear(connection)
        case Pong():
            await room.hear(connection)
        case _:
            await room.rematch(connection.seat)
