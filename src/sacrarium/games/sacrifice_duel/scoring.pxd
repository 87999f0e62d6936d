cimport cython

from sacrarium.core.cbits cimport CardSet, Seat
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int[27] POINTS
cdef int PER_TROPHY

@cython.locals(total=int)
cpdef int altar_points(CardSet cards) noexcept
cpdef int points_of(DuelTable table, Seat seat) noexcept
@cython.locals(ahead=int)
cpdef Seat winner_of(DuelTable table) noexcept
cpdef outcome(DuelTable table)
cpdef list utilities(DuelTable table)
