"""Where every space of the board lies on squared paper, and the ways between them as dots of a finer grid."""

import functools
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

import msgspec

from sacrarium.games.sacrifice_circle.circle import Space, board

CELL: Final = 3  # columns of a space
WIDEST: Final = 2.6  # a square is about twice as high as it is wide; the circle may be a little flat
HIGHEST: Final = 1.8
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # of a braille sign, by column and row
BRAILLE: Final = 0x2800
SPACES: Final[dict[str, Space]] = {space.id: space for space in board().spaces}
RED: Final = frozenset({"hub", "path", "ring", "star", "black"})

Square = tuple[int, int]
Way = tuple[str, str]  # two spaces that are next to each other


class Plan(msgspec.Struct, frozen=True):
    """The middle square of every space, on a sheet of this size."""

    width: int
    height: int
    at: dict[str, Square]

    def space_at(self, x: int, y: int) -> str | None:
        """The space on this square."""
        return next(
            (name for name, (left, top) in self.at.items() if top == y and abs(left - x) <= CELL // 2), None
        )

    def dots(self, ways: Iterable[Way]) -> dict[Square, str]:
        """The squares that these ways cross, each with the sign that shows its part of them."""
        found: dict[Square, int] = {}
        for one, other in ways:
            for x, y in _line(self.at[one], self.at[other]):
                square = (x // 2, y // 4)
                found[square] = found.get(square, 0) | DOTS[x % 2][y % 4]
        return {square: chr(BRAILLE + bits) for square, bits in found.items()}


@functools.cache
def plan_for(width: int, height: int) -> Plan:
    """The largest board in this room on which no space covers another."""
    rows = min((height - 1) // 2, round((width - CELL) / 2 / HIGHEST))
    most = min((width - CELL) // 2, round(WIDEST * (rows + 0.5)))
    for across in range(most, 0, -1):
        for down in (rows + 0.49, rows + 0.25, float(rows)):
            middle = (most + CELL // 2, rows)
            at = {name: _square(space, across, down, middle) for name, space in SPACES.items()}
            if not _crowded(at.values()):
                return Plan(2 * most + CELL, 2 * rows + 1, at)
    raise ValueError(f"the board does not fit into {width} columns and {height} rows")


def _square(space: Space, across: int, down: float, middle: Square) -> Square:
    return middle[0] + round(space.x * across), middle[1] - round(space.y * down)


def _crowded(squares: Iterable[Square]) -> bool:
    rows = sorted((y, x) for x, y in squares)
    return any(one[0] == other[0] and other[1] - one[1] < CELL for one, other in pairwise(rows))


def _line(start: Square, end: Square) -> Iterator[Square]:
    """Dots from the middle of one square to that of another; two columns and four rows of them make a square."""
    (x, y), (to_x, to_y) = ((2 * column + 1, 4 * row + 2) for column, row in (start, end))
    count = max(abs(to_x - x), abs(to_y - y), 1)
    for step in range(count + 1):
        yield round(x + (to_x - x) * step / count), round(y + (to_y - y) * step / count)


def ways() -> list[tuple[Way, bool]]:
    """All ways of the board, and whether they are red: ring and paths are, side branches are not."""
    return [((one.id, other.id), one.kind in RED and other.kind in RED) for one, other in board().edges()]
