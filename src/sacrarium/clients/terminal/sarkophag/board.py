"""The seats, and the number line with the trick above it."""

from typing import Final

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.pane import Pane
from sacrarium.core.bits import Card, Seat
from sacrarium.core.words import counted
from sacrarium.games.sarkophag.events import Played

from . import line
from .cards import face
from .lying import Lying, Table, lying, table_of

BELOW_CARDS: Final = 3  # the line, your own cards, the scale
LEVEL_ROOM: Final = 18


class SarkophagPane(Pane):
    """Everything above the question."""

    DEFAULT_CSS = "SarkophagPane { height: 1fr; }"

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """Seats at the top, the line at the bottom, the tally between them."""
        table = table_of(sight.moment)
        trick = lying(sight, table)
        size = cards.LARGE if self.roomy else cards.SMALL
        seats_end = draw_seats(canvas, sight.moment, table, trick, sight.held)
        free = canvas.height - seats_end - size.height - BELOW_CARDS - 2
        placed = place(trick, canvas.width, size)
        stems = min(line.stem_rows(*placed), max(0, free - 1))
        lower = max(0, free - stems) // 2
        at = canvas.height - lower - BELOW_CARDS
        line.draw(canvas, at, trick, table, sight)
        top = at - size.height - stems
        if trick.cards:
            draw_trick(canvas, top, trick, table, sight.moment, size, placed[0])
            line.stems(canvas, top + size.height, stems, *placed)
        draw_tally(canvas, max(seats_end, top - 2 - (1 if free > 1 else 0)), trick, table, sight.moment)


# -- the seats -------------------------------------------------------------------------------------


def draw_seats(canvas: Canvas, moment: Moment, table: Table, trick: Lying, held: bool) -> int:
    """Every seat with its sign, cards and heads; returns the first row below them."""
    room = canvas.width // table.players
    for place in range(table.players):
        seat = ((moment.viewer or 0) + place) % table.players
        _draw_seat(canvas, place * room, room, seat, moment, table, trick.takes if held else table.turn)
    return 3 if table.match == "single" else 4


def _draw_seat(
    canvas: Canvas, x: int, room: int, seat: Seat, moment: Moment, table: Table, lit: Seat | None
) -> None:
    active = seat == lit
    canvas.put(x, 1, "▸" if active else " ", look.CHOSEN)
    canvas.put(x + 1, 1, look.sign(seat), look.sign_style(seat))
    name = look.shortened(moment.name(seat), room - 5)
    canvas.put(x + 3, 1, name, look.CHOSEN if active else look.STRONG)
    canvas.put(x + 4 + len(name), 1, _aside(table, moment, seat, room - len(name) - 5), look.FAINT)
    canvas.put(x + 3, 2, _holding(table, seat, room), look.SOFT)
    if table.match == "limit":
        canvas.put(x + 3, 3, f"{table.totals[seat]} in all", look.FAINT)


def _aside(table: Table, moment: Moment, seat: Seat, room: int) -> str:
    """Level and dealer, as far as there is room; the dealer first."""
    level = moment.seats[seat].level or ""
    dealt = "dealt" if seat == table.dealer else ""
    wishes = (f"{level}, {dealt}" if level and dealt else level or dealt, dealt, "")
    return next(wish for wish in wishes if len(wish) <= max(0, room))


def _holding(table: Table, seat: Seat, room: int) -> str:
    held, heads = table.hand_sizes[seat], table.round_heads[seat]
    if room >= LEVEL_ROOM + 2:
        return f"{counted(held, 'card')}, {counted(heads, 'head')}"
    return f"{held} left {heads}{look.HEAD}"


# -- the trick -------------------------------------------------------------------------------------


def ordered(trick: Lying) -> list[Played]:
    """The cards from left to right."""
    return sorted(trick.cards, key=lambda played: played.card)


def place(trick: Lying, width: int, size: cards.Size) -> tuple[list[int], list[int]]:
    """The middles of the cards, pushed apart until none covers another, and their places on the line."""
    ticks = [line.column(width, played.card) for played in ordered(trick)]
    edge = size.width // 2 + 1
    return line.apart(ticks, size.width + 1, edge, width - 1 - edge), ticks


def draw_trick(
    canvas: Canvas, y: int, trick: Lying, table: Table, moment: Moment, size: cards.Size, centres: list[int]
) -> None:
    """The cards with the names of their seats above them."""
    for centre, played in zip(centres, ordered(trick), strict=True):
        cards.draw(canvas, centre - size.width // 2, y, _face(played, trick, table, size), size)
        name = look.shortened(moment.name(played.seat), size.width)
        canvas.put(centre - len(name) // 2, y - 1, name, look.sign_style(played.seat))


def _face(played: Played, trick: Lying, table: Table, size: cards.Size) -> cards.Face:
    takes = played.seat == trick.takes
    state: cards.State = "ghost" if played.card == trick.ghost else "takes" if takes else "plain"
    return face(
        card=played.card,
        heads=table.heads_on(played.card),
        size=size,
        state=state,
        corner=look.sign(played.seat),
        label=_label(played, trick, takes),
    )


def _label(played: Played, trick: Lying, takes: bool) -> str:
    if takes:
        return "takes"
    if played.card == trick.lead:
        return "led"
    return "broke" if played.breaks else "yours" if played.card == trick.ghost else ""


def draw_tally(canvas: Canvas, y: int, trick: Lying, table: Table, moment: Moment) -> None:
    """The heads in the trick, or the last trick while nothing lies there yet."""
    if not trick.cards:
        canvas.center(y, _last_trick(table, moment), look.FAINT)
        return
    more = 0 if trick.ghost is None else table.heads_on(trick.ghost)
    words = f"{counted(trick.heads, 'head')} in the trick"
    if len(trick.cards) == 1 and trick.ghost is not None:
        words = f"{counted(more, 'head')} with {trick.ghost}"
    elif more:
        words += f", {more} more with {trick.ghost}"
    pips = look.HEAD * trick.heads + "○" * more
    badge = "  ✗ broken" if trick.broken else ""
    x = (canvas.width - len(pips) - 2 - len(words) - len(badge)) // 2
    canvas.put(x, y, pips, look.ACCENT)
    canvas.put(x + len(pips) + 2, y, words, look.SOFT)
    canvas.put(x + len(pips) + 2 + len(words), y, badge, f"bold {look.BAD}")


def _last_trick(table: Table, moment: Moment) -> str:
    if not table.tricks:
        return ""
    last = table.tricks[-1]
    lay: list[Card] = [played.card for played in last.cards]
    taker = moment.name(last.taker)
    return f"Last trick: {' '.join(map(str, lay))}. {taker} took {counted(last.heads, 'head')}."
