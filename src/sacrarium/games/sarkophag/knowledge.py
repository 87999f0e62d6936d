"""R18: dealing the cards that one seat has not seen, within all that the play has proven (R17).

Where the sets of possible cards lie inside or apart from each other, dealing from the narrowest outwards makes
every possible deal equally likely. Where they overlap in part, each card is drawn so that the rest can still be
dealt (Hall's condition), and random exchanges afterwards even out the odds.
"""

import cython

from sacrarium.core.chance import Chance

if cython.compiled:
    from cython.cimports.sacrarium.core.cbits import bit, member_at, popcount
else:
    from sacrarium.core.bits import CardSet, Seat, bit, member_at, popcount

EXCHANGES = 3  # tries to exchange each card of a narrowed hand


def deal_unseen(
    unseen: CardSet, hands: list[CardSet], may_hold: list[CardSet], players: int, seat: Seat, chance: Chance
) -> None:
    """Replace every other hand by one of its size from `unseen`; what is left over lies aside."""
    order = [0] * 6
    others = 0
    narrowed = False
    for other in range(players):
        if other != seat:
            narrowed = narrowed or (unseen & ~may_hold[other]) != 0
            order[others] = other
            others += 1
    if not narrowed:
        deal_freely(unseen, hands, players, seat, chance)
        return
    narrowest_first(order, others, unseen, may_hold)
    if lie_apart_or_inside(order, others, unseen, may_hold):
        deal_outwards(order, others, unseen, hands, may_hold, chance)
    else:
        deal_carefully(order, others, unseen, hands, may_hold, chance)
        exchange(order, others, unseen, hands, may_hold, chance)


def deal_freely(unseen: CardSet, hands: list[CardSet], players: int, seat: Seat, chance: Chance) -> None:
    """Nothing is proven about anybody: one shuffle for all."""
    chance.spread(unseen)
    for other in range(players):
        if other != seat:
            hands[other] = draw_hand(popcount(hands[other]), chance)


def draw_hand(size: int, chance: Chance) -> CardSet:
    """So many cards of what is spread out."""
    hand = 0
    for _ in range(size):
        hand |= bit(chance.draw())
    return hand


def narrowest_first(order: list[int], others: int, unseen: CardSet, may_hold: list[CardSet]) -> None:
    """Sort the other seats by how many unseen cards each of them could hold."""
    for last in range(1, others):
        place = last
        while place > 0 and popcount(unseen & may_hold[order[place]]) < popcount(
            unseen & may_hold[order[place - 1]]
        ):
            order[place], order[place - 1] = order[place - 1], order[place]
            place -= 1


def lie_apart_or_inside(order: list[int], others: int, unseen: CardSet, may_hold: list[CardSet]) -> bool:
    """Whether of any two sets of possible cards one holds the other, or they share nothing."""
    for wide in range(others):
        for narrow in range(wide):
            inner = unseen & may_hold[order[narrow]]
            shared = inner & may_hold[order[wide]]
            if shared != 0 and shared != inner:
                return False
    return True


def deal_outwards(
    order: list[int],
    others: int,
    unseen: CardSet,
    hands: list[CardSet],
    may_hold: list[CardSet],
    chance: Chance,
) -> None:
    """Each hand at random from what it could hold, the narrowest first."""
    for place in range(others):
        other = order[place]
        chance.spread(unseen & may_hold[other])
        hands[other] = draw_hand(popcount(hands[other]), chance)
        unseen &= ~hands[other]


def deal_carefully(
    order: list[int],
    others: int,
    unseen: CardSet,
    hands: list[CardSet],
    may_hold: list[CardSet],
    chance: Chance,
) -> None:
    """Card by card, each such that all the other hands can still be filled."""
    needs = [0] * 6
    for place in range(others):
        needs[order[place]] = popcount(hands[order[place]])
        hands[order[place]] = 0
    for place in range(others):
        other = order[place]
        while needs[other] > 0:
            possible = unseen & may_hold[other]
            needs[other] -= 1
            card = bit(member_at(possible, chance.below(popcount(possible))))
            while not can_be_dealt(order, others, unseen & ~card, needs, may_hold):
                possible &= ~card
                card = bit(member_at(possible, chance.below(popcount(possible))))
            hands[other] |= card
            unseen &= ~card


def can_be_dealt(
    order: list[int], others: int, unseen: CardSet, needs: list[int], may_hold: list[CardSet]
) -> bool:
    """Hall's condition: every group of hands finds as many possible cards as it needs."""
    for group in range(1, 1 << others):
        wanted = 0
        possible = 0
        for place in range(others):
            if group >> place & 1:
                wanted += needs[order[place]]
                possible |= may_hold[order[place]]
        if popcount(possible & unseen) < wanted:
            return False
    return True


def exchange(
    order: list[int],
    others: int,
    unseen: CardSet,
    hands: list[CardSet],
    may_hold: list[CardSet],
    chance: Chance,
) -> None:
    """Try to swap each card of every hand with a random card from elsewhere, wherever both may lie."""
    for _ in range(EXCHANGES):
        for place in range(others):
            for _ in range(popcount(hands[order[place]])):
                exchange_one(order[place], order, others, unseen, hands, may_hold, chance)


def exchange_one(
    one: int,
    order: list[int],
    others: int,
    unseen: CardSet,
    hands: list[CardSet],
    may_hold: list[CardSet],
    chance: Chance,
) -> None:
    """One try: a card of this hand against a card that it could hold and that lies elsewhere."""
    elsewhere = unseen & may_hold[one] & ~hands[one]
    if elsewhere == 0:
        return
    given = bit(member_at(hands[one], chance.below(popcount(hands[one]))))
    taken = bit(member_at(elsewhere, chance.below(popcount(elsewhere))))
    for place in range(others):
        if hands[order[place]] & taken:
            if not may_hold[order[place]] & given:
                return
            hands[order[place]] ^= taken | given
    hands[one] ^= taken | given


def exchange_any(
    unseen: CardSet, hands: list[CardSet], may_hold: list[CardSet], players: int, seat: Seat, chance: Chance
) -> None:
    """Try to swap one card of any other hand that holds some with a random card from elsewhere."""
    order = [0] * 6
    others = 0
    for other in range(players):
        if other != seat and hands[other]:
            order[others] = other
            others += 1
    if others:
        exchange_one(order[chance.below(others)], order, others, unseen, hands, may_hold, chance)
