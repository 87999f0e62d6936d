"""Both trick tracks along a blade: a place for every trick, who won each, and the open trick."""

from typing import Final

import msgspec

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.core.bits import Seat
from sacrarium.games.sacrifice_duel.view import Trick

from . import faces
from .table import Table

HILT: Final = "●━╋"
TIP: Final = "━▷"
NAMES: Final = 9  # columns for the names and the tricks won


class Shape(msgspec.Struct, frozen=True):
    """How large the cards on the blade are."""

    past: cards.Size
    now: cards.Size

    @property
    def height(self) -> int:
        """Both tracks and the steel between them."""
        return 2 * self.now.height + 1


FLAT: Final = cards.Size(7, 3)
SMALL: Final = Shape(cards.MINI, FLAT)
LARGE: Final = Shape(cards.SMALL, cards.LARGE)
NARROW: Final = Shape(cards.MINI, cards.LARGE)


def large_in(room: int, table: Table) -> Shape:
    """Large cards for what lies there now, and for the past as far as so many columns allow."""
    sudden = table.phase == "sudden" or table.trick_number > table.tricks + 1
    return LARGE if _width(LARGE, table.tricks + sudden) <= room else NARROW


def _width(shape: Shape, places: int) -> int:
    """The columns of a blade with so many places, one of them open."""
    more = shape.now.width - shape.past.width
    return NAMES + len(HILT) + (shape.past.width + 1) * places + more + len(TIP)


class Places(msgspec.Struct, frozen=True):
    """What lies along the blade."""

    tricks: dict[int, Trick]  # by place, from 0
    open: int | None  # the place of the open trick, or of the one just taken
    numbers: tuple[int, ...]  # the places that are drawn


def places(sight: Sight, table: Table, most: int) -> Places:
    """The tricks of the hand; steps of sudden death lie beyond, the newest of them as far as there is room."""
    tricks = {trick.number - 1: trick for trick in table.played}
    taken = sight.held and sight.moment.event("trick_taken") is not None
    now: int | None = table.trick_number - 1
    if taken:
        now = max(tricks, default=None)
    elif table.phase not in {"together", "lead", "follow", "sudden"}:
        now = None
    beyond = range(table.tricks, max([table.tricks - 1, *tricks, now or 0]) + 1)
    room = max(1, most - table.tricks)
    return Places(tricks, now, (*range(table.tricks), *list(beyond)[-room:])[-most:])


def draw(canvas: Canvas, y: int, left: int, right: int, sight: Sight, table: Table, shape: Shape) -> None:
    """The tracks between these columns, from this row on."""
    spare = right - left - _width(shape, 0)
    found = places(sight, table, spare // (shape.past.width + 1))
    x = left + max(0, (right - left - _width(shape, len(found.numbers))) // 2)
    steel = y + shape.now.height
    _draw_scores(canvas, x, steel, sight, table)
    x += NAMES
    canvas.put(x, steel, HILT, look.CAN)
    x += len(HILT)
    for number in found.numbers:
        size = shape.now if number == found.open else shape.past
        _draw_place(canvas, x, steel, number, found, sight, table, size)
        _draw_steel(canvas, x, steel, number, found.tricks.get(number), table, size)
        x += size.width + 1
    canvas.put(x, steel, TIP, look.SOFT)


def _draw_scores(canvas: Canvas, x: int, steel: int, sight: Sight, table: Table) -> None:
    taken = sight.moment.event("trick_taken") if sight.held else None
    for seat, row in ((table.far, steel - 2), (table.near, steel + 2)):
        won = table.sides[seat].tricks if taken is None else taken["tricks"][seat]
        name = look.shortened(sight.moment.name(seat), NAMES - 3)
        canvas.put(x, row, name, look.sign_style(seat))
        canvas.put(x + len(name) + 1, row, str(won), look.STRONG)


def _draw_steel(
    canvas: Canvas, x: int, steel: int, number: int, trick: Trick | None, table: Table, size: cards.Size
) -> None:
    """The number of the trick, and a dart towards whoever won it."""
    sudden = number >= table.tricks
    name = f"+{number - table.tricks + 1}" if sudden else str(number + 1)
    dart = "" if trick is None else _dart(trick, table)
    canvas.put(x - 1, steel, "━" * (size.width + 2), look.ACCENT if sudden else look.SOFT)
    canvas.put(x + (size.width - len(name + dart)) // 2, steel, name, look.STRONG)
    canvas.put(x + (size.width - len(name + dart)) // 2 + len(name), steel, dart, look.CHOSEN)


def _dart(trick: Trick, table: Table) -> str:
    if trick.winner is None:
        return "↕" if trick.result == "tie" else "×"
    return "▼" if trick.winner == table.near else "▲"


def _draw_place(
    canvas: Canvas,
    x: int,
    steel: int,
    number: int,
    found: Places,
    sight: Sight,
    table: Table,
    size: cards.Size,
) -> None:
    trick = found.tricks.get(number)
    for seat, above in ((table.far, True), (table.near, False)):
        if trick is not None:
            drawn = _past(trick, seat, size, number == found.open)
        elif number == found.open:
            drawn = _present(seat, size, sight, table)
        else:
            drawn = faces.place(size)
        cards.draw(canvas, x, steel - size.height if above else steel + 1, drawn, size)


def _past(trick: Trick, seat: Seat, size: cards.Size, just_taken: bool) -> cards.Face:
    """Cards that won stay bright, beaten ones lie in the shade."""
    scored = trick.winner == seat or trick.result == "tie"
    state: cards.State = "barred" if not scored else "takes" if just_taken else "plain"
    head = "led" if trick.leader == seat else ""
    words = {"tie": "tie", "void": "void"}.get(trick.result, "wins" if scored else "lost")
    if not just_taken:
        return faces.face(trick.cards[seat], size, state)
    return faces.face(trick.cards[seat], size, state, head=head, label=words)


def _present(seat: Seat, size: cards.Size, sight: Sight, table: Table) -> cards.Face:
    """The open trick: a card that lies there, a back, your choice as a ghost, or an empty place."""
    side = table.sides[seat]
    if side.card is not None:
        led = table.led is not None and table.leader == seat
        return faces.face(side.card, size, "takes" if led else "waiting", head="led" if led else "yours")
    if side.committed:
        return faces.back(size, "ready")
    info, _ = find(sight.moment, sight.chosen)
    if info is not None and seat == table.near and not sight.held:
        label = info.preview.get("result", "")
        return faces.face(info.preview["card"], size, "ghost", head="yours", label=label)
    return faces.place(size, head=_waited(seat, sight.moment, table))


def _waited(seat: Seat, moment: Moment, table: Table) -> str:
    """Who is to play here."""
    if seat not in table.to_act:
        return ""
    return "you" if seat == moment.viewer else "…"
