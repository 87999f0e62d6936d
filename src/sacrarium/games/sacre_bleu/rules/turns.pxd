cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.knowledge cimport know_deal, know_everything, settle_all
from sacrarium.games.sacre_bleu.rules.score cimport can_score
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cdef bits.CardSet NUMBERS
cdef bits.CardSet[8] RED, BLACK, JACKS

@cython.locals(left=bits.CardSet, place=int)
cpdef void deal(SacreBoard board, Chance chance, object journal) except *
@cython.locals(seat=int, card=int)
cdef bits.CardSet deal_pile(SacreBoard board, bits.CardSet pile, int count, Chance chance) except? 0
@cython.locals(seat=int)
cpdef bint others_hold_cards(SacreBoard board) noexcept
cpdef bint may_cycle(SacreBoard board) noexcept
cpdef bint may_choose(SacreBoard board, int option) noexcept
cpdef void choose(SacreBoard board, int option, object journal) except *
@cython.locals(option=int)
cpdef void finish_option(SacreBoard board, object journal) except *
@cython.locals(seat=int)
cpdef void end_turn(SacreBoard board, object journal) except *
cdef void next_turn(SacreBoard board, object journal) except *
cdef void end(SacreBoard board, object journal) except *
