cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport knowledge
from sacrarium.games.sacre_bleu.knowledge cimport know_answers, know_offer, know_swap, settle_all
from sacrarium.games.sacre_bleu.rules.turns cimport finish_option
from sacrarium.games.sacre_bleu.runs cimport points_of
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef bits.CardSet REAL

cpdef bits.CardSet may_offer(SacreTable table) noexcept
cpdef bits.CardSet may_lay(SacreTable table, bits.Seat seat) noexcept
@cython.locals(seat=int)
cpdef void offer(SacreTable table, bits.Card card, object journal) except *
cpdef void lay(SacreTable table, bits.Seat seat, bits.Card card, object journal) except *
@cython.locals(taken=int, was_open=cython.bint)
cpdef void swap(SacreTable table, bits.Seat partner, object journal) except *
