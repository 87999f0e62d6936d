"""Who is here, by the last sign of life: a table of times, and what everybody at a table hears of it."""

import asyncio
import json
import threading
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect, WebSocketState

from sacrarium.server.connections import SILENT, TRY_AGAIN_LATER, Connection
from sacrarium.server.limits import MOST_WAITING
from sacrarium.server.presence import AWAY_AFTER, GONE_AFTER, PING_EVERY, Presence
from sacrarium.server.sockets import _converse
from sacrarium.table.messages import Pong
from sacrarium.table.sqlite import SqliteStore
from tests.clock import HandClock
from tests.server.people import RANDOM_BOT, Json, at, link_of, new_table, person

TWO = (person("Ida"), person("Jonas"), RANDOM_BOT)

# -- through time ----------------------------------------------------------------------------------


def line(clock: HandClock, *, greeted: bool = True) -> Presence[str]:
    """Seat 0 has just come."""
    presence: Presence[str] = Presence(clock.now)
    presence.enter("line", 0)
    if greeted:
        presence.greet("line")
    return presence


@pytest.mark.parametrize(
    ("silence", "here", "gone"),
    [(0.0, True, False), (4.9, True, False), (5.0, False, False), (29.9, False, False), (30.0, False, True)],
)
def test_a_seat_is_away_after_five_seconds_and_a_connection_gone_after_thirty(
    silence: float, here: bool, gone: bool
) -> None:
    clock = HandClock()
    presence = line(clock)

    clock.turn(silence)

    assert ({0} if here else set()) == presence.seats()
    assert (["line"] if gone else []) == presence.gone()


def test_a_sign_of_life_brings_a_seat_back() -> None:
    clock = HandClock()
    presence = line(clock)
    clock.turn(20)
    assert set() == presence.seats()

    presence.heard("line")

    assert {0} == presence.seats() and [] == presence.gone()


def test_whoever_has_not_said_hello_is_nobody_and_does_not_stay_for_ever() -> None:
    clock = HandClock()
    presence = line(clock, greeted=False)
    assert set() == presence.seats()

    clock.turn(30)

    assert [] == presence.to_ping() and ["line"] == presence.gone()


def test_one_of_two_windows_is_enough() -> None:
    clock = HandClock()
    presence = line(clock)
    presence.enter("phone", 0)
    presence.greet("phone")
    clock.turn(4)
    presence.heard("phone")
    clock.turn(4)
    assert {0} == presence.seats()

    presence.leave("phone")

    assert set() == presence.seats()


def test_whoever_watches_is_pinged_and_sits_nowhere() -> None:
    clock = HandClock()
    presence: Presence[str] = Presence(clock.now)
    presence.enter("watcher", None)
    presence.greet("watcher")
    clock.turn(2)

    assert set() == presence.seats() and ["watcher"] == presence.to_ping() and [] == presence.to_ping()


@given(
    st.lists(
        st.tuples(st.sampled_from("abc"), st.sampled_from(["heard", "leave", "enter"]), st.integers(0, 40))
    )
)
def test_presence_follows_the_last_sign_of_life_alone(story: list[tuple[str, str, int]]) -> None:
    """Whatever comes and goes in whatever order: a seat is here if one of its lines was heard less than 5 s ago."""
    clock = HandClock()
    presence: Presence[str] = Presence(clock.now)
    seats = {"a": 0, "b": 0, "c": 1}
    last: dict[str, float] = {}
    for name, what, seconds in story:
        if what == "enter" and name not in last:
            presence.enter(name, seats[name])
            presence.greet(name)
            last[name] = clock.now()
        elif what == "heard" and name in last:
            presence.heard(name)
            last[name] = clock.now()
        elif what == "leave":
            presence.leave(name)
            last.pop(name, None)
        clock.turn(seconds / 4)
        silence = {name: clock.now() - heard for name, heard in last.items()}
        assert {seats[name] for name in last if silence[name] < AWAY_AFTER} == presence.seats()
        assert {name for name in last if silence[name] >= GONE_AFTER} == set(presence.gone())


def test_a_ping_that_is_lost_makes_nobody_away() -> None:
    """The bounds leave room for a line that hesitates."""
    assert 2 * PING_EVERY < AWAY_AFTER < GONE_AFTER


# -- at a table ------------------------------------------------------------------------------------


def presence_in(message: Json) -> list[bool]:
    return [seat["present"] for seat in message["seats"]]


def test_everybody_is_pinged(client: TestClient, clock: HandClock) -> None:
    made = new_table(client, *TWO)
    with at(client, link_of(made, 0)) as ida, at(client, made["watch"]) as watcher:
        ida.hello()
        watcher.hello()
        clock.turn(4)

        for somebody in (ida, watcher):
            assert [1, 2] == [somebody.hear("ping")["id"], somebody.hear("ping")["id"]]


def test_a_ping_is_answered_at_once(client: TestClient) -> None:
    made = new_table(client, *TWO)
    with at(client, link_of(made, 0)) as ida:
        ida.hello()
        ida.say("ping", id=7)

        assert {"type": "pong", "id": 7} == ida.hear()


def test_a_silent_seat_is_away_and_back_again(client: TestClient, clock: HandClock) -> None:
    made = new_table(client, *TWO)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        jonas.hello()
        assert [True, True, True] == presence_in(ida.hello())

        clock.turn(3)
        ida.is_there()
        clock.turn(2)

        assert [True, False, True] == presence_in(ida.hear("seats"))
        assert [True, False, True] == presence_in(client.get(f"/api/tables/{made['watch']}").json())
        jonas.say("pong", id=jonas.hear("ping")["id"])
        assert [True, True, True] == presence_in(ida.hear("seats"))


def test_whoever_answers_every_ping_stays(client: TestClient, clock: HandClock) -> None:
    made = new_table(client, *TWO)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        ida.hello()
        jonas.hello()
        ida.hear("seats")
        heard = len(ida.heard)
        for _ in range(40):
            clock.turn(1)
            ida.is_there()
            jonas.is_there()

    assert {"ping", "pong"} == {message["type"] for message in ida.heard[heard:]}


def test_a_silent_connection_is_closed_with_the_reason(client: TestClient, clock: HandClock) -> None:
    made = new_table(client, *TWO)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        ida.hello()
        jonas.hello()
        for _ in range(10):
            clock.turn(3)
            ida.is_there()

        with pytest.raises(WebSocketDisconnect) as closed:
            jonas.hear("nothing more")
        assert SILENT == closed.value.code and closed.value.reason.startswith("Nothing was heard of you")
        ida.is_there()


def test_a_socket_that_says_nothing_at_all_is_closed(client: TestClient, clock: HandClock) -> None:
    made = new_table(client, *TWO)
    with at(client, link_of(made, 0)) as ida:
        clock.turn(30)

        with pytest.raises(WebSocketDisconnect) as closed:
            ida.hear()
        assert SILENT == closed.value.code


def test_a_move_is_no_sign_of_life(client: TestClient, clock: HandClock) -> None:
    """Coming back by a secret answer would tell that it is in: only a greeting or the answer to a ping brings back."""
    duel = {"game": "sacrifice_duel", "seats": [person("Ida"), person("Jonas")]}  # begins with secret orders
    made = client.post("/api/tables", json=duel).json()
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        ida.hello()
        message = jonas.hello()
        ida.hear("seats")
        clock.turn(3)
        ida.is_there()
        clock.turn(2)
        assert [True, False] == presence_in(ida.hear("seats"))

        jonas.say("move", seen=message["number"], move=message["ask"]["moves"][0]["move"], id=1)
        jonas.hear("accepted")
        heard = len(ida.heard)
        ida.is_there()

        assert {"update", "pong"} == {message["type"] for message in ida.heard[heard:]}
        assert [True, False] == presence_in(client.get(f"/api/tables/{made['watch']}").json())


def test_pings_do_not_wait_for_a_slow_disk(
    client: TestClient, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else every page at the table would think itself offline."""
    made = new_table(client, *TWO, first_dealer=2)
    begun, written, real = threading.Event(), threading.Event(), SqliteStore.append

    def slow(store: SqliteStore, *entry: Any) -> None:
        begun.set()
        written.wait()
        real(store, *entry)

    monkeypatch.setattr(SqliteStore, "append", slow)
    with at(client, link_of(made, 0)) as ida, at(client, link_of(made, 1)) as jonas:
        message = ida.hello()
        jonas.hello()
        ida.hear("seats")
        ida.answer(message, id=1)
        begun.wait()
        try:
            clock.turn(4)
            assert [1, 2] == [jonas.hear("ping")["id"], jonas.hear("ping")["id"]]
        finally:
            written.set()
        assert 1 == ida.hear("accepted")["number"]


# -- readers that do not read ----------------------------------------------------------------------


class Stuck:
    """A socket whose other end takes nothing."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.closed: tuple[int, str] | None = None

    async def receive(self) -> Json:
        return await asyncio.Future()

    async def send_text(self, _: str) -> None:
        await asyncio.Future()

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


async def until_given_up(connection: Connection) -> None:
    """What a socket's task does, with somebody who never reads."""
    unused: Any = None
    await _converse(connection, unused, 0)
    await connection.take_leave()


def test_a_reader_that_takes_nothing_is_given_up_with_the_reason() -> None:
    """Its queue is bounded, and the goodbye does not wait behind what it never takes."""
    socket: Any = Stuck()
    connection = Connection(socket, 0)
    for number in range(MOST_WAITING + 2):
        connection.send(Pong(number))

    asyncio.run(until_given_up(connection))

    assert socket.closed is not None and TRY_AGAIN_LATER == socket.closed[0]
    assert socket.closed[1].startswith("You are too far behind") and not connection.greeted


def test_what_waits_within_the_bound_is_kept() -> None:
    async def write_all() -> list[str]:
        taken: list[str] = []
        socket: Any = Stuck()
        connection = Connection(socket, 0)

        async def take(text: str) -> None:
            taken.append(text)
            if len(taken) == MOST_WAITING:
                socket.application_state = WebSocketState.DISCONNECTED

        socket.send_text = take
        for number in range(MOST_WAITING):
            connection.send(Pong(number))
        await connection.write()
        return taken

    assert [{"type": "pong", "id": number} for number in range(MOST_WAITING)] == list(
        map(json.loads, asyncio.run(write_all()))
    )
