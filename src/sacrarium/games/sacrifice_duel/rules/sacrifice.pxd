cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.knowledge cimport remember_hand
from sacrarium.games.sacrifice_duel.rules.drawing cimport begin_round, put_in_discard
from sacrarium.games.sacrifice_duel.board cimport DuelBoard

cdef int LEAST_CARDS, LAST_HAND

cpdef void award(DuelBoard board, bits.Seat seat, object journal) except *
@cython.locals(margin=int)
cpdef int sacrifice_limit(DuelBoard board) noexcept
cpdef bits.CardSet may_be_sacrificed(DuelBoard board) noexcept
cpdef void put_forward(DuelBoard board, bits.Card card, Chance chance, object journal) except *
@cython.locals(seat=int, place=int, owner=int, cards=bits.CardSet)
cpdef void complete(DuelBoard board, Chance chance, object journal) except *
@cython.locals(seat=int)
cdef void check(DuelBoard board, Chance chance, object journal) except *
cpdef bits.Seat first_buyer(DuelBoard board) noexcept
cdef void end(DuelBoard board, object journal) except *
