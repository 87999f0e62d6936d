cimport cython

from sacrarium.core.cbits cimport Move, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.fight.fight cimport FightTable

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class FightState(FightTable):
    cdef MoveList room
    cdef bint is_pick(self) noexcept
    @cython.locals(first=int, left=int)
    cdef void list_answers(self, MoveList moves) noexcept
    cdef int first_answer(self) noexcept
    @cython.locals(first=int)
    cdef int read_answer(self, Move move) noexcept
    @cython.locals(other=FightState)
    cdef FightState copied(self)
