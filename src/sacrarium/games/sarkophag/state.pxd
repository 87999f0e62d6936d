cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport State

cdef CardSet DECK, ANY_SIDE
cdef int DEALT, HIGHEST, NO_CARD, MATCH_OVER

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class SarkophagState(State):
    cdef readonly object options
    cdef readonly int players
    cdef readonly bint released, one_round
    cdef readonly CardSet five_heads
    cdef readonly short[61] heads
    cdef public CardSet[6] hands, may_hold
    cdef public CardSet gone, trick, side
    cdef public int[6] round_heads, totals
    cdef public tuple finished
    cdef public short[61] played
    cdef public int[11] leaders
    cdef public int round_number, trick_number, dealer, turn, in_trick, trick_heads, lead

    cdef int deal(self, Chance chance, object journal) except -1
    cdef Seat left_of(self, Seat seat) noexcept
    cpdef CardSet may_play(self) noexcept
    cpdef bint is_broken(self) noexcept
    cdef Card any_card(self, Chance chance) except -1
    cdef int play_card(self, Seat seat, Card number, Chance chance, object journal) except -1
    cpdef Seat would_take(self) noexcept
    cdef int take_trick(self, Chance chance, object journal) except -1
    cpdef void lead_from(self, Seat seat) noexcept
    cdef int end_round(self, Chance chance, object journal) except -1
    @cython.locals(other=SarkophagState)
    cdef SarkophagState copied(self)
    cdef int standing(self, Seat seat) noexcept
