cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

@cython.locals(count=int, seat=int)
cpdef int participants(SacreTable table, int number) noexcept
cpdef bint may_name(SacreTable table, int number, int spots) noexcept
@cython.locals(seat=int, other=int, left=int)
cdef void find_receivers(SacreTable table, int number, int spots) noexcept
cpdef list receivers(SacreTable table, int number, int spots)
cdef list listed_receivers(SacreTable table)
@cython.locals(seat=int)
cdef void name_rule(SacreTable table, int number, int spots, object journal) except *
@cython.locals(left=int, cards=CardSet)
cpdef CardSet may_add(CardSet hand, CardSet picked, int number) noexcept
cdef void pass_card(SacreTable table, Seat seat, Card card, object journal) except *
@cython.locals(opened=int, seat=int)
cdef void move_packets(SacreTable table, object journal) except *
