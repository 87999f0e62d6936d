"""Taking back at a table of people: asked for, granted, refused, given up."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from tests.server.people import RANDOM_BOT, Json, Somebody, at, link_of, new_table, person

NAMES = ("Ida", "Jonas", "Greta")


@pytest.fixture
def company(client: TestClient) -> Iterator[list[Somebody]]:
    """Three people, of whom two have played a card; the first in the list has played first."""
    made = new_table(client, *map(person, NAMES))
    with ExitStack() as stack:
        sockets = [stack.enter_context(at(client, link_of(made, seat))) for seat in range(3)]
        tables = [somebody.hello() for somebody in sockets]
        played: list[int] = []
        for _ in range(2):
            seat = next(seat for seat, table in enumerate(tables) if table["ask"])
            sockets[seat].answer(tables[seat])
            tables = [somebody.hear("update") for somebody in sockets]
            played.append(seat)
        order = [*played, *({0, 1, 2} - set(played))]
        yield [sockets[seat] for seat in order]


def asked_by(somebody: Somebody) -> list[Json]:
    somebody.say("back", seen=somebody.number)
    return [somebody.hear("asking")]


def test_all_agree_and_the_table_stands_as_before(company: list[Somebody]) -> None:
    first, second, third = company
    assert "ask" == first.newest["back"]["way"] and "free" == second.newest["back"]["way"]

    asked_by(first)
    asking = [second.hear("asking"), third.hear("asking")]
    assert all(one["answer"] and one["title"].endswith(" asks to take back a move") for one in asking)
    second.say("consent", agree=True)
    told = [somebody.hear("asking") for somebody in company]
    assert [False, False, True] == [one["answer"] for one in told] and "You agree" in told[1]["detail"]
    third.say("consent", agree=True)

    ended = [somebody.hear("asking") for somebody in company]
    updates = [somebody.hear("update") for somebody in company]
    assert all(one["seat"] is None and one["title"] == "" for one in ended)
    assert updates[0]["ask"] and not updates[1]["ask"]
    assert "You take back 2 moves." == updates[0]["events"][0]["text"]


def test_one_who_does_not_agree_settles_it(company: list[Somebody]) -> None:
    first, second, third = company
    asked_by(first)

    third.say("consent", agree=False)
    second.hear("asking")

    words = second.hear("asking")
    assert words["seat"] is None and words["title"].endswith("does not agree, so the table stays as it is.")
    assert "You do not agree" in [third.hear("asking"), third.hear("asking")][1]["title"]
    first.hear("asking")
    first.say("back", seen=first.number)
    assert "did not agree" in first.refused()["words"]


def test_nobody_plays_while_somebody_asks_and_who_asks_can_give_it_up(company: list[Somebody]) -> None:
    first, _, third = company
    asked_by(first)
    third.hear("asking")

    third.answer(third.newest)
    assert "nobody plays until that is settled" in third.refused()["words"]
    first.say("consent", agree=True)
    assert "The others have to agree" in first.refused()["words"]
    first.say("consent", agree=False)
    assert {"type": "asking", "seat": None, "title": "", "detail": "", "answer": False} == third.hear(
        "asking"
    )

    third.answer(third.newest)
    assert third.hear("update")


def test_whoever_leaves_does_not_ask_any_more(client: TestClient) -> None:
    made = new_table(client, *map(person, NAMES))
    with ExitStack() as stack:
        sockets = [stack.enter_context(at(client, link_of(made, seat))) for seat in range(3)]
        tables = [somebody.hello() for somebody in sockets]
        first = next(seat for seat, table in enumerate(tables) if table["ask"])
        for _ in range(2):
            seat = next(seat for seat, table in enumerate(tables) if table["ask"])
            sockets[seat].answer(tables[seat])
            tables = [somebody.hear("update") for somebody in sockets]
        asked_by(sockets[first])
        other = sockets[(first + 1) % 3]
        assert other.hear("asking")["seat"] == first

        sockets[first].socket.close()

        assert other.hear("asking")["seat"] is None


def test_whoever_comes_back_hears_what_is_asked(client: TestClient, company: list[Somebody]) -> None:
    first, second, _ = company
    asked_by(first)
    second.hear("asking")

    second.hello(second.number)

    assert second.hear("asking")["answer"]


def test_alone_against_bots_a_card_comes_back_while_they_think(client: TestClient) -> None:
    made = new_table(client, person("Ida"), RANDOM_BOT, RANDOM_BOT)
    with at(client, made["you"]) as ida:
        ida.answer(ida.until_asked(ida.hello()))
        after = ida.until_asked(ida.hear("update"))
        ida.say("back", seen=after["number"])

        again = ida.hear("update")

        assert "undone" == again["events"][0]["kind"] and again["ask"]


@pytest.mark.parametrize("message", [{"type": "back", "seen": 0}, {"type": "consent", "agree": True}])
def test_a_spectator_takes_nothing_back(client: TestClient, message: Json) -> None:
    made = new_table(client)
    with at(client, made["watch"]) as watcher:
        watcher.hello()
        watcher.say(**{"kind": message.pop("type"), **message})

        assert "not_your_turn" == watcher.refused()["code"]
