cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

@cython.locals(cards=CardSet)
cpdef CardSet may_put(SacreTable table) noexcept
cpdef bint may_stop(SacreTable table) noexcept
cdef void put_card(SacreTable table, Card card, object journal) except *
cdef void stop(SacreTable table, object journal) except *
@cython.locals(seat=int, number=int, cards=CardSet, kept=CardSet, from_deal=int, place=int)
cdef void draw_as_many(SacreTable table, object journal) except *
@cython.locals(left=int, top=int, drawn=int, cards=CardSet, place=int)
cdef void draw_cards(SacreTable table, Seat seat, int number) noexcept
@cython.locals(seat=int, taken=CardSet, put=CardSet)
cdef void take_card(SacreTable table, Card card, object journal) except *
