cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.state cimport State
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.ways cimport Ways

cdef bits.CardSet EVERY_CARD, EVERY_WELL

cdef int ring_space(int travel) noexcept

cdef class CircleBoard(State):
    cdef readonly object options
    cdef readonly Ways ways
    cdef readonly int full_health
    cdef readonly bint fixed_paths, choosing, exact
    cdef public int phase, travel, health, staff_turns, trap, drafted, golden_on, round_number, hero
    cdef public bits.CardSet deck, charged
    cdef public int[5] seat_of, place, item, locked, buff
    cdef public bint moved, attacked, golden_used
    cdef public int rolled, steps_left, drawn
    cdef void lay_out(self) noexcept
    cdef void clear_turn(self) noexcept
    cpdef int crystal_space(self) noexcept
    @cython.locals(hero=int)
    cpdef int hero_on(self, int space) noexcept
    cpdef bint is_free(self, int space) noexcept
    cpdef bint is_beside(self, int space) noexcept
    cdef void copy_into(self, CircleBoard other)
    cdef void copy_turn_into(self, CircleBoard other)
