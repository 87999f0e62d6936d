cimport cython

from sacrarium.core.cbits cimport Seat
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle.table cimport CircleTable

@cython.locals(hero=int)
cdef void set_up(CircleTable table, Chance chance, object journal) except *
cdef void take_path(CircleTable table, Seat seat, int hero, object journal) except *
@cython.locals(last=int)
cdef void choose_path(CircleTable table, int hero, Chance chance, object journal) except *
cdef void begin_round(CircleTable table, Chance chance, object journal) except *
cdef void begin_turn(CircleTable table, int hero, object journal) except *
cdef void end_turn(CircleTable table, Chance chance, object journal) except *
cpdef bint can_do_something(CircleTable table) noexcept
cdef void settle(CircleTable table, Chance chance, object journal) except *
