"""What stands on a card of Sarkophag: its number and its heads."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.cards import SMALL, Face, Size, State
from sacrarium.core.bits import Card

MOST_HEADS: Final = 5
ROWS: Final = ("  ▯  ", "  ●  ", " ● ● ", " ●●● ", "●● ●●", "●●●●●")
PIPS: Final = (
    ("  ╭─╮  ", "  │ │  ", "  ╰─╯  "),
    ("       ", "   ●   ", "       "),
    ("   ●   ", "       ", "   ●   "),
    ("   ●   ", "       ", " ●   ● "),
    (" ●   ● ", "       ", " ●   ● "),
    (" ●   ● ", "   ●   ", " ●   ● "),
)


def face(
    card: Card, heads: int, size: Size, state: State = "plain", corner: str = " ", label: str = ""
) -> Face:
    """The card with a sign at the right of its number; five heads have a double frame and red figures."""
    number = f" {card:<{size.inner - 2}}{corner}"
    pips = (ROWS[heads],) if size == SMALL else PIPS[heads]
    worst = heads == MOST_HEADS
    return Face(
        lines=(number, *(row.replace("●", look.HEAD) for row in pips)),
        state=state,
        double=worst,
        red=str(card) if worst else "",
        label=label,
    )
