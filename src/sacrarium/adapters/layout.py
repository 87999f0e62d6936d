"""A view as a row of numbers between 0 and 1: named fields, one after the other, always in the same places.

A layout reads a view and nothing else, so it cannot tell more than the seat may know. Seats are counted from the
viewer: 0 is the seat itself, 1 the next one, and so on.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

View: TypeAlias = Any  # each game has its own
Marks: TypeAlias = Iterable[tuple[int, float]]  # places within a field that are not zero


@dataclass(frozen=True)
class Field:
    """Some neighbouring numbers that tell one thing."""

    name: str
    size: int
    words: str
    marks: Callable[[View], Marks]


@dataclass(frozen=True)
class Place:
    """Where a field lies in the row."""

    name: str
    start: int
    size: int
    words: str


class Layout:
    """The fields of a game's observation, in order."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.size = sum(field.size for field in fields)

    def marks(self, view: View) -> Marks:
        """All places of the row that are not zero, with their numbers."""
        start = 0
        for field in self.fields:
            for place, value in field.marks(view):
                yield start + place, value
            start += field.size

    def row(self, view: View) -> list[float]:
        """The whole row."""
        found = [0.0] * self.size
        for place, value in self.marks(view):
            found[place] = value
        return found

    def places(self) -> list[Place]:
        """Where each field lies, for people."""
        found, start = [], 0
        for field in self.fields:
            found.append(Place(field.name, start, field.size, field.words))
            start += field.size
        return found


def flag(name: str, words: str, of: Callable[[View], bool | None]) -> Field:
    """Yes or no."""
    return Field(name, 1, words, lambda view: [(0, 1.0)] if of(view) else ())


def number(name: str, words: str, most: float, of: Callable[[View], float | None]) -> Field:
    """A number from 0 to `most`, as a share of it; more counts as all of it."""
    return Field(name, 1, words, lambda view: [(0, _share(of(view), most))])


def numbers(name: str, words: str, count: int, most: float, of: Callable[[View], Iterable[float]]) -> Field:
    """So many numbers from 0 to `most`."""
    return Field(
        name,
        count,
        words,
        lambda view: [(place, _share(value, most)) for place, value in enumerate(of(view))],
    )


def one_of(name: str, words: str, names: Sequence[Any], of: Callable[[View], Any]) -> Field:
    """One of these, or none of them."""
    index = {named: place for place, named in enumerate(names)}

    def marks(view: View) -> Marks:
        found = of(view)
        return () if found is None else [(index[found], 1.0)]

    return Field(name, len(names), words, marks)


def some_of(
    name: str, words: str, names: Sequence[Any], of: Callable[[View], Iterable[Any] | None], copies: int = 1
) -> Field:
    """Any of these; where there are copies, the share of them."""
    index = {named: place for place, named in enumerate(names)}

    def marks(view: View) -> Marks:
        counts: dict[int, int] = {}
        for named in of(view) or ():
            counts[index[named]] = counts.get(index[named], 0) + 1
        return [(place, _share(count, copies)) for place, count in counts.items()]

    return Field(name, len(names), words, marks)


def from_here(view: View, seat: int | None, seats: int) -> int | None:
    """A seat, counted from the viewer."""
    return None if seat is None else (seat - view.seat) % seats


def seat_at(view: View, step: int, seats: int) -> int:
    """The seat so many places after the viewer."""
    return int(view.seat + step) % seats


def whose(name: str, words: str, seats: int, of: Callable[[View], int | None]) -> Field:
    """A seat, counted from the viewer."""
    return one_of(name, words, range(seats), lambda view: from_here(view, of(view), seats))


def each_seat(name: str, words: str, seats: int, most: float, of: Callable[[View, int], float]) -> Field:
    """A number for each seat, the viewer's first."""
    return numbers(
        name, words, seats, most, lambda view: [of(view, seat_at(view, step, seats)) for step in range(seats)]
    )


def around(name: str, words: str, seats: int, make: Callable[[str, int], Field]) -> Field:
    """The same field for each seat, the viewer's first, as one."""
    parts = [make(name, step) for step in range(seats)]
    size = parts[0].size

    def marks(view: View) -> Marks:
        for step, part in enumerate(parts):
            for place, value in part.marks(view):
                yield step * size + place, value

    return Field(name, seats * size, words, marks)


def _share(value: float | None, most: float) -> float:
    return 0.0 if value is None else max(0.0, min(1.0, value / most))
