"""Bots at the table: at one pace, and whatever happens to them the game goes on."""

from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from sacrarium.core.bits import Seat
from sacrarium.server import Settings, create_app
from sacrarium.server.rooms import LOOK_EVERY
from sacrarium.table.bots import Workers
from sacrarium.table.errors import StoreError
from sacrarium.table.match import Match
from sacrarium.table.sqlite import SqliteStore
from tests.clock import HandClock
from tests.server.people import RANDOM_BOT, at, link_of, new_table, person

PACE = 1000.0


class Noting(HandClock):
    """Every thought takes a while, and nobody waits for a beat: how long they would have waited is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def now(self) -> float:
        self._time += 0.01
        return super().now()

    async def sleep(self, seconds: float) -> None:
        if seconds == LOOK_EVERY:
            await super().sleep(seconds)
        else:
            self.waits.append(seconds)


def test_every_answer_comes_at_the_same_pace() -> None:
    """The wait makes up for what the thought took, so its length tells nothing about the hand."""
    clock = Noting()
    with TestClient(create_app(Settings(pace=PACE, workers=1), clock)) as client:
        made = new_table(client, *[RANDOM_BOT] * 3)
        with at(client, made["watch"]) as watcher:
            watcher.until_asked(watcher.hello())

    assert 30 == len(clock.waits) and all(0 < wait < PACE for wait in clock.waits)


@pytest.mark.parametrize(("level", "third"), [("novice", True), ("master", False)])
def test_a_choice_in_pieces_goes_on_after_a_third_of_a_beat(
    monkeypatch: pytest.MonkeyPatch, level: str, third: bool
) -> None:
    """S.A.C.R.E. Bleu!: whatever a quick bot holds, each further card of its choice takes the same time."""
    clock = Noting()

    def returns(_: Workers, match: Match, seat: Seat, *given: bool) -> "Future[str]":
        answer: Future[str] = Future()
        answer.set_result(match.game.write_move(match.state.legal(seat)[0]) if clock.waits else "return")
        return answer

    monkeypatch.setattr(Workers, "move", returns)
    bots = [{"kind": "bot", "level": level}] * 3
    with TestClient(create_app(Settings(pace=PACE, workers=1), clock)) as client:
        made = client.post("/api/tables", json={"game": "sacre_bleu", "seats": bots}).json()
        with at(client, made["watch"]) as watcher:
            watcher.hello()
            for _ in range(4):
                watcher.hear("update")

    assert [True, *[not third] * 3] == [wait > PACE / 3 for wait in clock.waits[:4]]


def test_a_table_goes_on_where_no_worker_answers(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> "Future[str]":
        answer: Future[str] = Future()
        answer.set_exception(RuntimeError("the workers have gone home"))
        return answer

    monkeypatch.setattr(Workers, "move", fails)
    made = new_table(client)

    with at(client, made["you"]) as ida:
        assert ida.play_to_the_end(ida.hello())["outcome"]


def test_a_table_goes_on_where_a_bot_is_wrong(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def errs(*_: Any) -> "Future[str]":
        answer: Future[str] = Future()
        answer.set_result("61")
        return answer

    monkeypatch.setattr(Workers, "move", errs)
    made = new_table(client)

    with at(client, made["you"]) as ida:
        assert ida.play_to_the_end(ida.hello())["outcome"]


def test_a_bot_waits_for_a_full_disk(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacrarium.server.rooms.RETRY_SECONDS", 0)
    real = SqliteStore.append
    failures: list[Any] = []

    def often_full(store: SqliteStore, *entry: Any) -> None:
        if len(failures) < 5:
            failures.append(entry)
            raise StoreError("The disk is full.")
        real(store, *entry)

    monkeypatch.setattr(SqliteStore, "append", often_full)
    made = new_table(client, *[RANDOM_BOT] * 3)

    with at(client, made["watch"]) as watcher:
        assert watcher.until_asked(watcher.hello())["outcome"] and 5 == len(failures)


def test_a_person_hears_of_a_full_disk_and_can_try_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise StoreError("The disk is full.")

    made = new_table(client, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
    with at(client, link_of(made, 0)) as ida:
        message = ida.hello()
        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "append", full)
            ida.answer(message)
            assert ("unknown", "The disk is full.") == ((told := ida.refused())["code"], told["words"])

        ida.answer(message)
        assert 1 == ida.hear("update")["number"]


def test_two_servers_on_one_file_never_disagree(tmp_path: Path) -> None:
    """The unique number decides: whoever is behind is refused, and hears what it has missed."""
    settings = Settings(data=tmp_path / "tables.sqlite", pace=0, workers=1)
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as other:
        made = new_table(one, person("Ida"), person("Jonas"), person("Greta"), first_dealer=2)
        with at(one, made["you"]) as ida, at(other, made["you"]) as her_phone:
            message, same = ida.hello(), her_phone.hello()
            assert message["view"] == same["view"]
            ida.answer(message, choice=0)
            told = ida.hear("update")

            her_phone.answer(same, choice=1)

            assert told == her_phone.hear("update") and "stale" == her_phone.refused()["code"]
