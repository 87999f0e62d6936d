"""What a position is worth to a seat, and what a seat has seen: for the search."""

from sacrarium.core import bits
from sacrarium.core.bits import Card, Seat

from . import phases as c
from . import piles
from .board import DuelBoard
from .knowledge import is_secret, open_row
from .pieces import CARDS, points
from .scoring import points_of, winner_of

HANDS = 14
POINTS = [1.0 * points(code) for code in range(CARDS)]
#: Points that a card in the deck is worth for each hand to come, by its place (R15): it wins tricks, or is in the way.
#: Fitted to the ends of 2,500 games between novices.
PER_HAND = [-1.0, -1.0, -1.0, -1.0, -0.15, -0.2, 0.0, 0.2, 0.5, 0.57, 0.65, 0.72, 0.94, 1.4]


def sight(board: DuelBoard, watcher: Seat) -> int:
    """A number for all that this seat sees now and that can have changed: its hand and what is open."""
    seen = bits.mixed_in(board.phase + 16 * board.played, board.hands[watcher])
    seen = bits.mixed_in(seen, board.market)
    seen = bits.mixed_in(seen, piles.size(board.offered) + 8 * board.trophy)
    for seat in range(2):
        seen = bits.mixed_in(seen, open_row(board, seat))
        seen = bits.mixed_in(seen, board.open_discard[seat])
        card = board.committed[seat]
        if card != c.NO_CARD and seat != watcher and is_secret(board, seat):
            card = c.NO_CARD + 1
        seen = bits.mixed_in(seen, card)
        seen = bits.mixed_in(seen, piles.size(board.altar[seat]))
    if board.winner == watcher:
        seen = bits.mixed_in(seen, board.offered)
    return seen


def worth_of(board: DuelBoard, seat: Seat) -> float:
    """A win is certain at the end; before, the points and what the decks are still good for."""
    if board.phase == c.OVER:
        winner = winner_of(board)
        certain = 0.5 if winner == c.NOBODY else 1.0 if winner == seat else 0.0
        return 0.7 * certain + 0.3 * share(1.0 * points_of(board, seat) - points_of(board, 1 - seat))
    return share(standing(board, seat) - standing(board, 1 - seat))


def share(ahead: float) -> float:
    """0..1 for so many points ahead."""
    return max(0.0, min(1.0, 0.5 + ahead / 160.0))


def standing(board: DuelBoard, seat: Seat) -> float:
    """Points, and what the cards outside the altar are worth in the hands to come."""
    left = HANDS - board.round_number + (1 if board.winner == c.NOBODY else 0)
    cards = piles.minus(board.owned(seat), board.altar[seat])
    good = 0.0
    while cards:
        good += PER_HAND[((bits.lowest(cards) >> 1) + 1) >> 1]
        cards &= cards - 1
    return points_of(board, seat) + good * left


def gain_of(card: Card, left: int) -> float:
    """What it brings to sacrifice this card, with so many hands to come."""
    return POINTS[card] - left * PER_HAND[(card + 1) >> 1]
