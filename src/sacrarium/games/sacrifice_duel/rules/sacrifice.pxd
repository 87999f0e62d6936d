cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int LEAST_CARDS, LAST_HAND

cdef void award(DuelTable table, Seat seat, object journal) except *
@cython.locals(margin=int)
cpdef int sacrifice_limit(DuelTable table) noexcept
cpdef CardSet may_be_sacrificed(DuelTable table) noexcept
cdef void put_forward(DuelTable table, Card card, Chance chance, object journal) except *
@cython.locals(seat=int, place=int, owner=int, cards=CardSet)
cdef void complete(DuelTable table, Chance chance, object journal) except *
@cython.locals(seat=int)
cdef void check(DuelTable table, Chance chance, object journal) except *
cpdef Seat first_buyer(DuelTable table) noexcept
cdef void end(DuelTable table, object journal) except *
