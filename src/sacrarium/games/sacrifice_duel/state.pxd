cimport cython

from sacrarium.core.cbits cimport CardSet, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int PLAY, OFFER, DONE, KINDS, HANDS_AHEAD

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class DuelState(DuelTable):
    cdef MoveList room
    cdef CardSet cards_to_choose(self, Seat seat) noexcept
    @cython.locals(other=DuelState)
    cdef DuelState copied(self)
