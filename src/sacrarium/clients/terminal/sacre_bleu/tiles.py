"""Cards as tiles in lines, one line for each suit. A mark tells the state of a tile, so that colour never has to."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas

from .table import is_red, short

TILE: Final = 5  # columns, framed or not
SPACE: Final = 2  # columns behind words
RAISED: Final = "¹²³⁴⁵⁶⁷⁸⁹"
MARKS: Final[dict[cards.State, str]] = {"chosen": "▸", "takes": "✓", "barred": "✗"}


class Tile(msgspec.Struct, frozen=True):
    """A card in a line; a gap is a place where one would fit."""

    card: str
    spot: str = ""
    state: cards.State = "plain"
    number: int = 0  # the digit that stands for it
    order: int = 0  # the place it was picked for
    gap: bool = False

    @property
    def mark(self) -> str:
        """What stands before the rank."""
        if self.order and self.order <= len(RAISED):
            return str(self.order)
        if self.state in MARKS:
            return MARKS[self.state]
        return RAISED[self.number - 1] if 0 < self.number <= len(RAISED) else " "


class Line(msgspec.Struct, frozen=True):
    """The tiles of a suit in groups, each with its words."""

    groups: tuple[tuple[tuple[Tile, ...], str], ...]

    def fitting(self, width: int) -> "Line":
        """The same with as many words as there is room for; those with the most to tell go last."""
        line = self
        for keep in ("**", None):
            if line.width() > width:
                kept = [(tiles, words if keep and keep in words else "") for tiles, words in line.groups]
                line = Line(tuple(kept))
        return line

    def width(self) -> int:
        """The columns it needs."""
        return sum(_width(tiles, words) for tiles, words in self.groups)


def _width(tiles: Sequence[Tile], words: str) -> int:
    return TILE * len(tiles) + SPACE + (len(look.plain(words)) + SPACE if words else 0)


def placed(lines: Sequence[Line], x: int, y: int, height: int, width: int) -> Iterator[tuple[Tile, int, int]]:
    """Every tile with its upper left corner."""
    for row, line in enumerate(lines):
        left = x
        for tiles, words in line.fitting(width).groups:
            for place, tile in enumerate(tiles):
                yield tile, left + TILE * place, y + height * row
            left += _width(tiles, words)


def spot_at(
    lines: Sequence[Line], at: tuple[int, int], height: int, width: int, press: tuple[int, int]
) -> str | None:
    """What a press on this square stands for."""
    for tile, left, top in placed(lines, *at, height, width):
        if left <= press[0] < left + TILE and top <= press[1] < top + height and tile.spot:
            return tile.spot
    return None


def draw(canvas: Canvas, x: int, y: int, lines: Sequence[Line], height: int, width: int) -> None:
    """All lines; words stand in the middle row of their group."""
    for tile, left, top in placed(lines, x, y, height, width):
        draw_tile(canvas, left, top, tile, height)
    for row, line in enumerate(lines):
        left = x
        for tiles, words in line.fitting(width).groups:
            canvas.rich(
                left + TILE * len(tiles) + 1, y + height * row + height // 2, look.marked(words, look.SOFT)
            )
            left += _width(tiles, words)


def draw_tile(canvas: Canvas, x: int, y: int, tile: Tile, height: int) -> None:
    """One card, framed where there is room."""
    if height == cards.MINI.height:
        cards.draw(canvas, x, y, _face(tile), cards.MINI)
        return
    if tile.gap:
        canvas.put(x, y, f"╎{short(tile.card):>3}╎", look.FAINT)
        return
    paper = cards.PAPER[tile.state]
    ink = paper
    if is_red(tile.card) and tile.state in {"plain", "chosen", "waiting"}:
        ink = "bold $red-ink" + paper[paper.index(" on ") :]
    canvas.put(x, y, f"{tile.mark}{short(tile.card):>3} ", paper)
    canvas.put(x + 1, y, f"{short(tile.card):>3}", ink)


def _face(tile: Tile) -> cards.Face:
    if tile.gap:
        return cards.Face((f"{short(tile.card):>3}",), "barred")
    return cards.Face(
        lines=(f"{short(tile.card):>3}",),
        state=tile.state,
        red=short(tile.card) if is_red(tile.card) else "",
        head=tile.mark.strip(),
    )
