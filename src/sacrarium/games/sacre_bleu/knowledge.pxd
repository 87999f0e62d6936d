cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.board cimport SacreBoard

cdef int OBSERVERS, HANDS
cdef bits.CardSet NUMBERS
cdef bits.CardSet[8] RED, BLACK, ALWAYS_IN_DECK
cdef bits.CardSet[12] AT_LEAST

cdef bint exists(SacreBoard board, int observer) noexcept
@cython.locals(start=int, other=int)
cpdef void place(SacreBoard board, int observer, bits.CardSet cards, int zone) noexcept
@cython.locals(observer=int)
cdef void place_for_all(SacreBoard board, bits.CardSet cards, int zone) noexcept
cpdef int zone_size(SacreBoard board, int zone) noexcept
@cython.locals(start=int, seat=int)
cpdef void settle(SacreBoard board, int observer) noexcept
@cython.locals(once=bits.CardSet, twice=bits.CardSet, zone=int)
cpdef bits.CardSet doubtful(SacreBoard board, int start) noexcept
@cython.locals(open_cards=bits.CardSet, zone=int, other=int, size=int, cards=bits.CardSet)
cdef bint conclude(SacreBoard board, int start) noexcept
@cython.locals(start=int, open_cards=bits.CardSet, known=bits.CardSet, zone=int, seat=int, place_now=bits.CardSet)
cdef void remember_last(SacreBoard board, int observer) noexcept
@cython.locals(observer=int)
cpdef void settle_all(SacreBoard board) noexcept
cpdef void has_changed(SacreBoard board, bits.Seat seat) noexcept
@cython.locals(red=bits.CardSet, black=bits.CardSet, dealt=bits.CardSet, left=bits.CardSet, observer=int, seat=int)
cpdef void know_deal(SacreBoard board) noexcept
@cython.locals(observer=int, zone=int, seat=int)
cpdef void know_score(SacreBoard board, bits.CardSet cards) noexcept
@cython.locals(observer=int, seat=int)
cpdef void know_offer(SacreBoard board, int value) noexcept
@cython.locals(seat=int)
cpdef void know_answers(SacreBoard board) noexcept
@cython.locals(observer=int, start=int)
cpdef void know_swap(SacreBoard board, bits.Seat partner, bits.Card taken, int value, bint was_open) noexcept
@cython.locals(observer=int, seat=int)
cpdef void know_cycle(SacreBoard board, int opened) noexcept
@cython.locals(start=int, seat=int, to=int)
cdef void know_packets(SacreBoard board, int observer, int opened) noexcept
@cython.locals(observer=int, zone=int)
cpdef void know_put(SacreBoard board, bits.Seat seat, bits.CardSet cards) noexcept
@cython.locals(observer=int, start=int)
cpdef void know_drawn(SacreBoard board, bits.Seat seat, int layer, bits.CardSet cards) noexcept
@cython.locals(observer=int, start=int, layer=int)
cpdef void forget_top(SacreBoard board) noexcept
cpdef void know_given(SacreBoard board) noexcept
cpdef void know_visible(SacreBoard board, bits.CardSet visible) noexcept
@cython.locals(observer=int, start=int)
cpdef void know_taken(SacreBoard board, bits.Card taken, bint was_open) noexcept
@cython.locals(observer=int, deck=bits.CardSet)
cpdef void know_everything(SacreBoard board) noexcept
@cython.locals(place_now=int)
cpdef void sort_deck(SacreBoard board, bits.CardSet cards) noexcept
