cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.table cimport SacreTable

cdef int OBSERVERS, HANDS
cdef bits.CardSet NUMBERS
cdef bits.CardSet[8] RED, BLACK, ALWAYS_IN_DECK
cdef bits.CardSet[12] AT_LEAST

cdef bint exists(SacreTable table, int observer) noexcept
@cython.locals(start=int, other=int)
cpdef void place(SacreTable table, int observer, bits.CardSet cards, int zone) noexcept
@cython.locals(observer=int)
cdef void place_for_all(SacreTable table, bits.CardSet cards, int zone) noexcept
cpdef int zone_size(SacreTable table, int zone) noexcept
@cython.locals(start=int, seat=int)
cpdef void settle(SacreTable table, int observer) noexcept
@cython.locals(once=bits.CardSet, twice=bits.CardSet, zone=int)
cpdef bits.CardSet doubtful(SacreTable table, int start) noexcept
@cython.locals(open_cards=bits.CardSet, zone=int, other=int, size=int, cards=bits.CardSet)
cdef bint conclude(SacreTable table, int start) noexcept
@cython.locals(start=int, open_cards=bits.CardSet, known=bits.CardSet, zone=int, seat=int, place_now=bits.CardSet)
cdef void remember_last(SacreTable table, int observer) noexcept
@cython.locals(observer=int)
cpdef void settle_all(SacreTable table) noexcept
cpdef void has_changed(SacreTable table, bits.Seat seat) noexcept
@cython.locals(red=bits.CardSet, black=bits.CardSet, dealt=bits.CardSet, left=bits.CardSet, observer=int, seat=int)
cpdef void know_deal(SacreTable table) noexcept
@cython.locals(observer=int, zone=int, seat=int)
cpdef void know_score(SacreTable table, bits.CardSet cards) noexcept
@cython.locals(observer=int, seat=int)
cpdef void know_offer(SacreTable table, int value) noexcept
@cython.locals(seat=int)
cpdef void know_answers(SacreTable table) noexcept
@cython.locals(observer=int, start=int)
cpdef void know_swap(SacreTable table, bits.Seat partner, bits.Card taken, int value, bint was_open) noexcept
@cython.locals(observer=int, seat=int)
cpdef void know_cycle(SacreTable table, int opened) noexcept
@cython.locals(start=int, seat=int, to=int)
cdef void know_packets(SacreTable table, int observer, int opened) noexcept
@cython.locals(observer=int, zone=int)
cpdef void know_put(SacreTable table, bits.Seat seat, bits.CardSet cards) noexcept
@cython.locals(observer=int, start=int)
cpdef void know_drawn(SacreTable table, bits.Seat seat, int layer, bits.CardSet cards) noexcept
@cython.locals(observer=int, start=int, layer=int)
cpdef void forget_top(SacreTable table) noexcept
cpdef void know_given(SacreTable table) noexcept
cpdef void know_visible(SacreTable table, bits.CardSet visible) noexcept
@cython.locals(observer=int, start=int)
cpdef void know_taken(SacreTable table, bits.Card taken, bint was_open) noexcept
@cython.locals(observer=int, deck=bits.CardSet)
cpdef void know_everything(SacreTable table) noexcept
@cython.locals(place_now=int)
cpdef void sort_deck(SacreTable table, bits.CardSet cards) noexcept
