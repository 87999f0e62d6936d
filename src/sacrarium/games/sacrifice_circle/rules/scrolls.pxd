cimport cython

from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.rules.moving cimport unlock
from sacrarium.games.sacrifice_circle.table cimport CircleTable

@cython.locals(card=int)
cpdef bint has_scroll(CircleTable table) noexcept
cpdef bint can_be_sent(CircleTable table, int target) noexcept
cpdef bint can_teleport(CircleTable table, int target, int star) noexcept
@cython.locals(target=int, star=int)
cpdef bint can_teleport_at_all(CircleTable table) noexcept
@cython.locals(hero=int, card=int, start=int)
cpdef int teleport(CircleTable table, int target, int star, object journal) except -1
