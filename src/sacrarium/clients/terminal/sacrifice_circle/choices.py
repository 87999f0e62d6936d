"""Every answer to the question in rows beside the board; the stars of a scroll stand in one row for each hero."""

from itertools import groupby
from typing import Any, Final

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import counted
from sacrarium.games.sacrifice_circle.pieces import items
from sacrarium.games.sacrifice_circle.view import View

from .table import active, place, span, table_of

NUMBERED: Final = frozenset({"path", "act", "keep"})  # where a digit is the number of a row
STAR_COLUMNS: Final = 3


class Row(msgspec.Struct, frozen=True):
    """One row: a move, or the moves that differ only in the star."""

    spots: tuple[str, ...]
    label: str
    aside: str = ""
    heads: tuple[str, ...] = ()  # of each spot, where there are several
    able: bool = True


def rows(moment: Moment) -> list[Row]:
    """The answers in the order in which they are offered; what is barred comes after them."""
    if moment.ask is None:
        return []
    table = table_of(moment)
    by_hero = groupby(moment.ask.moves, key=lambda info: info.preview.get("seat", info.move))
    found = [_row(list(infos), table, moment) for _, infos in by_hero]
    return found + [Row((barred.move,), _barred(barred.move), able=False) for barred in moment.ask.barred]


def _row(infos: list[MoveInfo], table: View, moment: Moment) -> Row:
    preview = infos[0].preview
    spots = tuple(info.move for info in infos)
    if preview["kind"] == "tp":
        heads = tuple(place(info.preview["space"]) for info in infos)
        return Row(spots, f"Send {moment.name(preview['seat'])}", heads=heads)
    if preview["kind"] == "go":
        there = _there(preview, table) or counted(preview["steps"], "step")
        return Row(spots, place(preview["space"]), there)
    if preview["kind"] == "attack":
        with_card = f", {preview['card']}" if preview["card"] else ""
        return Row(spots, f"Strike{with_card}", f"{span(*preview['damage'])}  ø{preview['expected']:g}")
    return Row(spots, infos[0].label, _aside(preview))


def _there(preview: dict[str, Any], table: View) -> str:
    """What can be done at the end of a walk."""
    hero = active(table)
    if preview["draws"]:
        return f"draws, {preview['left']} left" if preview["left"] else "draws"
    if preview["beside"] and not table.attacked:
        return "beside"
    if preview["shot"] and not table.attacked and hero is not None and hero.item == "rifle":
        return "shot"
    return "unlocks" if preview["unlocks"] else ""


def _aside(preview: dict[str, Any]) -> str:
    kind = preview["kind"]
    if kind == "path":
        return f"to {place(preview['end'])}"
    if kind == "keep":
        return "in hand" if preview["held"] else "drawn"
    if kind == "roll" and preview["beside"]:
        return f"{round(100 * preview['beside'])} % beside"
    return f"{preview['ahead']:+d}" if kind == "trap" else ""


def _barred(move: str) -> str:
    kind, _, rest = move.partition(":")
    if kind == "go":
        return place(rest)
    words = {"roll": "Roll to move", "attack": "Strike", "trap": "Set the trap"}[kind]
    return f"{words}, {rest}" if rest else words


# -- walking ---------------------------------------------------------------------------------------


def place_of(found: list[Row], spot: str | None) -> tuple[int, int] | None:
    """The row and the column of a spot."""
    for number, row in enumerate(found):
        if spot in row.spots:
            return number, row.spots.index(spot)
    return None


def beside(sight: Sight, across: int, down: int) -> str | None:
    """The next row, or the next star in it; where a row has one spot, across is down."""
    found = rows(sight.moment)
    if not found:
        return None
    at = place_of(found, sight.chosen)
    if at is None or abs(across) > 1:
        first = across + down > 0 if at is None and abs(across) <= 1 else across < 0
        return found[0 if first else -1].spots[0]
    row, column = at
    if across and len(found[row].spots) > 1 and 0 <= column + across < len(found[row].spots):
        return found[row].spots[column + across]
    row = max(0, min(row + across + down, len(found) - 1))
    return found[row].spots[min(column, len(found[row].spots) - 1) if down else 0]


# -- drawing ---------------------------------------------------------------------------------------


def shown(sight: Sight, height: int) -> list[tuple[int, Row]]:
    """The rows around the chosen one, with their numbers."""
    found = rows(sight.moment)
    at = place_of(found, sight.chosen)
    first = max(0, min((at[0] if at else 0) - height // 2, len(found) - height))
    return list(enumerate(found, 1))[first : first + height]


def draw(canvas: Canvas, x: int, y: int, width: int, height: int, sight: Sight) -> int:
    """The rows from this square on; returns the first row below them."""
    part = shown(sight, height)
    about = sight.moment.ask.about if sight.moment.ask is not None else ""
    for line, (number, row) in enumerate(part, y):
        _draw_row(canvas, x, line, width, number if about in NUMBERED else None, row, sight)
    total = len(rows(sight.moment))
    if part and part[0][0] > 1:
        canvas.put(x + width - 1, y, "↑", look.CAN)
    if part and part[-1][0] < total:
        canvas.put(x + width - 1, y + len(part) - 1, "↓", look.CAN)
    return y + len(part)


def _draw_row(canvas: Canvas, x: int, y: int, width: int, number: int | None, row: Row, sight: Sight) -> None:
    chosen = sight.chosen in row.spots
    style = look.FAINT if not row.able else look.CHOSEN if chosen else look.TEXT
    head = "✗" if not row.able else "" if number is None else str(number)
    canvas.put(x, y, "▸" if chosen else " ", look.CHOSEN)
    canvas.put(x + 1, y, f"{head:<2}" if head or number is not None else "", look.FAINT)
    left = x + (3 if head or number is not None else 1)
    stars = x + width - 1 - STAR_COLUMNS * len(row.heads)
    end = stars if row.heads else x + width - 2 - len(row.aside)
    canvas.put(left, y, look.shortened(row.label, end - left), style)
    canvas.put(x + width - 2 - len(row.aside), y, row.aside, look.SOFT if not chosen else style)
    for place_in_row, (spot, head) in enumerate(zip(row.spots, row.heads, strict=False)):
        lit = look.BUTTON if spot == sight.chosen else look.CAN
        canvas.put(stars + STAR_COLUMNS * place_in_row, y, f"{head:>2}", lit)


def spot_at(column: int, row: int, width: int, height: int, sight: Sight) -> str | None:
    """What a press on this square of the list stands for."""
    part = shown(sight, height)
    if not 0 <= row < len(part) or not 0 <= column < width:
        return None
    found = part[row][1]
    star = (column - (width - 1 - STAR_COLUMNS * len(found.heads))) // STAR_COLUMNS
    return found.spots[max(0, min(star, len(found.spots) - 1)) if found.heads else 0]


# -- what is told below the rows -------------------------------------------------------------------


def details(sight: Sight) -> list[str]:
    """Die by die what a strike would do; else what the cards in question are for. The most important comes first."""
    info, _ = find(sight.moment, sight.chosen)
    ask = sight.moment.ask
    if ask is None or ask.about in {"move", "path"}:
        return []
    if info is not None and info.preview["kind"] == "attack":
        return blows(info.preview)
    held = active(table_of(sight.moment))
    cards = [info.preview["card"] for info in ask.moves if info.preview["kind"] == "keep"]
    if not cards and held is not None and held.item is not None:
        cards = [held.item]
    return [f"**{items()[card].title}.** {items()[card].words}" for card in cards]


def blows(preview: dict[str, Any]) -> list[str]:
    """A small table: the die, what is left of the crystal, and how far it goes back."""
    lines = [("die", "die"), ("damage", "damage"), ("left", "health")]
    if preview["back"][1]:
        lines.append(("back", "back"))
    found = [
        f"{title:<6}" + "".join(f"{blow[field]:>4}" for blow in preview["blows"]) for title, field in lines
    ]
    if preview["kills"]:
        found.append(f"shatters it with {round(100 * preview['kills'])} %")
    return found
