"""R8, R9: which cards are a sequence, and what it counts.

Ranks stand in a ring of thirteen: after the ace comes the 2 (Q2). The real cards of a set are a mask of thirteen
bits, 2 lowest; everything about such masks is worked out once.
"""

from sacrarium.core import bits
from sacrarium.core.bits import CardSet

ONE_SUIT = 8191
SHORTEST = 3
LONGEST = 13


def stretch(ranks: int) -> int:
    """The length of the shortest stretch of the ring that holds all these ranks: 13 less the widest gap."""
    widest = gap = 0
    for place in range(26):
        gap = 0 if ranks >> place % 13 & 1 else gap + 1
        widest = max(widest, min(gap, 13))
    return 13 - widest


def worth(ranks: int) -> int:
    """R9: 2 to 10 count their number, jack to ace ten."""
    return sum(min(10, place + 2) for place in range(13) if ranks >> place & 1)


STRETCH = [stretch(ranks) for ranks in range(8192)]
WORTH = [worth(ranks) for ranks in range(8192)]


def ranks_in(cards: CardSet, suit: int) -> int:
    """The ranks that a set of cards has in one suit."""
    return (cards >> (13 * suit)) & ONE_SUIT


def is_sequence(ranks: int, jokers: int) -> bool:
    """R8: real cards of one suit and so many jokers fill some stretch of 3 to 13 places."""
    length = bits.popcount(ranks) + jokers
    return ranks != 0 and SHORTEST <= length <= LONGEST and STRETCH[ranks] <= length


def points_of(cards: CardSet) -> int:
    """R9: what these cards count in a sequence; jokers add nothing."""
    return (
        WORTH[cards & ONE_SUIT]
        + WORTH[(cards >> 13) & ONE_SUIT]
        + WORTH[(cards >> 26) & ONE_SUIT]
        + WORTH[(cards >> 39) & ONE_SUIT]
    )
