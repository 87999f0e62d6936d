"""The sixty cards, and the options of a table."""

from typing import Final, Literal, TypeAlias

import msgspec

from sacrarium.core.bits import CardSet, set_of

LAST_CARD: Final = 60
HAND_SIZE: Final = 10
MOST_HEADS: Final = 5
MOST_LIMIT: Final = 1000  # heads; a match up to more would take days
USUAL_HEADS: Final = "reconstructed"
ALL_CARDS: Final[CardSet] = set_of(range(1, LAST_CARD + 1))

Dealer: TypeAlias = Literal["random", 0, 1, 2, 3, 4, 5]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on before the deal."""

    players: Literal[3, 4, 5, 6] = 4
    match: Literal["single", "limit"] = "single"
    limit: int = 100  # only with match = "limit"
    limit_rule: Literal["exceed", "reach"] = "exceed"
    first_dealer: Dealer = "random"
    release_after_break: bool = False
    heads_table: str = USUAL_HEADS  # the usual one, or the cards that differ from it

    def __post_init__(self) -> None:
        if not 1 <= self.limit <= MOST_LIMIT:
            raise ValueError(f"limit must be 1 to {MOST_LIMIT}, not {self.limit}")
        if self.first_dealer != "random" and self.first_dealer >= self.players:
            raise ValueError(f"first_dealer must be a seat below {self.players}")
