cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.policy cimport Policy
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport knowledge
from sacrarium.games.sacre_bleu cimport plans
from sacrarium.games.sacre_bleu.endgame cimport best_set
from sacrarium.games.sacre_bleu.knowledge cimport doubtful
from sacrarium.games.sacre_bleu.plans cimport Plans, hand_plan
from sacrarium.games.sacre_bleu.rules.advertise cimport may_offer
from sacrarium.games.sacre_bleu.runs cimport points_of
from sacrarium.games.sacre_bleu.state cimport SacreState
from sacrarium.games.sacre_bleu.worth cimport turns_left

cdef double DEALT_DRAW, OTHER_DRAW

cdef class Planner(Policy):
    cdef Plans plans
    cdef bits.CardSet return_hand, return_gone, return_cards
    cdef int return_when
    cdef bits.Card least(self, SacreState state, bits.Seat seat, bits.CardSet cards) noexcept
    cdef bits.Card weakest(self, SacreState state, bits.CardSet hand, int turns) noexcept
    @cython.locals(turns=int, hand=bits.CardSet, chosen=bits.CardSet, best=int)
    cdef bits.CardSet least_cards(self, SacreState state, bits.Seat seat, int number) noexcept
    @cython.locals(turns=int, later=int, cards=bits.CardSet, left=bits.CardSet, rest=double)
    cdef double score_gain(self, SacreState state, bits.Seat seat) noexcept
    cdef double return_gain(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(turns=int, number=int, fresh=int, draws=double, hand=bits.CardSet, loss=double)
    cdef double return_value(self, SacreState state, bits.Seat seat, bits.CardSet cards) noexcept
    @cython.locals(hand=bits.CardSet, fresh=int, when=int)
    cdef bits.CardSet returned(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(cards=bits.CardSet, number=int, left=bits.CardSet, card=int, draw=double)
    cdef bits.CardSet worth_returning(self, SacreState state, bits.CardSet hand, int turns, int fresh) noexcept
    @cython.locals(number=int, turns=int, cards=bits.CardSet, hand=bits.CardSet, loss=double)
    cdef double cycle_gain(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(turns=int, given=int, loss=double, may=bits.CardSet, unsure=bits.CardSet, free=bits.CardSet, share=double, shown=double)
    cdef double exchange_gain(self, SacreState state, bits.Seat seat, bits.Seat other) noexcept
    @cython.locals(now=double, cards=bits.CardSet, best=int, most=double, card=int, gain=double)
    cdef bits.Card offered(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(loss=double, likely=double, cards=bits.CardSet)
    cdef double offer_gain(self, SacreState state, bits.Seat seat, bits.Card offer, double now) noexcept
    @cython.locals(now=double)
    cdef double advertise_gain(self, SacreState state, bits.Seat seat) noexcept
    @cython.locals(best=int, most=double, other=int, gain=double)
    cdef bits.Seat target(self, SacreState state, bits.Seat seat) noexcept
