cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef int OBSERVERS, HANDS
cdef CardSet NUMBERS
cdef CardSet[8] RED, BLACK, ALWAYS_IN_DECK
cdef CardSet[12] AT_LEAST

cdef bint exists(SacreTable table, int observer) noexcept
@cython.locals(start=int, other=int)
cdef void place(SacreTable table, int observer, CardSet cards, int zone) noexcept
@cython.locals(observer=int)
cdef void place_for_all(SacreTable table, CardSet cards, int zone) noexcept
cpdef int zone_size(SacreTable table, int zone) noexcept
@cython.locals(start=int, seat=int)
cpdef void settle(SacreTable table, int observer) noexcept
@cython.locals(once=CardSet, twice=CardSet, zone=int)
cpdef CardSet doubtful(SacreTable table, int start) noexcept
@cython.locals(open_cards=CardSet, zone=int, other=int, size=int, cards=CardSet)
cdef bint conclude(SacreTable table, int start) noexcept
@cython.locals(start=int, open_cards=CardSet, known=CardSet, zone=int, seat=int, place_now=CardSet)
cdef void remember_last(SacreTable table, int observer) noexcept
@cython.locals(observer=int)
cpdef void settle_all(SacreTable table) noexcept
cdef void has_changed(SacreTable table, Seat seat) noexcept
@cython.locals(red=CardSet, black=CardSet, dealt=CardSet, left=CardSet, observer=int, seat=int)
cdef void know_deal(SacreTable table) noexcept
@cython.locals(observer=int, zone=int, seat=int)
cdef void know_score(SacreTable table, CardSet cards) noexcept
@cython.locals(observer=int, seat=int)
cdef void know_offer(SacreTable table, int value) noexcept
@cython.locals(seat=int)
cdef void know_answers(SacreTable table) noexcept
@cython.locals(observer=int, start=int)
cdef void know_swap(SacreTable table, Seat partner, Card taken, int value, bint was_open) noexcept
@cython.locals(observer=int, seat=int)
cdef void know_cycle(SacreTable table, int opened) noexcept
@cython.locals(start=int, seat=int, to=int)
cdef void know_packets(SacreTable table, int observer, int opened) noexcept
@cython.locals(observer=int, zone=int)
cdef void know_put(SacreTable table, Seat seat, CardSet cards) noexcept
@cython.locals(observer=int, start=int)
cdef void know_drawn(SacreTable table, Seat seat, int layer, CardSet cards) noexcept
@cython.locals(observer=int, start=int, layer=int)
cdef void forget_top(SacreTable table) noexcept
cdef void know_given(SacreTable table) noexcept
cdef void know_visible(SacreTable table, CardSet visible) noexcept
@cython.locals(observer=int, start=int)
cdef void know_taken(SacreTable table, Card taken, bint was_open) noexcept
@cython.locals(observer=int, deck=CardSet)
cdef void know_everything(SacreTable table) noexcept
@cython.locals(place_now=int)
cdef void sort_deck(SacreTable table, CardSet cards) noexcept
