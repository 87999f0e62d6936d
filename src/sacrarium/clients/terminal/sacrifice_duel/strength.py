"""The order of strength: trump above the rest, what beats the led card underlined, your own cards on paper."""

from collections.abc import Iterable
from typing import Final

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight

from .table import SIGNS, TRUMPS, Table, is_red, rank, short

CELL: Final = 4


class Column(msgspec.Struct, frozen=True):
    """Cards of one colour, the weakest first."""

    title: str
    cards: tuple[tuple[str, ...], ...]  # in a joker hand both colours of a rank are one


def columns(table: Table) -> list[Column]:
    """One for trump and one for the rest; where colours do not count, one for all."""
    if table.trump is None:
        ranks = dict.fromkeys(rank(card) for card in table.order)
        return [
            Column(
                "low wins", tuple(tuple(card for card in table.order if rank(card) == one) for one in ranks)
            )
        ]
    high = TRUMPS[table.trump]
    other = "black" if table.trump == "red" else "red"
    return [
        Column(f"{SIGNS[high]} trump", tuple((card,) for card in table.order if card[-1] == high)),
        Column(f"{SIGNS[TRUMPS[other]]} {other}", tuple((card,) for card in table.order if card[-1] != high)),
    ]


def draw_across(canvas: Canvas, y: int, table: Table, sight: Sight) -> None:
    """One row for each column, weak at the left."""
    found = columns(table)
    longest = max(len(column.cards) for column in found)
    x = max(1, (canvas.width - 11 - CELL * longest - 12) // 2)
    for row, column in enumerate(found, y):
        canvas.put(x, row, column.title, look.ACCENT if row == y else look.SOFT)
        start = x + 10 + CELL * (longest - len(column.cards))
        for place, cards in enumerate(column.cards):
            _draw_cell(canvas, start + CELL * place, row, cards, table, sight)
    if table.led is not None:
        end = x + 11 + CELL * longest
        canvas.put(end, y, "underlined:", look.ACCENT)
        canvas.put(end, y + 1, f"beats {short(table.led)}", look.ACCENT)
    elif len(found) == 1:
        canvas.center(y + 1, "strong at the right; × never wins", look.FAINT)


def draw_down(canvas: Canvas, x: int, y: int, table: Table, sight: Sight) -> None:
    """One column beside the other, strong at the top."""
    for place, column in enumerate(columns(table)):
        left = x + 2 + 9 * place
        canvas.put(left, y, column.title, look.ACCENT if place == 0 else look.SOFT)
        for row, cards in enumerate(reversed(column.cards), y + 1):
            _draw_cell(canvas, left + 1, row, cards, table, sight)
    foot = "× never wins" if table.never_win else "faces are low"
    if table.led is not None:
        foot = f"underlined beats {short(table.led)}"
    canvas.put(x, y + 16, foot.center(20), look.ACCENT if table.led is not None else look.FAINT)


def _draw_cell(canvas: Canvas, x: int, y: int, cards: Iterable[str], table: Table, sight: Sight) -> None:
    kinds = tuple(cards)
    text = rank(kinds[0])
    if any(card in table.never_win for card in kinds):
        text = f"×{text}"
    if table.led in kinds:
        text = f"[{text}]"
    canvas.put(x, y, text.center(CELL), _style(kinds, table, sight))


def _style(kinds: tuple[str, ...], table: Table, sight: Sight) -> str:
    own = [card for card in kinds if card in table.own_cards()]
    beats = any(card in table.beating for card in kinds)
    line = "underline " if beats else ""
    if sight.chosen in {f"play {card}" for card in kinds}:
        return f"{line}bold $ink on $brass-hi"
    if own:
        return f"{line}{'$red-ink' if any(map(is_red, own)) else '$ink'} on $bone"
    if table.led in kinds:
        return look.STRONG
    return f"{line}{look.ACCENT}" if beats else look.FAINT
