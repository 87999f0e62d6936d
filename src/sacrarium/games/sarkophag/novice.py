"""A decent player without search: the rules of thumb of the specification, section 6.

It looks at its own hand, at the trick and at what has been played: nothing that its seat does not see. Costs are
in heads; the card with the lowest cost is played.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy

from .rules import above, below, takes
from .state import SarkophagState

TWICE_THE_MIDDLE = 61
USUAL_HEADS = 1.55  # of a card
DECK = below(61)
NOT_YET = -1.0
ALL_HOLD_ONE = [NOT_YET] * 204655  # by such cards (61), unseen cards (61), cards in hand (11) and hands (5)


class Novice(Policy):
    """Plays by rules of thumb."""

    def choose(self, state: SarkophagState, seat: Seat, chance: Chance) -> Move:  # type: ignore[override]
        return self.cheapest(state)

    def cheapest(self, state: SarkophagState) -> Card:
        """The card that is likely to cost the fewest heads, now and later."""
        cards = state.may_play()
        best = bits.lowest(cards)
        least = 1000.0
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            cost = self.cost(state, card)
            if cost < least:
                best = card
                least = cost
        return best

    def cost(self, state: SarkophagState, card: Card) -> float:
        """What playing this card costs, less what it would cost to keep it."""
        if state.in_trick == 0:
            return -self.danger(state, card)
        if state.in_trick == state.players - 1:
            return self.cost_as_last(state, card)
        if state.in_trick == 1:
            return self.cost_as_second(state, card)
        return self.cost_in_between(state, card)

    def unseen(self, state: SarkophagState) -> CardSet:
        """The cards that may be anywhere."""
        return DECK & ~state.gone & ~state.hands[state.turn]

    def danger(self, state: SarkophagState, card: Card) -> float:
        """Keeping a card is dangerous for its heads, and for lying farther out than most cards to come."""
        unseen = self.unseen(state)
        opposite = TWICE_THE_MIDDLE - card
        nearer = bits.popcount(unseen & above(min(card, opposite)) & below(max(card, opposite)))
        return state.heads[card] + 3.0 * nearer / max(1, bits.popcount(unseen))

    def chance_to_take(self, state: SarkophagState, card: Card) -> float:
        """All later seats must hold a card between the lead and this one, or somebody goes beyond it or breaks."""
        side = below(state.lead) if card < state.lead else above(state.lead)
        beyond = below(card) if card < state.lead else above(card)
        unseen = self.unseen(state)
        between = bits.popcount(unseen & side & ~beyond & ~bits.bit(card))
        held = bits.popcount(state.hands[state.turn])
        return all_hold_one(between, bits.popcount(unseen), held, state.players - state.in_trick - 1)

    def expected_heads(self, state: SarkophagState, card: Card) -> float:
        """The heads in the trick when it is over."""
        return state.trick_heads + state.heads[card] + USUAL_HEADS * (state.players - state.in_trick - 1)

    def cost_as_second(self, state: SarkophagState, card: Card) -> float:
        """Near the lead, with much room beyond, is safe: the place to drop a card with many heads."""
        risk = self.chance_to_take(state, card) * self.expected_heads(state, card)
        return risk - 0.5 * state.heads[card]

    def cost_in_between(self, state: SarkophagState, card: Card) -> float:
        """Inside the extreme nothing happens to us: shed heads there; else go as little beyond it as possible."""
        trick = state.trick | bits.bit(card)
        if takes(trick, state.lead, state.side) != card:
            return -0.6 * state.heads[card] - 0.1 * self.danger(state, card)
        if not bits.bit(card) & state.side:
            outermost = abs(card - state.lead) / 60.0
            return self.expected_heads(state, card) * (0.6 + 0.3 * outermost) - 0.3 * state.heads[card]
        return self.chance_to_take(state, card) * self.expected_heads(state, card) - 0.4 * state.heads[card]

    def cost_as_last(self, state: SarkophagState, card: Card) -> float:
        """The last seat knows what it gets; a cheap trick is worth the safe lead that comes with it."""
        shed = 0.6 * state.heads[card] + 0.25 * self.danger(state, card)
        if takes(state.trick | bits.bit(card), state.lead, state.side) != card:
            return -shed
        return state.trick_heads + state.heads[card] - 1.0 - shed


def all_hold_one(such: int, unseen: int, held: int, hands: int) -> float:
    """How likely so many hands, each of so many unseen cards, all hold one of such cards; what was worked out is remembered."""
    place = ((61 * such + unseen) * 11 + held) * 5 + hands
    if ALL_HOLD_ONE[place] == NOT_YET:
        share = such / (1.0 * max(1, unseen))
        none = (1.0 - share) ** held
        ALL_HOLD_ONE[place] = (1.0 - none) ** hands
    return ALL_HOLD_ONE[place]
