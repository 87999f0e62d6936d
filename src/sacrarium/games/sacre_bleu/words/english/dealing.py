"""What the setup proves: from which piles a hand was dealt, and what is left for the deck."""

from typing import Final

from sacrarium.games.sacre_bleu.pieces import NUMBERS_DEALT

HAND: Final = "Every hand was dealt one red and one black queen, king or ace, and {numbers} numbers."
LEFT: Final = "All jacks, both jokers and what was left went into the deck."
REST: Final = {
    6: "The four jacks and both jokers made the deck.",
    7: "The four jacks and one number made the deck.",
}
WITH_JOKERS: Final = "A joker may be in the place of either court card."
SO: Final = "The notebook counts with that for every hand that is still as dealt."


def proven_by_the_deal(players: int) -> str:
    """The same for everybody, before and after cards have moved."""
    said = [HAND.format(numbers=NUMBERS_DEALT[players])]
    if players == 7:
        said.append(WITH_JOKERS)
    return " ".join([*said, REST.get(players, LEFT), SO])
