"""The sacrifice: the altar with what lies there and what is chosen, and the deck with its floor."""

from collections.abc import Iterator
from typing import Final

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.core.words import counted

from . import faces, offering
from .table import Table

BACKS: Final = 5  # that are drawn; more lie below them


def draw(canvas: Canvas, left: int, y: int, size: cards.Size, table: Table, sight: Sight) -> None:
    """The altar in the middle of what lies right of this column, the deck below it."""
    middle = (left + canvas.width) // 2
    draw_altar(canvas, middle, y, size, table, sight)
    draw_deck(canvas, middle, y + size.height + 3, table, sight)


def width(size: cards.Size, table: Table) -> int:
    """The columns of the altar."""
    backs = min(BACKS, table.sides[table.near].altar_size)
    return (backs + size.width if backs else 0) + table.limit * (size.width + 1) + 4


def draw_altar(canvas: Canvas, middle: int, y: int, size: cards.Size, table: Table, sight: Sight) -> None:
    """Old offerings as backs, the chosen ones with their points, and a place for each that is still allowed."""
    side = table.sides[table.near]
    wide = width(size, table)
    x = middle - wide // 2
    worth = f"{counted(side.altar_size, 'card')}" if side.altar_size else "empty"
    worth += f", {counted(side.altar_points, 'point')}" if side.altar_points else ""
    words = f"Your altar: {worth}. {_still(table, sight)}"
    canvas.put(middle - len(words) // 2, y, words, look.SOFT)
    canvas.put(x, y + 1 + size.height, "▀" * wide, look.ACCENT)
    for place in range(min(BACKS, side.altar_size)):
        cards.draw(canvas, x + 2 + place, y + 1, faces.back(size), size)
    first = x + wide - 2 - table.limit * (size.width + 1)
    for place, card in enumerate(_laid(table, sight, size)):
        cards.draw(canvas, first + 1 + place * (size.width + 1), y + 1, card, size)


def _laid(table: Table, sight: Sight, size: cards.Size) -> Iterator[cards.Face]:
    """What was put forward, what is picked, what is looked at, and what is still free."""
    for card in table.yours:
        yield faces.face(card, size, "plain", label="laid")
    spots = offering.looked_at(sight)
    for spot in spots:
        head = "✓" if spot in sight.picked else "?"
        label = offering.points(sight.moment, spot)
        yield faces.face(offering.card_of(spot), size, "ghost", head=head, label=label)
    for _ in range(offering.room(sight.moment) - len(spots)):
        yield faces.place(size, label="free")


def _still(table: Table, sight: Sight) -> str:
    left = offering.room(sight.moment) - len(sight.picked)
    most = counted(left, "more card") if sight.picked or table.offered else counted(left, "card")
    return f"{most} at most." if left else "No more than these."


def draw_deck(canvas: Canvas, middle: int, y: int, table: Table, sight: Sight) -> None:
    """What stays of the deck, what leaves it, and the floor while it counts."""
    owns = table.sides[table.near].owns - table.offered
    leaving = len(offering.looked_at(sight))
    stays = owns - leaving
    floor = table.floor if table.round < table.rounds else 0
    low = stays < floor
    words = f"Your deck: {owns} cards" + (f" become {stays}" if leaving else "")
    canvas.put(middle - len(words) // 2, y, words, look.STRONG)
    x = middle - owns - 1
    for place in range(owns):
        column = x + 2 * place + (2 if floor and place >= floor else 0)
        style = look.CHOSEN if place >= stays else look.BAD if low else look.TEXT
        canvas.put(column, y + 1, "▯" if place >= stays else "▮", style)
    if floor:
        _draw_floor(canvas, x + 2 * floor, y + 1, floor, low)


def _draw_floor(canvas: Canvas, x: int, y: int, floor: int, low: bool) -> None:
    style = f"bold {look.BAD if low else look.ACCENT}"
    words = f"✗ below {floor}: lost at once" if low else f"┃ with fewer than {floor} you lose at once"
    canvas.put(x, y, "┃", style)
    canvas.put(x, y + 1, words, style)
