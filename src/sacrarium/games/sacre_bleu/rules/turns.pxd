cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.knowledge cimport know_deal, know_everything, settle_all
from sacrarium.games.sacre_bleu.rules.score cimport can_score
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef bits.CardSet NUMBERS
cdef bits.CardSet[8] RED, BLACK, JACKS

@cython.locals(left=bits.CardSet, place=int)
cpdef void deal(SacreTable table, Chance chance, object journal) except *
@cython.locals(seat=int, card=int)
cdef bits.CardSet deal_pile(SacreTable table, bits.CardSet pile, int count, Chance chance) except? 0
@cython.locals(seat=int)
cpdef bint others_hold_cards(SacreTable table) noexcept
cpdef bint may_cycle(SacreTable table) noexcept
cpdef bint may_choose(SacreTable table, int option) noexcept
cpdef void choose(SacreTable table, int option, object journal) except *
@cython.locals(option=int)
cpdef void finish_option(SacreTable table, object journal) except *
@cython.locals(seat=int)
cpdef void end_turn(SacreTable table, object journal) except *
cdef void next_turn(SacreTable table, object journal) except *
cdef void end(SacreTable table, object journal) except *
