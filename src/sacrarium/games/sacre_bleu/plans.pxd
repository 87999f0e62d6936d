cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacre_bleu cimport cphases as c
from sacrarium.games.sacre_bleu cimport runs
from sacrarium.games.sacre_bleu.runs cimport points_of, ranks_in

cdef unsigned long long MASK_64, MIXER
cdef double[9] HOPE
cdef double SECOND, LOOSE, LITTLE, JOKER_KEEP
cdef short[182] ARC
cdef unsigned int[262144] PLAN_KEY
cdef double[262144] PLAN_VALUE
cdef Plans ROOM

@cython.locals(key="unsigned int", place="unsigned long long")
cpdef double suit_plan(int ranks, int gone, int jokers, int turns) noexcept
@cython.locals(best=double, starts=int, start=int, ends=int, end=int, length=int, back=int)
cdef double work_out_plan(int ranks, int gone, int jokers, double hope) noexcept
@cython.locals(places=int, missing=int, left=int, value=double, open_places=int, extra=double)
cdef double stretch_plan(int ranks, int gone, int jokers, double hope, int start, int length) noexcept

@cython.final
cdef class Plans:
    cdef bits.CardSet hand, scored
    cdef int turns, jokers
    cdef readonly double promise
    cdef int[4] ranks, gone, loose
    cdef double[4] plain, helped, best, second, gain
    cdef int[52] tried
    cdef double[52] tried_plain, tried_helped

    @cython.locals(jokers=int, suit=int)
    cpdef void look_at(self, bits.CardSet hand, bits.CardSet scored, int turns) noexcept
    @cython.locals(suit=int)
    cdef void begin(self, bits.CardSet scored, int turns, int jokers) noexcept
    cdef double with_jokers(self, int suit, int ranks, double plain) noexcept
    @cython.locals(best=double, second=double, gain=double, loose=int, other=int)
    cdef void look_beside(self, int suit) noexcept
    @cython.locals(best=double, second=double, gain=double)
    cdef double promise_if(self, int suit, int ranks, double plain, double helped) noexcept
    @cython.locals(suit=int, ranks=int)
    cpdef double with_or_without(self, bits.Card card) noexcept
    @cython.locals(gain=double)
    cdef double gained(self, bits.Card card) noexcept
    @cython.locals(loss=double)
    cdef double missed(self, bits.Card card) noexcept
    @cython.locals(best=int, least=double, card=int, loss=double)
    cdef bits.Card least_missed(self, bits.CardSet cards) noexcept
    @cython.locals(expected=double, card=int, gain=double)
    cdef double hoped_for(self, bits.CardSet cards, bits.CardSet sure, double likely, double unlikely) noexcept

cpdef double hand_plan(bits.CardSet hand, bits.CardSet scored, int turns) noexcept
