"""What a card would bring, as data for drawing."""

from typing import TYPE_CHECKING, Any

from sacrarium.core.bits import Card, Seat, bit

from .rules import breaks, side_of, takes

if TYPE_CHECKING:
    from .state import SarkophagState


def preview_of(state: "SarkophagState", card: Card) -> dict[str, Any]:
    """Who would take the trick with this card in it, and for how many heads."""
    total = state.trick_heads + state.heads[card]
    last = state.in_trick == state.players - 1
    if state.in_trick == 0:
        return {"takes": None, "heads": total, "breaks": False, "last": False}
    side = side_of(state.lead, card) if state.in_trick == 1 else state.side
    trick = state.trick | bit(card)
    off_side = bool(breaks(bit(card), state.lead, side))
    return {
        "takes": _seat_of(state, takes(trick, state.lead, side)),
        "heads": total,
        "breaks": off_side,
        "last": last,
    }


def _seat_of(state: "SarkophagState", card: Card) -> Seat:
    first = state.trick_number * state.players
    lying = list(state.played[first : first + state.in_trick])
    place = lying.index(card) if card in lying else state.in_trick
    return int((state.leaders[state.trick_number] + place) % state.players)
