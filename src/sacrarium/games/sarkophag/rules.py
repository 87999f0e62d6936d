"""Which cards may be played and who takes a trick, in the order of the rulebook.

A hand is a set of cards, so each rule is set algebra: `restricted or everything` says "unless you cannot".
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet

from .pieces import ALL_CARDS

DECK = ALL_CARDS


def below(card: Card) -> CardSet:
    """All cards lower than this one."""
    return DECK & (bits.bit(card) - 1)


def above(card: Card) -> CardSet:
    """All cards higher than this one."""
    return DECK & ~below(card) & ~bits.bit(card)


def may_lead(hand: CardSet, five_heads: CardSet) -> CardSet:
    """R5: a card with 5 mummy heads cannot be led, unless the hand holds nothing else."""
    return (hand & ~five_heads) or hand


def side_of(lead: Card, second: Card) -> CardSet:
    """R6: the second card chooses the side of the lead: below it or above it."""
    return below(lead) if second < lead else above(lead)


def may_follow(hand: CardSet, side: CardSet) -> CardSet:
    """R6, R7: the second player is free; the others stay on the chosen side of the lead, if they can."""
    return (hand & side) or hand


def breaks(trick: CardSet, lead: Card, side: CardSet) -> CardSet:
    """R7: the cards of the trick that do not lie on the chosen side."""
    return trick & ~side & ~bits.bit(lead)


def takes(trick: CardSet, lead: Card, side: CardSet) -> Card:
    """R9: the extreme card of the chosen side takes; if anybody could not follow, that of the other side."""
    went_lower = side == below(lead)
    somebody_could_not = breaks(trick, lead, side) != 0
    return bits.lowest(trick) if went_lower != somebody_could_not else bits.highest(trick)
