"""Piles as multisets in one integer: two bits for each card, the lower one first, so that set algebra just works.

The lesser of two piles is `a & b`, the greater `a | b`, the size the number of bits.
"""

import cython

if cython.compiled:
    from cython.cimports.sacrarium.core.cbits import popcount
else:
    from sacrarium.core.bits import Card, CardSet, popcount

LOWER = 0x15555555555555  # the first copy of each of the 27 cards


def size(pile: CardSet) -> int:
    """How many cards lie there."""
    return popcount(pile)


def count(pile: CardSet, card: Card) -> int:
    """How many copies of the card lie there: 0, 1 or 2."""
    pair = (pile >> (2 * card)) & 3
    return (pair & 1) + (pair >> 1)


def holds(pile: CardSet, card: Card) -> bool:
    """Whether the card lies there."""
    return ((pile >> (2 * card)) & 1) != 0


def plus(pile: CardSet, other: CardSet) -> CardSet:
    """Both piles together; no card may come up more than twice."""
    return pile | other | ((pile & other & LOWER) << 1)


def minus(pile: CardSet, other: CardSet) -> CardSet:
    """The pile without the cards of the other, all of which lie in it."""
    second = (pile >> 1) & LOWER
    other_second = (other >> 1) & LOWER
    first = (pile & LOWER & ~other) | (second & ~other_second)
    return first | ((second & ~other & LOWER) << 1)


def with_card(pile: CardSet, card: Card) -> CardSet:
    """One card more."""
    return pile | ((1 + ((pile >> (2 * card)) & 1)) << (2 * card))


def without(pile: CardSet, card: Card) -> CardSet:
    """One card less; it must lie there."""
    return pile & ~((1 + ((pile >> (2 * card + 1)) & 1)) << (2 * card))


def kinds(pile: CardSet) -> CardSet:
    """One copy of each card that lies there."""
    return pile & LOWER
