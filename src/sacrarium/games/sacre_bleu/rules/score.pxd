cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport runs
from sacrarium.games.sacre_bleu.knowledge cimport has_changed, know_score
from sacrarium.games.sacre_bleu.runs cimport is_sequence, points_of, ranks_in
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cdef int SCORE_MOVE, DONE

@cython.locals(other=int)
cpdef bint beaten(SacreBoard board, bits.Seat seat, int total) noexcept
@cython.locals(last=cython.bint)
cpdef bint precludes(SacreBoard board, bits.Seat seat, int points, int used) noexcept
cpdef bint may_score(SacreBoard board, bits.Seat seat, int ranks, int jokers) noexcept
@cython.locals(real=bits.CardSet, suit=int, ranks=int)
cpdef bint may_score_cards(SacreBoard board, bits.Seat seat, bits.CardSet cards) noexcept
@cython.locals(more=int, used=int)
cdef bint can_grow(SacreBoard board, bits.Seat seat, int ranks, int pool, int jokers) noexcept
@cython.locals(hand=bits.CardSet, jokers=int, suit=int, ranks=int)
cpdef bint can_score(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(hand=bits.CardSet, picked=bits.CardSet, suit=int, rank=int, held=int, pool=int)
cpdef bint may_pick(SacreBoard board, bits.Seat seat, bits.Card card) noexcept
@cython.locals(cards=bits.CardSet, second=bits.CardSet)
cdef bint may_pick_joker(SacreBoard board, bits.Seat seat, bits.Card card) noexcept
@cython.locals(cards=bits.CardSet, card=int)
cpdef void list_score(SacreBoard board, bits.Seat seat, MoveList moves) noexcept
@cython.locals(cards=bits.CardSet, place=int)
cpdef void lay_out(SacreBoard board, bits.Seat seat, object journal) except *
