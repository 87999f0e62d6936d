cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.rules.attack cimport attack, can_attack, can_set_trap, set_trap
from sacrarium.games.sacrifice_circle.rules.moving cimport go, is_end, keep, may_end_on, may_stop, reach_of, roll, stop
from sacrarium.games.sacrifice_circle.rules.scrolls cimport can_be_sent, can_teleport, has_scroll, is_open_to, teleport
from sacrarium.games.sacrifice_circle.rules.turns cimport choose_path, end_turn, set_up, settle
from sacrarium.games.sacrifice_circle.board cimport CircleBoard
from sacrarium.games.sacrifice_circle.ways cimport Reach

cdef int HEROES
cdef double RING_SPACES, BEST, FOR_DAMAGE

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class CircleState(CircleBoard):
    cdef MoveList room
    cdef void list_acts(self, MoveList moves) except *
    @cython.locals(target=int, star=int)
    cdef void list_teleports(self, MoveList moves) except *
    @cython.locals(start=int, reach=Reach, place=int, space=int)
    cdef void list_walks(self, MoveList moves) except *
    cdef bint is_legal_walk(self, bits.Move move) except -1
    @cython.locals(other=CircleState)
    cdef CircleState copied(self)
