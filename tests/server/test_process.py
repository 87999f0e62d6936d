"""A real server in a real process: killed in the middle, started twice, ended politely."""

import asyncio
import json
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import RANDOM_BOT, Json, order, person
from tests.serving import SERVE, make_table, serving
from tests.watching import log_of


async def play(
    address: str, link: str, moves: int = 10**6, then: Callable[[], None] | None = None
) -> list[Json]:
    """Say hello and play to the end, or make so many moves and call `then`; returns all that was heard."""
    heard: list[Json] = []
    async with connect(f"{address.replace('http', 'ws')}/ws/{link}") as socket:
        await socket.send(json.dumps({"type": "hello", "seen": 0}))
        with suppress(ConnectionClosed):
            while not heard or not heard[-1].get("outcome"):
                heard.append(await hear(socket))
                if ask := heard[-1].get("ask"):
                    move = {"type": "move", "seen": heard[-1]["number"], "move": ask["moves"][0]["move"]}
                    await socket.send(json.dumps(move))
                    moves -= 1
                    if moves == 0 and then is not None:
                        then()
    return heard


async def hear(socket: ClientConnection) -> Json:
    """The next message about the game; pings are answered on the way."""
    while True:
        message: Json = json.loads(await socket.recv())
        if message["type"] != "ping":
            return message
        await socket.send(json.dumps({"type": "pong", "id": message["id"]}))


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """The server is killed with a move under way; whatever anybody has heard of is still there."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as (server, address):
        made = make_table(address, order(person("Ida"), RANDOM_BOT, RANDOM_BOT, match="limit", limit=60))
        before = asyncio.run(play(address, made["you"], 7, server.kill))
        server.wait()

    with serving(data) as (_, address):
        after = asyncio.run(play(address, made["you"]))

    acknowledged = [line for message in before for line in log_of(message)]
    assert len(acknowledged) > 7 and acknowledged == after[0]["log"][: len(acknowledged)]
    assert before[-1]["number"] <= after[0]["number"] and before[-1]["outcome"] is None
    assert after[-1]["outcome"] is not None


def test_a_move_that_a_killed_server_never_acknowledged_is_played_once(tmp_path: Path) -> None:
    """Nobody knows whether it reached the disk: it is sent again to the next server, and stands there once."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as (server, address):
        made = make_table(address, order(person("Ida"), person("Jonas"), person("Greta"), first_dealer=2))
        sent = asyncio.run(move_and(address, made["you"], server.kill))
        server.wait()

    with serving(data) as (_, address):
        answers = asyncio.run(send_twice(address, made["you"], sent))

    assert [("accepted", 1), ("accepted", 1)] == [(answer["type"], answer["number"]) for answer in answers]


async def move_and(address: str, link: str, then: Callable[[], None]) -> Json:
    """The first move, and this right behind it."""
    async with connect(f"{address.replace('http', 'ws')}/ws/{link}") as socket:
        await socket.send(json.dumps({"type": "hello", "seen": 0}))
        ask = (await hear(socket))["ask"]
        move = {"type": "move", "seen": 0, "move": ask["moves"][0]["move"], "id": 1}
        await socket.send(json.dumps(move))
        then()
    return move


async def send_twice(address: str, link: str, move: Json) -> list[Json]:
    answers = []
    for _ in range(2):
        async with connect(f"{address.replace('http', 'ws')}/ws/{link}") as socket:
            await socket.send(json.dumps({"type": "hello", "seen": 0}))
            await socket.send(json.dumps(move))
            while (answer := await hear(socket))["type"] not in ("accepted", "refused"):
                pass
            answers.append(answer)
    return answers


def test_the_bots_go_on_after_a_kill_in_their_turn(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as (server, address):
        made = make_table(address, order(*[RANDOM_BOT] * 4, match="limit", limit=100))
        asyncio.run(watch(address, made["watch"], until=5))
        server.kill()
        server.wait()

    with serving(data) as (_, address):
        last = asyncio.run(watch(address, made["watch"], until=None))

    assert last["outcome"] is not None


async def watch(address: str, link: str, until: int | None) -> Json:
    async with connect(f"{address.replace('http', 'ws')}/ws/{link}") as socket:
        await socket.send(json.dumps({"type": "hello", "seen": 0}))
        while True:
            message = await hear(socket)
            if message.get("outcome") or (until is not None and message.get("number", 0) >= until):
                return message


def test_a_second_server_on_the_port_says_so_and_ends(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as (_, address):
        made = make_table(address, order(person("Ida"), RANDOM_BOT, RANDOM_BOT))
        port = address.rpartition(":")[2]
        second = subprocess.run(
            (*SERVE, "--port", port, "--data", str(data)), capture_output=True, text=True, check=False
        )
        assert 1 == second.returncode and "" == second.stdout
        assert 1 == len(second.stderr.splitlines()) and f"Port {port} is taken" in second.stderr

        assert asyncio.run(play(address, made["you"]))[-1]["outcome"] is not None, "the first goes on"


def test_a_damaged_file_is_told_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    data.write_bytes(b"no database" * 1000)

    ended = subprocess.run(
        (*SERVE, "--port", "0", "--data", str(data)), capture_output=True, text=True, check=False
    )

    assert 1 == ended.returncode and 1 == len(ended.stderr.splitlines()) and "damaged" in ended.stderr


def test_a_termination_ends_politely_and_prints_no_link(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as (server, address):
        made = make_table(address, order(person("Ida"), RANDOM_BOT, RANDOM_BOT))
        asyncio.run(terminate_while_watched(server, address, made["you"]))
        assert server.stdout is not None
        rest = server.stdout.read()
        assert 0 == server.wait()

    assert "" == rest


async def terminate_while_watched(server: "subprocess.Popen[str]", address: str, link: str) -> None:
    async with connect(f"{address.replace('http', 'ws')}/ws/{link}") as socket:
        await socket.send(json.dumps({"type": "hello", "seen": 0}))
        await socket.recv()
        server.terminate()
        assert 1012 == await until_closed(socket)


def test_the_server_reads_4_kilobytes_and_hangs_up_on_more(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as (_, address):
        made = make_table(address, order(person("Ida"), RANDOM_BOT, RANDOM_BOT))
        for size in (5_000, 100_000):
            assert 1009 == asyncio.run(close_code_after(address, made["you"], "x" * size))


async def close_code_after(address: str, link: str, text: str) -> int | None:
    async with connect(f"{address.replace('http', 'ws')}/ws/{link}") as socket:
        await socket.send(text)
        return await until_closed(socket)


async def until_closed(socket: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code
