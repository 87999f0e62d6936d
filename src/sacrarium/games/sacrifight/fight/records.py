"""What is pending and what lasts, as small records with named fields: arrays of them belong to the board.

Not compiled: `setup.py` writes the C structs (`crecords.pxd`) from the fields, all of them whole numbers. In C a record is
a value. Here it is an object, so an array of records copies what is put into it, and its slice is a copy of every record.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, SupportsIndex, TypeVar, overload

from . import codes as c


class Record:
    """A record that can be read by the names of its fields, as a mapping is: so C takes it over."""

    __slots__ = ()

    def keys(self) -> tuple[str, ...]:
        """The names of the fields."""
        return NAMES[type(self)]

    def __getitem__(self, name: str) -> int:
        return int(getattr(self, name))


@dataclass(slots=True)
class Frame(Record):
    """A text that is being carried out; the uppermost frame of the stack is the present one."""

    step: int = 0  # place of the instruction that is carried out
    hero: int = 0  # "you"
    card: int = c.NONE  # whose text this is
    slot: int = c.NONE  # where it lies or lay
    holder: int = c.NONE
    flags: int = 0  # X_...
    left: int = c.NONE  # of the present instruction: how often it still has to act; NONE: it has not begun
    done: int = 0  # of the present instruction: how many slots, heroes or cards it is through with
    chosen: int = c.NONE  # the pick, the hand place or the trap's slot that was chosen, until it is used
    coin: int = 0  # what the Coin of Fate said, NORMAL, TWICE and so on; it holds until the play is over
    shown: int = 0  # cards that lie open while the boss deck is looked at; NAMED: the top card is chosen
    sides: int = 0  # bits: the sides of on_side; at B5 the slots of traps that have rolled in vain
    meant: int = 0  # bits: heroes of the last selector, whom "others" leaves out
    heir: int = 0  # the hero into whose graveyard the sacrificed card went
    sacrificed: int = c.NONE  # the card that this one was played onto
    spared: int = 0  # bits: slots whose cards were protected from the boss when its present step began


@dataclass(slots=True)
class Lasting(Record):
    """Something that holds for a while: a changed number, a prohibition, protection, a blocked side."""

    what: int = 0  # DMG_DEALT and so on
    how: int = 0  # ADD, MUL, REDUCE, PREVENT, SET
    amount: int = 0
    cards: int = c.NONE  # PROTECTED: the filter of the cards that it is about
    scope: int = 0  # bits: heroes, and the BOSS
    sides: int = 0  # bits
    until: int = 0  # THIS_TURN and so on
    hero: int = 0  # whose turn ends it
    slot: int = c.NONE  # of the card that it belongs to, if it ends with it
    uses: int = 0  # that are left; 0: without limit
    delay: int = 0  # ends of rounds until it begins
    rounds: int = 0  # ends of rounds until it ends


NAMES: Final[dict[type[Record], tuple[str, ...]]] = {
    kind: tuple(field.name for field in fields(kind)) for kind in (Frame, Lasting)
}

VALUES: Final[dict[type, Callable[[Any], tuple[int, ...]]]] = {
    kind: attrgetter(*names) for kind, names in NAMES.items()
}
AnyRecord = TypeVar("AnyRecord", Frame, Lasting)


class Records(list[AnyRecord]):
    """An array of records that behaves as one of C structs does."""

    @overload
    def __getitem__(self, place: SupportsIndex) -> AnyRecord: ...

    @overload
    def __getitem__(self, place: slice) -> "Records[AnyRecord]": ...

    def __getitem__(self, place: Any) -> Any:
        found: Any = list.__getitem__(self, place)
        return Records(copied(record) for record in found) if isinstance(place, slice) else found

    def __setitem__(self, place: Any, record: Any) -> None:
        list.__setitem__(self, place, copied(record))


def copied(record: AnyRecord) -> AnyRecord:
    """An equal record."""
    kind = type(record)
    return kind(*VALUES[kind](record))


def no_frames() -> Records[Frame]:
    """An empty stack."""
    return Records(Frame() for _ in range(c.DEPTH))


def no_lastings() -> Records[Lasting]:
    """Nothing lasts."""
    return Records(Lasting() for _ in range(c.LASTING))
