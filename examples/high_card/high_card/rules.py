"""The rules of High Card, in the order of guide.py. Each is written once: moves, refusals and words all ask here."""

from sacrarium.core.bits import Card

from .pieces import HIGHEST, LOWEST


def may_lead(hand: list[Card]) -> list[Card]:
    """H4: the highest card of a hand cannot be led, unless it is the only one."""
    return [card for card in hand if card != max(hand)] or hand


def beats(answer: Card, lead: Card, sly_one: bool) -> bool:
    """H5: the higher card takes the round. H6: but the 1 takes it from the 13."""
    if sly_one and {answer, lead} == {LOWEST, HIGHEST}:
        return answer == LOWEST
    return answer > lead


def still_proven(proven: Card, card: Card, led: bool, left: int) -> Card:
    """H8: who leads keeps something higher; it is proven until that seat lays a card as high.

    Returns the card above which the hand is known to hold something; 0: nothing is known.
    """
    if led and left:
        return max(proven, card)
    return 0 if card > proven else proven
