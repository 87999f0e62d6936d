"""The number line from 1 to 60: where a card stands, the side that is allowed, and your own cards below it."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.core.bits import Card

from .lying import Lying, Table

LAST: Final = 60
MARGIN: Final = 5
SCALE: Final = (1, 10, 20, 30, 40, 50, 60)


def column(width: int, card: Card) -> int:
    """The column of a number."""
    return MARGIN + round((card - 1) * (width - 2 * MARGIN - 1) / (LAST - 1))


def draw(canvas: Canvas, y: int, trick: Lying, table: Table, sight: Sight) -> None:
    """The line, the signs of the cards on it, your own cards, and the scale."""
    _draw_line(canvas, y, trick)
    for played in trick.cards:
        x = column(canvas.width, played.card)
        canvas.put(x, y, look.sign(played.seat), f"bold {look.sign_style(played.seat)}")
    _draw_hand(canvas, y + 1, table, sight)
    for number in SCALE:
        x = column(canvas.width, number)
        canvas.put(x - len(str(number)) // 2, y + 2, str(number), look.FAINT)


def _draw_line(canvas: Canvas, y: int, trick: Lying) -> None:
    first, last = column(canvas.width, 1), column(canvas.width, LAST)
    canvas.put(first - 1, y, "├" + "─" * (last - first + 1) + "┤", look.FAINT)
    lead = trick.lead
    if lead is None or trick.direction is None:
        return
    middle = column(canvas.width, lead)
    sure = len(trick.cards) - (trick.ghost is not None) > 1
    sand = "▒" if sure else "░"
    if trick.direction == "down":
        canvas.put(first - 3, y, "◀ " + sand * (middle - first + 1), look.ACCENT)
    else:
        canvas.put(middle, y, sand * (last - middle + 1) + " ▶", look.ACCENT)


def _draw_hand(canvas: Canvas, y: int, table: Table, sight: Sight) -> None:
    ask = sight.moment.ask
    legal = {info.move for info in ask.moves} if ask is not None else set()
    for card in table.hand:
        lit = str(card) in legal
        style = look.CHOSEN if str(card) == sight.chosen else look.CAN if lit else look.FAINT
        canvas.put(column(canvas.width, card), y, "▲" if lit else "△", style)


# -- cards above it ----------------------------------------------------------------------------------


def apart(wanted: list[int], step: int, first: int, last: int) -> list[int]:
    """Places in the same order, at least `step` apart, as near as can be to those that are wanted."""
    groups: list[tuple[float, int]] = []  # mean of (wanted - rank * step), size
    for rank, place in enumerate(wanted):
        mean, size = float(place - rank * step), 1
        while groups and groups[-1][0] >= mean:
            other, count = groups.pop()
            mean, size = (mean * size + other * count) / (size + count), size + count
        groups.append((mean, size))
    means = [mean for mean, size in groups for _ in range(size)]
    placed = [round(mean) + rank * step for rank, mean in enumerate(means)]
    most = len(wanted) - 1
    return [
        max(first + rank * step, min(place, last - (most - rank) * step)) for rank, place in enumerate(placed)
    ]


def stem_rows(centres: list[int], ticks: list[int]) -> int:
    """How many rows the stems take."""
    return max(_levels(centres, ticks), default=-1) + 1


def stems(canvas: Canvas, y: int, rows: int, centres: list[int], ticks: list[int]) -> None:
    """Tie every card to its number, on as many rows as it takes; where there are too few rows, not at all."""
    levels = _levels(centres, ticks)
    if max(levels, default=0) >= rows:
        return
    for centre, tick, level in zip(centres, ticks, levels, strict=True):
        _stem(canvas, y, rows, centre, tick, level)


def _levels(centres: list[int], ticks: list[int]) -> list[int]:
    """Stems that lean to the same side and overlap run on different rows, the outer one lower."""
    levels = [0] * len(ticks)
    for rank in range(1, len(ticks)):
        if (
            ticks[rank] < centres[rank]
            and ticks[rank] <= centres[rank - 1]
            and ticks[rank - 1] < centres[rank - 1]
        ):
            levels[rank] = levels[rank - 1] + 1
    for rank in reversed(range(len(ticks) - 1)):
        if (
            ticks[rank] > centres[rank]
            and ticks[rank] >= centres[rank + 1]
            and ticks[rank + 1] > centres[rank + 1]
        ):
            levels[rank] = levels[rank + 1] + 1
    return levels


def _stem(canvas: Canvas, y: int, rows: int, centre: int, tick: int, level: int) -> None:
    for row in range(level):
        canvas.put(centre, y + row, "│", look.FAINT)
    for row in range(level + 1, rows):
        canvas.put(tick, y + row, "│", look.FAINT)
    run = "─" * (abs(tick - centre) - 1)
    if tick == centre:
        canvas.put(tick, y + level, "│", look.FAINT)
    elif tick > centre:
        canvas.put(centre, y + level, f"╰{run}╮", look.FAINT)
    else:
        canvas.put(tick, y + level, f"╭{run}╯", look.FAINT)
