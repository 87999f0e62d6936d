"""The sixty cards, the mummy heads on them, and the options of a table."""

import functools
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from sacrarium.core.bits import Card, CardSet, set_of
from sacrarium.core.errors import BadOptions

LAST_CARD: Final = 60
HAND_SIZE: Final = 10
MOST_HEADS: Final = 5
MOST_LIMIT: Final = 1000  # heads; a match up to more would take days
ALL_CARDS: Final[CardSet] = set_of(range(1, LAST_CARD + 1))

#: Tricks whose heads the rulebook prints, and what they add up to.
PRINTED_TRICKS: Final = (((22, 20, 14, 15), 10), ((48, 49, 53, 39), 5), ((9, 8, 36, 35), 9))
PRINTED_LEADS: Final = (22, 48, 9)
PRINTED_EMPTY: Final = 36

Dealer: TypeAlias = Literal["random", 0, 1, 2, 3, 4, 5]


class HeadTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many mummy heads each card shows; a data file, never code."""

    name: str
    confirmed: bool  # checked against a printed deck
    uncertain: tuple[Card, ...]  # cards whose count is a guess
    heads: tuple[int, ...]  # heads[i] belongs to card i + 1

    def of(self, card: Card) -> int:
        """The heads on this card."""
        return self.heads[card - 1]

    def with_five(self) -> CardSet:
        """The cards that may not be led (R5)."""
        return set_of(card for card in range(1, LAST_CARD + 1) if self.of(card) == MOST_HEADS)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on before the deal."""

    players: Literal[3, 4, 5, 6] = 4
    match: Literal["single", "limit"] = "single"
    limit: int = 100  # only with match = "limit"
    limit_rule: Literal["exceed", "reach"] = "exceed"
    first_dealer: Dealer = "random"
    release_after_break: bool = False
    heads_table: str = "reconstructed"

    def __post_init__(self) -> None:
        if not 1 <= self.limit <= MOST_LIMIT:
            raise ValueError(f"limit must be 1 to {MOST_LIMIT}, not {self.limit}")
        if self.first_dealer != "random" and self.first_dealer >= self.players:
            raise ValueError(f"first_dealer must be a seat below {self.players}")


@functools.cache
def head_table(name: str) -> HeadTable:
    """The head table of this name, read from its data file and checked."""
    if not name.isidentifier():
        raise BadOptions(f"'{name}' is not the name of a head table")
    file = resources.files(__package__).joinpath("heads", f"{name}.json")
    if not file.is_file():
        raise BadOptions(f"there is no head table named '{name}'")
    return read_head_table(f"{name}.json", file.read_bytes())


def read_head_table(file: str, content: bytes) -> HeadTable:
    """A head table from the content of a file; a mistake names the file and the field."""
    try:
        table = msgspec.json.decode(content, type=HeadTable)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{file}: {error}") from None
    for mistake in _mistakes(table):
        raise BadOptions(f"{file}: heads: {mistake}")
    return table


def _mistakes(table: HeadTable) -> list[str]:
    """What contradicts the printed rulebook, or is no head table at all."""
    if len(table.heads) != LAST_CARD:
        return [f"there must be {LAST_CARD} numbers, not {len(table.heads)}"]
    found = [
        f"card {card} has {table.of(card)} heads; 0 to {MOST_HEADS} are possible"
        for card in range(1, LAST_CARD + 1)
        if not 0 <= table.of(card) <= MOST_HEADS
    ]
    for cards, printed in PRINTED_TRICKS:
        total = sum(map(table.of, cards))
        if total != printed:
            found.append(f"cards {', '.join(map(str, cards))} must add up to {printed}, not {total}")
    if table.of(PRINTED_EMPTY) != 0:
        found.append(f"card {PRINTED_EMPTY} must have no head")
    found += [
        f"card {card} is led in the rulebook, so it cannot have 5"
        for card in PRINTED_LEADS
        if table.of(card) == 5
    ]
    found += [
        f"uncertain card {card} does not exist" for card in table.uncertain if not 1 <= card <= LAST_CARD
    ]
    return found
