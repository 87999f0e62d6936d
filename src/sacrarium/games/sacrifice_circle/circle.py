"""The board: a data file of spaces with their places and neighbours, checked for what the rulebook says of it.

The rulebook prints no picture; ours fits every sentence of it (docs/rulings/sacrifice_circle.md, SC-1).
"""

import functools
from collections import Counter
from importlib import resources
from itertools import combinations, pairwise
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from sacrarium.core.errors import BadOptions

HeroName: TypeAlias = Annotated[Literal["A", "B", "C", "D", "E"], msgspec.Meta(title="HeroName")]
HEROES: Final[tuple[HeroName, ...]] = ("A", "B", "C", "D", "E")
RING: Final = 40
PATH: Final = 5
HUB: Final = "HUB"
BLACK: Final = "N0"
ENDS: Final = {hero: f"N{8 * place}" for place, hero in enumerate(HEROES)}
COUNTS: Final = {"hub": 1, "path": 25, "black": 1, "star": 5, "ring": 34, "thread": 22, "blue": 6, "gold": 2}
CLOSEST: Final = 0.14  # of two spaces, in units of the ring's radius
RING_KINDS: Final = frozenset({"black", "star", "ring"})

Kind: TypeAlias = Literal["hub", "path", "black", "star", "ring", "thread", "blue", "gold"]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space: what it is, where it lies (x to the right, y up), and which spaces are next to it."""

    id: str
    kind: Kind
    x: float
    y: float
    beside: tuple[str, ...]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole board; spaces in the order in which the engine numbers them."""

    name: str
    spaces: tuple[Space, ...]
    territory: dict[str, tuple[str, ...]]  # R16: what a locked hero may use, by path
    woods: tuple[tuple[str, ...], ...]  # the spaces around each wood

    def edges(self) -> list[tuple[Space, Space]]:
        """Every two spaces that are next to each other, once."""
        by_id = {space.id: space for space in self.spaces}
        return [(space, by_id[other]) for space in self.spaces for other in space.beside if space.id < other]


@functools.cache
def board() -> Board:
    """The board of the house, read from its data file and checked."""
    file = resources.files(__package__).joinpath("data", "circle.json")
    return read_board("circle.json", file.read_bytes())


def read_board(file: str, content: bytes) -> Board:
    """A board from the content of a file; a mistake names the file and what is wrong."""
    try:
        found = msgspec.json.decode(content, type=Board)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{file}: {error}") from None
    for check in (_ways, _counts, _ring, _paths, _territories, _drawing, _woods):
        for mistake in check(found):
            raise BadOptions(f"{file}: {mistake}")
    return found


# -- what a board must be --------------------------------------------------------------------------


def _ways(found: Board) -> list[str]:
    """Every name once; every way leads to a space and back."""
    beside = {space.id: space.beside for space in found.spaces}
    if len(beside) != len(found.spaces):
        return ["spaces: a name is given twice"]
    return [
        f"spaces: {name} leads to {other}, but there is no way back"
        for name, others in beside.items()
        for other in others
        if name not in beside.get(other, ()) or name == other
    ]


def _counts(found: Board) -> list[str]:
    """Six blue and two gold spaces are printed in the rulebook; the other counts are those of our board."""
    kinds: Counter[str] = Counter(space.kind for space in found.spaces)
    return [
        f"spaces: there must be {count} of kind {kind}, not {kinds[kind]}"
        for kind, count in COUNTS.items()
        if kinds[kind] != count
    ]


def _ring(found: Board) -> list[str]:
    """One simple circle of forty spaces, counterclockwise from black, that is all the spaces of the ring."""
    by_id = {space.id: space for space in found.spaces}
    names = [f"N{place}" for place in range(RING)]
    if {space.id for space in found.spaces if space.kind in RING_KINDS} != set(names):
        return [f"spaces: the ring must be N0 to N{RING - 1}"]
    if by_id[BLACK].kind != "black":
        return ["spaces: N0 must be the black space"]
    wrong = []
    for name, following in pairwise([*names, BLACK]):
        here, there = by_id[name], by_id[following]
        on_ring = [other for other in here.beside if by_id[other].kind in RING_KINDS]
        if following not in here.beside or len(on_ring) != 2 or here.x * there.y - here.y * there.x <= 0:
            wrong.append(f"spaces: the ring must run counterclockwise from {name} to {following}")
    return wrong


def _paths(found: Board) -> list[str]:
    """Five red paths from the circle in the middle to the ring, the first of them to black."""
    beside = {space.id: space.beside for space in found.spaces}
    kinds = {space.id: space.kind for space in found.spaces}
    wrong = []
    for hero in HEROES:
        way = [HUB, *(f"{hero}{step}" for step in range(1, PATH + 1)), ENDS[hero]]
        if any(two not in beside.get(one, ()) for one, two in pairwise(way)):
            wrong.append(f"spaces: path {hero} must lead from the middle to {ENDS[hero]}")
        if any(kinds[name] != "path" for name in way[1:-1] if name in kinds):
            wrong.append(f"spaces: path {hero} must consist of path spaces")
    return wrong


def _territories(found: Board) -> list[str]:
    """R16: the middle, the own path and all side branches that touch it."""
    kinds = {space.id: space.kind for space in found.spaces}
    branches = {"thread", "blue", "gold"}
    names = [space.id for space in found.spaces if space.kind in branches]
    wrong = []
    for hero in HEROES:
        own = [HUB, *(f"{hero}{step}" for step in range(1, PATH + 1))]
        own += [name for name in names if hero in name[1:3]]
        if set(found.territory.get(hero, ())) != set(own):
            wrong.append(f"territory: {hero} must be the middle, its path and the branches that touch it")
    wrong += [f"territory: there is no space {name}" for name in _named(found) if name not in kinds]
    return wrong


def _named(found: Board) -> list[str]:
    return [name for names in (*found.territory.values(), *found.woods) for name in names]


def _drawing(found: Board) -> list[str]:
    """Spaces do not touch, and no two ways cross."""
    wrong = [
        f"spaces: {one.id} and {two.id} lie too close together"
        for one, two in combinations(found.spaces, 2)
        if (one.x - two.x) ** 2 + (one.y - two.y) ** 2 < CLOSEST**2
    ]
    wrong += [
        f"spaces: the ways {way[0].id}-{way[1].id} and {other[0].id}-{other[1].id} cross"
        for way, other in combinations(found.edges(), 2)
        if _may_meet(way, other) and _cross(way, other)
    ]
    return wrong


def _may_meet(way: tuple[Space, Space], other: tuple[Space, Space]) -> bool:
    (a, b), (c, d) = way, other
    apart = max(a.x, b.x) < min(c.x, d.x) or max(c.x, d.x) < min(a.x, b.x)
    return not (apart or max(a.y, b.y) < min(c.y, d.y) or max(c.y, d.y) < min(a.y, b.y))


def _cross(way: tuple[Space, Space], other: tuple[Space, Space]) -> bool:
    (a, b), (c, d) = way, other
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Space, b: Space, c: Space) -> float:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _woods(found: Board) -> list[str]:
    """Woods fill every face: each way within the ring has a wood on both sides, the ring itself on one."""
    sides = Counter(
        frozenset(step) for wood in found.woods for step in pairwise([*wood, wood[0]] if wood else [])
    )
    wrong = []
    for one, two in found.edges():
        wanted = 1 if one.kind in RING_KINDS and two.kind in RING_KINDS else 2
        if sides.pop(frozenset((one.id, two.id)), 0) != wanted:
            wrong.append(f"woods: the way {one.id}-{two.id} must have woods on {wanted} of its sides")
    wrong += [f"woods: there is no way {'-'.join(sorted(step))}" for step in sides]
    return wrong
