"""Rules of thumb: win as cheaply as possible, or lose as cheaply as possible."""

from typing import cast

from sacrarium.core.bits import Card, Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy
from sacrarium.core.state import State

from .rules import beats
from .state import HighCardState


class Novice(Policy):
    """Looks at its own hand and at the card that was led, never at the other hand."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        now = cast(HighCardState, state).now
        legal = state.legal(seat)
        return max(legal) if now.lead is None else cheapest(legal, now.lead, now.options.sly_one)


def cheapest(hand: list[Card], lead: Card, sly_one: bool) -> Card:
    """The lowest card that takes the round; where none does, the lowest of all."""
    return min([card for card in hand if beats(card, lead, sly_one)] or hand)
