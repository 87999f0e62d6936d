"""Why a move may not be made, with the rule that says so."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Move, Seat
from sacrarium.core.errors import Reason

if TYPE_CHECKING:
    from .state import FightState


def why_not(state: "FightState", seat: Seat, move: Move) -> Reason | None:
    """The first rule that forbids the move; None if it is legal."""
    if not state.to_act():
        return Reason("R78", "over")
    if not (0 <= seat < state.seats() and state.to_act() >> seat & 1):
        return Reason("R4", "not_asked")
    return None if state.is_legal(seat, move) else Reason("R4", "not_an_answer")
