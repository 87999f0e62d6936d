"""Tables of the circle on a screen that nobody sees, from the start or in the middle."""

from typing import Any

from sacrarium.clients.terminal.local import LocalTable
from sacrarium.clients.terminal.look import plain
from sacrarium.clients.terminal.playing import Playing
from sacrarium.clients.terminal.prompt import said
from sacrarium.clients.terminal.sacrifice_circle.board import CirclePane
from sacrarium.games import game_named

from .screen import AtOnce, moved_to, rows, shown

GAME = game_named("sacrifice_circle")

#: Hero A is yours. The crystal is on 26, a trap lies before it on 34.
FAR_OFF: dict[str, Any] = {
    "turn": "A", "round": 8, "t": 26, "health": 41, "trap": "N34",
    "deck": ["rifle", "spell", "radiant"], "charged": ["iCD2", "iEA2", "oDE3"],
    "heroes": {
        "A": {"space": "D4", "item": "axe"}, "B": {"space": "oBC4"}, "C": {"space": "N21"},
        "D": {"space": "N36", "item": "staff"}, "E": {"space": "N29", "item": "odd"},
    },
}  # fmt: skip
WALKING = {**FAR_OFF, "phase": "move", "moved": True, "rolled": 3, "steps_left": 3}
KEEPING = {
    **FAR_OFF, "phase": "keep", "moved": True, "rolled": 3, "drawn": "spell",
    "deck": ["rifle", "radiant"], "charged": ["iEA2", "oDE3"],
    "heroes": {**FAR_OFF["heroes"], "A": {"space": "iCD2", "item": "axe"}},
}  # fmt: skip


def with_hero(position: dict[str, Any], hero: str, **changes: Any) -> dict[str, Any]:
    """The same with this hero elsewhere, or with another card."""
    return {**position, "heroes": {**position["heroes"], hero: changes}}


BESIDE = with_hero(FAR_OFF, "A", space="N25", item="axe")


def circle(mine: int = 1, seed: int = 5, **options: Any) -> LocalTable:
    """A table at the start."""
    return LocalTable(GAME, options, ["novice"] * (5 - mine), AtOnce(), "Ida", seed, mine=mine)


def circle_at(position: dict[str, Any], mine: int = 1, **options: Any) -> LocalTable:
    """A table in the middle of a game."""
    return moved_to(circle(mine, **options), position, options)


def board(app: Playing) -> CirclePane:
    """The board of this table."""
    assert isinstance(app.scene.board, CirclePane)
    return app.scene.board


def cell(app: Playing, space: str) -> str:
    """The three characters of a space."""
    x, y = square(app, space)
    return rows(app)[y].ljust(app.size.width)[x - 1 : x + 2]


def square(app: Playing, space: str) -> tuple[int, int]:
    """Where its middle is on the screen; the bar is the row above the board."""
    pane = board(app)
    x, y = pane.plan.at[space]
    return pane.left + x, y + 1


def fits(app: Playing) -> None:
    """Everything that has to be read can be read."""
    title, detail = said(app.scene, app.sight)
    text, moment = shown(app), app.sight.moment
    assert plain(title) in text and plain(detail) in text
    assert "Q Quit" in rows(app)[-1] and all(len(row) <= app.size.width for row in rows(app))
    if moment.result is None:
        crystal = moment.view["crystal"]
        assert (
            f"{crystal['health']} of {crystal['full']}" in text and f"{crystal['to_black']} to black" in text
        )
        assert "◄♦►" == cell(app, crystal["space"]) and rows(app)[3].endswith("%")
