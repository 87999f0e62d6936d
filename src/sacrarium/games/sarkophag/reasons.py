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
    if not state.hands[seat] & bit(move):
        return Reason("R4", "not_in_hand", {"card": move})
    if state.may_play() & bit(move):
        return None
    if state.in_trick == 0:
        return Reason("R5", "five_heads_lead", {"card": move})
    code = "must_go_lower" if state.side == below(state.lead) else "must_go_higher"
    return Reason("R7", code, {"card": move, "lead": state.lead})
