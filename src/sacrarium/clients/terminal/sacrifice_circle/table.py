"""What the scene reads of the view, and how spaces, cards and chances are written on it."""

from typing import Final

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.moment import Moment
from sacrarium.core.bits import Seat
from sacrarium.games.sacrifice_circle.view import Hero, View
from sacrarium.games.sacrifice_circle.words.english.names import WELLS, along

from .plan import SPACES

BLUE: Final = {True: "◆", False: "◇"}  # charged or not
GOLD: Final = {True: "■", False: "□"}
STAR: Final = "★"
BLACK: Final = "●"
TRAP: Final = "╳"
CRYSTAL: Final = "♦"
BRANCHES: Final = {"thread": "footpath", **WELLS}


def table_of(moment: Moment) -> View:
    """The view, read."""
    return msgspec.convert(moment.view, View)


def active(table: View) -> Hero | None:
    """The hero whose turn it is."""
    return next((hero for hero in table.heroes if hero.hero == table.turn), None)


def place(space: str) -> str:
    """A space on a label: 25, D4, footpath B-C; of a footpath's spaces each begins with the path that is nearer."""
    kind = SPACES[space].kind
    if kind in {"hub", "black"}:
        return "circle" if kind == "hub" else "black"
    outer = space[0] == "o"
    if kind == "thread":
        near, far, step = along(space)
        return f"{'outer ' if outer else ''}footpath {near}-{far}{f' {step}' if outer else ''}"
    if kind in BRANCHES:
        return f"{'outer ' if outer else ''}{BRANCHES[kind]} {space[1]}-{space[2]}"
    return space.removeprefix("N")


def place_in_short(space: str, table: View) -> str:
    """The same in at most six columns."""
    kind = SPACES[space].kind
    if kind not in BRANCHES:
        return place(space)
    if kind == "thread":
        near, far, _ = along(space)
        return f"{near}·{far}"
    return f"{space[1]}{well_sign(space, table)}{space[2]}"


def well_sign(space: str, table: View) -> str:
    """A well: its shape tells blue from gold, filled or not whether it still gives a card."""
    signs = BLUE if SPACES[space].kind == "blue" else GOLD
    return signs[space in table.charged]


def path_name(space: str) -> str:
    """A space of a path in three columns, away from the middle, where heroes may stand close together."""
    return f" {space}" if SPACES[space].x > 0 else f"{space} "


def percent(chance: float) -> str:
    """A chance in few columns; small ones are not rounded away."""
    if 0 < chance < 0.01:
        return "<1"
    return ">99" if 0.99 < chance < 1 else str(round(100 * chance))


def span(least: int, most: int) -> str:
    """From one number to another."""
    return str(least) if least == most else f"{least}-{most}"


def paper(seat: Seat | None) -> str:
    """The colours of a hero: ink on the colour of its seat."""
    return "bold $ink on $soft" if seat is None else f"bold $ink on {look.sign_style(seat)}"
