from sacrarium.core.cbits cimport Card, CardSet, Move, Seat
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport State
from sacrarium.games.sarkophag.state cimport SarkophagState

cimport cython

cdef CardSet DECK
cdef int TWICE_THE_MIDDLE
cdef double USUAL_HEADS, NOT_YET
cdef double[204655] ALL_HOLD_ONE

@cython.locals(place=int, share=double, none=double)
cdef double all_hold_one(int such, int unseen, int held, int hands) noexcept

cdef class Novice(Policy):
    cpdef Move choose(self, State state, Seat seat, Chance chance) except? -1
    @cython.locals(cards=CardSet, best=int, card=int, least=double, cost=double)
    cdef Card cheapest(self, SarkophagState state) noexcept
    cdef double cost(self, SarkophagState state, Card card) noexcept
    cdef CardSet unseen(self, SarkophagState state) noexcept
    @cython.locals(unseen=CardSet, opposite=int, nearer=int)
    cdef double danger(self, SarkophagState state, Card card) noexcept
    @cython.locals(side=CardSet, beyond=CardSet, unseen=CardSet, between=int, held=int)
    cdef double chance_to_take(self, SarkophagState state, Card card) noexcept
    cdef double expected_heads(self, SarkophagState state, Card card) noexcept
    cdef double cost_as_second(self, SarkophagState state, Card card) noexcept
    @cython.locals(trick=CardSet, outermost=double)
    cdef double cost_in_between(self, SarkophagState state, Card card) noexcept
    @cython.locals(shed=double)
    cdef double cost_as_last(self, SarkophagState state, Card card) noexcept
