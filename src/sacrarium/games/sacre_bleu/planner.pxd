cimport cython

from sacrarium.core.cbits cimport Card, CardSet, Seat
from sacrarium.core.policy cimport Policy
from sacrarium.games.sacre_bleu.plans cimport Plans
from sacrarium.games.sacre_bleu.state cimport SacreState

cdef double DEALT_DRAW, OTHER_DRAW

cdef class Planner(Policy):
    cdef Plans plans
    cdef CardSet return_hand, return_gone, return_cards
    cdef int return_when
    cdef Card least(self, SacreState state, Seat seat, CardSet cards) noexcept
    cdef Card weakest(self, SacreState state, CardSet hand, int turns) noexcept
    @cython.locals(turns=int, hand=CardSet, chosen=CardSet, best=int)
    cdef CardSet least_cards(self, SacreState state, Seat seat, int number) noexcept
    @cython.locals(turns=int, later=int, cards=CardSet, left=CardSet, rest=double)
    cdef double score_gain(self, SacreState state, Seat seat) noexcept
    cdef double return_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, number=int, fresh=int, draws=double, hand=CardSet, loss=double)
    cdef double return_value(self, SacreState state, Seat seat, CardSet cards) noexcept
    @cython.locals(hand=CardSet, fresh=int, when=int)
    cdef CardSet returned(self, SacreState state, Seat seat) noexcept
    @cython.locals(cards=CardSet, number=int, left=CardSet, card=int, draw=double)
    cdef CardSet worth_returning(self, SacreState state, CardSet hand, int turns, int fresh) noexcept
    @cython.locals(number=int, turns=int, cards=CardSet, hand=CardSet, loss=double)
    cdef double cycle_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(turns=int, given=int, loss=double, may=CardSet, unsure=CardSet, free=CardSet, share=double, shown=double)
    cdef double exchange_gain(self, SacreState state, Seat seat, Seat other) noexcept
    @cython.locals(now=double, cards=CardSet, best=int, most=double, card=int, gain=double)
    cdef Card offered(self, SacreState state, Seat seat) noexcept
    @cython.locals(loss=double, likely=double, cards=CardSet)
    cdef double offer_gain(self, SacreState state, Seat seat, Card offer, double now) noexcept
    @cython.locals(now=double)
    cdef double advertise_gain(self, SacreState state, Seat seat) noexcept
    @cython.locals(best=int, most=double, other=int, gain=double)
    cdef Seat target(self, SacreState state, Seat seat) noexcept
