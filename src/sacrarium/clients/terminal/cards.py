"""Cards in characters. The frame tells the state of a card, so that colour never has to."""

from typing import Final, Literal

import msgspec

from .canvas import Canvas

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


class Size(msgspec.Struct, frozen=True):
    """How large cards are drawn."""

    width: int
    height: int

    @property
    def inner(self) -> int:
        """The columns inside the frame."""
        return self.width - 2


MINI: Final = Size(5, 3)
SMALL: Final = Size(7, 4)
LARGE: Final = Size(9, 6)


class Face(msgspec.Struct, frozen=True):
    """What is drawn on a card."""

    lines: tuple[str, ...]  # each as wide as the inside
    state: State = "plain"
    double: bool = False  # a frame of two lines while nothing else tells its state
    red: str = ""  # these characters inside are written in red ink
    head: str = ""  # in the upper edge
    label: str = ""  # in the lower edge


def draw(canvas: Canvas, x: int, y: int, face: Face, size: Size) -> None:
    """The card with its upper left corner at this square."""
    paper = PAPER[face.state]
    corner, edge, right, side, low_right, low_left = tuple(FRAMES[_frame(face)])
    inner = size.inner
    canvas.put(x, y, corner + face.head[:inner].center(inner, edge) + right, paper)
    for row, text in enumerate(face.lines, y + 1):
        canvas.put(x, row, f"{side}{text}{side}", paper)
        _redden(canvas, x + 1, row, text, face)
    foot = face.label[:inner].center(inner, edge)
    canvas.put(x, y + size.height - 1, low_left + foot + low_right, paper)


def _redden(canvas: Canvas, x: int, y: int, text: str, face: Face) -> None:
    if face.state in {"barred", "takes"}:  # red ink would not be read on either
        return
    paper = PAPER[face.state]
    red = "bold $bad" if face.state == "ghost" else "bold $red-ink" + paper[paper.index(" on ") :]
    for column, character in enumerate(text, x):
        if character in face.red:
            canvas.put(column, y, character, red)


def _frame(face: Face) -> str:
    if face.state in {"ghost", "barred"}:
        return "dashed"
    if face.state in {"chosen", "takes"}:
        return "heavy"
    return "double" if face.double else "round"
