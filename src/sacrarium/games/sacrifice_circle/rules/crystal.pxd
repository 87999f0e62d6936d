cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.table cimport CircleTable

@cython.locals(die=int, start=int)
cpdef int crystal_turn(CircleTable table, Chance chance, object journal) except -1
@cython.locals(start=int, sprung=cython.bint)
cdef int walk(CircleTable table, int steps, object journal) except -1
cdef int spring(CircleTable table, object journal) except -1
cpdef void hurt(CircleTable table, int damage) noexcept
@cython.locals(pushed=int, following=int)
cdef int push(CircleTable table, int space, object journal) except -1
cdef int behind(int space) noexcept
@cython.locals(start=int)
cpdef int knock_back(CircleTable table, int spaces, object journal) except -1
