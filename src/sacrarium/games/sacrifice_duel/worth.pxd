cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.knowledge cimport is_secret, open_row
from sacrarium.games.sacrifice_duel.scoring cimport points_of, winner_of
from sacrarium.games.sacrifice_duel.board cimport DuelBoard

cdef int HANDS
cdef double[14] PER_HAND
cdef double[27] POINTS

@cython.locals(seen="unsigned long long", seat=int, card=int)
cpdef unsigned long long sight(DuelBoard board, bits.Seat watcher) noexcept
@cython.locals(winner=int, certain=double)
cpdef double worth_of(DuelBoard board, bits.Seat seat) noexcept
cdef double share(double ahead) noexcept
@cython.locals(left=int, cards=bits.CardSet, good=double)
cdef double standing(DuelBoard board, bits.Seat seat) noexcept
cpdef double gain_of(bits.Card card, int left) noexcept
