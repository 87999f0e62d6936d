"""What a card that was played tells about the hand it came from: most people play much as the rules of thumb would.

Nothing here is proven (that is R17, and `knowledge`): it says which of the possible hands are the likely ones.
"""

import math

from sacrarium.core import bits
from sacrarium.core.bits import Card, Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.policy import Belief

from .knowledge import exchange_any
from .novice import Novice
from .pieces import ALL_CARDS
from .state import SarkophagState

DECK = ALL_CARDS
NOT_KNOWN = 0
WHIM = 0.05  # how often a card is played for no reason that we know
CARE = 0.1  # heads: a card that costs so much more is played a third as often


class Habits(Belief):
    """Replays the round in an imagined world, to see how well the cards played go with the hands there."""

    def __init__(self, novice: Novice) -> None:
        self.novice = novice
        self.no_luck = Seeded(0)  # nothing is drawn before a round is over

    def likelihood(self, world: SarkophagState, seat: Seat) -> float:  # type: ignore[override]
        return self.replayed(world, seat)

    def replayed(self, world: SarkophagState, seat: Seat) -> float:
        """The product over all cards that others have played in this round; 1 where they are not known."""
        past = self.as_dealt(world)
        together = 1.0
        for place in range(bits.popcount(world.gone)):
            card = world.played[place]
            if card == NOT_KNOWN:
                return 1.0
            if past.turn != seat:
                together *= self.share_of(card, past)
            past.play_card(past.turn, card, self.no_luck, None)
        return together

    def as_dealt(self, world: SarkophagState) -> SarkophagState:
        """The beginning of the round."""
        past = world.copied()
        owner = world.leaders[0]
        for place in range(bits.popcount(world.gone)):
            if place % world.players == 0:
                owner = world.leaders[place // world.players]
            past.hands[owner] |= bits.bit(world.played[place])
            owner = world.left_of(owner)
        past.gone = 0
        past.trick_number = 0
        past.lead_from(world.leaders[0])
        return past

    def share_of(self, card: Card, past: SarkophagState) -> float:
        """How often this card is chosen of those that may be played: cheap ones more often, any of them at a whim."""
        cards = past.may_play()
        count = bits.popcount(cards)
        cost = self.novice.cost(past, card)
        shares = 0.0
        while cards:
            shares += math.exp((cost - self.novice.cost(past, bits.lowest(cards))) / CARE)
            cards &= cards - 1
        return WHIM / count + (1.0 - WHIM) / shares

    def vary(self, world: SarkophagState, seat: Seat, chance: Chance) -> SarkophagState:  # type: ignore[override]
        return self.varied(world, seat, chance)

    def varied(self, world: SarkophagState, seat: Seat, chance: Chance) -> SarkophagState:
        """Two unseen cards change places, within all that is proven."""
        other = world.copied()
        unseen = DECK & ~world.gone & ~world.hands[seat]
        exchange_any(other, unseen, seat, chance)
        return other
