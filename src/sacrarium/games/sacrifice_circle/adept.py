"""The table player: cards by habit, places by the lone-hero table (specification, section 6)."""

import cython

from sacrarium.core.chance import Chance
from sacrarium.core.policy import Adviser
from sacrarium.core.state import MoveList

from .state import CircleState
from .values import Layer, Values

if cython.compiled:
    from cython.cimports.sacrarium.games.sacrifice_circle import cphases as c
    from cython.cimports.sacrarium.games.sacrifice_circle.habits import first_path, keep, strike
    from cython.cimports.sacrarium.games.sacrifice_circle.rules.attack import sees_crystal
    from cython.cimports.sacrarium.games.sacrifice_circle.rules.moving import (
        draws_at,
        look_for_ends,
        may_end_on,
    )
    from cython.cimports.sacrarium.games.sacrifice_circle.rules.scrolls import can_be_sent, has_scroll
else:
    from sacrarium.core.bits import Move, Seat

    from . import phases as c
    from .habits import first_path, keep, strike
    from .rules.attack import sees_crystal
    from .rules.moving import draws_at, look_for_ends, may_end_on
    from .rules.scrolls import can_be_sent, has_scroll

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

    def end_value(self, state: CircleState, layer: Layer, space: int) -> float:
        """What it is worth for the hero on turn to end on this space, or to draw there."""
        hero = state.hero
        if space != state.place[hero] and draws_at(state, hero, space):
            if state.item[hero] != c.NO_CARD:
                return FULL_HANDS
            left = state.steps_left - state.steps[space]
            return self.values().draw(state.travel, state.ways.well[space], left, not state.attacked)
        if state.locked[hero] and 0 < space <= 40:
            layer = self.values().layer(state.charged, c.NOBODY)
        value = layer.resting[c.ALL_SPACES * state.travel + space]
        if not state.attacked and (
            state.is_beside(space) or (state.item[hero] == c.RIFLE and sees_crystal(state, space))
        ):
            value += 1.0
        return value

    def walk(self, state: CircleState) -> Move:
        """The space with the highest value, or to stay."""
        layer = self.layer(state, state.hero)
        farthest = look_for_ends(state)
        best = c.STOP
        most = WORST if state.exact else self.end_value(state, layer, state.place[state.hero])
        for place in range(1, state.looked):
            space = state.queue[place]
            if may_end_on(state, space, farthest):
                value = self.end_value(state, layer, space)
                if value > most:
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

    def gain(self, state: CircleState, target: int, star: int) -> float:
        """How many attacks more are to be expected if this hero is sent to this star."""
        before = self.stands_for(state, target, self.layer(state, target), state.place[target])
        freed = state.item[target] == c.NO_CARD and state.locked[target]
        layer = self.values().layer(state.charged, c.NOBODY) if freed else self.layer(state, target)
        if target == state.hero and state.item[target] != c.GOLDEN:
            layer = self.values().layer(state.charged, c.NOBODY)
        return self.stands_for(state, target, layer, state.ways.star[star]) - before

    def best_teleport(self, state: CircleState) -> Move:
        """The hero and star that gain most, if it is enough; late in the game less is."""
        best = c.NO_MOVE
        most = LATE_GAIN if state.travel >= LATE_TRAVEL else SCROLL_GAIN
        for target in range(5):
            if can_be_sent(state, target):
                for star in range(5):
                    if state.is_free(state.ways.star[star]):
                        gained = self.gain(state, target, star)
                        if gained > most:
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
            return self.end_value(state, self.layer(state, state.hero), move - c.GO)
        if move >= c.TELEPORT:
            return self.gain(state, (move - c.TELEPORT) // 5, (move - c.TELEPORT) % 5)
        if move == c.STOP:
            return self.end_value(state, self.layer(state, state.hero), state.place[state.hero])
        if move == c.END:
            return -1.0
        return 100.0

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
