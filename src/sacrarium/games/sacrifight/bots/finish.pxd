cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.rules.scoring cimport boss_left
from sacrarium.games.sacrifight.rules.zones cimport seat_of
from sacrarium.games.sacrifight.state cimport FightState

cdef int NO_MOVE, DEEPEST, POINTS

cdef class Finisher:
    cdef list rooms
    cdef bint tossing
    @cython.locals(found=int)
    cdef bits.Move find(self, FightState fight, Policy policy, Chance chance) except? -2
    @cython.locals(program=Program, hero=int, first=int, second=int, given_up=int, place=int, damage=int, slot=int, most=int, armor=int, member=int)
    cdef bint in_reach(self, FightState fight, int times) noexcept
    @cython.locals(room=MoveList, place=int, move=int, world=FightState, deeper=cython.bint)
    cdef bits.Move search(self, FightState fight, Policy policy, Chance chance, int depth) except? -2
    cdef bint same_turn(self, FightState world, FightState fight) noexcept
    @cython.locals(act=int)
    cdef bint ends(self, FightState world, bits.Move move, Policy policy, Chance chance) except? -1
