"""Tables in the state that a test needs, made and played over the protocol."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.people import Json
from tests.serving import line_to, make_table
from tests.watching import Watcher

IDA = {"kind": "person", "name": "Ida"}
NOVICE = {"kind": "bot", "level": "novice"}
MOST_TRIES = 30


@dataclass(frozen=True)
class Made:
    """A table with its links, and the newest message that its maker heard."""

    you: str
    watch: str
    newest: Json


def asked(message: Json) -> bool:
    return message.get("ask") is not None


def asked_freely(message: Json) -> bool:
    """Every card is allowed."""
    return asked(message) and not message["ask"]["barred"]


def asked_with_reasons(message: Json) -> bool:
    """Some cards are allowed, and some are not."""
    return asked(message) and bool(message["ask"]["barred"])


def asked_late(message: Json) -> bool:
    """Half of the tricks are taken."""
    return asked(message) and message["view"]["trick_number"] > 5


def asked_last(message: Json) -> bool:
    """Two tricks are left."""
    return asked(message) and message["view"]["trick_number"] > 8


def asked_late_with_reasons(message: Json) -> bool:
    return asked_with_reasons(message) and message["view"]["trick_number"] > 2


class Tables:
    """Makes tables for Ida and three bots."""

    def __init__(self, address: str) -> None:
        self.address = address

    def where(self, enough: Callable[[Json], bool], **order: Any) -> Made:
        """A table that has come to this; where a game does not come to it, the next one may."""
        whole = {"game": "sarkophag", "options": {}, "seats": [IDA, *[NOVICE] * 3], **order}
        for _ in range(MOST_TRIES):
            made = make_table(self.address, whole)
            newest = self._play(made["you"], enough)
            if enough(newest):
                return Made(made["you"], made["watch"], newest)
        raise AssertionError("No game came to what was asked for.")

    def with_an_open_seat(self) -> str:
        """The link of a seat that nobody has taken yet."""
        seats = [IDA, {"kind": "open"}, NOVICE, NOVICE]
        made = make_table(self.address, {"game": "sarkophag", "options": {}, "seats": seats})
        return next(str(link["link"]) for link in made["links"] if link["seat"] == 1)

    def finished(self) -> Made:
        """A table whose game is over."""
        return self.where(lambda message: bool(message.get("outcome")))

    def _play(self, link: str, enough: Callable[[Json], bool]) -> Json:
        """Play until it is enough, or to the end; the newest message."""
        with line_to(self.address, link) as socket:
            socket.send(json.dumps({"type": "hello", "seen": 0}))
            watcher = Watcher()
            while True:
                message: Json = watcher.hear(json.loads(socket.recv()))
                if enough(message) or message.get("outcome"):
                    return message
                if asked(message):
                    moves = message["ask"]["moves"]
                    move = moves[len(moves) // 2]["move"]
                    socket.send(json.dumps({"type": "move", "seen": message["number"], "move": move}))
