cimport cython

from sacrarium.core.cbits cimport CardSet, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int FULL_HAND, KING

cpdef int rank_of(int trophy) noexcept
cpdef int tricks_in(int trophy) noexcept
@cython.locals(seat=int)
cdef void begin_round(DuelTable table, Chance chance, object journal) except *
@cython.locals(before=CardSet, card=int)
cdef void draw_up_to(DuelTable table, Seat seat, int most, Chance chance, object journal) except *
cdef void reshuffle(DuelTable table, Seat seat, object journal) except *
@cython.locals(seat=int)
cdef void refill(DuelTable table, Chance chance, object journal) except *
cdef void put_in_discard(DuelTable table, Seat seat, CardSet cards) noexcept
