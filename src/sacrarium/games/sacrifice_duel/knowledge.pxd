cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel cimport cphases as c
from sacrarium.games.sacrifice_duel cimport cpiles as piles
from sacrarium.games.sacrifice_duel.board cimport DuelBoard

cdef int TRIES

@cython.locals(public=bits.CardSet, owned=bits.CardSet, left=bits.CardSet, card=int)
cpdef void remember_reshuffle(DuelBoard board, bits.Seat seat) noexcept
@cython.locals(place=int, win=int)
cdef void keep_alive(DuelBoard board, bits.Seat seat, bits.Card card, int unseen) noexcept
cpdef void remember_shown(DuelBoard board, bits.Seat seat, bits.Card card) noexcept
cpdef bits.CardSet open_row(DuelBoard board, bits.Seat seat) noexcept
@cython.locals(cards=bits.CardSet)
cpdef bits.CardSet held(DuelBoard board, bits.Seat seat) noexcept
cpdef bint is_secret(DuelBoard board, bits.Seat seat) noexcept
@cython.locals(public=bits.CardSet, left=int, place=int)
cpdef void remember_hand(DuelBoard board, bits.Seat seat, bint won) noexcept

@cython.final
cdef class Guess:
    cdef DuelBoard board
    cdef int seat, old_left, unplayed_left
    cdef bits.CardSet altar, open, unknown, old_cards, once, played, unplayed
    @cython.locals(board=DuelBoard, seat=int, public=bits.CardSet)
    cdef void begin(self) noexcept
    cdef void fill_altar(self, Chance chance) except *
    @cython.locals(win=int, cards=bits.CardSet)
    cdef int try_altar(self, Chance chance) except -1
    @cython.locals(place=int)
    cdef void open_win(self, int win) noexcept
    @cython.locals(recent=cython.bint, cards=bits.CardSet, allowed=bits.CardSet, card=int)
    cdef bits.CardSet candidates(self, int win) noexcept
    @cython.locals(place=int, kept=bits.CardSet)
    cdef bint may_take(self, int win, bits.Card card, bint recent) noexcept
    @cython.locals(recent=cython.bint)
    cdef void take(self, int win, bits.Card card) noexcept
    cdef void spare_old(self, int win, bits.Card card) noexcept
    @cython.locals(played=bits.CardSet, unplayed=bits.CardSet, left=int, cards=bits.CardSet, card=int)
    cdef bint search(self, int win, int made) noexcept
    @cython.locals(altar=bits.CardSet, unknown=bits.CardSet, shown=bits.CardSet, once=bits.CardSet, played=bits.CardSet, unplayed=bits.CardSet, left=int, old_cards=bits.CardSet, old_left=int)
    cdef bint search_with(self, int win, int made, bits.Card card) noexcept
    @cython.locals(board=DuelBoard, seat=int, hand_size=int, hidden=int, hand=bits.CardSet, aside=bits.CardSet, old=bits.CardSet, more=bits.CardSet)
    cdef void deal(self, Chance chance) except *
    @cython.locals(board=DuelBoard, seat=int, pool=bits.CardSet, offered=bits.CardSet, card=int)
    cdef void hold(self, bits.CardSet hand, Chance chance) except *

cpdef void imagine_cards(DuelBoard board, bits.Seat seat, Chance chance) except *
@cython.locals(found=bits.CardSet, card=int)
cdef bits.CardSet chosen(bits.CardSet pile, int number, Chance chance) except? 0
@cython.locals(total=int, left=bits.CardSet, card=int)
cdef bits.Card weighed(bits.CardSet cards, Chance chance) except -1
cdef int weight(bits.Card card) noexcept
