"""The market (R8 to R13): two cards for one, at most twice a round."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.state import MoveList
from sacrarium.games.sacrifice_duel import events, moves, piles
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.board import DuelBoard
from sacrarium.games.sacrifice_duel.knowledge import remember_shown

from .drawing import end_buying, put_in_discard

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

SPENT = moves.SPENT
BOUGHT = moves.BOUGHT
BOTH = moves.pairs()
PURSE = moves.PURSE
RED_PURCHASE = moves.first_purchases()
PURCHASES = len(moves.PURCHASES)
PURSE_SIZE = len(moves.PURSE)


def can_order(board: DuelBoard, seat: Seat, move: Move) -> bool:
    """R8, R9: the hand holds all spent cards, the market all bought ones."""
    return (SPENT[move] & ~board.hands[seat]) == 0 and (BOUGHT[move] & ~board.market) == 0


def list_orders(board: DuelBoard, seat: Seat, found: MoveList) -> None:
    """R9: the empty order, every purchase, and every two purchases; equal lists only once."""
    found.count = 0
    found.add(0)
    list_purchases(board, seat, found)
    singles = found.count
    for place in range(1, singles):
        for later in range(place + 1, singles):
            move = BOTH[(found.move[place] - 1) * PURCHASES + found.move[later] - 1]
            if move != 0 and can_order(board, seat, move) and not is_listed(found, singles, move):
                found.add(move)


def list_purchases(board: DuelBoard, seat: Seat, found: MoveList) -> None:
    """R8: for any two cards of the hand, the dearer ones first, the red card and the black one that they buy."""
    left = in_purse(board.hands[seat])
    while left:
        dearer = bits.lowest(left)
        left &= left - 1
        cheaper = left
        while cheaper:
            purchase = RED_PURCHASE[PURSE_SIZE * dearer + bits.lowest(cheaper)]
            cheaper &= cheaper - 1
            if purchase != 0 and can_order(board, seat, purchase):
                found.add(purchase)
            if purchase != 0 and can_order(board, seat, purchase + 1):
                found.add(purchase + 1)


def in_purse(hand: CardSet) -> CardSet:
    """The cards of the hand that can be spent, by their places in the purse."""
    places = 0
    for place in range(PURSE_SIZE):
        if piles.holds(hand, PURSE[place]):
            places |= bits.bit(place)
    return places


def is_listed(found: MoveList, start: int, move: Move) -> bool:
    """Whether the move is there already."""
    for place in range(start, found.count):
        if found.move[place] == move:
            return True
    return False


def place_order(board: DuelBoard, seat: Seat, move: Move, chance: Chance, journal: "Journal | None") -> None:
    """R10, R11: in round 1 orders wait for each other; later each is carried out at once.

    Who would buy second from an empty market is not asked (DU-10).
    """
    board.order[seat] = move
    if board.phase == c.SEALED:
        if journal is not None:
            events.seal(seat, move, journal)
        if board.order[1 - seat] == c.NO_ORDER:
            return
        settle_clashes(board, journal)
    else:
        carry_out(board, seat, BOUGHT[move], journal)
        if board.phase == c.FIRST_BUYS and board.market != 0:
            board.phase = c.SECOND_BUYS
            return
        if board.phase == c.FIRST_BUYS and journal is not None:
            events.pass_over(1 - seat, journal)
    end_buying(board, chance, journal)


def settle_clashes(board: DuelBoard, journal: "Journal | None") -> None:
    """R10: where a card is ordered more often than it is there, each gets one, and others in the other colour."""
    first = BOUGHT[board.order[0]]
    second = BOUGHT[board.order[1]]
    left = piles.kinds(first | second)
    market = board.market
    while left:
        card = bits.lowest(left) >> 1
        left &= left - 1
        if piles.count(BOUGHT[board.order[0]], card) + piles.count(
            BOUGHT[board.order[1]], card
        ) > piles.count(market, card):
            first = at_most_one(first, card)
            second = at_most_one(second, card)
    carry_out(board, 0, first, journal)
    carry_out(board, 1, second, journal)


def at_most_one(bought: CardSet, card: Card) -> CardSet:
    """R10: a second copy becomes the other colour of the same rank."""
    if piles.count(bought, card) < 2:
        return bought
    other = card + 1 if card & 1 else card - 1
    return piles.with_card(piles.without(bought, card), other)


def carry_out(board: DuelBoard, seat: Seat, bought: CardSet, journal: "Journal | None") -> None:
    """R12: spent and bought cards go to the buyer's discard at once."""
    spent = SPENT[board.order[seat]]
    left = spent
    while left:
        remember_shown(board, seat, bits.lowest(left) >> 1)
        left &= left - 1
    board.hands[seat] = piles.minus(board.hands[seat], spent)
    board.market = piles.minus(board.market, bought)
    put_in_discard(board, seat, spent)
    put_in_discard(board, seat, bought)
    if journal is not None:
        events.buy(board, seat, spent, bought, journal)
