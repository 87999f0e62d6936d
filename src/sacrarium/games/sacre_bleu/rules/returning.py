"""Return (R24, R25): cards go under the deck, as many come off its top; in round 8 any cards of it."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.board import SacreBoard
from sacrarium.games.sacre_bleu.knowledge import (
    forget_top,
    has_changed,
    know_drawn,
    know_everything,
    know_put,
    settle_all,
    sort_deck,
)

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def may_put(board: SacreBoard) -> CardSet:
    """R24: any card of the hand, in any order; R25: in round 8 increasing, and no more than the deck holds."""
    cards = board.hands[board.active] & ~board.put_cards()
    if board.round_number < c.LAST_ROUND or board.put_count == 0:
        return cards
    if board.put_count == board.deck_size:
        return 0
    return cards & ~((bits.bit(board.put[board.put_count - 1]) << 1) - 1)


def may_stop(board: SacreBoard) -> bool:
    """R24, Q14: at any time, or after one card where the table agreed on that."""
    return board.put_count > 0 or board.return_zero


def put_card(board: SacreBoard, card: Card, journal: "Journal | None") -> None:
    """R24: below the old bottom card, each below the one before; R36: ends by itself when no card can follow."""
    board.put[board.put_count] = card
    board.put_count += 1
    if journal is not None:
        telling.own_pick(board.active, "put", card, journal)
    if not may_put(board):
        stop(board, journal)


def stop(board: SacreBoard, journal: "Journal | None") -> None:
    """R24, R25: as many cards come back."""
    if board.round_number == c.LAST_ROUND and board.put_count > 0:
        board.phase = c.TAKE
        return
    if board.put_count > 0:
        draw_as_many(board, journal)
    elif journal is not None:
        telling.return_cards(board, 0, 0, journal)
    finish_option(board, journal)


def draw_as_many(board: SacreBoard, journal: "Journal | None") -> None:
    """R24: the put cards are a new layer at the bottom; the draws eat layers from the top."""
    seat = board.active
    number = board.put_count
    cards = board.put_cards()
    from_deal = board.layer_size[0] if board.layer_by[0] == c.NOBODY else 0
    for place in range(number):
        board.deck[board.deck_size + place] = board.put[place]
    board.layer_size[board.layers] = number
    board.layer_by[board.layers] = seat
    board.layers += 1
    know_put(board, seat, cards)
    board.hands[seat] &= ~cards
    kept = board.hands[seat]
    draw_cards(board, seat, number)
    has_changed(board, seat)
    settle_all(board)
    if journal is not None:
        telling.return_cards(board, min(number, from_deal), board.hands[seat] & ~kept, journal)


def draw_cards(board: SacreBoard, seat: Seat, number: int) -> None:
    """R24: from the top, layer by layer."""
    left = number
    top = 0
    while left:
        drawn = min(left, board.layer_size[0])
        cards = bits.bit(board.deck[top])
        for place in range(top, top + drawn):
            cards |= bits.bit(board.deck[place])
        know_drawn(board, seat, 0, cards)
        board.hands[seat] |= cards
        top += drawn
        left -= drawn
        board.layer_size[0] -= drawn
        if board.layer_size[0] == 0:
            forget_top(board)
    for place in range(board.deck_size):
        board.deck[place] = board.deck[place + number]
    for place in range(board.deck_size, board.deck_size + number):
        board.deck[place] = c.NO_CARD


# -- round 8 ---------------------------------------------------------------------------------------------


def take_card(board: SacreBoard, card: Card, journal: "Journal | None") -> None:
    """R25: any card that was in the deck before; after as many as were put, they change places."""
    seat = board.active
    board.picks[seat] |= bits.bit(card)
    if bits.popcount(board.picks[seat]) < board.put_count:
        return
    taken = board.picks[seat]
    put = board.put_cards()
    board.hands[seat] = (board.hands[seat] & ~put) | taken
    sort_deck(board, (board.deck_cards() & ~taken) | put)
    has_changed(board, seat)
    know_everything(board)
    if journal is not None:
        telling.swap_with_deck(board, put, taken, journal)
    finish_option(board, journal)
