cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.knowledge cimport know_given, know_taken, know_visible
from sacrarium.games.sacre_bleu.rules.turns cimport finish_option
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cpdef bint may_target(SacreBoard board, bits.Seat seat) noexcept
cpdef void aim(SacreBoard board, bits.Seat seat, object journal) except *
cpdef void give(SacreBoard board, bits.Card card, object journal) except *
cpdef void set_aside(SacreBoard board, bits.Card card, object journal) except *
cpdef bits.CardSet visible(SacreBoard board) noexcept
cpdef bits.CardSet may_take(SacreBoard board) noexcept
cdef void look(SacreBoard board, object journal) except *
@cython.locals(was_open=cython.bint, giver=int, seat=int)
cpdef void take(SacreBoard board, bits.Card card, object journal) except *
