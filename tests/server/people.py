"""People at a table, for tests: they speak the protocol and remember everything they were told."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from tests.watching import Watcher

Json = dict[str, Any]
RANDOM_BOT = {"kind": "bot", "level": "random"}


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def order(*seats: Json, **options: Any) -> Json:
    return {"game": "sarkophag", "options": options, "seats": list(seats)}


def new_table(client: TestClient, *seats: Json, **options: Any) -> Json:
    """A table; without seats one for Ida and three bots."""
    answer = client.post("/api/tables", json=order(*(seats or (person("Ida"), *[RANDOM_BOT] * 3)), **options))
    assert 201 == answer.status_code, answer.text
    made: Json = answer.json()
    return made


def link_of(made: Json, seat: int) -> str:
    return next(str(link["link"]) for link in made["links"] if link["seat"] == seat)


class Somebody:
    """Behind one socket."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.number = 0
        self.newest: Json = {}  # the last position that was told
        self.watcher = Watcher()

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send_json({"type": kind, **fields})

    def hear(self, *kinds: str) -> Json:
        """The next message, of one of these kinds if any are named."""
        while True:
            message = self.watcher.hear(self.socket.receive_json())
            self.heard.append(message)
            if message["type"] in ("table", "update"):
                self.number, self.newest = message["number"], message
            if not kinds or message["type"] in kinds:
                return message

    def hello(self, seen: int = 0) -> Json:
        self.say("hello", seen=seen)
        return self.hear()

    def is_there(self) -> None:
        """Give a sign of life; the server has taken note when this returns."""
        self.say("ping", id=1)
        self.hear("pong")

    def refused(self) -> Json:
        return self.hear("refused")

    def answer(self, message: Json, choice: int = 0, **fields: Any) -> None:
        """Make one of the moves that a message asks for."""
        moves = message["ask"]["moves"]
        self.say("move", seen=message["number"], move=moves[choice % len(moves)]["move"], **fields)

    def until_asked(self, message: Json | None = None) -> Json:
        """The next message that asks, or tells the end."""
        while message is None or not (message.get("ask") or message.get("outcome")):
            message = self.hear("table", "update")
        return message

    def play_to_the_end(self, message: Json) -> Json:
        while True:
            message = self.until_asked(message)
            if message["outcome"]:
                return message
            self.answer(message)
            message = self.hear("update")


@contextmanager
def at(client: TestClient, link: str) -> Iterator[Somebody]:
    with client.websocket_connect(f"/ws/{link}") as socket:
        yield Somebody(socket)


def everybody_plays(people: list[Somebody]) -> None:
    """Everybody has said hello; whoever is asked moves, until all have heard of the end.

    Whoever is behind hears on first: a bot may have moved before the last of them sat down.
    """
    while not all(somebody.newest["outcome"] for somebody in people):
        if len({somebody.number for somebody in people}) == 1:
            for somebody in people:
                if somebody.newest["ask"]:
                    somebody.answer(somebody.newest, id=somebody.number)
        min(people, key=lambda somebody: somebody.number).hear("update")
