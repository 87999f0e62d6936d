"""The market: ten stacks with what is left of each, and the pairs of your hand that buy something."""

from collections.abc import Iterator
from typing import Final

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.core.bits import Seat

from . import buying, faces
from .table import Table, listed, short

COLUMNS: Final = 5
PAIR: Final = 12  # columns of a pair in the list
COLOUR: Final = 7
LIST: Final = PAIR + 5 + 2 * COLOUR  # columns of the list


def stacks(table: Table) -> list[list[str]]:
    """Red above black, the lowest rank at the left."""
    return [[card for card in table.market if card[-1] == colour] for colour in "rb"]


def width(size: cards.Size) -> int:
    """The columns of the stacks."""
    return COLUMNS * (size.width + 1) - 1


def places(x: int, y: int, size: cards.Size, table: Table) -> Iterator[tuple[str, int, int]]:
    """Every stack with its upper left corner."""
    for row, line in enumerate(stacks(table)):
        for column, card in enumerate(line):
            yield card, x + column * (size.width + 1), y + row * size.height


def stack_at(x: int, y: int, at: tuple[int, int], size: cards.Size, table: Table) -> str | None:
    """The stack on this square, where the market begins at `at`."""
    for card, left, top in places(*at, size, table):
        if left <= x < left + size.width and top <= y < top + size.height:
            return card
    return None


def draw_stacks(canvas: Canvas, x: int, y: int, size: cards.Size, table: Table, sight: Sight) -> None:
    """Stacks that can be had are lit, those in the order have a tick, sold out ones are an empty place."""
    able = buying.purchases(sight.moment) if not sight.held else []
    for card, left, top in places(x, y, size, table):
        cards.draw(canvas, left, top, _stack(card, size, table, sight, able), size)


def _stack(
    card: str, size: cards.Size, table: Table, sight: Sight, able: list[buying.Purchase]
) -> cards.Face:
    left = table.market[card]
    mine = [one for one in able if one.bought == card]
    if not left:
        return faces.place(size, head=short(card), label="sold")
    if any(one.spot in sight.picked for one in mine):
        return faces.face(card, size, "chosen", table, label=f"✓ ×{left}")
    looked = any(one.spot == sight.chosen for one in mine)
    lit = any(buying.can_add(sight, one.spot) for one in mine)
    state: cards.State = "plain" if lit else "barred" if able else "waiting"
    return faces.face(card, size, state, table, head="▾" if looked else "", label=f"×{left}")


# -- the pairs -------------------------------------------------------------------------------------


def spot_at(x: int, y: int, at: tuple[int, int], sight: Sight) -> str | None:
    """What a press on this square of the list stands for, where the list begins at `at`."""
    rows = buying.rows(sight.moment)
    column, row = x - at[0], y - at[1]
    if row == len(rows) and 0 <= column < LIST:
        return buying.PASS
    if not 0 <= row < len(rows) or not 0 <= column < LIST:
        return None
    place = max(0, column - PAIR - 5) // COLOUR
    return rows[row][min(place, len(rows[row]) - 1)].spot


def draw_pairs(canvas: Canvas, x: int, y: int, sight: Sight) -> None:
    """A row for each pair with the colours it can buy, and at the end: keep all."""
    rows = buying.rows(sight.moment)
    for row, pair in enumerate(rows, y):
        lit = any(one.spot == sight.chosen for one in pair)
        spent = f"{short(pair[0].spent[0]):>3} + {short(pair[0].spent[1])}"
        usable = any(one.spot in sight.picked or buying.can_add(sight, one.spot) for one in pair)
        canvas.put(x, row, "▸" if lit else " ", look.CHOSEN)
        canvas.put(x + 2, row, spent, look.STRONG if usable else look.FAINT)
        canvas.put(x + PAIR, row, "buys", look.SOFT if usable else look.FAINT)
        for place, one in enumerate(pair):
            text, style = _colour(one, sight)
            canvas.put(x + PAIR + 5 + COLOUR * place, row, text, style)
    chosen = sight.chosen == buying.PASS
    style = look.BUTTON if chosen else look.CAN
    canvas.put(x, y + len(rows), "▸" if chosen else " ", look.CHOSEN)
    canvas.put(x + 1, y + len(rows), " Keep all my cards ", style)


def _colour(one: buying.Purchase, sight: Sight) -> tuple[str, str]:
    name = f"{short(one.bought):<3}"
    if one.spot in sight.picked:
        return f"✓{name} ", look.BUTTON if one.spot == sight.chosen else look.CHOSEN
    able = buying.can_add(sight, one.spot)
    mark = " " if able else "✗"
    if one.spot == sight.chosen:
        return f"{mark}{name} ", look.BUTTON if able else "reverse $faint"
    return f"{mark}{name} ", look.CAN if able else look.FAINT


def draw_orders(canvas: Canvas, x: int, y: int, table: Table, sight: Sight) -> None:
    """Where you have nothing to decide: what each has ordered in this round."""
    row = y
    for seat in (table.far, table.near):
        side = table.sides[seat]
        canvas.put(x, row, look.sign(seat), look.sign_style(seat))
        canvas.put(x + 2, row, sight.moment.name(seat), look.STRONG)
        for line in (*_ordered(side.order, side.committed), *_swapped(seat, sight)):
            row += 1
            canvas.put(x + 2, row, line, look.SOFT)
        row += 2


def _ordered(order: str | None, sealed: bool) -> list[str]:
    if order is None:
        return ["ready: the order is sealed" if sealed else "no order yet"]
    if order == buying.PASS:
        return ["all cards kept"]
    return [_readable(purchase) for purchase in order.removeprefix("buy ").split(", ")]


def _swapped(seat: Seat, sight: Sight) -> list[str]:
    """What came instead, where not everything came in the ordered colour."""
    events = [event for event in sight.moment.events if event["kind"] == "bought" and event["seat"] == seat]
    return [f"got {listed(event['bought'])} instead" for event in events if event["swapped"]]


def _readable(purchase: str) -> str:
    pair, _, bought = purchase.partition("=")
    return f"{' + '.join(map(short, pair.split('+')))} buys {short(bought)}"
