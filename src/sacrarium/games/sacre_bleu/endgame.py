"""Round 8 worked out: the best set that may be scored, and the swap with the deck that leads to it."""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat

from . import phases as c
from . import plans, runs
from .board import SacreBoard
from .rules.cycle import may_add
from .rules.returning import may_put, may_stop
from .rules.score import precludes
from .runs import points_of, ranks_in

NO_MORE = -1


def best_set(board: SacreBoard, seat: Seat, pool: CardSet, most: int) -> CardSet:
    """The set of most points out of these cards that R11 allows; 0: none. Fewer cards among equals."""
    jokers = bits.popcount(pool >> c.RED_JOKER)
    best = 0
    found = 0
    for suit in range(4):
        ranks = ranks_in(pool, suit)
        if runs.WORTH[ranks] <= best:
            continue
        longest = min(13, most, bits.popcount(ranks) + jokers)
        for start in range(13):
            for length in range(3, longest + 1):
                held = ranks & plans.ARC[14 * start + length]
                missing = length - bits.popcount(held)
                if (
                    missing <= jokers
                    and runs.WORTH[held] > best
                    and not precludes(board, seat, runs.WORTH[held], length)
                ):
                    best = runs.WORTH[held]
                    found = whole_set(pool, suit, held, missing)
    return found


def whole_set(pool: CardSet, suit: int, ranks: int, missing: int) -> CardSet:
    """Real cards of a suit, and jokers for what is missing."""
    cards = bits.bit(13 * suit) * ranks
    left = pool & ~(bits.bit(c.RED_JOKER) - 1)
    while missing > 0:
        cards |= bits.bit(bits.lowest(left))
        left &= left - 1
        missing -= 1
    return cards


def swap_in(board: SacreBoard, seat: Seat) -> Card:
    """R25: the next card to put into the deck for the best run; NO_MORE: enough."""
    hand = board.hands[seat]
    goal = best_set(board, seat, hand | board.deck_cards(), bits.popcount(hand))
    number = bits.popcount(goal & ~hand)
    if board.put_count >= number and may_stop(board):
        return NO_MORE
    spare = may_put(board) & ~goal
    if spare == 0:
        spare = may_put(board)
    while bits.popcount(spare) > max(1, number - board.put_count):
        spare &= ~bits.bit(richest(spare))
    return bits.lowest(spare)


def richest(cards: CardSet) -> Card:
    """The card that counts most; it should not go into the deck."""
    best = bits.lowest(cards)
    while cards:
        if points_of(bits.bit(bits.lowest(cards))) > points_of(bits.bit(best)):
            best = bits.lowest(cards)
        cards &= cards - 1
    return best


def swap_out(board: SacreBoard, seat: Seat) -> Card:
    """R25: the next card to take out of the deck for the best run that is left."""
    hand = board.hands[seat] & ~board.put_cards()
    deck = board.deck_cards()
    open_cards = may_add(deck, board.picks[seat], board.put_count)
    pool = hand | board.picks[seat] | open_cards | above(deck, open_cards)
    goal = best_set(board, seat, pool, bits.popcount(board.hands[seat])) & open_cards
    return bits.lowest(goal) if goal else bits.lowest(open_cards)


def above(deck: CardSet, open_cards: CardSet) -> CardSet:
    """Cards of the deck that can still follow those that may be named now."""
    return deck & ~(bits.bit(bits.lowest(open_cards)) - 1)
