cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sarkophag.hands cimport Hands

cdef int EXCHANGES

@cython.locals(order="int[6]", others=int, other=int, narrowed=cython.bint)
cpdef void deal_unseen(Hands table, bits.CardSet unseen, bits.Seat seat, Chance chance) except *
@cython.locals(other=int)
cdef void deal_freely(Hands table, bits.CardSet unseen, bits.Seat seat, Chance chance) except *
@cython.locals(hand=bits.CardSet)
cdef bits.CardSet draw_hand(int size, Chance chance) except? 0
@cython.locals(last=int, place=int)
cdef void narrowest_first(Hands table, int* order, int others, bits.CardSet unseen) noexcept
@cython.locals(wide=int, narrow=int, inner=bits.CardSet, shared=bits.CardSet)
cdef bint lie_apart_or_inside(Hands table, int* order, int others, bits.CardSet unseen) noexcept
@cython.locals(place=int, other=int)
cdef void deal_outwards(Hands table, int* order, int others, bits.CardSet unseen, Chance chance) except *
@cython.locals(needs="int[6]", place=int, other=int, possible=bits.CardSet, card=bits.CardSet)
cdef void deal_carefully(Hands table, int* order, int others, bits.CardSet unseen, Chance chance) except *
@cython.locals(group=int, wanted=int, possible=bits.CardSet, place=int)
cdef bint can_be_dealt(Hands table, int* order, int others, bits.CardSet unseen, int* needs) noexcept
@cython.locals(place=int)
cdef void exchange(Hands table, int* order, int others, bits.CardSet unseen, Chance chance) except *
@cython.locals(elsewhere=bits.CardSet, given=bits.CardSet, taken=bits.CardSet, place=int)
cdef void exchange_one(Hands table, int one, int* order, int others, bits.CardSet unseen, Chance chance) except *
@cython.locals(order="int[6]", others=int, other=int)
cpdef void exchange_any(Hands table, bits.CardSet unseen, bits.Seat seat, Chance chance) except *
