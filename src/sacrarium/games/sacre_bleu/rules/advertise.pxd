cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef CardSet REAL

cpdef CardSet may_offer(SacreTable table) noexcept
cpdef CardSet may_lay(SacreTable table, Seat seat) noexcept
@cython.locals(seat=int)
cdef void offer(SacreTable table, Card card, object journal) except *
cdef void lay(SacreTable table, Seat seat, Card card, object journal) except *
@cython.locals(taken=int, was_open=cython.bint)
cdef void swap(SacreTable table, Seat partner, object journal) except *
