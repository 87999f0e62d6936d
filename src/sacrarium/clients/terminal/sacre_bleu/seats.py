"""Every seat in a line, in turn order: score, cards, what is known of them, and what it is doing now."""

from typing import Final

from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.core.bits import Seat
from sacrarium.games.sacre_bleu.view import KnownCard, SeatView, View

from .table import by_suit, listed, sequence, short

NAME: Final = 5  # columns: where things begin
CROWN: Final = 16
SCORE: Final = 18
SIZE: Final = 23
CARDS: Final = 32
BACK: Final = "▒"


def draw_seats(canvas: Canvas, x: int, width: int, sight: Sight, table: View) -> None:
    """One row for each seat; the first to move at the top, who wins ties at the bottom."""
    for y, seat in enumerate(table.order):
        _draw_seat(canvas, x, y, width, table.seats[seat], sight, table)


def _draw_seat(canvas: Canvas, x: int, y: int, width: int, side: SeatView, sight: Sight, table: View) -> None:
    moment, lit = sight.moment, side.seat in table.to_act
    canvas.put(x, y, "▸" if lit else " ", look.CHOSEN)
    canvas.put(x + 1, y, "✓" if side.acted else " ", look.FAINT)
    canvas.put(x + 3, y, look.sign(side.seat), look.sign_style(side.seat))
    active = side.seat == table.active
    canvas.put(
        x + NAME, y, look.shortened(moment.name(side.seat), 10), look.CHOSEN if active else look.STRONG
    )
    canvas.put(x + CROWN, y, "♛" if side.seat == table.crown else " ", look.ACCENT)
    canvas.put(x + SCORE, y, f"{side.score:>3}", look.STRONG)
    canvas.put(x + SIZE, y, f"{side.size:>2} {'card' if side.size == 1 else 'cards'}", look.SOFT)
    right = _right(side, table)
    room = width - CARDS - (len(right) + 2 if right else 0)
    canvas.rich(x + CARDS, y, _cards(side, table, moment, room))
    canvas.put(x + width - len(right), y, right, look.ACCENT)


def _right(side: SeatView, table: View) -> str:
    """At the right end: what the seat is doing in the option under way, else its sets."""
    doing = _doing(side.seat, table)
    if doing:
        return doing
    sets = [f"{sequence(one.shown)} {one.points}" for one in side.sets]
    reach = next((one for one in table.reach if one.seat == side.seat), None)
    if reach is not None and not reach.acted and reach.total > side.score:
        return f"reaches {reach.total}"
    return ", ".join(sets[-2:])


def _doing(seat: Seat, table: View) -> str:
    if table.cycle is not None:
        return "sits out" if seat in table.cycle.out else "ready" if seat in table.cycle.done else "choosing"
    if table.advertise is not None:
        if seat == table.advertise.by:
            return f"offers {short(table.advertise.card)}"
        answer = next((one for one in table.advertise.answers if one.seat == seat), None)
        if answer is None:
            return ""
        laid = f"lays {short(answer.card)}" if answer.card is not None else f"lays {BACK}"
        return {"laid": laid, "unable": "cannot answer"}.get(answer.state, "choosing")
    if table.exchange is not None and seat == table.exchange.target:
        return "hides 3" if table.phase == "aside" else "is looked at"
    return ""


def _cards(side: SeatView, table: View, moment: Moment, room: int) -> Content:
    """Open hands in full; of closed ones what can be placed there, and a back for every other card."""
    shown = _shown_hand(side, table)
    if side.seat == moment.viewer and not side.open:
        return look.marked(look.shortened(_own(side), room), look.FAINT)
    if shown is not None:
        words = by_suit(shown) if len(shown) > 2 else listed(shown)
        return look.marked(look.shortened(words or "no cards", room), look.TEXT)
    parts: list[tuple[str, str]] = []
    for card in sorted(side.known, key=lambda one: not one.sure):
        parts.append((known(card) + " ", look.TEXT if card.sure else look.FAINT))
    while parts and sum(len(text) for text, _ in parts) > room - 4:
        parts = [*parts[:-2], ("… ", look.FAINT)] if len(parts) > 1 else []
    used = sum(len(text) for text, _ in parts)
    backs = BACK * side.backs if side.backs <= room - used else f"{BACK}×{side.backs}"
    return Content.assemble(*parts, (backs, look.FAINT))


def _shown_hand(side: SeatView, table: View) -> tuple[str, ...] | None:
    """A hand that lies open, or one that is shown because it cannot answer."""
    if side.hand is not None:
        return side.hand
    answers = table.advertise.answers if table.advertise is not None else ()
    return next((one.hand for one in answers if one.seat == side.seat), None)


def _own(side: SeatView) -> str:
    return "as dealt" if side.untouched else ""


def known(card: KnownCard) -> str:
    """A card with its signs: ? may have moved on, * only you know, ⊘ not to be taken by Exchange yet."""
    signs = ("" if card.sure else "?") + ("" if card.public else "*") + ("⊘" if card.locked else "")
    return short(card.card) + signs
