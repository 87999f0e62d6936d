cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.knowledge cimport know_cycle
from sacrarium.games.sacre_bleu.rules.turns cimport finish_option
from sacrarium.games.sacre_bleu.table cimport SacreTable

@cython.locals(count=int, seat=int)
cpdef int participants(SacreTable table, int number) noexcept
cpdef bint may_name(SacreTable table, int number, int spots) noexcept
@cython.locals(seat=int, other=int, left=int)
cdef void find_receivers(SacreTable table, int number, int spots) noexcept
cpdef list receivers(SacreTable table, int number, int spots)
cdef list listed_receivers(SacreTable table)
@cython.locals(seat=int)
cpdef void name_rule(SacreTable table, int number, int spots, object journal) except *
@cython.locals(left=int, cards=bits.CardSet)
cpdef bits.CardSet may_add(bits.CardSet hand, bits.CardSet picked, int number) noexcept
cpdef void pass_card(SacreTable table, bits.Seat seat, bits.Card card, object journal) except *
@cython.locals(opened=int, seat=int)
cdef void move_packets(SacreTable table, object journal) except *
