"""Exchange (R26 to R31): give a card to somebody, look at the hand, take a card of it and show it to all."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.games.sacre_bleu import phases as c
from sacrarium.games.sacre_bleu import telling
from sacrarium.games.sacre_bleu.board import SacreBoard
from sacrarium.games.sacre_bleu.knowledge import know_given, know_taken, know_visible

from .turns import finish_option

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def may_target(board: SacreBoard, seat: Seat) -> bool:
    """R26: any other seat that holds a card."""
    return seat < board.players and seat != board.active and board.hands[seat] != 0


def aim(board: SacreBoard, seat: Seat, journal: "Journal | None") -> None:
    """R26: with whom."""
    board.target = seat
    board.phase = c.GIVE
    if journal is not None:
        telling.aim(board, journal)


def give(board: SacreBoard, card: Card, journal: "Journal | None") -> None:
    """R26, R27: with eight cards or more the target sets three aside."""
    board.given = card
    know_given(board)
    if journal is not None:
        telling.give(board, journal)
    if board.hides():
        board.phase = c.ASIDE
    else:
        look(board, journal)


def set_aside(board: SacreBoard, card: Card, journal: "Journal | None") -> None:
    """R27: chosen by the target, unseen by the active seat."""
    board.picks[board.target] |= bits.bit(card)
    if journal is not None:
        telling.own_pick(board.target, "aside", card, journal)
    if bits.popcount(board.picks[board.target]) == c.SET_ASIDE:
        if journal is not None:
            telling.hide(board, journal)
        look(board, journal)


def visible(board: SacreBoard) -> CardSet:
    """R28: the hand of the target without what it set aside."""
    return board.target_hand() & ~board.picks[board.target]


def may_take(board: SacreBoard) -> CardSet:
    """R28, R29: what is visible and not locked for the active seat."""
    return visible(board) & ~board.locked[board.active]


def look(board: SacreBoard, journal: "Journal | None") -> None:
    """R28, R30: the active seat sees the hand; if all of it is locked, the card goes back and the turn is spent."""
    board.phase = c.PICK
    board.shown = visible(board)
    know_visible(board, visible(board))
    if journal is not None:
        telling.look(board, visible(board), journal)
    if may_take(board):
        return
    if journal is not None:
        telling.undo(board, journal)
    finish_option(board, journal)


def take(board: SacreBoard, card: Card, journal: "Journal | None") -> None:
    """R28, R29, R31: the card is shown to all and locked for the others until their next turn is over."""
    was_open = board.is_open(board.target)
    giver = board.active
    board.hands[giver] &= ~bits.bit(board.given)
    board.hands[board.target] |= bits.bit(board.given)
    board.hands[board.target] &= ~bits.bit(card)
    board.hands[giver] |= bits.bit(card)
    for seat in range(board.players):
        if seat != giver:
            board.locked[seat] |= bits.bit(card)
    board.taker[card] = giver
    board.take_round[card] = board.round_number
    know_taken(board, card, was_open)
    if journal is not None:
        telling.take(board, card, journal)
    finish_option(board, journal)
