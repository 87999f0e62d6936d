"""The board as the rules use it: numbers in flat arrays, made once from the data file."""

from typing import Any

from sacrarium.core import bits
from sacrarium.core.bits import CardSet
from sacrarium.games.sacrifice_circle.circle import HEROES, board
from sacrarium.games.sacrifice_circle.pieces import BY_SPACE, SPACES, STARS, WELLS

from . import phases as c

MOST_BESIDE = 5
BOARD_SPACES = 96
UNKNOWN = 99
MOST_STEPS = 4  # R11: of a walk


class Ways:
    """Which spaces are next to each other, how far apart all are, and what lies where."""

    def __init__(self) -> None:
        self.beside = [0] * 480  # five places for the neighbours of each space
        self.count = [0] * 96  # of neighbours
        self.well = [8] * 96  # which item space it is, or none
        self.territory = [0] * 96  # R16: the heroes that may use it while locked
        self.distance = [UNKNOWN] * 9216  # steps from each space to each, whatever stands there
        self.star = list(STARS)
        self.reaches: list[Reach | None] = [None] * 1536  # by locked hero and wells
        self.read()

    def __reduce__(self) -> Any:
        return Ways, ()

    def read(self) -> None:
        """Everything from the data file."""
        for space in board().spaces:
            here = BY_SPACE[space.id]
            self.count[here] = len(space.beside)
            for place, other in enumerate(space.beside):
                self.beside[MOST_BESIDE * here + place] = BY_SPACE[other]
        for place, well in enumerate(WELLS):
            self.well[well] = place
        for hero, letter in enumerate(HEROES):
            for name in board().territory[letter]:
                self.territory[BY_SPACE[name]] |= 1 << hero
        for start in range(len(SPACES)):
            self.measure(start)

    def measure(self, start: int) -> None:
        """The steps from one space to all others."""
        first = BOARD_SPACES * start
        self.distance[first + start] = 0
        queue = [start]
        for here in queue:
            for place in range(self.count[here]):
                other = self.beside[MOST_BESIDE * here + place]
                if self.distance[first + other] == UNKNOWN:
                    self.distance[first + other] = self.distance[first + here] + 1
                    queue.append(other)

    def steps(self, start: int, end: int) -> int:
        """How many steps apart two spaces are."""
        return self.distance[BOARD_SPACES * start + end]

    def may_enter(self, space: int, locked: int) -> bool:
        """R16: a locked hero keeps to its own path and its side branches until it is on the ring; NOBODY: it is not locked."""
        return (
            locked == c.NOBODY
            or c.BLACK <= space <= c.LAST_RING
            or (self.territory[space] & bits.bit(locked)) != 0
        )

    def reach(self, wells: CardSet, locked: int) -> "Reach":
        """Where a hero can walk that would have to draw at these wells; locked: the hero, or NOBODY."""
        place = 256 * locked + wells
        found = self.reaches[place]
        if found is None:
            found = Reach(self, wells, locked)
            self.reaches[place] = found
        return found


class Reach:
    """R14: where a hero can walk from each space; none is looked from before it is asked for."""

    def __init__(self, ways: Ways, wells: CardSet, locked: int) -> None:
        self.ways = ways
        self.wells = wells  # where the hero would have to draw
        self.locked = locked  # which hero is locked; NOBODY: none
        self.stops = [0] * 96  # whether the hero would have to draw there
        self.near = [0] * 4608  # by start: 48 places for what is within four steps, nearest first
        self.within = [0] * 480  # by start: how many of them lie within 0, 1, 2, 3, 4 steps
        self.apart = [c.FAR] * 9216  # by start: the steps to each space
        self.before = [0] * 9216  # by start: the space from which each is reached
        for space in range(c.ALL_SPACES):
            self.stops[space] = ways.well[space] != c.NO_WELL and (wells & bits.bit(ways.well[space])) != 0

    def __reduce__(self) -> Any:
        return Reach, (self.ways, self.wells, self.locked)

    def look_from(self, start: int) -> None:
        """The nearest spaces first; a well where the hero has to draw ends the way."""
        first = c.SEEN * start
        row = c.ALL_SPACES * start
        self.near[first] = start
        self.apart[row + start] = 0
        found = 1
        place = 0
        while place < found:
            here = self.near[first + place]
            place += 1
            if self.apart[row + here] == MOST_STEPS or (here != start and self.stops[here]):
                continue
            for way in range(self.ways.count[here]):
                there = self.ways.beside[MOST_BESIDE * here + way]
                if self.apart[row + there] == c.FAR and self.ways.may_enter(there, self.locked):
                    self.apart[row + there] = self.apart[row + here] + 1
                    self.before[row + there] = here
                    self.near[first + found] = there
                    found += 1
        self.count_from(start, found)

    def count_from(self, start: int, found: int) -> None:
        """How many of the spaces that were found lie within each number of steps."""
        count = 0
        for most in range(MOST_STEPS + 1):
            while (
                count < found and self.apart[c.ALL_SPACES * start + self.near[c.SEEN * start + count]] <= most
            ):
                count += 1
            self.within[5 * start + most] = count

    def count(self, start: int, most: int) -> int:
        """How many spaces lie within so many steps, the start included."""
        if self.within[5 * start] == 0:
            self.look_from(start)
        return self.within[5 * start + most]

    def steps(self, start: int, end: int) -> int:
        """How many steps the hero needs; FAR: it cannot walk there."""
        if self.within[5 * start] == 0:
            self.look_from(start)
        return self.apart[c.ALL_SPACES * start + end]

    def spaces(self, start: int, most: int) -> list[int]:
        """The spaces within so many steps, nearest first, without the start."""
        return [self.near[c.SEEN * start + place] for place in range(1, self.count(start, most))]

    def route(self, start: int, end: int) -> list[int]:
        """The way to a space in reach, from the start on."""
        route = [end]
        while self.steps(start, route[0]):
            route.insert(0, self.before[c.ALL_SPACES * start + route[0]])
        return route


WAYS = Ways()
