cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport knowledge
from sacrarium.games.sacre_bleu.knowledge cimport know_answers, know_offer, know_swap, settle_all
from sacrarium.games.sacre_bleu.rules.turns cimport finish_option
from sacrarium.games.sacre_bleu.runs cimport points_of
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cdef bits.CardSet REAL

cpdef bits.CardSet may_offer(SacreBoard board) noexcept
cpdef bits.CardSet may_lay(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(seat=int)
cpdef void offer(SacreBoard board, bits.Card card, object journal) except *
cpdef void lay(SacreBoard board, bits.Seat seat, bits.Card card, object journal) except *
@cython.locals(taken=int, was_open=cython.bint)
cpdef void swap(SacreBoard board, bits.Seat partner, object journal) except *
