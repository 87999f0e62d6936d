cimport cython
from libc cimport math

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance, Seeded
from sacrarium.core.policy cimport Adviser
from sacrarium.core.state cimport MoveList, State
from sacrarium.search.worlds cimport Worlds

cdef int MOST_CANDIDATES, SEEDS, FIRST_LOOK, ROUNDS_BETWEEN_LOOKS
cdef double HOPELESS, NEVER

cdef class Rollouts:
    cdef Adviser adviser
    cdef Worlds worlds
    cdef int foresight
    cdef double doubt, deadline
    cdef Seeded luck
    cdef MoveList moves
    cdef int[64] going, visits
    cdef double[64] total, value
    cdef double[4096] ahead, ahead_squared
    cdef list choices
    cpdef think(self, State state, bits.Seat seat, Chance chance, int simulations, int milliseconds=*)
    cpdef compare(self, list choices, State state, bits.Seat seat, Chance chance, int simulations, int milliseconds=*)
    @cython.locals(done=int, rounds=int)
    cdef weigh(self, State state, bits.Seat seat, Chance chance, int simulations, int milliseconds)
    cdef bint is_late(self) except *
    cdef int name_candidates(self, State world, bits.Seat seat, Chance chance) except -1
    @cython.locals(place=int, other=int)
    cdef int begin(self, State world, bits.Seat seat, Chance chance) except -1
    @cython.locals(left=int, place=int)
    cdef int in_the_running(self) noexcept
    @cython.locals(world=State, seed=int, played=int, place=int)
    cdef int play_round(self, State state, bits.Seat seat, Chance chance) except -1
    @cython.locals(value=double, difference=double, other=int)
    cdef void learn(self, int place) noexcept
    @cython.locals(acting=bits.SeatSet, actor=int, end=int)
    cdef double play_out(self, State world, bits.Seat seat, int place, Chance luck) except? -1
    @cython.locals(pair=int)
    cdef double lead(self, int place, int other) noexcept
    @cython.locals(best=int, place=int)
    cdef int best(self) noexcept
    cdef double mean(self, int place) noexcept
    @cython.locals(best=int, place=int, far=double)
    cdef void give_up_hopeless(self) noexcept
    @cython.locals(best=int, most=double, mean=double, place=int)
    cdef int chosen(self) noexcept
    @cython.locals(move=int)
    cdef int go_on(self, State world, bits.Seat seat, tuple choice, Chance luck) except -1
    @cython.locals(behind=double)
    cdef double estimate(self, int place, int best) noexcept
    @cython.locals(place=int, best=int)
    cdef report(self, bits.Seat seat, int simulations)
    @cython.locals(then=tuple)
    cdef considered(self, int place, int best)
