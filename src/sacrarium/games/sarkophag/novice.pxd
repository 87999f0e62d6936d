cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport State
from sacrarium.games.sarkophag.rules cimport above, below, takes
from sacrarium.games.sarkophag.state cimport SarkophagState

cdef bits.CardSet DECK
cdef int TWICE_THE_MIDDLE
cdef double USUAL_HEADS, NOT_YET
cdef double[204655] ALL_HOLD_ONE

@cython.locals(place=int, share=double, none=double)
cdef double all_hold_one(int such, int unseen, int held, int hands) noexcept

cdef class Novice(Policy):
    cpdef bits.Move choose(self, State state, bits.Seat seat, Chance chance) except? -1
    @cython.locals(cards=bits.CardSet, best=int, card=int, least=double, cost=double)
    cdef bits.Card cheapest(self, SarkophagState state) noexcept
    cdef double cost(self, SarkophagState state, bits.Card card) noexcept
    cdef bits.CardSet unseen(self, SarkophagState state) noexcept
    @cython.locals(unseen=bits.CardSet, opposite=int, nearer=int)
    cdef double danger(self, SarkophagState state, bits.Card card) noexcept
    @cython.locals(side=bits.CardSet, beyond=bits.CardSet, unseen=bits.CardSet, between=int, held=int)
    cdef double chance_to_take(self, SarkophagState state, bits.Card card) noexcept
    cdef double expected_heads(self, SarkophagState state, bits.Card card) noexcept
    cdef double cost_as_second(self, SarkophagState state, bits.Card card) noexcept
    @cython.locals(trick=bits.CardSet, outermost=double)
    cdef double cost_in_between(self, SarkophagState state, bits.Card card) noexcept
    @cython.locals(shed=double)
    cdef double cost_as_last(self, SarkophagState state, bits.Card card) noexcept
