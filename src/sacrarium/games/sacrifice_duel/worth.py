"""What a position is worth to a seat, and what a seat has seen: for the search."""

from sacrarium.core import bits
from sacrarium.core.bits import Card, Seat

from . import phases as c
from . import piles
from .knowledge import is_secret, open_row
from .pieces import CARDS, points
from .scoring import points_of, winner_of
from .table import DuelTable

HANDS = 14
POINTS = [1.0 * points(code) for code in range(CARDS)]
#: Points that a card in the deck is worth for each hand to come, by its place (R15): it wins tricks, or is in the way.
#: Fitted to the ends of 2,500 games between novices.
PER_HAND = [-1.0, -1.0, -1.0, -1.0, -0.15, -0.2, 0.0, 0.2, 0.5, 0.57, 0.65, 0.72, 0.94, 1.4]


def sight(table: DuelTable, watcher: Seat) -> int:
    """A number for all that this seat sees now and that can have changed: its hand and what is open."""
    seen = bits.mixed_in(table.phase + 16 * table.played, table.hands[watcher])
    seen = bits.mixed_in(seen, table.market)
    seen = bits.mixed_in(seen, piles.size(table.offered) + 8 * table.trophy)
    for seat in range(2):
        seen = bits.mixed_in(seen, open_row(table, seat))
        seen = bits.mixed_in(seen, table.open_discard[seat])
        card = table.committed[seat]
        if card != c.NO_CARD and seat != watcher and is_secret(table, seat):
            card = c.NO_CARD + 1
        seen = bits.mixed_in(seen, card)
        seen = bits.mixed_in(seen, piles.size(table.altar[seat]))
    if table.winner == watcher:
        seen = bits.mixed_in(seen, table.offered)
    return seen


def worth_of(table: DuelTable, seat: Seat) -> float:
    """A win is certain at the end; before, the points and what the decks are still good for."""
    if table.phase == c.OVER:
        winner = winner_of(table)
        certain = 0.5 if winner == c.NOBODY else 1.0 if winner == seat else 0.0
        return 0.7 * certain + 0.3 * share(1.0 * points_of(table, seat) - points_of(table, 1 - seat))
    return share(standing(table, seat) - standing(table, 1 - seat))


def share(ahead: float) -> float:
    """0..1 for so many points ahead."""
    return max(0.0, min(1.0, 0.5 + ahead / 160.0))


def standing(table: DuelTable, seat: Seat) -> float:
    """Points, and what the cards outside the altar are worth in the hands to come."""
    left = HANDS - table.round_number + (1 if table.winner == c.NOBODY else 0)
    cards = piles.minus(table.owned(seat), table.altar[seat])
    good = 0.0
    while cards:
        good += PER_HAND[((bits.lowest(cards) >> 1) + 1) >> 1]
        cards &= cards - 1
    return points_of(table, seat) + good * left


def gain_of(card: Card, left: int) -> float:
    """What it brings to sacrifice this card, with so many hands to come."""
    return POINTS[card] - left * PER_HAND[(card + 1) >> 1]
