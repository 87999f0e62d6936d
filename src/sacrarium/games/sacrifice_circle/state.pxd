cimport cython

from sacrarium.core.cbits cimport Move
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifice_circle.table cimport CircleTable
from sacrarium.games.sacrifice_circle.ways cimport Reach

cdef int HEROES
cdef double RING_SPACES, BEST, FOR_DAMAGE

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class CircleState(CircleTable):
    cdef MoveList room
    cdef void list_acts(self, MoveList moves) except *
    @cython.locals(target=int, star=int)
    cdef void list_teleports(self, MoveList moves) except *
    @cython.locals(start=int, reach=Reach, place=int, space=int)
    cdef void list_walks(self, MoveList moves) except *
    cdef bint is_legal_walk(self, Move move) except -1
    @cython.locals(other=CircleState)
    cdef CircleState copied(self)
