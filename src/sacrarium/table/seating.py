"""Who sits where: a person with a name, a bot of some strength, nobody yet, or somebody from another seat."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, TypeAlias

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.game import LEVELS

from .errors import TableError

LONGEST_NAME: Final = 20
BOT_NAMES: Final = (
    "Ansel", "Mira", "Ilse", "Bruno", "Greta", "Jonas", "Lotte", "Emil", "Frieda", "Oskar", "Hanne", "Kaspar",
)  # fmt: skip


class Person(msgspec.Struct, frozen=True, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """Somebody who plays through a link."""

    name: str


class Bot(msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A player without a face."""

    level: str
    name: str | None = None  # None: the table finds one


class Open(msgspec.Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat that waits for somebody with its link."""


class With(msgspec.Struct, frozen=True, tag_field="kind", tag="with", forbid_unknown_fields=True):
    """A seat that is played from another one, by whoever has the link of that."""

    seat: Seat
    name: str | None = None  # None: the table finds one


Sitter: TypeAlias = Annotated[Person | Bot | Open | With, msgspec.Meta(title="Sitter")]


def driver_of(seats: Sequence[Sitter], seat: Seat) -> Seat | None:
    """The seat whose link plays this one; None: a bot's."""
    sitter = seats[seat]
    if isinstance(sitter, Bot):
        return None
    return sitter.seat if isinstance(sitter, With) else seat


def driven_by(seats: Sequence[Sitter], seat: Seat | None) -> tuple[Seat, ...]:
    """The seats that are played by the link of this one, itself first; none for whoever watches."""
    if seat is None:
        return ()
    others = (other for other in range(len(seats)) if other != seat and driver_of(seats, other) == seat)
    return (seat, *others)


def name_at(seats: Sequence[Sitter], seat: Seat) -> str:
    """What this seat is called in sentences."""
    return getattr(seats[seat], "name", None) or f"Seat {seat + 1}"


def names_of(seats: Sequence[Sitter]) -> tuple[str, ...]:
    """What the seats are called in sentences."""
    return tuple(name_at(seats, seat) for seat in range(len(seats)))


def first_person(seats: Sequence[Sitter]) -> Seat | None:
    """The seat of whoever makes the table: the first person, if there is one."""
    return next((seat for seat, sitter in enumerate(seats) if isinstance(sitter, Person)), None)


def clean_name(given: str, taken: Iterable[str] = ()) -> str:
    """A name of 1 to 20 visible characters that nobody else at the table has."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or "*" in name:
        raise TableError(f"A name has 1 to {LONGEST_NAME} visible characters, without asterisks.", "name")
    if name.casefold() in {"you", *(other.casefold() for other in taken)}:
        raise TableError(f"The name {name} is taken at this table; choose another.", "name")
    return name


def seated(orders: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The seats of a new table: names are checked, and bots get one."""
    taken: list[str] = []
    for order in orders:
        if isinstance(order, With):
            _check_driver(orders, order)
        if isinstance(order, Bot) and order.level not in LEVELS:
            raise TableError(f"There is no bot level of this name; there are {', '.join(LEVELS)}.", "seats")
        if not isinstance(order, Open) and order.name is not None:
            taken.append(clean_name(order.name, taken))
    given = iter(taken)
    free = iter(name for name in BOT_NAMES if name not in taken)
    return tuple(_with_name(order, given, free) for order in orders)


def _check_driver(orders: Sequence[Sitter], order: With) -> None:
    if not 0 <= order.seat < len(orders) or not isinstance(orders[order.seat], Person | Open):
        raise TableError("A seat can be played only from the seat of a person.", "seats")


def _with_name(order: Sitter, given: Iterable[str], free: Iterable[str]) -> Sitter:
    if isinstance(order, Open):
        return order
    return msgspec.structs.replace(order, name=next(iter(free if order.name is None else given)))
