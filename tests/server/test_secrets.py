"""No message, error or log line tells what its reader may not know."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from sacrarium.core.bits import members_of
from sacrarium.core.record import Replay
from sacrarium.server import Settings, create_app
from sacrarium.table.tables import Tables
from tests.clock import HandClock
from tests.server.people import Json, at, everybody_plays, link_of, new_table, person

NUMBERS = {"card", "cards", "hand", "move", "lead"}  # fields that name cards


def cards_in(value: Any, field: str = "") -> Iterator[int]:
    """Every card that a message names, wherever it stands."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from cards_in(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner, field)
    elif field in NUMBERS and value is not None:
        yield int(value)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data") / "tables.sqlite"


@pytest.fixture(scope="module")
def game(file: Path) -> Iterator[dict[int | None, list[Json]]]:
    """What three people and a watcher hear in a whole match of several rounds."""
    settings = Settings(data=file, pace=0, messages_per_second=0, workers=1)
    with TestClient(create_app(settings, clock := HandClock())) as client:
        made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), match="limit", limit=45)
        with (
            at(client, link_of(made, 0)) as ida,
            at(client, link_of(made, 1)) as jonas,
            at(client, link_of(made, 2)) as greta,
            at(client, made["watch"]) as watcher,
        ):
            people = [ida, jonas, greta, watcher]
            for somebody in people:
                somebody.hello()
            for somebody in people:
                somebody.say("move", seen=0, move="61")
                somebody.refused()
                somebody.say("hello", seen=0)
                somebody.hear("table")
            clock.turn(3)
            for somebody in (ida, greta, watcher):
                somebody.is_there()
            clock.turn(3)  # Jonas is away and plays on all the same
            everybody_plays(people)
        yield {seat: somebody.heard for seat, somebody in zip((0, 1, 2, None), people, strict=True)}


def truth(file: Path) -> list[tuple[list[set[int]], set[int]]]:
    """For each number: the true hands, and the cards played in that round up to then."""
    tables = Tables.in_file(file)
    (table_id,) = tables.store._base.execute("SELECT id FROM tables").fetchone()  # type: ignore[attr-defined]
    match = tables.match(table_id)
    found = []
    for state, _ in Replay(match.game, match.record()).steps():
        plain: Any = state
        found.append(([set(members_of(plain.hands[seat])) for seat in range(3)], set(members_of(plain.gone))))
    tables.close()
    return found


def test_no_message_names_a_card_of_another_hand(game: dict[int | None, list[Json]], file: Path) -> None:
    states = truth(file)
    checked = 0
    for seat, heard in game.items():
        for message in heard:
            if "number" not in message or "view" not in message:
                continue
            hands, gone = states[message["number"]]
            before, gone_before = states[max(0, message["number"] - 1)]
            last_card = {
                event["card"] for event in message.get("events", ()) if event["kind"] == "card_played"
            }
            own = set() if seat is None else hands[seat] | before[seat]
            others = set().union(*(hand for other, hand in enumerate(hands) if other != seat))
            fresh_deal = any(event["kind"] == "dealt" for event in message.get("events", ()))
            named = set(cards_in(message))
            assert named <= own | gone | (gone_before | last_card if fresh_deal else set())
            assert fresh_deal or not named & others
            checked += 1
    assert checked > 4 * 60


def test_what_keeps_the_line_alive_tells_nothing_of_the_game(game: dict[int | None, list[Json]]) -> None:
    """Pings are alike for everybody, and that a move lies on the table is told to its sender alone."""
    fields = {"ping": {"type", "id"}, "pong": {"type", "id"}, "accepted": {"type", "id", "number"}}
    for seat, heard in game.items():
        for message in heard:
            assert set(message) == fields.get(message["type"], set(message))
        moved = {event["number"] for event in own_cards(heard, seat)}
        assert moved == {message["number"] for message in heard if message["type"] == "accepted"}
        assert [1, 2, 3] == [message["id"] for message in heard if message["type"] == "ping"]


def own_cards(heard: list[Json], seat: int | None) -> Iterator[Json]:
    """Each card that a seat has played, with the number of its update."""
    for message in heard:
        for event in message.get("events", ()):
            if event["kind"] == "card_played" and event["seat"] == seat:
                yield {**event, "number": message["number"]}


def test_a_watcher_sees_no_hand(game: dict[int | None, list[Json]]) -> None:
    for message in game[None]:
        if "view" in message:
            assert [] == message["view"]["hand"] and message["ask"] is None
            assert all(event["kind"] != "hand_dealt" for event in message.get("events", ()))


def test_the_seed_and_the_links_are_in_no_message(game: dict[int | None, list[Json]], file: Path) -> None:
    base = sqlite3.connect(file)
    seed = base.execute("SELECT seed FROM tables").fetchone()[0]
    base.close()
    tables = Tables.in_file(file)
    table = tables.store.table(tables.store._base.execute("SELECT id FROM tables").fetchone()[0])  # type: ignore[attr-defined]
    assert table is not None
    secrets = {seed, f"{int(seed):x}", *(link.link for link in tables.links(table))}
    tables.close()
    for heard in game.values():
        text = json.dumps(heard)
        assert not any(secret in text for secret in secrets) and '"seed"' not in text


def test_a_game_that_goes_on_is_not_replayed(client: TestClient) -> None:
    made = new_table(client)
    for link in (made["you"], made["watch"]):
        for query in ("", "?seat=1"):
            answer = client.get(f"/api/tables/{link}/replay{query}")
            assert 409 == answer.status_code and {"error", "field"} == set(answer.json())


def test_nothing_secret_is_logged(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        made = new_table(client)
        with at(client, made["you"]) as ida:
            ida.play_to_the_end(ida.hello())
        client.get(f"/api/tables/{made['you']}")

    ours = [record.getMessage() for record in caplog.records if not record.name.startswith("httpx")]
    assert not any(made["you"] in line for line in ours)
