cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef int SCORE_MOVE, DONE

@cython.locals(other=int)
cpdef bint beaten(SacreTable table, Seat seat, int total) noexcept
@cython.locals(last=cython.bint)
cpdef bint precludes(SacreTable table, Seat seat, int points, int used) noexcept
cpdef bint may_score(SacreTable table, Seat seat, int ranks, int jokers) noexcept
@cython.locals(real=CardSet, suit=int, ranks=int)
cpdef bint may_score_cards(SacreTable table, Seat seat, CardSet cards) noexcept
@cython.locals(more=int, used=int)
cdef bint can_grow(SacreTable table, Seat seat, int ranks, int pool, int jokers) noexcept
@cython.locals(hand=CardSet, jokers=int, suit=int, ranks=int)
cpdef bint can_score(SacreTable table, Seat seat) noexcept
@cython.locals(hand=CardSet, picked=CardSet, suit=int, rank=int, held=int, pool=int)
cpdef bint may_pick(SacreTable table, Seat seat, Card card) noexcept
@cython.locals(cards=CardSet, second=CardSet)
cdef bint may_pick_joker(SacreTable table, Seat seat, Card card) noexcept
@cython.locals(cards=CardSet, card=int)
cdef void list_score(SacreTable table, Seat seat, MoveList moves) noexcept
@cython.locals(cards=CardSet, place=int)
cdef void lay_out(SacreTable table, Seat seat, object journal) except *
