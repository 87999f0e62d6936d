cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.rules.attack cimport can_attack, can_set_trap
from sacrarium.games.sacrifice_circle.table cimport CircleTable

cdef int LATE, NEARLY_DEAD

cdef bint is_time_for(CircleTable table, bits.Card card) noexcept
@cython.locals(ahead=int)
cdef bint wants_trap(CircleTable table) noexcept
@cython.locals(card=int)
cpdef bits.Move strike(CircleTable table) noexcept
cdef int liking(CircleTable table, bits.Card card) noexcept
@cython.locals(held=int)
cpdef bits.Move keep(CircleTable table) noexcept
@cython.locals(hero=int)
cpdef bits.Move first_path(CircleTable table) noexcept
