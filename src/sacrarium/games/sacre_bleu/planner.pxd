cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.policy cimport Policy
from sacrarium.games.sacre_bleu.state cimport SacreState

cdef double DEALT_DRAW, OTHER_DRAW, LITTLE, JOKER_KEEP

cdef class Planner(Policy):
    @cython.locals(loss=double)
    cdef double keep(self, SacreState state, CardSet hand, Card card, int turns) noexcept
    @cython.locals(turns=int, best=int, least=double, card=int, loss=double)
    cdef Card least(self, SacreState state, Seat seat, CardSet cards) noexcept
    @cython.locals(turns=int, hand=CardSet, chosen=CardSet, best=int)
    cdef CardSet least_cards(self, SacreState state, Seat seat, int number) noexcept
    cdef double gain_of(self, SacreState state, CardSet hand, Card card, double now, int turns) noexcept
    @cython.locals(best=int, least=double, left=CardSet, card=int, loss=double)
    cdef Card weakest(self, SacreState state, CardSet hand, int turns) noexcept
    @cython.locals(turns=int, later=int, cards=CardSet, left=CardSet, rest=double)
    cdef double score_gain(self, SacreState state, Seat seat) noexcept
    cdef double return_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, number=int, fresh=int, draws=double, hand=CardSet, loss=double)
    cdef double return_value(self, SacreState state, Seat seat, CardSet cards) noexcept
    @cython.locals(turns=int, hand=CardSet, cards=CardSet, fresh=int, number=int, left=CardSet, card=int, draw=double)
    cdef CardSet returned(self, SacreState state, Seat seat) noexcept
    @cython.locals(number=int, turns=int, cards=CardSet, hand=CardSet, loss=double)
    cdef double cycle_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, given=int, hand=CardSet, now=double, loss=double, may=CardSet, unsure=CardSet, free=CardSet, share=double, shown=double, expected=double, card=int, gain=double, likely=double)
    cdef double exchange_gain(self, SacreState state, Seat seat, Seat other) noexcept
    @cython.locals(turns=int, cards=CardSet, best=int, most=double, card=int, gain=double)
    cdef Card offered(self, SacreState state, Seat seat) noexcept
    @cython.locals(hand=CardSet, now=double, loss=double, likely=double, cards=CardSet, expected=double, card=int, gain=double)
    cdef double offer_gain(self, SacreState state, Seat seat, Card offer, int turns) noexcept
    cdef double advertise_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(best=int, most=double, other=int, gain=double)
    cdef Seat target(self, SacreState state, Seat seat) noexcept
