"""Tables of S.A.C.R.E. Bleu! on a screen that nobody sees, from the start or in the middle."""

from typing import Any

from textual.pilot import Pilot

from sacrarium.clients.terminal.local import LocalTable
from sacrarium.clients.terminal.look import plain
from sacrarium.clients.terminal.playing import Playing
from sacrarium.clients.terminal.prompt import said
from sacrarium.games import game_named

from .screen import moved_to, press, rows, shown, table

GAME = game_named("sacre_bleu")

#: Two runs in hand, a gap in a third, and a joker; the queen of diamonds was taken since your last turn.
MINE = ["8C", "10C", "JC", "QC", "KD", "AD", "2D", "7H", "2S", "X1"]
MAIN: dict[str, Any] = {
    "round": 5, "last_turn": {"seat": 3, "option": "cycle", "round": 4}, "locked": {"0": ["QD"]},
    "takes": [{"card": "QD", "taker": 2, "round": 4}],
    "hands": [MINE, ["9C", "3C", "4C", "5C", "6C"], ["QD", "3D", "4D", "5D", "6D"], ["9H", "10H", "JH", "2H"]],
    "layers": [{"size": 4}, {"size": 6, "by": 0}, {"size": 4, "by": 2}],
}  # fmt: skip
FREE: dict[str, Any] = {**MAIN, "last_turn": {"seat": 3, "option": "score", "round": 4}}
ACTED: dict[str, Any] = {"seat": 0, "option": "return", "round": 5}
#: Everybody passes three cards, but the last seat has too few.
PASSING: dict[str, Any] = {
    **FREE, "last_turn": ACTED, "phase": "pass", "active": 1, "option": "cycle", "cycle": [3, 1],
    "hands": [*MAIN["hands"][:3], ["9H", "10H"]],
}  # fmt: skip
LAYING: dict[str, Any] = {
    **MAIN,
    "last_turn": ACTED,
    "phase": "lay",
    "active": 1,
    "option": "advertise",
    "offered": "9C",
}
PARTNER: dict[str, Any] = {
    **MAIN, "phase": "partner", "option": "advertise", "offered": "KD", "laid": {"2": "QD", "3": "JH"},
}  # fmt: skip
HIDING: dict[str, Any] = {
    **MAIN, "last_turn": ACTED, "phase": "aside", "active": 1, "option": "exchange", "target": 0, "given": "9C",
}  # fmt: skip
PICKING: dict[str, Any] = {
    **MAIN, "phase": "pick", "active": 0, "option": "exchange", "target": 2, "given": "7H",
}  # fmt: skip
#: All is open, and two cards of the deck complete the spades.
FINAL: dict[str, Any] = {
    "round": 8, "scores": [20, 30, 0, 0],
    "hands": [["2C", "5C", "3D", "9H", "KS", "AS"], ["9C", "3C", "4C"], ["QD", "4D", "5D"], ["10H", "JH", "2H"]],
    "deck": ["QS", "JS", "10S", "2D", "8C", "7C", "7D", "8D", "3H", "4H", "5H", "6H", "7S", "8S"],
}  # fmt: skip


def sacre(players: int = 4, seed: int = 5, **options: Any) -> LocalTable:
    """A table at the start."""
    return table(players, seed, GAME, **options)


def sacre_at(position: dict[str, Any], players: int = 4, **options: Any) -> LocalTable:
    """A table in the middle of a game."""
    return moved_to(sacre(players, **options), position, {"players": players, **options})


def square(app: Playing, words: str) -> tuple[int, int]:
    """Where these words stand first."""
    for y, row in enumerate(rows(app)):
        if words in row:
            return row.index(words) + 1, y
    raise AssertionError(f"{words} is not on the screen")


async def answer(pilot: "Pilot[None]", app: Playing) -> None:
    """Go on, or answer: every turn is an Advertise, and the first cards that the arrows find are given."""
    view, ask = app.sight.moment.view, app.sight.moment.ask
    if app.sight.held or ask is None:
        await press(pilot, "enter")
    elif ask.about == "main":
        await press(pilot, "2", "enter")
    elif ask.about == "bonus":
        await press(pilot, "down", "enter")
    elif view["need"] and len(app.sight.picked) == view["need"] and app.scene.composes(app.sight.moment):
        await press(pilot, "enter")
    else:
        await press(pilot, "right", "enter")


def fits(app: Playing) -> None:
    """Everything that has to be read can be read: the question, what follows, every seat, the deck and the keys."""
    title, detail = said(app.scene, app.sight)
    text, view = shown(app), app.sight.moment.view
    assert plain(title) in text and plain(detail) in text
    assert "Q Quit" in rows(app)[-1] and all(len(row) <= app.size.width for row in rows(app))
    if app.sight.moment.result is None:
        heads = "\n".join(rows(app)[1 : 1 + view["players"]])
        assert all(app.sight.moment.name(seat) in heads for seat in range(view["players"]))
        assert f"Deck {view['deck']['size']}" in text
