"""Tables as a page hears them, with something changed on the way: states that a game comes to only after long play."""

import json
from collections.abc import Callable

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from sacrarium.games.sacrifight.cards.content import content_of
from sacrarium.games.sacrifight.cards.faces import face_of
from tests.browser.people import Json

CONTENT = content_of(None)
FACES: dict[str, Json] = {name: msgspec.to_builtins(face_of(CONTENT, name)) for name in CONTENT.number}
BOSSES = [boss.id for boss in CONTENT.bosses]
OWN = sorted((name for name in FACES if FACES[name]["role"] != "bosses"), key=lambda name: -len(FACES[name]["name"]))
BOSS = sorted((name for name in FACES if FACES[name]["role"] == "bosses"), key=lambda name: -len(FACES[name]["name"]))


def pretend(page: Page, change: Callable[[Json], None]) -> None:
    """Whatever table this page is given is changed first; call it before the page goes there."""

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(words: str | bytes) -> None:
            message = json.loads(words)
            if message["type"] == "table":
                change(message)
            socket.send(json.dumps(message))

        server.on_message(hear)

    page.route_web_socket("**/ws/*", stand_between)


def crowd(message: Json, own: list[str], boss: list[str]) -> None:
    """These cards in the first hand, on the board and with the boss; nothing is asked."""
    view, message["ask"] = message["view"], None
    view.update(cards=FACES, round=2, turn=0)
    view["heroes"][0]["hand"] = own[:5]
    for slot, card in zip(view["slots"], [*own[:4], *boss[:4]], strict=False):
        slot.update(open=True, card=card, holder=0 if card in own else None, hp=2)


def call_boss(message: Json) -> None:
    """Every member wears as much armor as it may come to."""
    for member in message["view"]["boss"]["members"]:
        member["armor"] = 10
