cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.state cimport State
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles

cdef class DuelBoard(State):
    cdef readonly object options
    cdef readonly bint leader_wins, joker_wins, by_last_trick
    cdef public bits.CardSet[2] draw, discard, hands, row, altar, won, open_discard, mixed, old_cards
    cdef public bits.CardSet market, deck, offered
    cdef public int phase, round_number, trophy, buyer, leader, played, steps, winner, last_winner, loser
    cdef public int[2] tricks, committed, order, wins, wins_at_shuffle, old_left, old_place, old_win
    cdef public short[54] cards
    cdef public short[27] leaders, takers
    cdef public short[14] past_trophy, past_winner, past_given
    cdef public short[28] past_tricks, unplayed_count, given
    cdef public bits.CardSet[28] pool, unplayed
    cdef public short[54] none_until, one_until

    cdef void lay_out(self) except *
    cdef void clear_hand(self) except *
    cdef void know_nothing_yet(self) except *
    @cython.locals(cards=bits.CardSet)
    cpdef bits.CardSet owned(self, bits.Seat seat) noexcept
    cdef void copy_into(self, DuelBoard other) noexcept
    cdef void copy_hand_into(self, DuelBoard other) noexcept
    cdef void copy_past_into(self, DuelBoard other) noexcept
