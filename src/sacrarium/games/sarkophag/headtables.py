"""How many mummy heads each card shows: tables from files, and corrections of the usual one.

A table is named by the option `heads_table`: the usual one by its name, any other by the cards on which it differs, as
`58=3` or `58=3,7=2?`, where the question mark says that this is a guess. So a record needs no file to be replayed.
"""

import functools
import re
from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import msgspec

from sacrarium.core.bits import Card, CardSet, set_of
from sacrarium.core.errors import BadOptions
from sacrarium.core.saying import told

from .pieces import LAST_CARD, MOST_HEADS, USUAL_HEADS

#: Tricks whose heads the rulebook prints, and what they add up to.
PRINTED_TRICKS: Final = (((22, 20, 14, 15), 10), ((48, 49, 53, 39), 5), ((9, 8, 36, 35), 9))
PRINTED_LEADS: Final = (22, 48, 9)
PRINTED_EMPTY: Final = 36

CHANGE: Final = re.compile(r"([1-9]\d?)=(\d)(\?)?", re.ASCII)
MOST_SHOWN: Final = 40  # letters of a name that is not understood


class HeadTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many mummy heads each card shows; a data file, never code."""

    heads: tuple[int, ...]  # heads[i] belongs to card i + 1
    name: str = ""
    confirmed: bool = True  # checked against a printed deck
    uncertain: tuple[Card, ...] = ()  # cards whose count is a guess

    def of(self, card: Card) -> int:
        """The heads on this card."""
        return self.heads[card - 1]

    def guessed(self) -> tuple[Card, ...]:
        """The cards whose heads nobody has checked."""
        return () if self.confirmed else self.uncertain

    def with_five(self) -> CardSet:
        """The cards that may not be led (R5)."""
        return set_of(card for card in range(1, LAST_CARD + 1) if self.of(card) == MOST_HEADS)


@functools.cache
def head_table(name: str) -> HeadTable:
    """The head table that the option names, checked."""
    if name == USUAL_HEADS:
        file = resources.files(__package__).joinpath("heads", f"{name}.json")
        return read_head_table(f"{name}.json", file.read_bytes())
    return corrected(head_table(USUAL_HEADS), name)


def corrected(table: HeadTable, changes: str) -> HeadTable:
    """The table with other heads on the cards that are named; a named card is no guess, unless it says so."""
    heads, guessed = list(table.heads), set(table.guessed())
    named: set[Card] = set()
    for change in changes.split(","):
        card, count, guess = _read_change(change.strip())
        if card in named:
            raise BadOptions(f"heads_table: card {card} is named twice")
        named.add(card)
        heads[card - 1] = count
        guessed = guessed | {card} if guess else guessed - {card}
    found = HeadTable(tuple(heads), changes, not guessed, tuple(sorted(guessed)))
    for mistake in _mistakes(found):
        raise BadOptions(f"heads_table: {mistake}")
    return found


def _read_change(change: str) -> tuple[Card, int, bool]:
    found = CHANGE.fullmatch(change)
    if found is None or int(found[1]) > LAST_CARD:
        raise BadOptions(
            f"heads_table is '{USUAL_HEADS}', or the cards that differ from it such as '58=3', "
            f"not '{change[:MOST_SHOWN]}'; a file is given by --heads"
        )
    return int(found[1]), int(found[2]), found[3] is not None


def heads_of_file(file: str, content: bytes) -> str:
    """What the option calls the table of a file: the cards on which it differs from the usual one."""
    usual, table = head_table(USUAL_HEADS), read_head_table(file, content)
    changes = []
    for card in range(1, LAST_CARD + 1):
        guess = card in table.guessed()
        if table.of(card) != usual.of(card) or guess != (card in usual.guessed()):
            changes.append(f"{card}={table.of(card)}{'?' if guess else ''}")
    return ",".join(changes) or USUAL_HEADS


def read_head_table(file: str, content: bytes) -> HeadTable:
    """A head table from the content of a file; a mistake names the file and the field."""
    try:
        plain: Any = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadOptions(f'{file}: this is not JSON, such as {{"heads": [0, 0, 1, ...]}}') from None
    try:
        table = msgspec.convert(plain, HeadTable)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{file}: {told(error)}") from None
    for mistake in _mistakes(table):
        raise BadOptions(f"{file}: {mistake}")
    return table


def _mistakes(table: HeadTable) -> Iterator[str]:
    """What is no head table at all, or contradicts the printed rulebook; the first comes first."""
    if len(table.heads) != LAST_CARD:
        yield f"heads: there must be {LAST_CARD} numbers, one for each card, not {len(table.heads)}"
        return
    for card in range(1, LAST_CARD + 1):
        if not 0 <= table.of(card) <= MOST_HEADS:
            yield f"heads: card {card} has {table.of(card)} heads; 0 to {MOST_HEADS} are possible"
    for card in table.uncertain:
        if not 1 <= card <= LAST_CARD:
            yield f"uncertain: there is no card {card}"
    yield from _contradictions(table)


def _contradictions(table: HeadTable) -> Iterator[str]:
    for cards, printed in PRINTED_TRICKS:
        total = sum(map(table.of, cards))
        if total != printed:
            listed = ", ".join(map(str, cards))
            yield f"heads: in the rulebook cards {listed} add up to {printed}, not to {total}"
    if table.of(PRINTED_EMPTY) != 0:
        yield f"heads: in the rulebook card {PRINTED_EMPTY} has no head"
    for card in PRINTED_LEADS:
        if table.of(card) == MOST_HEADS:
            yield f"heads: card {card} is led in the rulebook, so it cannot have {MOST_HEADS}"
