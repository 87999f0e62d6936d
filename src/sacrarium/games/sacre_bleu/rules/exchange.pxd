cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

cpdef bint may_target(SacreTable table, Seat seat) noexcept
cdef void aim(SacreTable table, Seat seat, object journal) except *
cdef void give(SacreTable table, Card card, object journal) except *
cdef void set_aside(SacreTable table, Card card, object journal) except *
cpdef CardSet visible(SacreTable table) noexcept
cpdef CardSet may_take(SacreTable table) noexcept
cdef void look(SacreTable table, object journal) except *
@cython.locals(was_open=cython.bint, giver=int, seat=int)
cdef void take(SacreTable table, Card card, object journal) except *
