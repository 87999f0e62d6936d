cimport cython

from sacrarium.core.cbits cimport Seat
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle.table cimport CircleTable

@cython.locals(hero=int)
cdef int set_up(CircleTable table, Chance chance, object journal) except -1
cdef int take_path(CircleTable table, Seat seat, int hero, object journal) except -1
@cython.locals(last=int)
cdef int choose_path(CircleTable table, int hero, Chance chance, object journal) except -1
cdef int begin_round(CircleTable table, Chance chance, object journal) except -1
cdef int begin_turn(CircleTable table, int hero, object journal) except -1
cdef int end_turn(CircleTable table, Chance chance, object journal) except -1
cpdef bint can_do_something(CircleTable table) noexcept
cdef int settle(CircleTable table, Chance chance, object journal) except -1
