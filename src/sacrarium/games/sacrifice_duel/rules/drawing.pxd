cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.knowledge cimport remember_reshuffle
from sacrarium.games.sacrifice_duel.board cimport DuelBoard

cdef int FULL_HAND, KING

cpdef int rank_of(int trophy) noexcept
cpdef int tricks_in(int trophy) noexcept
@cython.locals(seat=int)
cpdef void begin_round(DuelBoard board, Chance chance, object journal) except *
@cython.locals(before=bits.CardSet, card=int)
cpdef void draw_up_to(DuelBoard board, bits.Seat seat, int most, Chance chance, object journal) except *
cdef void reshuffle(DuelBoard board, bits.Seat seat, object journal) except *
@cython.locals(seat=int)
cpdef void end_buying(DuelBoard board, Chance chance, object journal) except *
cpdef void put_in_discard(DuelBoard board, bits.Seat seat, bits.CardSet cards) noexcept
