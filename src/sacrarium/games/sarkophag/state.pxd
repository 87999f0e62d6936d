cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sarkophag.hands cimport Hands
from sacrarium.games.sarkophag.knowledge cimport deal_unseen
from sacrarium.games.sarkophag.rules cimport breaks, may_follow, may_lead, side_of, takes

cdef bits.CardSet DECK, ANY_SIDE
cdef int DEALT, HIGHEST, NO_CARD, NO_SEAT, MATCH_OVER

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class SarkophagState(Hands):
    cdef readonly object options
    cdef readonly bint released, one_round
    cdef readonly bits.CardSet five_heads
    cdef readonly short[61] heads
    cdef public bits.CardSet gone, trick, side
    cdef public int[6] round_heads, totals
    cdef public tuple finished
    cdef public short[61] played
    cdef public int[11] leaders
    cdef public int round_number, trick_number, dealer, turn, in_trick, trick_heads, lead

    cdef int deal(self, Chance chance, object journal) except -1
    cdef bits.Seat left_of(self, bits.Seat seat) noexcept
    cpdef bits.CardSet may_play(self) noexcept
    cpdef bint is_broken(self) noexcept
    cdef bits.Card any_card(self, Chance chance) except -1
    cdef int play_card(self, bits.Seat seat, bits.Card number, Chance chance, object journal) except -1
    cpdef bits.Seat would_take(self) noexcept
    cdef int take_trick(self, Chance chance, object journal) except -1
    cpdef void lead_from(self, bits.Seat seat) noexcept
    cdef int end_round(self, Chance chance, object journal) except -1
    @cython.locals(other=SarkophagState)
    cdef SarkophagState copied(self)
    cdef int standing(self, bits.Seat seat) noexcept
