"""The rules that a Cycle can be given: how many cards down, to whom across, and the arrows in words."""

from typing import Final

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.core.decision import MoveInfo
from sacrarium.games.sacre_bleu.view import Arrow

from .stage import Stage
from .table import chains

HEAD: Final = 9  # columns for the number of cards
CELL: Final = 8


def rules(stage: Stage) -> list[list[MoveInfo]]:
    """One row for each number of cards."""
    found: dict[int, list[MoveInfo]] = {}
    for info in stage.ask.moves:
        found.setdefault(info.preview["q"], []).append(info)
    return list(found.values())


def beside(stage: Stage, chosen: str | None, across: int, down: int) -> str | None:
    """Across to another receiver, down to more cards."""
    grid = [[info.move for info in row] for row in rules(stage)]
    for y, row in enumerate(grid):
        if chosen in row:
            after = grid[max(0, min(y + down, len(grid) - 1))]
            return after[max(0, min(row.index(chosen) + across, len(after) - 1))]
    return grid[0][0] if grid else None


def _first(room: int, grid: list[list[MoveInfo]], chosen: str | None) -> int:
    at = next((y for y, row in enumerate(grid) if any(info.move == chosen for info in row)), 0)
    return max(0, min(at - room // 2, len(grid) - room))


def spot_at(x: int, y: int, at: tuple[int, int], room: int, stage: Stage, chosen: str | None) -> str | None:
    """The rule on this square."""
    grid = rules(stage)
    row, column = y - at[1] + _first(room - 1, grid, chosen), (x - at[0] - HEAD) // CELL
    inside = at[1] <= y < at[1] + room - 1 and row < len(grid) and 0 <= column < len(grid[row])
    return grid[row][column].move if inside else None


def draw(canvas: Canvas, x: int, y: int, room: int, width: int, stage: Stage, chosen: str | None) -> None:
    """The rules as a grid, and below it the chosen one in words."""
    grid = rules(stage)
    first = _first(room - 1, grid, chosen)
    shown = grid[first : first + room - 1]
    for place, row in enumerate(shown, y):
        lit = any(info.move == chosen for info in row)
        number = row[0].preview["q"]
        canvas.put(x, place, f"{'▸' if lit else ' '}{number} {'card' if number == 1 else 'cards'}", look.TEXT)
        for column, info in enumerate(row):
            style = look.BUTTON if info.move == chosen else look.CAN
            canvas.put(x + HEAD + CELL * column, place, _cell(stage, info), style)
    named = stage.info(chosen)
    if named is not None:
        words = f"**{in_words(stage, named)}**"
        canvas.rich(x, y + len(shown), wrapped(look.marked(words), width)[0])


def _cell(stage: Stage, info: MoveInfo) -> str:
    """A rule named by who gets your cards; where you sit out, by its spots."""
    to = info.preview["gives_to"]
    name = f"{info.preview['n']} on" if to is None else stage.moment.name(to)
    return f" {look.shortened(name, CELL - 3):<{CELL - 2}}"


def in_words(stage: Stage, info: MoveInfo) -> str:
    """Who passes to whom, and who sits out."""
    arrows = msgspec.convert(info.preview["arrows"], tuple[Arrow, ...])
    out = [stage.moment.name(seat) for seat in info.preview["out"]]
    return chains(arrows, stage.moment) + (f"   out: {', '.join(out)}" if out else "")
