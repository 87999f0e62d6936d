cimport cython

from sacrarium.core.cbits cimport CardSet, Seat
from sacrarium.core.chance cimport Chance

cdef int EXCHANGES

@cython.locals(order="int[6]", others=int, other=int, narrowed=cython.bint)
cdef void deal_unseen(CardSet unseen, CardSet* hands, CardSet* may_hold, int players, Seat seat, Chance chance) except *
@cython.locals(other=int)
cdef void deal_freely(CardSet unseen, CardSet* hands, int players, Seat seat, Chance chance) except *
@cython.locals(hand=CardSet)
cdef CardSet draw_hand(int size, Chance chance) except? 0
@cython.locals(last=int, place=int)
cdef void narrowest_first(int* order, int others, CardSet unseen, CardSet* may_hold) noexcept
@cython.locals(wide=int, narrow=int, inner=CardSet, shared=CardSet)
cdef bint lie_apart_or_inside(int* order, int others, CardSet unseen, CardSet* may_hold) noexcept
@cython.locals(place=int, other=int)
cdef void deal_outwards(int* order, int others, CardSet unseen, CardSet* hands, CardSet* may_hold, Chance chance) except *
@cython.locals(needs="int[6]", place=int, other=int, possible=CardSet, card=CardSet)
cdef void deal_carefully(int* order, int others, CardSet unseen, CardSet* hands, CardSet* may_hold, Chance chance) except *
@cython.locals(group=int, wanted=int, possible=CardSet, place=int)
cdef bint can_be_dealt(int* order, int others, CardSet unseen, int* needs, CardSet* may_hold) noexcept
@cython.locals(place=int)
cdef void exchange(int* order, int others, CardSet unseen, CardSet* hands, CardSet* may_hold, Chance chance) except *
@cython.locals(elsewhere=CardSet, given=CardSet, taken=CardSet, place=int)
cdef void exchange_one(int one, int* order, int others, CardSet unseen, CardSet* hands, CardSet* may_hold, Chance chance) except *
@cython.locals(order="int[6]", others=int, other=int)
cdef void exchange_any(CardSet unseen, CardSet* hands, CardSet* may_hold, int players, Seat seat, Chance chance) except *
