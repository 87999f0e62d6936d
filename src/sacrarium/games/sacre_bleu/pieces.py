"""The fifty-four cards, the piles they are dealt from, and the options of a table.

A card is a number: clubs 0 to 12, diamonds, hearts, spades, in each suit 2 to 10, jack, queen, king, ace; then the
two jokers, 52 (red) and 53 (black). That is the order in which cards are picked where picks have to increase.
"""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from sacrarium.core.bits import Card, CardSet, listed, set_of

from .phases import BLACK_JOKER, RED_JOKER

CARDS: Final = 54
SUITS: Final = ("C", "D", "H", "S")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
RING: Final = len(RANKS)  # an ace is followed by a 2
JOKERS: Final[CardSet] = 3 << RED_JOKER
PLAYERS: Final = (2, 3, 4, 5, 6, 7)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on; every field is a ruling of the specification."""

    players: int = 4
    first_player: Literal["seat0", "random"] = "seat0"  # Q1
    preclude: Literal["last_chance", "last_cards", "off"] = "last_chance"  # Q4
    return_zero: bool = True  # Q14

    def __post_init__(self) -> None:
        if self.players not in PLAYERS:
            raise ValueError(f"S.A.C.R.E. Bleu! is played on 2 to 7 seats, not on {self.players}")


def points(card: Card) -> int:
    """R9: 2 to 10 count their number, jack to ace ten, a joker nothing."""
    return 0 if card >= RED_JOKER else min(10, card % RING + 2)


def name(card: Card) -> str:
    """A card as people write it: 10S, QH, X1."""
    return f"X{card - 51}" if card >= RED_JOKER else RANKS[card % RING] + SUITS[card // RING]


NAMES: Final = tuple(name(card) for card in range(CARDS))
BY_NAME: Final = {written.upper(): card for card, written in enumerate(NAMES)}


@lru_cache(maxsize=16384)
def names_in(cards: CardSet) -> tuple[str, ...]:
    """The cards of a set in writing, in order."""
    return tuple(NAMES[card] for card in listed(cards))


def _of_ranks(ranks: str, suits: str) -> CardSet:
    return set_of(BY_NAME[rank + suit] for rank in ranks.split() for suit in suits)


# The piles of the setup. Jokers join the jacks, or the two court piles where seven play.
RED_COURT: Final = _of_ranks("Q K A", "DH")
BLACK_COURT: Final = _of_ranks("Q K A", "CS")
NUMBERS: Final = _of_ranks("2 3 4 5 6 7 8 9 10", "CDHS")
JACKS: Final = _of_ranks("J", "CDHS")


def red_pile(players: int) -> CardSet:
    """Pile 1."""
    return RED_COURT | (1 << RED_JOKER if players == 7 else 0)


def black_pile(players: int) -> CardSet:
    """Pile 2."""
    return BLACK_COURT | (1 << BLACK_JOKER if players == 7 else 0)


def jack_pile(players: int) -> CardSet:
    """Pile 4."""
    return JACKS | (0 if players == 7 else JOKERS)


NUMBERS_DEALT: Final = (0, 0, 13, 10, 8, 7, 6, 5)  # to each seat, by players


def hand_size(players: int) -> int:
    """Cards in a hand after the deal."""
    return NUMBERS_DEALT[players] + 2


def deck_size(players: int) -> int:
    """R6: the deck always has as many cards as after the deal."""
    return CARDS - players * hand_size(players)


def most_cycled(players: int) -> int:
    """R21: half the cards dealt to a seat, rounded up."""
    return (hand_size(players) + 1) // 2


def worth_at_least(value: int) -> CardSet:
    """R13: real cards that are worth at least so much."""
    return set_of(card for card in range(RED_JOKER) if points(card) >= value)
