"""The table player: cards by habit, places by the lone-hero table (specification, section 6)."""

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Adviser
from sacrarium.core.state import MoveList

from . import phases as c
from .habits import first_path, keep, strike
from .rules.attack import sees_crystal
from .rules.moving import is_end, may_stop, reach_of
from .rules.scrolls import can_be_sent, has_scroll
from .state import CircleState
from .values import Layer, Values
from .ways import Reach

CANDIDATES = 5
WORST = -1000.0
FULL_HANDS = -50.0  # a draw that costs a card
SCROLL_GAIN = 0.9  # attacks that a scroll should bring
LATE_GAIN = 0.4
LATE_TRAVEL = 28


class Adept(Adviser):
    """Goes where most attacks are to be expected."""

    def __init__(self) -> None:
        self.made: Values | None = None
        self.liked = [0.0] * 1024  # of the moves of a shortlist

    def values(self) -> Values:
        """The table, made when it is first needed."""
        if self.made is None:
            self.made = Values()
        return self.made

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
        """A scroll if it gains enough, then an attack, then the move, then an attack if it is possible now."""
        if has_scroll(state):
            move = self.best_teleport(state)
            if move != c.NO_MOVE:
                return move
        move = strike(state)
        if move == c.NO_MOVE:
            move = c.END if state.moved else c.ROLL
        return move

    # -- places ------------------------------------------------------------------------------------

    def layer(self, state: CircleState, hero: int) -> Layer:
        """The layer of the table that holds for this hero."""
        values = self.values()
        if state.item[hero] != c.NO_CARD:
            return values.holding
        return values.layer(state.charged, hero if state.locked[hero] else c.NOBODY)

    def end_value(self, state: CircleState, layer: Layer, reach: Reach, space: int) -> float:
        """What it is worth for the hero on turn to end on this space, or to draw there."""
        if reach.stops[space] and space != state.place[state.hero]:
            return self.draw_value(state, reach, space)
        place = c.ALL_SPACES * state.travel + space
        if state.attacked:
            return layer.resting[place]
        if state.item[state.hero] == c.RIFLE and sees_crystal(state, space):
            return layer.resting[place] + 1.0
        return layer.striking[place]

    def draw_value(self, state: CircleState, reach: Reach, space: int) -> float:
        """What it is worth for the hero on turn to draw at this well."""
        if state.item[state.hero] != c.NO_CARD:
            return FULL_HANDS
        left = state.steps_left - reach.steps(state.place[state.hero], space)
        return self.values().draw(state.travel, state.ways.well[space], left, not state.attacked)

    def walk(self, state: CircleState) -> Move:
        """The space with the highest value, or to stay."""
        layer = self.layer(state, state.hero)
        reach = reach_of(state, state.hero)
        start = state.place[state.hero]
        best = c.STOP
        most = self.end_value(state, layer, reach, start) if may_stop(state) else WORST
        for place in range(1, reach.count(start, state.steps_left)):
            space = reach.near[c.SEEN * start + place]
            value = self.end_value(state, layer, reach, space)
            if value > most and is_end(state, space):
                best = c.GO + space
                most = value
        return best

    # -- scrolls -----------------------------------------------------------------------------------

    def stands_for(self, state: CircleState, hero: int, layer: Layer, space: int) -> float:
        """The value of a hero on this space, by whether it still acts in this round."""
        place = c.ALL_SPACES * state.travel + space
        acts = hero > state.hero or (hero == state.hero and not state.moved)
        if acts:
            return layer.acting[place]
        strikes = hero == state.hero and not state.attacked and state.is_beside(space)
        return layer.resting[place] + (1.0 if strikes else 0.0)

    def stays_for(self, state: CircleState, target: int) -> float:
        """The value of a hero that is not sent anywhere."""
        return self.stands_for(state, target, self.layer(state, target), state.place[target])

    def layer_when_sent(self, state: CircleState, target: int) -> Layer:
        """The layer that holds for a hero once a scroll has unlocked it; who uses its spell has empty hands then."""
        freed = state.item[target] == c.NO_CARD and state.locked[target]
        if freed or (target == state.hero and state.item[target] != c.GOLDEN):
            return self.values().layer(state.charged, c.NOBODY)
        return self.layer(state, target)

    def gain(self, state: CircleState, target: int, star: int) -> float:
        """How many attacks more are to be expected if this hero is sent to this star."""
        layer = self.layer_when_sent(state, target)
        return self.stands_for(state, target, layer, state.ways.star[star]) - self.stays_for(state, target)

    def best_teleport(self, state: CircleState) -> Move:
        """The hero and star that gain most, if it is enough; late in the game less is."""
        best = c.NO_MOVE
        most = LATE_GAIN if state.travel >= LATE_TRAVEL else SCROLL_GAIN
        for target in range(5):
            if can_be_sent(state, target):
                before = self.stays_for(state, target)
                layer = self.layer_when_sent(state, target)
                for star in range(5):
                    gained = self.stands_for(state, target, layer, state.ways.star[star]) - before
                    if gained > most and state.is_free(state.ways.star[star]):
                        best = c.TELEPORT + 5 * target + star
                        most = gained
        return best

    # -- what deserves a closer look -----------------------------------------------------------------

    def shortlist(  # type: ignore[override]
        self, state: CircleState, seat: Seat, chance: Chance, moves: MoveList
    ) -> None:
        own = self.choose(state, seat, chance)
        state.list_moves(seat, moves)
        if state.phase == c.DRAFT:
            moves.count = 0
            moves.add(own)
            return
        if state.phase == c.ACT and not state.moved and not state.exact:
            moves.count -= 1  # not to end: whoever rolls may still stay
        for place in range(moves.count):
            self.liked[place] = self.promise(state, moves.move[place], own)
        self.best_first(moves)

    def promise(self, state: CircleState, move: Move, own: Move) -> float:
        """How early a move is looked at: the own choice first, then by value; ending early comes last."""
        if move == own:
            return 1000.0
        if move >= c.GO:
            return self.promise_of(state, move - c.GO)
        if move >= c.TELEPORT:
            return self.gain(state, (move - c.TELEPORT) // 5, (move - c.TELEPORT) % 5)
        if move == c.STOP:
            return self.promise_of(state, state.place[state.hero])
        if move == c.END:
            return -1.0
        return 100.0

    def promise_of(self, state: CircleState, space: int) -> float:
        """The value of a space for the hero on turn."""
        layer = self.layer(state, state.hero)
        return self.end_value(state, layer, reach_of(state, state.hero), space)

    def best_first(self, moves: MoveList) -> None:
        """The most promising moves in order; the rest is dropped."""
        wanted = min(CANDIDATES, moves.count)
        for place in range(wanted):
            best = place
            for other in range(place + 1, moves.count):
                if self.liked[other] > self.liked[best]:
                    best = other
            move = moves.move[best]
            liked = self.liked[best]
            moves.move[best] = moves.move[place]
            self.liked[best] = self.liked[place]
            moves.move[place] = move
            self.liked[place] = liked
        moves.count = wanted
