cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_duel.table cimport DuelTable

cdef int TRIES

@cython.locals(public=CardSet, owned=CardSet, left=CardSet, card=int)
cdef void remember_reshuffle(DuelTable table, Seat seat) noexcept
@cython.locals(place=int, win=int)
cdef void keep_alive(DuelTable table, Seat seat, Card card, int unseen) noexcept
cdef void remember_shown(DuelTable table, Seat seat, Card card) noexcept
cpdef CardSet open_row(DuelTable table, Seat seat) noexcept
@cython.locals(cards=CardSet)
cpdef CardSet held(DuelTable table, Seat seat) noexcept
cpdef bint is_secret(DuelTable table, Seat seat) noexcept
@cython.locals(public=CardSet, left=int, place=int)
cdef void remember_hand(DuelTable table, Seat seat, bint won) noexcept

@cython.final
cdef class Guess:
    cdef DuelTable table
    cdef int seat, old_left, unplayed_left
    cdef CardSet altar, open, unknown, old_cards, once, played, unplayed
    @cython.locals(table=DuelTable, seat=int, public=CardSet)
    cdef void begin(self) noexcept
    cdef void fill_altar(self, Chance chance) except *
    @cython.locals(win=int, cards=CardSet)
    cdef int try_altar(self, Chance chance) except -1
    @cython.locals(place=int)
    cdef void open_win(self, int win) noexcept
    @cython.locals(recent=cython.bint, cards=CardSet, allowed=CardSet, card=int)
    cdef CardSet candidates(self, int win) noexcept
    @cython.locals(place=int, kept=CardSet)
    cdef bint may_take(self, int win, Card card, bint recent) noexcept
    @cython.locals(recent=cython.bint)
    cdef void take(self, int win, Card card) noexcept
    cdef void spare_old(self, int win, Card card) noexcept
    @cython.locals(played=CardSet, unplayed=CardSet, left=int, cards=CardSet, card=int)
    cdef bint search(self, int win, int made) noexcept
    @cython.locals(altar=CardSet, unknown=CardSet, shown=CardSet, once=CardSet, played=CardSet, unplayed=CardSet, left=int, old_cards=CardSet, old_left=int)
    cdef bint search_with(self, int win, int made, Card card) noexcept
    @cython.locals(table=DuelTable, seat=int, hand_size=int, hidden=int, hand=CardSet, aside=CardSet, old=CardSet, more=CardSet)
    cdef void deal(self, Chance chance) except *
    @cython.locals(table=DuelTable, seat=int, pool=CardSet, offered=CardSet, card=int)
    cdef void hold(self, CardSet hand, Chance chance) except *

cdef void imagine_cards(DuelTable table, Seat seat, Chance chance) except *
@cython.locals(found=CardSet, card=int)
cdef CardSet chosen(CardSet pile, int number, Chance chance) except? 0
@cython.locals(total=int, left=CardSet, card=int)
cdef Card weighed(CardSet cards, Chance chance) except -1
cdef int weight(Card card) noexcept
