"""What a hand promises: its plans.

For each suit the best stretch of the ring, with the points that it would count once it is complete, less for every
card that is still missing. Two plans count, the better one fully.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet

from . import phases as c
from . import runs
from .runs import points_of, ranks_in

MASK_64 = 0xFFFFFFFFFFFFFFFF
MIXER = 0x9E3779B97F4A7C15
#: By turns to come: how likely a missing card comes before the end.
HOPE = [0.0, 0.3, 0.45, 0.52, 0.58, 0.62, 0.66, 0.7, 0.73]
SECOND = 0.6  # what the second plan counts
LOOSE = 0.05  # what any point in hand counts besides
LITTLE = 0.001  # what a point of a card counts among cards that are alike to the plans
JOKER_KEEP = 6.0  # a joker is always good


def arc(start: int, length: int) -> int:
    """The ranks of a stretch of the ring."""
    ranks = 0
    for step in range(length):
        ranks |= 1 << (start + step) % 13
    return ranks


PLAN_KEY = [0] * 262144
PLAN_VALUE = [0.0] * 262144
ARC = [arc(place // 14, place % 14) for place in range(13 * 14)]  # by start and length


# -- of one suit ---------------------------------------------------------------------------------------


def suit_plan(ranks: int, gone: int, jokers: int, turns: int) -> float:
    """The best plan in one suit with so many turns to come; what was worked out before is remembered."""
    if ranks == 0:
        return 0.0
    key = ((((ranks << 13) | gone) << 2) | jokers) * 16 + turns + 1
    place = (key * MIXER & MASK_64) >> 46
    if PLAN_KEY[place] != key:
        PLAN_VALUE[place] = work_out_plan(ranks, gone, jokers, HOPE[turns])
        PLAN_KEY[place] = key
    return PLAN_VALUE[place]


def work_out_plan(ranks: int, gone: int, jokers: int, hope: float) -> float:
    """From one held rank to another, every missing card but a hope."""
    best = 0.0
    starts = ranks
    while starts:
        start = bits.lowest(starts)
        starts &= starts - 1
        ends = ranks
        while ends:
            end = bits.lowest(ends)
            ends &= ends - 1
            length = (end - start + 13) % 13 + 1
            best = max(best, stretch_plan(ranks, gone, jokers, hope, start, max(3, length)))
            if length < c.FEWEST:
                back = (end - 2 + 13) % 13
                best = max(best, stretch_plan(ranks, gone, jokers, hope, back, 3))
                if length == 1:
                    back = (end - 1 + 13) % 13
                    best = max(best, stretch_plan(ranks, gone, jokers, hope, back, 3))
    return best


def stretch_plan(ranks: int, gone: int, jokers: int, hope: float, start: int, length: int) -> float:
    """What one stretch promises; jokers stand in for what is gone first, then for what is missing."""
    places = ARC[14 * start + length]
    missing = places & ~ranks
    left = jokers - bits.popcount(missing & gone)
    if left < 0:
        return 0.0
    missing &= ~gone
    value = 1.0 * runs.WORTH[places & ranks]
    open_places = bits.popcount(missing)
    extra = runs.WORTH[missing] / (1.0 * open_places) if open_places else 0.0
    open_places = max(0, open_places - left)
    value += extra * open_places
    for _ in range(open_places):
        value *= hope
    return value


# -- of a hand -----------------------------------------------------------------------------------------


class Plans:
    """The plans of one hand, suit by suit: a card more or less changes those of its own suit alone."""

    def __init__(self) -> None:
        self.hand = 0
        self.scored = 0
        self.turns = 0
        self.jokers = 0
        self.promise = 0.0
        self.ranks = [0] * 4
        self.gone = [0] * 4
        self.plain = [0.0] * 4  # what a suit promises without jokers,
        self.helped = [0.0] * 4  # and with all of them
        self.best = [0.0] * 4  # by suit, of the other three: the best plan, the second,
        self.second = [0.0] * 4
        self.gain = [0.0] * 4  # the most that the jokers add to any,
        self.loose = [0] * 4  # and all their points
        self.tried = [0] * 52  # by card: the ranks of its suit with or without it that were weighed last,
        self.tried_plain = [0.0] * 52  # and what they promise
        self.tried_helped = [0.0] * 52

    def look_at(self, hand: CardSet, scored: CardSet, turns: int) -> None:
        """Make plans for this hand, without the cards that were scored, with so many turns to come."""
        jokers = bits.popcount(hand >> c.RED_JOKER)
        if scored != self.scored or turns != self.turns or jokers != self.jokers:
            self.begin(scored, turns, jokers)
        self.hand = hand
        for suit in range(4):
            if self.ranks[suit] != ranks_in(hand, suit):
                self.ranks[suit] = ranks_in(hand, suit)
                self.plain[suit] = suit_plan(self.ranks[suit], self.gone[suit], 0, turns)
                self.helped[suit] = self.with_jokers(suit, self.ranks[suit], self.plain[suit])
        for suit in range(4):
            self.look_beside(suit)
        self.promise = self.promise_if(0, self.ranks[0], self.plain[0], self.helped[0])

    def begin(self, scored: CardSet, turns: int, jokers: int) -> None:
        """Forget all plans: they were made for other turns, or with other cards to come."""
        self.scored = scored
        self.turns = turns
        self.jokers = jokers
        self.tried = [0] * 52
        for suit in range(4):
            self.ranks[suit] = 0
            self.plain[suit] = 0.0
            self.helped[suit] = 0.0
            self.gone[suit] = ranks_in(scored, suit)

    def with_jokers(self, suit: int, ranks: int, plain: float) -> float:
        """What these ranks of a suit promise with all jokers of the hand."""
        return suit_plan(ranks, self.gone[suit], self.jokers, self.turns) if self.jokers else plain

    def look_beside(self, suit: int) -> None:
        """Sum up the plans of the other three suits."""
        best = 0.0
        second = 0.0
        gain = 0.0
        loose = 0
        for other in range(4):
            if other != suit:
                second = max(second, min(best, self.plain[other]))
                best = max(best, self.plain[other])
                gain = max(gain, self.helped[other] - self.plain[other])
                loose += runs.WORTH[self.ranks[other]]
        self.best[suit] = best
        self.second[suit] = second
        self.gain[suit] = gain
        self.loose[suit] = loose

    def promise_if(self, suit: int, ranks: int, plain: float, helped: float) -> float:
        """The best plan with the jokers, a good part of the second, and a little for every point, if one suit is so."""
        best = max(self.best[suit], plain)
        second = max(self.second[suit], min(self.best[suit], plain))
        gain = max(self.gain[suit], helped - plain)
        return best + SECOND * second + gain + LOOSE * (self.loose[suit] + runs.WORTH[ranks])

    def with_or_without(self, card: Card) -> float:
        """What the hand would promise with one card more or, if it holds that card, without it."""
        if card >= c.RED_JOKER:
            return hand_plan(self.hand ^ bits.bit(card), self.scored, self.turns)
        suit = card // 13
        ranks = self.ranks[suit] ^ 1 << card % 13
        if ranks == 0:
            return self.promise_if(suit, 0, 0.0, 0.0)
        if self.tried[card] != ranks:
            self.tried[card] = ranks
            self.tried_plain[card] = suit_plan(ranks, self.gone[suit], 0, self.turns)
            self.tried_helped[card] = self.with_jokers(suit, ranks, self.tried_plain[card])
        return self.promise_if(suit, ranks, self.tried_plain[card], self.tried_helped[card])

    def gained(self, card: Card) -> float:
        """What the plans gain with a card more."""
        gain = self.with_or_without(card) - self.promise
        return gain + (JOKER_KEEP if card >= c.RED_JOKER else 0.0)

    def missed(self, card: Card) -> float:
        """What the plans lose without a card, and a little for its points."""
        loss = self.promise - self.with_or_without(card)
        return loss + LITTLE * points_of(bits.bit(card)) + (JOKER_KEEP if card >= c.RED_JOKER else 0.0)

    def least_missed(self, cards: CardSet) -> Card:
        """The one of these cards that the hand misses least."""
        best = bits.lowest(cards)
        least = 100000.0
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            loss = self.missed(card)
            if loss < least:
                least = loss
                best = card
        return best

    def hoped_for(self, cards: CardSet, sure: CardSet, likely: float, unlikely: float) -> float:
        """What one of these cards would gain, if each is there as likely as it is sure or not, and the best is taken."""
        expected = 0.0
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            gain = self.gained(card)
            if gain > expected:
                expected += (likely if (sure >> card) & 1 else unlikely) * (gain - expected)
        return expected


ROOM = Plans()  # to work in


def hand_plan(hand: CardSet, scored: CardSet, turns: int) -> float:
    """What this hand promises."""
    ROOM.look_at(hand, scored, turns)
    return ROOM.promise
