"""Cards and seats as bit sets: member k is bit k of one 64-bit integer.

Compiled modules take these functions from `cbits.pxd`, which maps them to single machine instructions.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, TypeAlias

import msgspec

Card: TypeAlias = int
CardSet: TypeAlias = int
Move: TypeAlias = int
Seat: TypeAlias = Annotated[int, msgspec.Meta(title="Seat")]
SeatSet: TypeAlias = int

EMPTY: Final = 0
MASK_64: Final = 0xFFFFFFFFFFFFFFFF
MIXER: Final = 0x9E3779B97F4A7C15


def bit(member: int) -> int:
    """The set that holds only `member`."""
    return 1 << member


def popcount(members: int) -> int:
    """How many members the set has."""
    return members.bit_count()


def lowest(members: int) -> int:
    """The least member; the set must not be empty."""
    return (members & -members).bit_length() - 1


def highest(members: int) -> int:
    """The greatest member; the set must not be empty."""
    return members.bit_length() - 1


def member_at(members: int, place: int) -> int:
    """The member with `place` smaller members; `place` must be below the size of the set."""
    for _ in range(place):
        members &= members - 1
    return lowest(members)


def members_of(members: int) -> Iterator[int]:
    """The members in ascending order."""
    while members:
        yield lowest(members)
        members &= members - 1


def listed(members: int) -> list[int]:
    """The same as a list."""
    return list(members_of(members))


def first(count: int, numbers: list[int]) -> list[int]:
    """The first so many numbers of an array, as a list."""
    return numbers[:count]


def quotient(number: int, by: int) -> int:
    """The number divided without its fraction, as in C: -7 by 4 is -1, where Python's // says -2."""
    return number // by if number >= 0 else -(-number // by)


def mixed_in(seen: int, more: int) -> int:
    """Both numbers as one of 64 bits: what a seat has seen before, and what it sees now."""
    mixed = ((seen ^ more) * MIXER) & MASK_64
    return mixed ^ (mixed >> 31)


def set_of(members: Iterable[int]) -> int:
    """The set of these members."""
    result = EMPTY
    for member in members:
        result |= bit(member)
    return result
