cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.board cimport CircleBoard

@cython.locals(die=int, start=int)
cpdef int crystal_turn(CircleBoard board, Chance chance, object journal) except -1
@cython.locals(start=int, sprung=cython.bint)
cdef int walk(CircleBoard board, int steps, object journal) except -1
cdef int spring(CircleBoard board, object journal) except -1
cpdef void hurt(CircleBoard board, int damage) noexcept
@cython.locals(pushed=int, following=int)
cdef int push(CircleBoard board, int space, object journal) except -1
cdef int behind(int space) noexcept
@cython.locals(start=int)
cpdef int knock_back(CircleBoard board, int spaces, object journal) except -1
