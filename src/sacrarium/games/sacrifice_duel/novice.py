"""A decent player without search: the rules of thumb of the specification, section 6.

It looks at its own cards, at what lies open and at the trophies to come: nothing that its seat does not see.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy
from sacrarium.core.state import MoveList

from . import moves as numbers
from . import phases as c
from . import pieces, piles
from .rules.buying import list_orders
from .rules.drawing import tricks_in
from .rules.sacrifice import may_be_sacrificed
from .rules.tricks import strength, stronger_than, total_strength, trumps, tying_with
from .state import DuelState
from .worth import gain_of

PLAY = numbers.PLAY
OFFER = numbers.SACRIFICE
DONE = numbers.DONE
PASS = numbers.PASS
SPENT = numbers.SPENT
BOUGHT = numbers.BOUGHT
LAST_HAND = pieces.HANDS
JOKER = pieces.JOKER
RED_CARDS = pieces.RED_CARDS
NOTHING_GAINED = -1000.0
SAFE_EARLY = 9  # cards to keep before the eighth hand,
SAFE_LATE = 7  # and after it


class Novice(Policy):
    """Plays by rules of thumb."""

    def __init__(self) -> None:
        self.room = MoveList()

    def choose(self, state: DuelState, seat: Seat, chance: Chance) -> Move:  # type: ignore[override]
        return self.decide(state, seat, chance)

    def decide(self, state: DuelState, seat: Seat, chance: Chance) -> Move:
        """What is asked decides which rule of thumb answers."""
        if state.phase <= c.SECOND_BUYS:
            return self.best_order(state, seat)
        if state.phase == c.SACRIFICE:
            return self.best_sacrifice(state, seat)
        return PLAY + self.best_card(state, seat, chance)

    # -- buying --------------------------------------------------------------------------------------

    def best_order(self, state: DuelState, seat: Seat) -> Move:
        """The order with the best score, if it is better than to keep all."""
        list_orders(state, seat, self.room)
        if self.room.count == 1:
            return PASS
        usual = self.usual_strength(state, seat)
        redder = self.red_gain(state, seat)
        best = PASS
        most = 0.0
        for place in range(1, self.room.count):
            gain = self.order_gain(state, self.room.move[place], usual, redder)
            if gain > most:
                most = gain
                best = self.room.move[place]
        return best

    def usual_strength(self, state: DuelState, seat: Seat) -> float:
        """What a card that is drawn next is worth in this hand, on average."""
        cards = state.draw[seat]
        if piles.size(cards) < 3:
            cards = piles.plus(cards, state.discard[seat])
        return 1.0 * total_strength(cards, state.trophy, state.joker_wins) / max(1, piles.size(cards))

    def order_gain(self, state: DuelState, order: Move, usual: float, redder: float) -> float:
        """A purchase adds a card for the rounds to come, and cycles two cards of this hand."""
        left = (LAST_HAND - state.round_number) / (1.0 * LAST_HAND)
        spent = SPENT[order]
        bought = BOUGHT[order]
        later = 0.0
        while bought:
            card = bits.lowest(bought) >> 1
            bought &= bought - 1
            later += ((card + 1) >> 1) - 2 + (redder if card & 1 else -redder)
        cycled = usual * piles.size(spent) - total_strength(spent, state.trophy, state.joker_wins)
        return later * left + cycled / 4.0

    def red_gain(self, state: DuelState, seat: Seat) -> float:
        """What is better about a red card: rather the colour of the trophies to come, and of which the deck has fewer."""
        mine = state.owned(seat)
        red = piles.size(state.deck & RED_CARDS) - 0.5 * piles.size(mine & RED_CARDS)
        black = piles.size(state.deck & ~RED_CARDS) - 0.5 * piles.size(mine & ~RED_CARDS)
        return 0.05 * (red - black)

    # -- tricks --------------------------------------------------------------------------------------

    def best_card(self, state: DuelState, seat: Seat, chance: Chance) -> Card:
        """Follow cheaply, lead from strength, begin in the upper middle."""
        if state.phase == c.FOLLOW:
            return self.answer(state, seat)
        held = piles.size(state.hands[seat])
        if state.phase == c.SUDDEN or tricks_in(state.trophy) == 1 or held == 1:
            return self.by_strength(state, seat, held - 1)
        if state.phase == c.LEAD:
            return self.lead(state, seat)
        return self.commit(state, seat, chance)

    def lead(self, state: DuelState, seat: Seat) -> Card:
        """The second strongest card from a rich hand, the weakest from another."""
        return self.by_strength(
            state, seat, piles.size(state.hands[seat]) - 2 if self.is_rich(state, seat) else 0
        )

    def commit(self, state: DuelState, seat: Seat, chance: Chance) -> Card:
        """Any of the stronger half, for a trick that both play at once."""
        held = piles.size(state.hands[seat])
        return self.by_strength(state, seat, held // 2 + chance.below((held + 1) // 2))

    def answer(self, state: DuelState, seat: Seat) -> Card:
        """The cheapest card that wins, else the weakest."""
        led = state.committed[state.leader]
        winning = stronger_than(led, state.trophy, state.joker_wins)
        if not state.leader_wins:
            winning |= tying_with(led, state.trophy, state.joker_wins)
        return self.weakest(state, (state.hands[seat] & winning) or state.hands[seat])

    def is_rich(self, state: DuelState, seat: Seat) -> bool:
        """Whether at least half of the hand is trump."""
        return 2 * piles.size(state.hands[seat] & trumps(state.trophy)) >= piles.size(state.hands[seat])

    def by_strength(self, state: DuelState, seat: Seat, place: int) -> Card:
        """The card of the hand with so many weaker ones."""
        hand = state.hands[seat]
        if state.trophy == JOKER:
            for _ in range(place):
                hand = piles.without(hand, self.weakest(state, hand))
            return self.weakest(state, hand)
        plain = hand & ~trumps(state.trophy)
        if place < piles.size(plain):
            return bits.member_at(plain, place) >> 1
        return bits.member_at(hand & ~plain, place - piles.size(plain)) >> 1

    def weakest(self, state: DuelState, cards: CardSet) -> Card:
        """The weakest of these cards under the trophy, the one with fewer points among equals."""
        if state.trophy != JOKER:
            return bits.lowest((cards & ~trumps(state.trophy)) or cards) >> 1
        left = piles.kinds(cards)
        best = bits.lowest(left) >> 1
        least = 1000
        while left:
            card = bits.lowest(left) >> 1
            left &= left - 1
            power = strength(card, state.trophy, state.joker_wins)
            if power < least:
                least = power
                best = card
        return best

    # -- sacrifice -----------------------------------------------------------------------------------

    def best_sacrifice(self, state: DuelState, seat: Seat) -> Move:
        """Cards whose points are worth more than what they still win, best first, down to a safe deck."""
        cards = piles.kinds(may_be_sacrificed(state))
        best = DONE
        most = NOTHING_GAINED
        while cards:
            card = bits.lowest(cards) >> 1
            cards &= cards - 1
            gain = gain_of(card, LAST_HAND - state.round_number)
            if gain > most:
                most = gain
                best = OFFER + card
        if state.offered and (best == DONE or not self.goes_on(state, seat, most)):
            return DONE
        return best

    def goes_on(self, state: DuelState, seat: Seat, gain: float) -> bool:
        """Whether one more sacrifice is a good idea."""
        if state.round_number == LAST_HAND:
            return True
        owns = piles.size(state.owned(seat)) - piles.size(state.altar[seat]) - piles.size(state.offered)
        return gain > 0.0 and owns > (SAFE_EARLY if state.round_number < 8 else SAFE_LATE)
