cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef int NO_MORE

@cython.locals(jokers=int, best=int, found=CardSet, suit=int, ranks=int, longest=int, start=int, length=int, held=int, missing=int)
cpdef CardSet best_set(SacreTable table, Seat seat, CardSet pool, int most) noexcept
@cython.locals(cards=CardSet, left=CardSet)
cdef CardSet whole_set(CardSet pool, int suit, int ranks, int missing) noexcept
@cython.locals(hand=CardSet, goal=CardSet, number=int, spare=CardSet)
cdef Card swap_in(SacreTable table, Seat seat) noexcept
@cython.locals(best=int)
cdef Card richest(CardSet cards) noexcept
@cython.locals(hand=CardSet, deck=CardSet, open_cards=CardSet, pool=CardSet, goal=CardSet)
cdef Card swap_out(SacreTable table, Seat seat) noexcept
cdef CardSet above(CardSet deck, CardSet open_cards) noexcept
