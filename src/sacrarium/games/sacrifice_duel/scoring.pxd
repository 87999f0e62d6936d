cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.board cimport DuelBoard

cdef int[27] POINTS
cdef int PER_TROPHY

@cython.locals(total=int)
cpdef int altar_points(bits.CardSet cards) noexcept
cpdef int points_of(DuelBoard board, bits.Seat seat) noexcept
@cython.locals(ahead=int)
cpdef bits.Seat winner_of(DuelBoard board) noexcept
cpdef outcome(DuelBoard board)
cpdef list utilities(DuelBoard board)
