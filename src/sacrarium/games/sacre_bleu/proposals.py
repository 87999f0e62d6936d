"""Sets that could be scored, now or after a Return in round 8: what a table proposes to a person."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sacrarium.core.bits import CardSet, Seat, listed, lowest, popcount, set_of

from . import phases as c
from .pieces import JOKERS, RING, points
from .rules.score import precludes
from .runs import is_sequence, ranks_in

if TYPE_CHECKING:
    from .state import SacreState


def gain(cards: CardSet) -> int:
    """R9: what a set counts."""
    return sum(points(card) for card in listed(cards))


def is_set(cards: CardSet) -> bool:
    """R8: whether these cards are a sequence."""
    real = cards & ~JOKERS
    if not real:
        return False
    ranks = ranks_in(real, lowest(real) // RING)
    return popcount(ranks) == popcount(real) and is_sequence(ranks, popcount(cards & JOKERS))


def sets_in(hand: CardSet, most: int = 13) -> list[CardSet]:
    """The sets worth proposing, best first: for each stretch of the ring all real cards, and jokers only for gaps."""
    jokers = listed(hand & JOKERS)
    found: set[CardSet] = set()
    for suit in range(4):
        ranks = ranks_in(hand, suit)
        longest = min(RING, most, popcount(ranks) + len(jokers)) if ranks else 0
        for start in range(RING):
            for length in range(3, longest + 1):
                places = [(start + step) % RING for step in range(length)]
                real = set_of(RING * suit + rank for rank in places if ranks >> rank & 1)
                missing = length - popcount(real)
                if real and missing <= len(jokers):
                    found.add(real | set_of(jokers[:missing]))
    return sorted(found, key=lambda cards: (-gain(cards), popcount(cards), cards))


def scorable(state: "SacreState", seat: Seat) -> list[tuple[CardSet, list[int], list[int]]]:
    """R8, R11: all sets of a hand, as real cards with the numbers of jokers that may be scored with them, then those
    with which the Score would preclude winning.
    """
    hand, found = state.hands[seat], []
    jokers = popcount(hand & JOKERS)
    for suit in range(4):
        for ranks in _parts(ranks_in(hand, suit)):
            real = ranks << RING * suit
            fit = [number for number in range(jokers + 1) if is_sequence(ranks, number)]
            worse = [number for number in fit if precludes(state, seat, gain(real), popcount(ranks) + number)]
            if fit:
                found.append((real, [number for number in fit if number not in worse], worse))
    return found


def _parts(ranks: int) -> Iterator[int]:
    """Every choice of at least one of these ranks."""
    part = ranks
    while part:
        yield part
        part = (part - 1) & ranks


def worth_proposing(hand: CardSet, most: int = 13) -> list[CardSet]:
    """The same without sets that have fewer points than another with no more cards of the same suit."""
    kept: list[CardSet] = []
    for cards in sets_in(hand, most):
        if not any(_is_better(other, cards) for other in kept):
            kept.append(cards)
    return kept


def _is_better(one: CardSet, two: CardSet) -> bool:
    same = lowest(one) // RING == lowest(two) // RING
    return same and gain(one) >= gain(two) and popcount(one) <= popcount(two)


def swap_for(state: "SacreState", seat: Seat, cards: CardSet) -> tuple[CardSet, CardSet] | None:
    """R25: what has to go into the deck and come out of it for this set; None: it cannot be had."""
    out = cards & ~state.hands[seat]
    spare = sorted(
        listed(state.hands[seat] & ~cards), key=lambda card: (points(card), card >= c.RED_JOKER, card)
    )
    if popcount(out) > min(len(spare), state.deck_size):
        return None
    return set_of(spare[: popcount(out)]), out


def in_reach(state: "SacreState", seat: Seat) -> list[tuple[CardSet, CardSet, CardSet]]:
    """R25, R34: sets that a Return makes possible in round 8, best first, with what goes in and comes out."""
    found = []
    for cards in worth_proposing(state.hands[seat] | state.deck_cards(), state.size(seat)):
        swap = swap_for(state, seat, cards)
        if swap is not None:
            found.append((cards, *swap))
    return found
