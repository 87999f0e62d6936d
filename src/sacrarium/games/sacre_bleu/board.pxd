cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.state cimport State
from sacrarium.games.sacre_bleu cimport cphases as c

cdef class SacreBoard(State):
    cdef readonly object options
    cdef readonly int players, dealt, deck_size, most_cycle, preclude
    cdef readonly bint return_zero
    cdef public bits.CardSet[7] hands, locked, picks
    cdef public short[54] deck, taker, take_round
    cdef public short[25] layer_size, layer_by
    cdef public bits.CardSet[35] set_cards
    cdef public short[35] set_round
    cdef public int[7] scores, sets, laid, holds_worth
    cdef public bits.CardSet[256] may
    cdef public bits.CardSet[64] last
    cdef public short[16] put
    cdef public int layers, first, round_number, active, last_seat, last_option, last_round
    cdef public int phase, option, offered, cycle_number, cycle_spots, put_count, target, given
    cdef public bits.CardSet shown, gone
    cdef public bits.SeatSet untouched, pending, able
    cdef public bint is_bonus
    cdef int[7] receiver
    cdef bits.CardSet[7] before

    cdef void clear(self) except *
    cdef void clear_option(self) noexcept
    cpdef int size(self, bits.Seat seat) noexcept
    cpdef bint is_open(self, bits.Seat seat) noexcept
    cpdef int place_in_order(self, bits.Seat seat) noexcept
    @cython.locals(cards=bits.CardSet, place=int)
    cpdef bits.CardSet put_cards(self) noexcept
    @cython.locals(cards=bits.CardSet, place=int)
    cpdef bits.CardSet deck_cards(self) noexcept
    cpdef bits.CardSet target_hand(self) noexcept
    cpdef bint hides(self) noexcept
    cdef void copy_into(self, SacreBoard other) noexcept
    cdef void copy_turn_into(self, SacreBoard other) noexcept
