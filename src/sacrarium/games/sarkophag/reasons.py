"""Why a card may not be played, with the rule that says so."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Move, Seat, bit
from sacrarium.core.errors import Reason

from .pieces import ALL_CARDS
from .rules import below

if TYPE_CHECKING:
    from .state import SarkophagState


def why_not(state: "SarkophagState", seat: Seat, move: Move) -> Reason | None:
    """The first rule, in the order of the rulebook, that forbids the move; None if it is legal."""
    if not state.to_act():
        return Reason("R13", "match_over")
    if not 0 < move < 64 or not ALL_CARDS & bit(move):
        return Reason("R4", "no_such_card", {"card": move})
    if seat != state.turn:
        return Reason("R4", "not_your_turn", {"turn": state.turn})
    return None if state.is_legal(seat, move) else _what_is_wrong(state, seat, move)


def _what_is_wrong(state: "SarkophagState", seat: Seat, move: Move) -> Reason:
    """Why this seat, whose turn it is, cannot play this card."""
    if not state.hands[seat] & bit(move):
        return Reason("R4", "not_in_hand", {"card": move})
    if state.in_trick == 0:
        return Reason("R5", "five_heads_lead", {"card": move})
    code = "must_go_lower" if state.side == below(state.lead) else "must_go_higher"
    return Reason("R7", code, {"card": move, "lead": state.lead})
