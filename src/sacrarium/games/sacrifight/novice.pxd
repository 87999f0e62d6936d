cimport cython

from sacrarium.core.cbits cimport Move, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport MoveList, State
from sacrarium.games.sacrifight.program cimport Program
from sacrarium.games.sacrifight.state cimport FightState

cdef int[5] FIRST_PILES
cdef int[3] LOSS
cdef int[4] TIER_WORTH
cdef int NEVER

cdef class Novice(Policy):
    cdef MoveList room
    @cython.locals(best=int, found=int, ties=int, place=int, worth=int)
    cpdef Move choose(self, State state, Seat seat, Chance chance) except? -1
    cdef int weigh(self, FightState fight, Move move) noexcept
    @cython.locals(hero=int, place=int, slot=int)
    cdef int weigh_action(self, FightState fight, Move move) noexcept
    @cython.locals(wanted=int, held=int, lying=int, place=int, slot=int, room=int)
    cdef int weigh_draw(self, FightState fight, int hero, int tier) noexcept
    @cython.locals(program=Program, kind=int, worth=int, old=int, loss=int)
    cdef int weigh_play(self, FightState fight, int hero, int place, int slot, int side) noexcept
    @cython.locals(least=int, hero=int)
    cdef int need(self, FightState fight, bint healing) noexcept
    cdef int room_on(self, FightState fight, int side) noexcept
    @cython.locals(near=cython.bint)
    cdef int weigh_save(self, FightState fight, int hero, Move move) noexcept
    @cython.locals(slot=int, strong=cython.bint)
    cdef int weigh_target(self, FightState fight, int target) noexcept
    @cython.locals(at=int, kind=int, hero=int, one_short=int, who=int)
    cdef int weigh_answer(self, FightState fight, Move move) noexcept
    @cython.locals(kind=int, worth=int, zone=int, losing=cython.bint)
    cdef int weigh_pick(self, FightState fight, int pick) noexcept
