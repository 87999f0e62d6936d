"""Why a move may not be made, with the rule that says so."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Card, Move, Seat
from sacrarium.core.errors import Reason

from . import phases as c
from .moves import BOUGHT, DONE, MOVE_COUNT, ORDERS, PLAY, SACRIFICE, is_order
from .piles import count

if TYPE_CHECKING:
    from .state import DuelState


def why_not(state: "DuelState", seat: Seat, move: Move) -> Reason | None:
    """The first rule that forbids the move; None if it is legal."""
    if state.phase == c.OVER:
        return Reason("R28", "game_over")
    if not 0 <= move < MOVE_COUNT:
        return Reason("R30", "no_such_move")
    if not (0 <= seat < 2 and state.to_act() >> seat & 1):
        return _not_asked(state)
    return None if state.is_legal(seat, move) else _what_is_wrong(state, seat, move)


def _what_is_wrong(state: "DuelState", seat: Seat, move: Move) -> Reason:
    """Why an answer of the right kind is not legal here, or that something else is asked."""
    if state.phase <= c.SECOND_BUYS:
        return _order(state, seat, move)
    if state.phase == c.SACRIFICE:
        return _sacrifice(state, move)
    return _play(move)


def _not_asked(state: "DuelState") -> Reason:
    waits_for = {"seat": state.to_act().bit_length() - 1}
    if state.phase == c.SEALED:
        return Reason("R10", "already_sealed", waits_for)
    if state.phase <= c.SECOND_BUYS:
        return Reason("R11", "other_buys", waits_for)
    if state.phase == c.SACRIFICE:
        return Reason("R26", "other_sacrifices", waits_for)
    if state.phase in {c.LEAD, c.FOLLOW}:
        return Reason("R18", "other_plays", waits_for)
    return Reason("R17", "already_committed", waits_for)


def _order(state: "DuelState", seat: Seat, move: Move) -> Reason:
    if not is_order(move):
        return Reason("R10" if state.phase == c.SEALED else "R11", "buy_first")
    spent = [code for purchase in ORDERS[move] for code in purchase.spent]
    for code in spent:
        if spent.count(code) > count(state.hands[seat], code):
            return _missing("R8", "cannot_spend", code)
    wanted = (purchase.bought for purchase in ORDERS[move])
    sold_out = next(code for code in wanted if count(BOUGHT[move], code) > count(state.market, code))
    return _missing("R9", "not_for_sale", sold_out)


def _play(move: Move) -> Reason:
    if is_order(move):
        return Reason("R13", "buying_is_over")
    if move >= SACRIFICE:
        return Reason("R26", "not_yet_won")
    return _missing("R18", "not_in_hand", move - PLAY)


def _sacrifice(state: "DuelState", move: Move) -> Reason:
    if move < SACRIFICE:
        return Reason("R26", "sacrifice_first")
    if move == DONE:
        return Reason("R26", "at_least_one")
    own = state.winner != c.NOBODY and move - SACRIFICE == state.trophy
    return _missing("R26", "not_the_trophy" if own else "not_in_pool", move - SACRIFICE)


def _missing(rule: str, code: str, card: Card) -> Reason:
    return Reason(rule, code, {"card": card})
