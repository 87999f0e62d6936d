"""A decent player without search: the rules of thumb of the specification, section 6.

It looks at its own cards, at what lies open and at what its seat knows about the others: nothing else.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet, Move, Seat
from sacrarium.core.chance import Chance

from . import moves as numbers
from . import phases as c
from . import plans
from .endgame import best_set, swap_in, swap_out
from .planner import Planner
from .plans import hand_plan
from .rules.advertise import may_lay
from .rules.cycle import may_add
from .rules.exchange import may_take
from .rules.score import can_score, may_pick, may_score_cards
from .rules.turns import may_cycle, others_hold_cards
from .runs import points_of
from .state import SacreState
from .worth import turns_left

SCORE_MOVE = numbers.SCORE
OFFER_MOVE = numbers.OFFER
LAY_MOVE = numbers.LAY
PASS_MOVE = numbers.PASS
PUT_MOVE = numbers.PUT
TAKE_MOVE = numbers.TAKE
GIVE_MOVE = numbers.GIVE
ASIDE_MOVE = numbers.ASIDE
PICK_MOVE = numbers.PICK
PARTNER_MOVE = numbers.PARTNER
TARGET_MOVE = numbers.TARGET
RULE_MOVE = numbers.RULE
DONE = numbers.DONE
SKIP = numbers.SKIP
FIRST_SCORE = 3  # the round from which on it scores at all


class Novice(Planner):
    """Plays by rules of thumb."""

    def choose(self, state: SacreState, seat: Seat, chance: Chance) -> Move:  # type: ignore[override]
        return self.decide(state, seat)

    def decide(self, state: SacreState, seat: Seat) -> Move:
        """The same without luck: a rule of thumb for every question."""
        if state.phase == c.MAIN:
            return self.option(state, seat)
        if state.phase == c.SCORE or state.phase == c.BONUS:
            return self.next_of_set(state, seat)
        if state.phase == c.PUT or state.phase == c.TAKE:
            return self.swap_cards(state, seat)
        if state.phase == c.CYCLE:
            return self.rule(state, seat)
        if state.phase == c.PASS:
            return PASS_MOVE + self.passed(state, seat)
        if state.phase == c.OFFER or state.phase == c.LAY or state.phase == c.PARTNER:
            return self.advertise(state, seat)
        return self.exchange(state, seat)

    def advertise(self, state: SacreState, seat: Seat) -> Move:
        """Every question of an Advertise."""
        if state.phase == c.OFFER:
            return OFFER_MOVE + self.offered(state, seat)
        if state.phase == c.LAY:
            return LAY_MOVE + self.least(state, seat, may_lay(state, seat))
        return PARTNER_MOVE + self.partner(state, seat)

    def exchange(self, state: SacreState, seat: Seat) -> Move:
        """Every question of an Exchange."""
        if state.phase == c.TARGET:
            return TARGET_MOVE + self.target(state, seat)
        if state.phase == c.GIVE:
            return GIVE_MOVE + self.least(state, seat, state.hands[seat])
        if state.phase == c.ASIDE:
            return ASIDE_MOVE + self.hidden(state, seat)
        return PICK_MOVE + self.taken(state, seat)

    # -- the option ----------------------------------------------------------------------------------

    def option(self, state: SacreState, seat: Seat) -> Move:
        """The option that promises most."""
        if state.round_number == c.LAST_ROUND:
            return self.last_option(state, seat)
        best = c.TO_RETURN
        most = self.return_gain(state, seat)
        if can_score(state, seat) and state.round_number >= FIRST_SCORE:
            gain = self.score_gain(state, seat)
            if gain > most:
                most = gain
                best = c.TO_SCORE
        if others_hold_cards(state):
            gain = self.advertise_gain(state, seat)
            if gain > most:
                most = gain
                best = c.TO_ADVERTISE
            gain = self.exchange_gain(state, seat, self.target(state, seat))
            if gain > most:
                most = gain
                best = c.TO_EXCHANGE
        if may_cycle(state) and self.cycle_gain(state, seat) > most:
            best = c.TO_CYCLE
        return best

    def last_option(self, state: SacreState, seat: Seat) -> Move:
        """Round 8, worked out: a Return reaches every run in hand and deck; a Score only where that gains nothing."""
        if others_hold_cards(state) and self.exchange_reach(state, seat, self.target(state, seat)):
            return c.TO_EXCHANGE
        return c.TO_RETURN

    # -- Exchange ------------------------------------------------------------------------------------

    def exchange_reach(self, state: SacreState, seat: Seat, other: Seat) -> bool:
        """Round 8: whether a card that cannot be hidden makes a better run than all that lies in the deck."""
        size = bits.popcount(state.hands[seat])
        deck = points_of(best_set(state, seat, state.hands[seat] | state.deck_cards(), size))
        if bits.popcount(state.hands[other]) + 1 >= c.HIDES_FROM:
            return False
        most = 0
        free = state.hands[other] & ~state.locked[seat]
        while free:
            card = bits.lowest(free)
            free &= free - 1
            cards = best_set(state, seat, state.hands[seat] | bits.bit(card), size)
            most = max(most, points_of(cards))
        return most > deck

    def taken(self, state: SacreState, seat: Seat) -> Card:
        """The card that helps the plans most; in round 8 the run that counts most."""
        hand = state.hands[seat] & ~bits.bit(state.given)
        self.plans.look_at(hand, state.gone, turns_left(state, seat))
        cards = may_take(state)
        best = bits.lowest(cards)
        most = -100000.0
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            gain = self.plans.gained(card) + plans.LITTLE * points_of(bits.bit(card))
            if state.round_number == c.LAST_ROUND:
                gain = 1.0 * points_of(best_set(state, seat, hand | bits.bit(card), bits.popcount(hand) + 1))
            if gain > most:
                most = gain
                best = card
        return best

    def hidden(self, state: SacreState, seat: Seat) -> Card:
        """R27: the three cards that are missed most, named from low to high."""
        hand = state.target_hand()
        self.plans.look_at(hand, state.gone, turns_left(state, seat))
        wanted = state.picks[seat]
        while bits.popcount(wanted) < c.SET_ASIDE:
            left = may_add(hand, state.picks[seat], c.SET_ASIDE) & ~wanted
            best = bits.lowest(left) if left else bits.lowest(may_add(hand, state.picks[seat], c.SET_ASIDE))
            most = -100000.0
            while left:
                card = bits.lowest(left)
                left &= left - 1
                loss = self.plans.missed(card)
                if loss > most:
                    most = loss
                    best = card
            if (wanted >> best) & 1:
                break
            wanted |= bits.bit(best)
        return self.lowest_open(state, seat, wanted, may_add(hand, state.picks[seat], c.SET_ASIDE))

    def lowest_open(self, state: SacreState, seat: Seat, wanted: CardSet, open_cards: CardSet) -> Card:
        """The next of these cards that may be named."""
        left = wanted & open_cards
        return bits.lowest(left) if left else bits.lowest(open_cards)

    # -- Advertise -----------------------------------------------------------------------------------

    def partner(self, state: SacreState, seat: Seat) -> Seat:
        """Whose card helps most."""
        turns = turns_left(state, seat)
        hand = state.hands[seat] & ~bits.bit(state.offered)
        best = c.NOBODY
        most = -100000.0
        for other in range(state.players):
            if (state.able >> other) & 1:
                gain = hand_plan(hand | bits.bit(state.laid[other]), state.gone, turns)
                if state.round_number == c.LAST_ROUND:
                    pool = hand | bits.bit(state.laid[other])
                    gain = 1.0 * points_of(best_set(state, seat, pool, bits.popcount(pool)))
                gain += plans.LITTLE * points_of(bits.bit(state.laid[other]))
                if gain > most:
                    most = gain
                    best = other
        return best

    # -- Cycle ---------------------------------------------------------------------------------------

    def rule(self, state: SacreState, seat: Seat) -> Move:
        """As many cards as may be, from the seat with the most cards behind."""
        number = min(state.most_cycle, bits.popcount(state.hands[seat]))
        while number > 1:
            count = 0
            for other in range(state.players):
                count += bits.popcount(state.hands[other]) >= number
            if count > 1:
                break
            number -= 1
        return RULE_MOVE + 6 * (number - 1)

    def passed(self, state: SacreState, seat: Seat) -> Card:
        """The cards that are missed least, named from low to high."""
        wanted = self.least_cards(state, seat, state.cycle_number)
        open_cards = may_add(state.hands[seat], state.picks[seat], state.cycle_number)
        return self.lowest_open(state, seat, wanted, open_cards)

    # -- Score and Return ----------------------------------------------------------------------------

    def next_of_set(self, state: SacreState, seat: Seat) -> Move:
        """The best set, card by card; where another was begun, whatever completes it."""
        goal = best_set(state, seat, state.hands[seat], bits.popcount(state.hands[seat]))
        card = c.NO_CARD if state.picks[seat] & ~goal else self.next_pick(state, seat, goal)
        if card == c.NO_CARD and not may_score_cards(state, seat, state.picks[seat]):
            card = self.next_pick(state, seat, state.hands[seat])
        if card != c.NO_CARD:
            return SCORE_MOVE + card
        return SKIP if state.phase == c.BONUS else DONE

    def next_pick(self, state: SacreState, seat: Seat, cards: CardSet) -> Card:
        """The lowest of these cards that may be picked."""
        cards &= ~state.picks[seat]
        while cards:
            if may_pick(state, seat, bits.lowest(cards)):
                return bits.lowest(cards)
            cards &= cards - 1
        return c.NO_CARD

    def swap_cards(self, state: SacreState, seat: Seat) -> Move:
        """Under the deck the weakest, the worst deepest; in round 8 what makes the best run."""
        if state.phase == c.TAKE:
            return TAKE_MOVE + swap_out(state, seat)
        if state.round_number == c.LAST_ROUND:
            card = swap_in(state, seat)
            return DONE if card < 0 else PUT_MOVE + card
        cards = self.returned(state, seat) & ~state.put_cards()
        if cards == 0:
            if state.put_count or state.return_zero:
                return DONE
            return PUT_MOVE + self.least(state, seat, state.hands[seat])
        return PUT_MOVE + bits.highest(cards)
