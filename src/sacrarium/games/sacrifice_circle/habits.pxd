cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.rules.attack cimport can_attack, can_set_trap
from sacrarium.games.sacrifice_circle.board cimport CircleBoard

cdef int LATE, NEARLY_DEAD

cdef bint is_time_for(CircleBoard board, bits.Card card) noexcept
@cython.locals(ahead=int)
cdef bint wants_trap(CircleBoard board) noexcept
@cython.locals(card=int)
cpdef bits.Move strike(CircleBoard board) noexcept
cdef int liking(CircleBoard board, bits.Card card) noexcept
@cython.locals(held=int)
cpdef bits.Move keep(CircleBoard board) noexcept
@cython.locals(hero=int)
cpdef bits.Move first_path(CircleBoard board) noexcept
