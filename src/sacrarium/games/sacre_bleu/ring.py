"""Sequences as people look at them: in ring order, with the cards that jokers stand for (Q5)."""

import msgspec

from sacrarium.core.bits import CardSet, listed

from . import phases as c
from .pieces import NAMES, RING, SUITS


class Shown(msgspec.Struct, frozen=True, rename={"stands_for": "as"}):
    """A card of a sequence, and what it stands for there."""

    card: str
    stands_for: str


def first_of(ranks: list[int]) -> int:
    """Where the shortest stretch begins that holds these ranks: behind the widest gap of the ring."""
    ranks = sorted(ranks)
    gaps = [
        ((after - before) % RING or RING, after)
        for before, after in zip(ranks, ranks[1:] + ranks[:1], strict=True)
    ]
    return max(gaps, key=lambda gap: (gap[0], -gap[1]))[1]


def shown_as(cards: CardSet) -> tuple[Shown, ...]:
    """Q5: jokers fill the gaps, then extend the low end."""
    real = [card for card in listed(cards) if card < c.RED_JOKER]
    jokers = [NAMES[card] for card in listed(cards) if card >= c.RED_JOKER]
    suit = SUITS[real[0] // RING]
    held = {card % RING: NAMES[card] for card in real}
    start = first_of(list(held))
    length = max((rank - start) % RING for rank in held) + 1
    low = len(cards_missing := [place for place in range(length) if (start + place) % RING not in held])
    start = (start - max(0, len(jokers) - low)) % RING
    length += max(0, len(jokers) - len(cards_missing))
    found = []
    for place in range(length):
        rank = (start + place) % RING
        stands_for = NAMES[RING * SUITS.index(suit) + rank]
        found.append(Shown(held[rank] if rank in held else jokers.pop(0), stands_for))
    return tuple(found)
