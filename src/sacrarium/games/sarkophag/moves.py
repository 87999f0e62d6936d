"""A move is the number of the card played; people write it as that number."""

from typing import Final

from sacrarium.core.bits import Card, Move
from sacrarium.core.errors import BadNotation

from .pieces import LAST_CARD

MOVE_COUNT: Final = LAST_CARD + 1


def play_card(card: Card) -> Move:
    """The move that plays this card."""
    return card


def card_of(move: Move) -> Card:
    """The card that this move plays."""
    return move


def write(move: Move) -> str:
    """The move as people write it."""
    return str(card_of(move))


def read(text: str) -> Move:
    """The move that this text stands for."""
    stripped = text.strip()
    if (
        stripped.isascii()
        and stripped.isdigit()
        and stripped == str(int(stripped[:3]))
        and 1 <= int(stripped) <= LAST_CARD
    ):
        return play_card(int(stripped))
    raise BadNotation(f"'{text[:20]}' is not a card; cards are the numbers 1 to {LAST_CARD}")
