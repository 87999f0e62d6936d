cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.knowledge cimport know_given, know_taken, know_visible
from sacrarium.games.sacre_bleu.rules.turns cimport finish_option
from sacrarium.games.sacre_bleu.table cimport SacreTable

cpdef bint may_target(SacreTable table, bits.Seat seat) noexcept
cpdef void aim(SacreTable table, bits.Seat seat, object journal) except *
cpdef void give(SacreTable table, bits.Card card, object journal) except *
cpdef void set_aside(SacreTable table, bits.Card card, object journal) except *
cpdef bits.CardSet visible(SacreTable table) noexcept
cpdef bits.CardSet may_take(SacreTable table) noexcept
cdef void look(SacreTable table, object journal) except *
@cython.locals(was_open=cython.bint, giver=int, seat=int)
cpdef void take(SacreTable table, bits.Card card, object journal) except *
