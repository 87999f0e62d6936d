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
OWN = sorted(
    (name for name in FACES if FACES[name]["role"] != "bosses"), key=lambda name: -len(FACES[name]["name"])
)
BOSS = sorted(
    (name for name in FACES if FACES[name]["role"] == "bosses"), key=lambda name: -len(FACES[name]["name"])
)


def pretend(page: Page, change: Callable[[Json], None]) -> list[str]:
    """Whatever table this page is given is changed first; call it before the page goes there. The moves it sends."""
    moves: list[str] = []

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(words: str | bytes) -> None:
            message = json.loads(words)
            if message["type"] == "table":
                change(message)
            socket.send(json.dumps(message))

        def say(words: str | bytes) -> None:
            message = json.loads(words)
            if message["type"] == "move":
                moves.append(message["move"])
            server.send(words)

        server.on_message(hear)
        socket.on_message(say)

    page.route_web_socket("**/ws/*", stand_between)
    return moves


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


def fill_track(words: str | None = None) -> Callable[[Json], None]:
    """The first hero has every point for its special move, which waits for something."""

    def change(message: Json) -> None:
        hero = message["view"]["heroes"][0]
        hero.update(track=hero["track_length"], special_waits=words)

    return change


def offer_special(message: Json) -> None:
    """The special move is among what can be done."""
    fill_track()(message)
    message["ask"]["moves"].append({"move": "special", "label": "Use the special move", "preview": {}})


def forbid(what: str, words: str) -> Callable[[Json], None]:
    """Something that lasts forbids this to the first hero."""
    lasting = {"what": what, "amount": 0, "heroes": [0], "boss": False, "sides": [], "until": "round"}

    def change(message: Json) -> None:
        message["ask"] = None
        message["view"]["lasting"] = [{**lasting, "slot": None, "begun": True, "words": words}]

    return change


def fit_one_slot(message: Json) -> None:
    """Of the plays of every card only the first is offered."""
    kept: dict[str, Json] = {}
    for info in message["ask"]["moves"]:
        kept.setdefault(":".join(info["move"].split(":")[:2]), info)
    message["ask"]["moves"] = list(kept.values())


def answer_with(about: str, *moves: str) -> Callable[[Json], None]:
    """Another question with these answers."""

    def change(message: Json) -> None:
        infos = [{"move": move, "label": move, "follows": "", "preview": {}} for move in moves]
        message["ask"].update(
            about=about, title="A question", detail="For a card. Yes or no.", moves=infos, barred=[]
        )

    return change


def block(message: Json) -> None:
    """Nothing can be played in the north, and nothing lies there."""
    forbid("blocked", "Nothing can be played in the north this round.")(message)
    for slot in message["view"]["slots"]:
        if slot["side"] == "N":
            slot.update(blocked=True, card=None, holder=None, hp=None)
