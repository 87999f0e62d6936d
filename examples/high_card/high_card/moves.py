"""A move is the number of the card that is laid; people write it as that number."""

from typing import Final

from sacrarium.core.bits import Move
from sacrarium.core.errors import BadNotation

from .pieces import DECK, HIGHEST, LOWEST

MOVE_COUNT: Final = HIGHEST + 1
WRITTEN: Final = {str(card): card for card in DECK}


def write(move: Move) -> str:
    """The move as people write it."""
    return str(move)


def read(text: str) -> Move:
    """The move that this text stands for."""
    if text.strip() not in WRITTEN:
        raise BadNotation(f"'{text[:20]}' is not a card; cards are the numbers {LOWEST} to {HIGHEST}")
    return WRITTEN[text.strip()]
