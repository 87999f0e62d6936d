"""The board as the rules use it: numbers in flat arrays, made once from the data file."""

from sacrarium.games.sacrifice_circle.circle import HEROES, board
from sacrarium.games.sacrifice_circle.pieces import BY_SPACE, SPACES, STARS, WELLS

MOST_BESIDE = 5
BOARD_SPACES = 96
UNKNOWN = 99


class Ways:
    """Which spaces are next to each other, how far apart all are, and what lies where."""

    def __init__(self) -> None:
        self.beside = [0] * 480  # five places for the neighbours of each space
        self.count = [0] * 96  # of neighbours
        self.well = [8] * 96  # which item space it is, or none
        self.territory = [0] * 96  # R16: the heroes that may use it while locked
        self.distance = [UNKNOWN] * 9216  # steps from each space to each, whatever stands there
        self.star = list(STARS)
        self.read()

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


WAYS = Ways()
