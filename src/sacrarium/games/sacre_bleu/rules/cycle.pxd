cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.knowledge cimport know_cycle
from sacrarium.games.sacre_bleu.rules.turns cimport finish_option
from sacrarium.games.sacre_bleu.board cimport SacreBoard

@cython.locals(count=int, seat=int)
cpdef int participants(SacreBoard board, int number) noexcept
cpdef bint may_name(SacreBoard board, int number, int spots) noexcept
@cython.locals(seat=int, other=int, left=int)
cdef void find_receivers(SacreBoard board, int number, int spots) noexcept
cpdef list receivers(SacreBoard board, int number, int spots)
cdef list listed_receivers(SacreBoard board)
@cython.locals(seat=int)
cpdef void name_rule(SacreBoard board, int number, int spots, object journal) except *
@cython.locals(left=int, cards=bits.CardSet)
cpdef bits.CardSet may_add(bits.CardSet hand, bits.CardSet picked, int number) noexcept
cpdef void pass_card(SacreBoard board, bits.Seat seat, bits.Card card, object journal) except *
@cython.locals(opened=int, seat=int)
cdef void move_packets(SacreBoard board, object journal) except *
