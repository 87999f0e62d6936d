"""What does not belong to the protocol is refused in one sentence and changes nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from sacrarium.server.requests import KINDS
from tests.server.people import Json, Somebody, at, link_of, new_table, person

COMPANY = (person("Ida"), person("Jonas"), person("Greta"))


@pytest.fixture(scope="module")
def made(client: TestClient) -> Json:
    """Seat 0 leads, and never does."""
    return new_table(client, *COMPANY, first_dealer=2)


@pytest.fixture
def ida(client: TestClient, made: Json) -> Iterator[Somebody]:
    with at(client, link_of(made, 0)) as ida:
        ida.hello()
        yield ida


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("hello", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('"hello"', "malformed"),
        ("{}", "malformed"),
        ('{"type": 7}', "malformed"),
        ('{"type": "hello", "seen": ', "malformed"),
        ('{"type": "move", "seen": 0}', "malformed"),
        ('{"type": "move", "seen": "0", "move": "15"}', "malformed"),
        ('{"type": "move", "seen": 0, "move": 15}', "malformed"),
        ('{"type": "move", "seen": 0, "move": "15", "place": 2}', "malformed"),
        ('{"type": "move", "seen": 0, "move": "15", "seat": 2}', "not_your_turn"),
        ('{"type": "move", "seen": -1, "move": "15"}', "malformed"),
        ('{"type": "move", "seen": 1e400, "move": "15"}', "malformed"),
        ('{"type": "move", "seen": 0, "move": ""}', "malformed"),
        ('{"type": "join"}', "malformed"),
        ('{"type": "undo"}', "unknown"),
        ('{"type": "move", "seen": 0, "move": "sarcophagus"}', "illegal"),
        ('{"type": "move", "seen": 0, "move": "61"}', "illegal"),
        ('{"type": "move", "seen": 9, "move": "15"}', "stale"),
        ('{"type": "join", "name": "Emil"}', "illegal"),
        ('{"type": "rematch"}', "illegal"),
        ('{"type": "hint", "seen": 3}', "stale"),
        ('{"type": "ping"}', "malformed"),
        ('{"type": "pong", "id": "1"}', "malformed"),
        ('{"type": "ping", "id": 1, "seat": 2}', "malformed"),
        ('{"type": "move", "seen": 0, "move": "15", "id": 1.5}', "malformed"),
        ("[" * 4000, "malformed"),
    ],
)
def test_a_message_that_is_refused(ida: Somebody, text: str, code: str) -> None:
    ida.socket.send_text(text)

    refused = ida.refused()

    assert (code, 0) == (refused["code"], refused["number"])
    assert refused["words"].endswith(".") and "msgspec" not in refused["words"]


def test_an_illegal_move_names_its_rule(ida: Somebody) -> None:
    held = ida.heard[0]["view"]["hand"]
    foreign = next(card for card in range(1, 61) if card not in held)

    ida.say("move", seen=0, move=str(foreign))

    assert ("illegal", "R4") == ((refused := ida.refused())["code"], refused["rule"])


def test_a_barred_move_is_refused_with_the_words_it_was_barred_with(client: TestClient) -> None:
    for _ in range(50):
        made = new_table(client, *COMPANY, first_dealer=2)
        with at(client, link_of(made, 0)) as ida:
            barred = ida.hello()["ask"]["barred"]
            if not barred:
                continue
            ida.say("move", seen=0, move=barred[0]["move"])
            refused = ida.refused()
            assert (barred[0]["words"], barred[0]["rule"]) == (refused["words"], refused["rule"])
            return
    pytest.fail("no hand of fifty held a card with five heads")


def test_binary_messages_are_refused(ida: Somebody) -> None:
    ida.socket.send_bytes(b'{"type":"rematch"}')

    assert "malformed" == ida.refused()["code"]


def test_a_message_that_is_too_large_ends_the_line(client: TestClient, made: Json) -> None:
    with at(client, link_of(made, 0)) as ida:
        ida.hello()
        ida.say("join", name="x" * 5000)

        assert "too_large" == ida.refused()["code"]
        with pytest.raises(WebSocketDisconnect) as closed:
            ida.hear()
        assert 1009 == closed.value.code


def test_hello_comes_first(client: TestClient, made: Json) -> None:
    with at(client, link_of(made, 0)) as ida:
        ida.say("move", seen=0, move="15")

        assert "malformed" == ida.refused()["code"]


def test_whoever_is_not_asked_cannot_move(client: TestClient, made: Json) -> None:
    with at(client, link_of(made, 1)) as jonas:
        jonas.hello()
        jonas.say("move", seen=0, move="15")

        refused = jonas.refused()
        assert "not_your_turn" == refused["code"] and "Ida" in refused["words"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "move", "seen": 0, "move": "15"},
        {"type": "hint", "seen": 0},
        {"type": "rematch"},
        {"type": "join", "name": "Emil"},
    ],
)
def test_whoever_watches_changes_nothing(client: TestClient, made: Json, message: Json) -> None:
    with at(client, made["watch"]) as watcher:
        watcher.hello()
        watcher.socket.send_json(message)

        assert watcher.refused()["code"] in {"not_your_turn", "illegal"}


@pytest.mark.parametrize("link", ["x", "x" * 24, "%00", "a" * 3000, "ünlink"])
def test_a_wrong_link_opens_nothing(client: TestClient, link: str) -> None:
    with pytest.raises(WebSocketDenialResponse) as denied, at(client, link):
        pass

    assert 404 == denied.value.status_code
    assert "no-referrer" == denied.value.headers["referrer-policy"]


def test_a_page_from_elsewhere_opens_no_socket(client: TestClient, made: Json) -> None:
    path = f"/ws/{link_of(made, 0)}"
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        client.websocket_connect(path, headers={"origin": "http://evil.example"}),
    ):
        pass
    assert 403 == denied.value.status_code

    with client.websocket_connect(path, headers={"origin": "http://testserver"}) as socket:
        assert "table" == Somebody(socket).hello()["type"]


LAST = 2**31  # the greatest id there is
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from([*KINDS, "undo", "table", "accepted"]) | JSON},
    optional={
        "seen": st.integers(1, 2**40) | JSON,
        "move": st.text(max_size=30) | JSON,
        "name": JSON,
        "id": st.integers(0, LAST - 1) | JSON,
        "x": JSON,
    },
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(FIELDS | JSON | st.text(max_size=50), min_size=1, max_size=8))
def test_whatever_is_sent_the_server_answers_and_nothing_changes(
    client: TestClient, made: Json, messages: list[Any]
) -> None:
    with at(client, link_of(made, 0)) as ida:
        before = ida.hello()
        for message in messages:
            if isinstance(message, str):
                ida.socket.send_text(message)
            else:
                ida.socket.send_json(message)
        ida.say("hello", seen=2**31)  # answered by the whole table, after everything before
        ida.say("ping", id=LAST)
        told = [ida.hear()]
        while told[-1] != {"type": "pong", "id": LAST}:
            told.append(ida.hear())

    assert {"refused", "table", "seats", "pong"} >= {message["type"] for message in told}
    assert before == told[-2]
