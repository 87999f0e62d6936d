"""R18: dealing the cards that one seat has not seen, within all that the play has proven (R17).

Where the sets of possible cards lie inside or apart from each other, dealing from the narrowest outwards makes
every possible deal equally likely. Where they overlap in part, each card is drawn so that the rest can still be
dealt (Hall's condition), and random exchanges afterwards even out the odds.
"""

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Seat
from sacrarium.core.chance import Chance

from .hands import Hands

EXCHANGES = 3  # tries to exchange each card of a narrowed hand


def deal_unseen(table: Hands, unseen: CardSet, seat: Seat, chance: Chance) -> None:
    """Replace every other hand by one of its size from `unseen`; what is left over lies aside."""
    order = [0] * 6
    others = 0
    narrowed = False
    for other in range(table.players):
        if other != seat:
            narrowed = narrowed or (unseen & ~table.may_hold[other]) != 0
            order[others] = other
            others += 1
    if not narrowed:
        deal_freely(table, unseen, seat, chance)
        return
    narrowest_first(table, order, others, unseen)
    if lie_apart_or_inside(table, order, others, unseen):
        deal_outwards(table, order, others, unseen, chance)
    else:
        deal_carefully(table, order, others, unseen, chance)
        exchange(table, order, others, unseen, chance)


def deal_freely(table: Hands, unseen: CardSet, seat: Seat, chance: Chance) -> None:
    """Nothing is proven about anybody: one shuffle for all."""
    chance.spread(unseen)
    for other in range(table.players):
        if other != seat:
            table.hands[other] = draw_hand(bits.popcount(table.hands[other]), chance)


def draw_hand(size: int, chance: Chance) -> CardSet:
    """So many cards of what is spread out."""
    hand = 0
    for _ in range(size):
        hand |= bits.bit(chance.draw())
    return hand


def narrowest_first(table: Hands, order: list[int], others: int, unseen: CardSet) -> None:
    """Sort the other seats by how many unseen cards each of them could hold."""
    for last in range(1, others):
        place = last
        while place > 0 and bits.popcount(unseen & table.may_hold[order[place]]) < bits.popcount(
            unseen & table.may_hold[order[place - 1]]
        ):
            order[place], order[place - 1] = order[place - 1], order[place]
            place -= 1


def lie_apart_or_inside(table: Hands, order: list[int], others: int, unseen: CardSet) -> bool:
    """Whether of any two sets of possible cards one holds the other, or they share nothing."""
    for wide in range(others):
        for narrow in range(wide):
            inner = unseen & table.may_hold[order[narrow]]
            shared = inner & table.may_hold[order[wide]]
            if shared != 0 and shared != inner:
                return False
    return True


def deal_outwards(table: Hands, order: list[int], others: int, unseen: CardSet, chance: Chance) -> None:
    """Each hand at random from what it could hold, the narrowest first."""
    for place in range(others):
        other = order[place]
        chance.spread(unseen & table.may_hold[other])
        table.hands[other] = draw_hand(bits.popcount(table.hands[other]), chance)
        unseen &= ~table.hands[other]


def deal_carefully(table: Hands, order: list[int], others: int, unseen: CardSet, chance: Chance) -> None:
    """Card by card, each such that all the other hands can still be filled."""
    needs = [0] * 6
    for place in range(others):
        needs[order[place]] = bits.popcount(table.hands[order[place]])
        table.hands[order[place]] = 0
    for place in range(others):
        other = order[place]
        while needs[other] > 0:
            possible = unseen & table.may_hold[other]
            needs[other] -= 1
            card = bits.bit(bits.member_at(possible, chance.below(bits.popcount(possible))))
            while not can_be_dealt(table, order, others, unseen & ~card, needs):
                possible &= ~card
                card = bits.bit(bits.member_at(possible, chance.below(bits.popcount(possible))))
            table.hands[other] |= card
            unseen &= ~card


def can_be_dealt(table: Hands, order: list[int], others: int, unseen: CardSet, needs: list[int]) -> bool:
    """Hall's condition: every group of hands finds as many possible cards as it needs."""
    for group in range(1, 1 << others):
        wanted = 0
        possible = 0
        for place in range(others):
            if group >> place & 1:
                wanted += needs[order[place]]
                possible |= table.may_hold[order[place]]
        if bits.popcount(possible & unseen) < wanted:
            return False
    return True


def exchange(table: Hands, order: list[int], others: int, unseen: CardSet, chance: Chance) -> None:
    """Try to swap each card of every hand with a random card from elsewhere, wherever both may lie."""
    for _ in range(EXCHANGES):
        for place in range(others):
            for _ in range(bits.popcount(table.hands[order[place]])):
                exchange_one(table, order[place], order, others, unseen, chance)


def exchange_one(
    table: Hands, one: int, order: list[int], others: int, unseen: CardSet, chance: Chance
) -> None:
    """One try: a card of this hand against a card that it could hold and that lies elsewhere."""
    elsewhere = unseen & table.may_hold[one] & ~table.hands[one]
    if elsewhere == 0:
        return
    given = bits.bit(bits.member_at(table.hands[one], chance.below(bits.popcount(table.hands[one]))))
    taken = bits.bit(bits.member_at(elsewhere, chance.below(bits.popcount(elsewhere))))
    for place in range(others):
        if table.hands[order[place]] & taken:
            if not table.may_hold[order[place]] & given:
                return
            table.hands[order[place]] ^= taken | given
    table.hands[one] ^= taken | given


def exchange_any(table: Hands, unseen: CardSet, seat: Seat, chance: Chance) -> None:
    """Try to swap one card of any other hand that holds some with a random card from elsewhere."""
    order = [0] * 6
    others = 0
    for other in range(table.players):
        if other != seat and table.hands[other]:
            order[others] = other
            others += 1
    if others:
        exchange_one(table, order[chance.below(others)], order, others, unseen, chance)
