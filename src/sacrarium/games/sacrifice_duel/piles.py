"""Piles as multisets in one integer: two bits for each card, the lower one first, so that set algebra just works.

The lesser of two piles is `a & b`, the greater `a | b`, the size the number of bits.
Compiled modules have them in line: `setup.py` writes their C face from this module.
"""

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet


def size(pile: CardSet) -> int:
    """How many cards lie there."""
    return bits.popcount(pile)


def count(pile: CardSet, card: Card) -> int:
    """How many copies of the card lie there: 0, 1 or 2."""
    return bits.popcount((pile >> (2 * card)) & 3)


def holds(pile: CardSet, card: Card) -> bool:
    """Whether the card lies there."""
    return ((pile >> (2 * card)) & 1) != 0


def kinds(pile: CardSet) -> CardSet:
    """One copy of each card that lies there, of the 27."""
    return pile & 0x15555555555555


def plus(pile: CardSet, other: CardSet) -> CardSet:
    """Both piles together; no card may come up more than twice."""
    return pile | other | (kinds(pile & other) << 1)


def minus(pile: CardSet, other: CardSet) -> CardSet:
    """The pile without the cards of the other, all of which lie in it."""
    second = kinds(pile >> 1)
    return kinds(pile & ~other) | (second & ~(other >> 1)) | (kinds(second & ~other) << 1)


def with_card(pile: CardSet, card: Card) -> CardSet:
    """One card more."""
    return pile | ((1 + ((pile >> (2 * card)) & 1)) << (2 * card))


def without(pile: CardSet, card: Card) -> CardSet:
    """One card less; it must lie there."""
    return pile & ~((1 + ((pile >> (2 * card + 1)) & 1)) << (2 * card))
