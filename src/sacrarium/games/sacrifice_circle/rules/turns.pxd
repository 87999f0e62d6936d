cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.rules.attack cimport can_strike_at_all
from sacrarium.games.sacrifice_circle.rules.crystal cimport crystal_turn
from sacrarium.games.sacrifice_circle.rules.moving cimport can_walk, stop
from sacrarium.games.sacrifice_circle.rules.scrolls cimport can_teleport_at_all
from sacrarium.games.sacrifice_circle.board cimport CircleBoard

@cython.locals(hero=int)
cpdef int set_up(CircleBoard board, Chance chance, object journal) except -1
cdef int take_path(CircleBoard board, bits.Seat seat, int hero, object journal) except -1
@cython.locals(last=int)
cpdef int choose_path(CircleBoard board, int hero, Chance chance, object journal) except -1
cdef int begin_round(CircleBoard board, Chance chance, object journal) except -1
cdef int begin_turn(CircleBoard board, int hero, object journal) except -1
cpdef int end_turn(CircleBoard board, Chance chance, object journal) except -1
cpdef bint can_do_something(CircleBoard board) noexcept
cpdef int settle(CircleBoard board, Chance chance, object journal) except -1
