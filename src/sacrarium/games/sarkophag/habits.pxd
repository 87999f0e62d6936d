cimport cython
from libc cimport math

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Belief
from sacrarium.core.state cimport State
from sacrarium.games.sarkophag.knowledge cimport exchange_any
from sacrarium.games.sarkophag.novice cimport Novice
from sacrarium.games.sarkophag.state cimport SarkophagState

cdef bits.CardSet DECK
cdef int NOT_KNOWN
cdef double WHIM, CARE

cdef class Habits(Belief):
    cdef Novice novice
    cdef Chance no_luck
    cpdef double likelihood(self, State world, bits.Seat seat) except -1
    @cython.locals(past=SarkophagState, together=double, place=int, card=int)
    cdef double replayed(self, SarkophagState world, bits.Seat seat) except -1
    @cython.locals(past=SarkophagState, owner=int, place=int)
    cdef SarkophagState as_dealt(self, SarkophagState world)
    @cython.locals(cards=bits.CardSet, count=int, cost=double, shares=double)
    cdef double share_of(self, bits.Card card, SarkophagState past) noexcept
    cpdef State vary(self, State world, bits.Seat seat, Chance chance)
    @cython.locals(other=SarkophagState, unseen=bits.CardSet)
    cdef SarkophagState varied(self, SarkophagState world, bits.Seat seat, Chance chance)
