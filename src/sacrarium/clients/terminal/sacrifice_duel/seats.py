"""Both seats in a line each, and what is at stake."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.core.bits import Seat
from sacrarium.core.words import counted
from sacrarium.games.sacrifice_duel.view import Side

from .table import BUYING, KINDS, Table, rank

NAME_ROOM: Final = 16
WIDE: Final = 100
COLUMNS: Final = {False: (16, 28, 40, 54), True: (20, 36, 51, 72)}  # of points, trophies, altar, piles


def draw_seats(canvas: Canvas, sight: Sight, table: Table) -> None:
    """The other seat in the first row, yours below it."""
    taken = sight.moment.event("trick_taken") if sight.held else None
    lit = table.to_act if taken is None else (taken["winner"],)
    left = max(0, (canvas.width - WIDE) // 2)
    for y, seat in enumerate((table.far, table.near)):
        _draw_seat(canvas, left, y, seat, table, sight.moment, seat in lit)


def _draw_seat(canvas: Canvas, x: int, y: int, seat: Seat, table: Table, moment: Moment, lit: bool) -> None:
    side = table.sides[seat]
    canvas.put(x, y, "▸" if lit else " ", look.CHOSEN)
    canvas.put(x + 1, y, look.sign(seat), look.sign_style(seat))
    aside, style = ("ready", look.ACCENT) if side.committed else (moment.seats[seat].level or "", look.FAINT)
    name = look.shortened(moment.name(seat), NAME_ROOM - 4 - (len(aside) + 1 if side.committed else 0))
    canvas.put(x + 3, y, name, look.CHOSEN if lit else look.STRONG)
    if len(name) + len(aside) < NAME_ROOM - 3:
        canvas.put(x + 4 + len(name), y, aside, style)
    wide = canvas.width >= WIDE
    for column, (words, style) in zip(COLUMNS[wide], _told(side, wide), strict=True):
        canvas.put(x + column, y, words, style)


def _told(side: Side, wide: bool) -> list[tuple[str, str]]:
    """Points as far as they are open, trophies, the altar, and the number of cards in each pile."""
    points = f"{side.trophy_points} + altar" if side.points is None else counted(side.points, "point")
    worth = f": {side.altar_points}" if side.altar_points else ""
    secret = ", face down" if wide and side.altar_points is None and side.altar_size else worth
    piles = [f"hand {side.hand_size}", f"draw {side.draw_size}", f"discard {side.discard_size}"]
    return [
        (points, look.STRONG),
        (counted(len(side.trophies), "trophy", "trophies"), look.SOFT),
        (f"altar {side.altar_size}{secret}", look.SOFT),
        (("   " if wide else " ").join(piles), look.FAINT),
    ]


def rule(table: Table) -> str:
    """How this hand is played, in a few words."""
    tricks = counted(table.tricks, "trick")
    if table.lowest_wins:
        return f"{tricks}, lowest wins, faces never"
    return f"{tricks}, highest wins, {table.trump} is trump"


def kind(table: Table) -> str:
    """The trophy by name: "Red King", "Joker"."""
    name = KINDS[rank(table.trophy)]
    return name if table.trump is None else f"{table.trump.capitalize()} {name}"


def stakes(table: Table) -> str:
    """What the winner of the hand would have to give, as it stands."""
    if table.winner is not None:
        return ""
    limit = "one card" if table.limit == 1 else f"1 to {table.limit} cards"
    return f"As it stands, the winner of the hand sacrifices {limit}."


def turn(table: Table, moment: Moment) -> str:
    """Who buys first, or who leads; the loudest is sudden death."""
    company = moment.company()
    if table.phase in BUYING:
        return "Sealed orders" if table.buyer is None else company.does(table.buyer, "buys first")
    if table.phase == "sudden":
        return "SUDDEN DEATH"
    if table.phase in {"sacrifice", "over"}:
        return "" if table.winner is None else company.does(table.winner, "won")
    return "Both at once" if table.leader is None else company.does(table.leader, "leads")
