"""The cards, and what a table may choose."""

from typing import Final, Literal

import msgspec

from sacrarium.core.bits import Card

LOWEST: Final[Card] = 1
HIGHEST: Final[Card] = 13
DECK: Final = tuple(range(LOWEST, HIGHEST + 1))
SEATS: Final = 2


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; each field has its OptionInfo in guide.py."""

    hand: Literal[3, 5] = 5
    sly_one: bool = True  # H6
