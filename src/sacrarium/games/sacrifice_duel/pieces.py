"""The fifty-four cards, the piles they start in, and the options of a table.

A card is a number from 0 to 26 in the order of tricks (R15): the joker, then J, Q, K, 2 to 10, A, red before black.
Of every card there are exactly two in the game. A pile is a set of bits with two places for each card: the lower one
is taken first, so one copy of card c is bit 2c, two copies are bits 2c and 2c + 1.
"""

from typing import Final, Literal

import msgspec

from sacrarium.core.bits import Card, CardSet, Seat

CARDS: Final = 27
JOKER: Final[Card] = 0
RANKS: Final = ("X", "J", "Q", "K", "2", "3", "4", "5", "6", "7", "8", "9", "10", "A")  # lowest first (R15)
COLOURS: Final = ("r", "b")
RED, BLACK = 0, 1

HANDS: Final = 14
HAND_SIZE: Final = 5
FLOOR: Final = 7
SUDDEN_DEATH_CAP: Final = 20
TRICKS: Final = {"K": 7, "Q": 5, "J": 3, "X": 1}  # R14
TROPHY_POINTS: Final = 10
MOST_PLAYED: Final = 27  # cards that one seat can play in a hand: seven tricks and twenty steps


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on; every field is a ruling of the specification."""

    first_buyer: Literal["last_trick_loser", "hand_loser"] = "last_trick_loser"  # D3
    led_tie: Literal["simultaneous", "leader_wins"] = "simultaneous"  # D10
    joker_card_wins: bool = True  # D12
    own_piles: Literal["always", "between_rounds", "never"] = "always"  # D22


def card(rank: str, colour: str = "") -> Card:
    """The card of this rank and colour."""
    place = RANKS.index(rank)
    return JOKER if place == 0 else 2 * place - 1 + COLOURS.index(colour)


def place(code: Card) -> int:
    """R15: where the rank stands in the order of tricks, from 0."""
    return (code + 1) // 2


def name(code: Card) -> str:
    """A card as people write it: 10b, Ar, X."""
    return "X" if code == JOKER else RANKS[place(code)] + COLOURS[(code + 1) & 1]


NAMES: Final = tuple(name(code) for code in range(CARDS))
BY_NAME: Final = {written.lower(): code for code, written in enumerate(NAMES)}


def money(code: Card) -> int:
    """R8: what a card is worth when buying; 0 cannot be spent (D6)."""
    rank = RANKS[place(code)]
    return 1 if rank == "A" else int(rank) if rank.isdigit() else 0


def points(code: Card) -> int:
    """R28: what a card is worth on the altar."""
    return 15 if RANKS[place(code)] == "A" else money(code)


def is_trophy(code: Card) -> bool:
    """Faces and jokers."""
    return place(code) < 4


def pile_of(codes: "list[Card] | tuple[Card, ...]") -> CardSet:
    """The pile that holds these cards; at most two of each."""
    pile = 0
    for code in codes:
        pile |= (2 if pile >> 2 * code & 1 else 1) << 2 * code
    return pile


def cards_in(pile: CardSet) -> list[Card]:
    """The cards of a pile, lowest first."""
    return [bit >> 1 for bit in range(2 * CARDS) if pile >> bit & 1]


def names_in(pile: CardSet) -> tuple[str, ...]:
    """The same in writing."""
    return tuple(NAMES[code] for code in cards_in(pile))


STARTER: Final = pile_of([card(rank, colour) for rank in "A2345" for colour in COLOURS])  # R1
MARKET: Final = pile_of([card(str(rank), colour) for rank in range(6, 11) for colour in COLOURS] * 2)  # R2
TROPHIES: Final = pile_of([code for code in range(CARDS) if is_trophy(code)] * 2)  # R3
ALL_CARDS: Final = pile_of(list(range(CARDS)) * 2)
RED_CARDS: Final = pile_of([card(rank, "r") for rank in RANKS[1:]] * 2)  # jokers have no colour
BLACK_CARDS: Final = pile_of([card(rank, "b") for rank in RANKS[1:]] * 2)


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return 1 - seat
