cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle.table cimport CircleTable

@cython.locals(die=int, start=int)
cdef void crystal_turn(CircleTable table, Chance chance, object journal) except *
@cython.locals(start=int, sprung=cython.bint)
cdef void walk(CircleTable table, int steps, object journal) except *
cdef void spring(CircleTable table, object journal) except *
cdef void hurt(CircleTable table, int damage) noexcept
@cython.locals(pushed=int, following=int)
cdef void push(CircleTable table, int space, object journal) except *
cdef int behind(int space) noexcept
@cython.locals(start=int)
cdef void knock_back(CircleTable table, int spaces, object journal) except *
