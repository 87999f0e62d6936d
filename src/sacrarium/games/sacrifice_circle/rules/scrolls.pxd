cimport cython

from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.rules.moving cimport unlock
from sacrarium.games.sacrifice_circle.board cimport CircleBoard

@cython.locals(card=int)
cpdef bint has_scroll(CircleBoard board) noexcept
cpdef bint can_be_sent(CircleBoard board, int target) noexcept
cpdef bint can_teleport(CircleBoard board, int target, int star) noexcept
cpdef bint is_open_to(CircleBoard board, int target, int space) noexcept
@cython.locals(target=int, star=int)
cpdef bint can_teleport_at_all(CircleBoard board) noexcept
@cython.locals(hero=int, card=int, start=int)
cpdef int teleport(CircleBoard board, int target, int star, object journal) except -1
