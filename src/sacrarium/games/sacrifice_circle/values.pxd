cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.ways cimport Reach, Ways

cdef bits.CardSet GOLDEN_WELLS
cdef double BLUE_WORTH, GOLD_WORTH, NEVER

cdef class Layer:
    cdef readonly bits.CardSet charged
    cdef readonly double[3840] acting, resting, striking
    cdef Reach reach

@cython.final
cdef class Values:
    cdef Ways ways
    cdef short[8] wells
    cdef double[1280] plain, striking
    cdef list by_wells, by_lock
    cdef readonly Layer holding
    @cython.locals(layers=list, place=int, found=Layer, free=Layer)
    cpdef Layer layer(self, bits.CardSet charged, int locked)
    @cython.locals(travel=int, space=int)
    cdef void fill(self, Layer layer, Layer free) except *
    @cython.locals(total=double, on_ring=cython.bint, die=int, after=int, place=int, here=int)
    cdef void rest(self, Layer layer, Layer free, int travel, int space) noexcept
    cdef double attack(self, int travel, int space) noexcept
    @cython.locals(holding=Layer, well=int, space=int, left=int, best=double, striking=double, place=int, there=int)
    cdef void prepare_wells(self, int travel) noexcept
    @cython.locals(value=double)
    cdef double card_worth(self, int travel, int well) noexcept
    @cython.locals(attack=double, ends="double*", total=double, best=double, done=int, count=int, roll=int, place=int, there=int)
    cdef double act(self, Layer layer, int travel, int space) noexcept
    @cython.locals(best=double, place=int, there=int, left=int)
    cdef double best_draw(self, Layer layer, int travel, int start, int roll, bint may_strike) noexcept
    @cython.locals(place=int)
    cdef double draw(self, int travel, int well, int left, bint may_strike) noexcept
