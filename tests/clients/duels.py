"""Tables of the duel on a screen that nobody sees, from the start or in the middle."""

from typing import Any

from textual.pilot import Pilot

from sacrarium.clients.terminal.local import LocalTable
from sacrarium.clients.terminal.look import plain
from sacrarium.clients.terminal.playing import Playing
from sacrarium.clients.terminal.prompt import said
from sacrarium.core.decision import Ask
from sacrarium.games import game_named

from .screen import AtOnce, moved_to, press, rows, shown

GAME = game_named("sacrifice_duel")

SEALED = {
    "phase": "sealed",
    "trophy": "Kr",
    "hands": [["3r", "3b", "4r", "4b", "5r"], ["Ar", "2b", "3b", "4r", "5b"]],
}
BUYING = {"phase": "first_buys", "trophy": "Kr", "buyer": 0,
          "hands": [["7b", "5b", "4r", "3r", "Ab"], ["Ar", "2b", "3b", "4r", "5b"]]}  # fmt: skip
FOLLOWING = {
    "phase": "follow", "trophy": "Kr", "leader": 1, "committed": [None, "6r"], "played": 3, "tricks": [2, 1],
    "hands": [["Ar", "9r", "10b", "5b"], ["2r", "4b", "4r"]], "row": [["Ab", "Jr", "2b"], ["2b", "3b", "3r"]],
    "history": [
        {"number": 1, "cards": ["Ab", "2b"], "winner": 0},
        {"number": 2, "cards": ["Jr", "3b"], "leader": 0, "winner": 0},
        {"number": 3, "cards": ["2b", "3r"], "leader": 0, "winner": 1},
    ],
}  # fmt: skip
TOGETHER = {
    "phase": "together",
    "trophy": "X",
    "hands": [["7b", "5b", "4r", "Qr", "Ab"], ["Ar", "2b", "3b", "4r", "5b"]],
}
SUDDEN = {
    "phase": "sudden", "trophy": "Qb", "played": 5, "tricks": [3, 3],
    "hands": [["Ar", "9r", "10b", "5b"], ["2r", "3b", "4r", "5r"]],
    "row": [["4b", "5r", "3r", "2r", "3b"], ["4b", "2b", "Ar", "Ab", "3r"]],
}  # fmt: skip
#: Nine cards are left, so more than two of them would be too many.
WON = {
    "phase": "sacrifice", "trophy": "Kr", "winner": 0, "played": 7, "tricks": [6, 1],
    "row": [["Ar", "Ab", "10b", "9r", "9r", "5b", "2b"], ["4r", "5r", "2b", "3r", "Ar", "4b", "3b"]],
    "discard": [["Kr", "Kb"], []], "draw": [[], None], "altar": [["2r", "3r", "3b", "4r", "4b", "5r"], []],
}  # fmt: skip
WON_BY_ONE = {**WON, "tricks": [4, 3]}


def duel(seed: int = 5, **options: Any) -> LocalTable:
    """A table at the start."""
    return LocalTable(GAME, options, ["novice"], AtOnce(), "Ida", seed)


def duel_at(position: dict[str, Any], **options: Any) -> LocalTable:
    """A table in the middle of a game."""
    return moved_to(duel(**options), position, options)


def ask(app: Playing) -> Ask:
    """The question that has to be answered."""
    found = app.sight.moment.ask
    assert found is not None
    return found


async def answer(pilot: "Pilot[None]", app: Playing) -> None:
    """Go on, or give the first answer that the arrows find."""
    if not app.sight.held:
        await press(pilot, "right")
        if app.scene.composes(app.sight.moment) and app.sight.chosen != "pass":
            await press(pilot, "space")
    await press(pilot, "enter")


def fits(app: Playing) -> None:
    """Everything that has to be read can be read."""
    title, detail = said(app.scene, app.sight)
    text, view = shown(app), app.sight.moment.view
    assert plain(title) in text and plain(detail) in text
    assert "Q Quit" in rows(app)[-1] and all(len(row) <= app.size.width for row in rows(app))
    if app.sight.moment.result is None:
        assert all(app.sight.moment.name(seat) in "\n".join(rows(app)[1:3]) for seat in (0, 1))
        assert all(f"discard {side['discard_size']}" in text for side in view["sides"])
