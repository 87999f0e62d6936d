"""Everything that lies on the table: the crystal, five heroes, the cards, and whose turn it is.

The rules in `rules/` change a board; `state.py` puts them behind the contract. Heroes are counted from 0 for path A.
"""

from sacrarium.core.state import State

from . import phases as c
from .pieces import ALL_WELLS, COMMON, HOLY, Options
from .ways import WAYS, Ways

EVERY_CARD = COMMON | HOLY
EVERY_WELL = ALL_WELLS


def ring_space(travel: int) -> int:
    """The space of the ring so far ahead of black."""
    return c.BLACK + travel % c.LAST_RING


class CircleBoard(State):
    """The position."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.ways: Ways = WAYS
        self.full_health = options.health
        self.fixed_paths = options.path_choice == "fixed"
        self.choosing = options.second_item == "choose"
        self.exact = options.walk == "exact"
        self.lay_out()

    def lay_out(self) -> None:
        """R1: the crystal on black, all heroes in the middle, nothing drawn yet."""
        self.phase = c.DRAFT
        self.travel = 0  # spaces ahead of black
        self.health = self.full_health
        self.staff_turns = 0
        self.trap = c.NOWHERE
        self.deck = EVERY_CARD  # not drawn yet
        self.charged = EVERY_WELL
        self.seat_of = [c.NOBODY] * 5  # by hero
        self.drafted = 0  # seats that have chosen their path
        self.place = [c.HUB] * 5
        self.item = [c.NO_CARD] * 5
        self.locked = [1] * 5
        self.buff = [0] * 5
        self.golden_on = c.NOBODY  # whom the golden scroll has sent first
        self.round_number = 0
        self.hero = 0  # whose turn it is
        self.clear_turn()

    def clear_turn(self) -> None:
        """R9: nothing is done yet."""
        self.moved = False
        self.attacked = False
        self.golden_used = False
        self.rolled = 0  # what the hero's die shows
        self.steps_left = 0
        self.drawn = c.NO_CARD  # waits beside the card that the hero holds (R22)

    # -- where things are --------------------------------------------------------------------------

    def crystal_space(self) -> int:
        """The space that the crystal stands on."""
        return ring_space(self.travel)

    def hero_on(self, space: int) -> int:
        """R13: the hero that fills this space; the circle in the middle is never full."""
        if space != c.HUB:
            for hero in range(5):
                if self.place[hero] == space:
                    return hero
        return c.NOBODY

    def is_free(self, space: int) -> bool:
        """R13: whether a hero may come to rest here."""
        return space != ring_space(self.travel) and self.hero_on(space) == c.NOBODY

    def is_beside(self, space: int) -> bool:
        """R18: whether the space is next to the crystal."""
        return self.ways.distance[c.ALL_SPACES * space + ring_space(self.travel)] == 1

    def copy_into(self, other: "CircleBoard") -> None:
        """Make the other board equal to this one, field by field."""
        other.options = self.options
        other.ways = self.ways
        other.full_health = self.full_health
        other.fixed_paths = self.fixed_paths
        other.choosing = self.choosing
        other.exact = self.exact
        other.phase = self.phase
        other.travel = self.travel
        other.health = self.health
        other.staff_turns = self.staff_turns
        other.trap = self.trap
        other.deck = self.deck
        other.charged = self.charged
        other.seat_of = self.seat_of[:]
        other.drafted = self.drafted
        other.place = self.place[:]
        other.item = self.item[:]
        other.locked = self.locked[:]
        other.buff = self.buff[:]
        other.golden_on = self.golden_on
        other.round_number = self.round_number
        other.hero = self.hero
        self.copy_turn_into(other)

    def copy_turn_into(self, other: "CircleBoard") -> None:
        """What the hero has done in its turn."""
        other.moved = self.moved
        other.attacked = self.attacked
        other.golden_used = self.golden_used
        other.rolled = self.rolled
        other.steps_left = self.steps_left
        other.drawn = self.drawn
