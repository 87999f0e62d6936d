cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu.knowledge cimport forget_top, has_changed, know_drawn, know_everything, know_put, settle_all, sort_deck
from sacrarium.games.sacre_bleu.rules.turns cimport finish_option
from sacrarium.games.sacre_bleu.board cimport SacreBoard

@cython.locals(cards=bits.CardSet)
cpdef bits.CardSet may_put(SacreBoard board) noexcept
cpdef bint may_stop(SacreBoard board) noexcept
cpdef void put_card(SacreBoard board, bits.Card card, object journal) except *
cpdef void stop(SacreBoard board, object journal) except *
@cython.locals(seat=int, number=int, cards=bits.CardSet, kept=bits.CardSet, from_deal=int, place=int)
cdef void draw_as_many(SacreBoard board, object journal) except *
@cython.locals(left=int, top=int, drawn=int, cards=bits.CardSet, place=int)
cdef void draw_cards(SacreBoard board, bits.Seat seat, int number) noexcept
@cython.locals(seat=int, taken=bits.CardSet, put=bits.CardSet)
cpdef void take_card(SacreBoard board, bits.Card card, object journal) except *
