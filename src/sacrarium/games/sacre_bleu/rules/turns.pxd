cimport cython

from sacrarium.core.cbits cimport CardSet
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef CardSet NUMBERS
cdef CardSet[8] RED, BLACK, JACKS

@cython.locals(left=CardSet, place=int)
cdef void deal(SacreTable table, Chance chance, object journal) except *
@cython.locals(seat=int, card=int)
cdef CardSet deal_pile(SacreTable table, CardSet pile, int count, Chance chance) except? 0
@cython.locals(seat=int)
cpdef bint others_hold_cards(SacreTable table) noexcept
cpdef bint may_cycle(SacreTable table) noexcept
cpdef bint may_choose(SacreTable table, int option) noexcept
cdef void choose(SacreTable table, int option, object journal) except *
@cython.locals(option=int)
cdef void finish_option(SacreTable table, object journal) except *
@cython.locals(seat=int)
cdef void end_turn(SacreTable table, object journal) except *
cdef void next_turn(SacreTable table, object journal) except *
cdef void end(SacreTable table, object journal) except *
