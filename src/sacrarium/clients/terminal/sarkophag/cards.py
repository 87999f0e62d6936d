"""A card in characters. Its frame tells its state, so that colour never has to."""

from typing import Final, Literal

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.core.bits import Card

State = Literal["plain", "barred", "chosen", "takes", "ghost", "waiting"]

FRAMES: Final = {
    "round": "╭─╮│╯╰",
    "double": "╔═╗║╝╚",
    "heavy": "┏━┓┃┛┗",
    "dashed": "┌╌┐╎┘└",
}
PAPER: Final[dict[State, str]] = {
    "plain": "$ink on $bone",
    "takes": "bold $ink on $game",
    "chosen": "bold $ink on $brass-hi",
    "ghost": "bold $brass-hi",
    "waiting": "$ink on $bone-shade",
    "barred": "$faint",
}
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


class Size(msgspec.Struct, frozen=True):
    """How large cards are drawn."""

    width: int
    height: int


SMALL: Final = Size(7, 4)
LARGE: Final = Size(9, 6)


class Face(msgspec.Struct, frozen=True):
    """What is drawn on a card."""

    card: Card
    heads: int
    state: State = "plain"
    corner: str = " "  # a sign at the right of the number
    label: str = ""  # in the lower edge


def draw(canvas: Canvas, x: int, y: int, face: Face, size: Size) -> None:
    """The card with its upper left corner at this square."""
    paper = PAPER[face.state]
    corner, edge, right, side, low_right, low_left = tuple(FRAMES[_frame(face)])
    inner = size.width - 2
    canvas.put(x, y, corner + edge * inner + right, paper)
    for row, text in enumerate(_inside(face, inner, size), y + 1):
        canvas.put(x, row, f"{side}{text}{side}", paper)
    foot = face.label[:inner].center(inner, edge)
    canvas.put(x, y + size.height - 1, low_left + foot + low_right, paper)
    if face.heads == MOST_HEADS and face.state != "barred":
        red = "bold $bad" if face.state == "ghost" else "bold $red-ink" + paper[paper.index(" on ") :]
        canvas.put(x + 2, y + 1, str(face.card), red)


def _frame(face: Face) -> str:
    if face.state in {"ghost", "barred"}:
        return "dashed"
    if face.state in {"chosen", "takes"}:
        return "heavy"
    return "double" if face.heads == MOST_HEADS else "round"


def _inside(face: Face, inner: int, size: Size) -> list[str]:
    number = f" {face.card:<{inner - 2}}{face.corner}"
    if size == SMALL:
        return [number, ROWS[face.heads].replace("●", look.HEAD)]
    return [number, *(row.replace("●", look.HEAD) for row in PIPS[face.heads])]
