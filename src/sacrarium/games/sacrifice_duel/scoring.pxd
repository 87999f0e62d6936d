cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int[27] POINTS
cdef int PER_TROPHY

@cython.locals(total=int)
cpdef int altar_points(bits.CardSet cards) noexcept
cpdef int points_of(DuelTable table, bits.Seat seat) noexcept
@cython.locals(ahead=int)
cpdef bits.Seat winner_of(DuelTable table) noexcept
cpdef outcome(DuelTable table)
cpdef list utilities(DuelTable table)
