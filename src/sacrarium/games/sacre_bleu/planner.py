"""What cards and options promise: the judgement behind the rules of thumb (specification, section 6.2).

It looks at its own cards, at what lies open and at what its seat knows about the others: nothing else.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.policy import Policy

from . import knowledge, plans
from . import phases as c
from .endgame import best_set
from .knowledge import doubtful
from .plans import Plans, hand_plan
from .rules.advertise import may_offer
from .runs import points_of
from .state import SacreState
from .worth import turns_left

DEALT_DRAW = 5.0  # what a card off the deal promises,
OTHER_DRAW = 1.5  # and one that somebody threw away


class Planner(Policy):
    """Weighs cards and options by what they do for the plans of a hand."""

    def __init__(self) -> None:
        self.plans = Plans()  # of the hand that is looked at
        self.return_hand = 0  # the hand that was last asked for what it would return,
        self.return_gone = 0  # what had been scored,
        self.return_when = 0  # the turns and cards to come,
        self.return_cards = 0  # and the answer

    def least(self, state: SacreState, seat: Seat, cards: CardSet) -> Card:
        """The card that is missed least."""
        self.plans.look_at(state.hands[seat], state.gone, turns_left(state, seat))
        return self.plans.least_missed(cards)

    def weakest(self, state: SacreState, hand: CardSet, turns: int) -> Card:
        """The card of this hand that is missed least."""
        self.plans.look_at(hand, state.gone, turns)
        return self.plans.least_missed(hand)

    def least_cards(self, state: SacreState, seat: Seat, number: int) -> CardSet:
        """So many cards that are missed least, one after the other."""
        turns = turns_left(state, seat)
        hand = state.hands[seat]
        chosen = 0
        for _ in range(number):
            best = self.weakest(state, hand, turns)
            hand &= ~bits.bit(best)
            chosen |= bits.bit(best)
        return chosen

    def score_gain(self, state: SacreState, seat: Seat) -> float:
        """Points now and the plans for the rest, against the plans for all."""
        turns = turns_left(state, seat)
        later = turns - 1
        cards = best_set(state, seat, state.hands[seat], bits.popcount(state.hands[seat]))
        left = state.hands[seat] & ~cards
        rest = hand_plan(left, state.gone | cards, later) if bits.popcount(left) >= c.FEWEST else 0.0
        return points_of(cards) + rest - hand_plan(state.hands[seat], state.gone, turns)

    def return_gain(self, state: SacreState, seat: Seat) -> float:
        """What the draws promise beyond the cards that go."""
        return self.return_value(state, seat, self.returned(state, seat))

    def return_value(self, state: SacreState, seat: Seat, cards: CardSet) -> float:
        """The draws, from the deal first, against what is lost."""
        turns = turns_left(state, seat)
        number = bits.popcount(cards)
        fresh = min(number, state.layer_size[0] if state.layer_by[0] == c.NOBODY else 0)
        draws = DEALT_DRAW * fresh + OTHER_DRAW * (number - fresh)
        hand = state.hands[seat]
        loss = hand_plan(hand, state.gone, turns) - hand_plan(hand & ~cards, state.gone, turns)
        return draws * plans.HOPE[turns] - loss

    def returned(self, state: SacreState, seat: Seat) -> CardSet:
        """The weakest cards, as long as a draw promises more. Asked for every card of a Return, it is worked out once."""
        hand = state.hands[seat]
        fresh = state.layer_size[0] if state.layer_by[0] == c.NOBODY else 0
        when = turns_left(state, seat) + 16 * fresh + 1024 * state.deck_size
        if hand != self.return_hand or state.gone != self.return_gone or when != self.return_when:
            self.return_hand = hand
            self.return_gone = state.gone
            self.return_when = when
            self.return_cards = self.worth_returning(state, hand, turns_left(state, seat), fresh)
        return self.return_cards

    def worth_returning(self, state: SacreState, hand: CardSet, turns: int, fresh: int) -> CardSet:
        """The weakest cards of a hand, with so many cards of the deal on top of the deck."""
        cards = 0
        for number in range(bits.popcount(hand) - c.FEWEST):
            left = hand & ~cards
            card = self.weakest(state, left, turns)
            draw = DEALT_DRAW if number < fresh else OTHER_DRAW
            if number >= state.deck_size or self.plans.missed(card) > draw * plans.HOPE[turns]:
                break
            cards |= bits.bit(card)
        return cards

    def cycle_gain(self, state: SacreState, seat: Seat) -> float:
        """Others pass on their worst as well: a little, where one's own worst are worth nothing."""
        number = state.most_cycle
        if bits.popcount(state.hands[seat]) <= number:
            return -1.0
        turns = turns_left(state, seat)
        cards = self.least_cards(state, seat, number)
        hand = state.hands[seat]
        loss = hand_plan(hand, state.gone, turns) - hand_plan(hand & ~cards, state.gone, turns)
        return OTHER_DRAW * number * plans.HOPE[turns] - loss

    def exchange_gain(self, state: SacreState, seat: Seat, other: Seat) -> float:
        """The best card that is there or may be there, for the card that is missed least."""
        turns = turns_left(state, seat)
        given = self.least(state, seat, state.hands[seat])
        self.plans.look_at(state.hands[seat] & ~bits.bit(given), state.gone, turns)
        loss = hand_plan(state.hands[seat], state.gone, turns) - self.plans.promise
        may = state.may[c.ZONES * seat + other]
        unsure = may & doubtful(state, c.ZONES * seat)
        free = may & ~state.locked[seat]
        share = (
            1.0
            * (bits.popcount(state.hands[other]) - bits.popcount(may & ~unsure))
            / max(1, bits.popcount(unsure))
        )
        shown = 0.6 if bits.popcount(state.hands[other]) + 1 >= c.HIDES_FROM else 1.0
        return self.plans.hoped_for(free, ~unsure, shown, shown * share) - loss

    def offered(self, state: SacreState, seat: Seat) -> Card:
        """A card of small use that asks for good ones."""
        now = hand_plan(state.hands[seat], state.gone, turns_left(state, seat))
        cards = may_offer(state)
        best = bits.lowest(cards)
        most = -100000.0
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            gain = self.offer_gain(state, seat, card, now)
            if gain > most:
                most = gain
                best = card
        return best

    def offer_gain(self, state: SacreState, seat: Seat, offer: Card, now: float) -> float:
        """Somebody lays each card of enough worth with some likelihood; the best of them is taken."""
        self.plans.look_at(state.hands[seat] & ~bits.bit(offer), state.gone, turns_left(state, seat))
        loss = now - self.plans.promise
        cards = knowledge.AT_LEAST[points_of(bits.bit(offer))] & ~state.hands[seat] & ~state.gone
        likely = min(0.8, (state.players - 1.0) / max(1, bits.popcount(cards)))
        return self.plans.hoped_for(cards, cards, likely, 0.0) - loss

    def advertise_gain(self, state: SacreState, seat: Seat) -> float:
        """What the best offer promises."""
        now = hand_plan(state.hands[seat], state.gone, turns_left(state, seat))
        return self.offer_gain(state, seat, self.offered(state, seat), now)

    def target(self, state: SacreState, seat: Seat) -> Seat:
        """The seat whose hand promises most."""
        best = c.NOBODY
        most = -100000.0
        for other in range(state.players):
            if other != seat and state.hands[other]:
                gain = self.exchange_gain(state, seat, other)
                if gain > most:
                    most = gain
                    best = other
        return best
