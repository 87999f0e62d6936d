"""A novice that has learned when to lead from strength: the policy of the search's rollouts.

What it begins with, and when it turns from weak cards to strong ones, was found by letting such players loose on each other
(decision 14). It looks at nothing that its seat does not see: of the other's cards at the collection and what lies open.
"""

from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Chance

from . import piles
from .novice import Novice
from .rules.drawing import tricks_in
from .rules.tricks import weaker_than
from .state import DuelState

FIVE_TRICKS = 5
TURNING_POINT = 4  # tricks to come, and tricks ahead, at which a weak card is as good a lead as a strong one
HOPELESS = -1000.0


class Veteran(Novice):
    """Buys, follows and sacrifices as a novice does, and leads better."""

    def commit(self, state: DuelState, seat: Seat, chance: Chance) -> Card:
        """The strongest card, which then leads or ties; in a queen's hand the weakest, to see what the other has."""
        strongest = piles.size(state.hands[seat]) - 1
        return self.by_strength(state, seat, 0 if tricks_in(state.trophy) == FIVE_TRICKS else strongest)

    def lead(self, state: DuelState, seat: Seat) -> Card:
        """A card that may stand; weak ones as long as many tricks are to come or it is ahead, strong ones later."""
        other = 1 - seat
        to_come = tricks_in(state.trophy) - state.played
        spare = to_come + state.tricks[seat] - state.tricks[other] - TURNING_POINT
        unseen = piles.minus(piles.minus(state.owned(other), state.row[other]), state.open_discard[other])
        held = piles.size(state.hands[seat])
        drawn = piles.size(state.hands[other])
        best = 0
        most = HOPELESS
        for place in range(held):
            card = self.by_strength(state, seat, place)
            cost = spare * place / (1.0 * held)
            promise = self.stands(state, card, unseen, drawn) - cost
            if promise > most:
                most = promise
                best = card
        return best

    def stands(self, state: DuelState, card: Card, unseen: CardSet, drawn: int) -> float:
        """How likely none of so many cards, drawn from the unseen ones, is as strong."""
        total = piles.size(unseen)
        weaker = piles.size(unseen & weaker_than(card, state.trophy, state.joker_wins))
        if weaker < drawn:
            return 0.0
        likely = 1.0
        for taken in range(drawn):
            likely *= max(0, weaker - taken) / (1.0 * max(1, total - taken))
        return likely
