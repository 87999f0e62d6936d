cimport cython

from sacrarium.core.cbits cimport Card, Move
from sacrarium.games.sacrifice_circle.table cimport CircleTable

cdef int LATE, NEARLY_DEAD

cdef bint is_time_for(CircleTable table, Card card) noexcept
@cython.locals(ahead=int)
cdef bint wants_trap(CircleTable table) noexcept
@cython.locals(card=int)
cdef Move strike(CircleTable table) noexcept
cdef int liking(CircleTable table, Card card) noexcept
@cython.locals(held=int)
cdef Move keep(CircleTable table) noexcept
@cython.locals(hero=int)
cdef Move first_path(CircleTable table) noexcept
