"""A decent player without search: the rules of thumb of the specification, section 6."""

from sacrarium.core import bits
from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Policy

from . import phases as c
from .habits import first_path, keep, strike
from .rules.attack import sees_crystal
from .rules.moving import draws_at, is_end, may_enter, may_stop, reach_of
from .rules.scrolls import can_be_sent, has_scroll
from .state import CircleState

NO_GOAL = 96


class Novice(Policy):
    """Plays by rules of thumb."""

    def choose(self, state: CircleState, seat: Seat, chance: Chance) -> Move:  # type: ignore[override]
        return self.decide(state)

    def decide(self, state: CircleState) -> Move:
        """The move that is due in this phase."""
        if state.phase == c.MOVE:
            return self.walk(state)
        if state.phase == c.KEEP:
            return keep(state)
        if state.phase == c.DRAFT:
            return first_path(state)
        return self.act(state)

    def act(self, state: CircleState) -> Move:
        """A scroll if it helps, then an attack, then the move, then an attack if it is possible now."""
        move = self.send(state)
        if move == c.NO_MOVE:
            move = strike(state)
        if move == c.NO_MOVE:
            move = c.END if state.moved else c.ROLL
        return move

    # -- scrolls -----------------------------------------------------------------------------------

    def send(self, state: CircleState) -> Move:
        """To the free star nearest to two spaces ahead of the crystal, whoever is farthest from there."""
        if not has_scroll(state):
            return c.NO_MOVE
        star = self.good_star(state)
        hero = self.farthest_hero(state)
        return c.NO_MOVE if star == c.NOBODY or hero == c.NOBODY else c.TELEPORT + 5 * hero + star

    def good_star(self, state: CircleState) -> int:
        """Of the free stars just behind the crystal or up to six ahead, the one nearest to two ahead."""
        best = c.NOBODY
        least = 100
        for star in range(5):
            space = state.ways.star[star]
            ahead = space - c.BLACK - state.travel
            if -1 <= ahead <= 6 and state.is_free(space) and abs(ahead - 2) < least:
                best = star
                least = abs(ahead - 2)
        return best

    def farthest_hero(self, state: CircleState) -> int:
        """Who is more than five steps, and farthest, from the space three ahead of the crystal."""
        goal = c.BLACK + (state.travel + 3) % c.LAST_RING
        best = c.NOBODY
        most = 5
        for hero in range(5):
            steps = state.ways.steps(state.place[hero], goal)
            if steps > most and can_be_sent(state, hero):
                best = hero
                most = steps
        return best

    # -- walking -----------------------------------------------------------------------------------

    def walk(self, state: CircleState) -> Move:
        """The best space in reach, or to stay."""
        hero = state.hero
        goal = self.goal(state)
        start = state.place[hero]
        reach = reach_of(state, hero)
        best = c.STOP
        most = self.liking(state, start, goal) if may_stop(state) else -10000
        for place in range(1, reach.count(start, state.steps_left)):
            space = reach.near[c.SEEN * start + place]
            liked = self.liking(state, space, goal)
            if liked > most and is_end(state, space):
                best = c.GO + space
                most = liked
        return best

    def goal(self, state: CircleState) -> int:
        """Where an empty-handed hero far from the crystal goes to draw: a well within 7, a golden one within 10."""
        hero = state.hero
        start = state.place[hero]
        if state.item[hero] != c.NO_CARD or state.ways.steps(start, state.crystal_space()) <= 4:
            return NO_GOAL
        best = NO_GOAL
        least = 8
        for space in range(c.FIRST_PATH, c.ALL_SPACES):
            well = state.ways.well[space]
            if well != c.NO_WELL and state.charged & bits.bit(well) and may_enter(state, hero, space):
                steps = state.ways.steps(start, space) - (3 if self.is_golden(well) else 0)
                if steps < least:
                    best = space
                    least = steps
        return best

    def is_golden(self, well: int) -> bool:
        """Whether a well gives holy cards: those in the middle of the outer branches BC and DE."""
        return well in (5, 7)

    def liking(self, state: CircleState, space: int, goal: int) -> int:
        """Beside the crystal, else in the rifle's sight, else a draw, else nearer to a well, else ahead of it."""
        hero = state.hero
        ahead = space - c.BLACK - state.travel
        if not state.attacked and state.is_beside(space):
            return 1000 + ahead
        if not state.attacked and state.item[hero] == c.RIFLE and sees_crystal(state, space):
            return 900 + ahead
        if space != state.place[hero] and draws_at(state, hero, space):
            if state.item[hero] != c.NO_CARD:
                return -1000
            return 820 if self.is_golden(state.ways.well[space]) else 800
        if goal != NO_GOAL:
            return 500 - state.ways.steps(space, goal)
        if c.BLACK <= space <= c.LAST_RING and 2 <= ahead <= 8:
            return 200 - abs(ahead - 4)
        return 100 - self.steps_ahead(state, space)

    def steps_ahead(self, state: CircleState, space: int) -> int:
        """How far it is from here to the ring two to eight ahead of the crystal; a locked hero first takes its path."""
        start = space
        before = 0
        if state.locked[state.hero]:
            start = c.BLACK + 8 * state.hero
            before = state.ways.steps(space, start)
        least = 100
        for ahead in range(2, 9):
            goal = c.BLACK + min(state.travel + ahead, c.LAST_RING - 1)
            least = min(least, state.ways.steps(start, goal))
        return before + least
