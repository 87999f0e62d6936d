cimport cython

from sacrarium.core.cbits cimport CardSet, Seat, SeatSet
from sacrarium.core.state cimport State

cdef class SacreTable(State):
    cdef readonly object options
    cdef readonly int players, dealt, deck_size, most_cycle, preclude
    cdef readonly bint return_zero
    cdef public CardSet[7] hands, locked, picks
    cdef public short[54] deck, taker, take_round
    cdef public short[25] layer_size, layer_by
    cdef public CardSet[35] set_cards
    cdef public short[35] set_round
    cdef public int[7] scores, sets, laid, holds_worth
    cdef public CardSet[256] may
    cdef public CardSet[64] last
    cdef public short[16] put
    cdef public int layers, first, round_number, active, last_seat, last_option, last_round
    cdef public int phase, option, offered, cycle_number, cycle_spots, put_count, target, given
    cdef public CardSet shown, gone
    cdef public SeatSet untouched, pending, able
    cdef public bint is_bonus
    cdef int[7] receiver
    cdef CardSet[7] before

    cdef void clear(self) except *
    cdef void clear_option(self) noexcept
    cpdef int size(self, Seat seat) noexcept
    cpdef bint is_open(self, Seat seat) noexcept
    cpdef int place_in_order(self, Seat seat) noexcept
    @cython.locals(cards=CardSet, place=int)
    cpdef CardSet put_cards(self) noexcept
    @cython.locals(cards=CardSet, place=int)
    cpdef CardSet deck_cards(self) noexcept
    cpdef CardSet target_hand(self) noexcept
    cpdef bint hides(self) noexcept
    cdef void copy_into(self, SacreTable other) noexcept
    cdef void copy_turn_into(self, SacreTable other) noexcept
