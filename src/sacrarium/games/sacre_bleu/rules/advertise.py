"""Advertise (R12 to R19): offer a card, see what all others lay against it, and swap with one of them."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import knowledge, telling
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu.board import SacreBoard
from sacrarium.games.sacre_bleu.knowledge import know_answers, know_offer, know_swap, settle_all
from sacrarium.games.sacre_bleu.pieces import worth_at_least
from sacrarium.games.sacre_bleu.runs import points_of

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

REAL = worth_at_least(1)


def may_offer(board: SacreBoard) -> CardSet:
    """R12: any card but a joker."""
    return board.hands[board.active] & REAL


def may_lay(board: SacreBoard, seat: Seat) -> CardSet:
    """R13: a real card worth at least as much as the one offered."""
    return board.hands[seat] & knowledge.AT_LEAST[points_of(bits.bit(board.offered))]


def offer(board: SacreBoard, card: Card, journal: "Journal | None") -> None:
    """R12 to R15: all others who can have to lay a card; if nobody can, the option is over."""
    board.offered = card
    for seat in range(board.players):
        if seat != board.active and may_lay(board, seat):
            board.able |= 1 << seat
    board.pending = board.able
    know_offer(board, points_of(bits.bit(card)))
    if journal is not None:
        telling.offer(board, journal)
    if board.able:
        board.phase = c.LAY
        return
    know_answers(board)
    if journal is not None:
        telling.show_answers(board, journal)
        telling.nobody_answers(board, journal)
    settle_all(board)
    finish_option(board, journal)


def lay(board: SacreBoard, seat: Seat, card: Card, journal: "Journal | None") -> None:
    """R13, R16: face down; when all have laid, the active seat looks."""
    board.laid[seat] = card
    board.pending &= ~(1 << seat)
    if journal is not None:
        telling.lay(seat, card, journal)
    if board.pending:
        return
    board.phase = c.PARTNER
    know_answers(board)
    if journal is not None:
        telling.show_answers(board, journal)


def swap(board: SacreBoard, partner: Seat, journal: "Journal | None") -> None:
    """R16: the offered card for the one that the partner laid; the others take theirs back."""
    taken = board.laid[partner]
    was_open = board.is_open(partner)
    board.hands[board.active] ^= bits.bit(board.offered) | bits.bit(taken)
    board.hands[partner] ^= bits.bit(board.offered) | bits.bit(taken)
    know_swap(board, partner, taken, points_of(bits.bit(board.offered)), was_open)
    if journal is not None:
        telling.swap(board, partner, taken, was_open, journal)
    finish_option(board, journal)
