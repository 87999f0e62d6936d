cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport plans
from sacrarium.games.sacre_bleu cimport runs
from sacrarium.games.sacre_bleu.rules.cycle cimport may_add
from sacrarium.games.sacre_bleu.rules.returning cimport may_put, may_stop
from sacrarium.games.sacre_bleu.rules.score cimport precludes
from sacrarium.games.sacre_bleu.runs cimport points_of, ranks_in
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cdef int NO_MORE

@cython.locals(jokers=int, best=int, found=bits.CardSet, suit=int, ranks=int, longest=int, start=int, length=int, held=int, missing=int)
cpdef bits.CardSet best_set(SacreBoard board, bits.Seat seat, bits.CardSet pool, int most) noexcept
@cython.locals(cards=bits.CardSet, left=bits.CardSet)
cdef bits.CardSet whole_set(bits.CardSet pool, int suit, int ranks, int missing) noexcept
@cython.locals(hand=bits.CardSet, goal=bits.CardSet, number=int, spare=bits.CardSet)
cpdef bits.Card swap_in(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(best=int)
cdef bits.Card richest(bits.CardSet cards) noexcept
@cython.locals(hand=bits.CardSet, deck=bits.CardSet, open_cards=bits.CardSet, pool=bits.CardSet, goal=bits.CardSet)
cpdef bits.Card swap_out(SacreBoard board, bits.Seat seat) noexcept
cdef bits.CardSet above(bits.CardSet deck, bits.CardSet open_cards) noexcept
