cimport cython

from sacrarium.core.cbits cimport CardSet
from sacrarium.games.sacrifice_circle.ways cimport Ways

cdef int SEEN
cdef CardSet GOLDEN_WELLS
cdef double BLUE_WORTH, GOLD_WORTH, NEVER

cdef class Layer:
    cdef readonly CardSet charged
    cdef readonly int locked
    cdef readonly double[3840] acting, resting
    cdef short[4608] near
    cdef short[480] within

cdef bint may_use(Layer layer, Ways ways, int space) noexcept
cdef bint draws(Layer layer, Ways ways, int space) noexcept
@cython.locals(steps="int[96]", first=int, found=int, place=int, here=int, there=int, way=int, most=int, count=int)
cdef void look(Layer layer, Ways ways, int start) except *

cdef class Values:
    cdef Ways ways
    cdef short[8] wells
    cdef double[1280] plain, striking
    cdef list by_wells, by_lock
    cdef readonly Layer holding
    @cython.locals(layers=list, place=int, found=Layer, free=Layer)
    cpdef Layer layer(self, CardSet charged, int locked)
    @cython.locals(travel=int, space=int)
    cdef void fill(self, Layer layer, Layer free) except *
    @cython.locals(total=double, on_ring=cython.bint, die=int, after=int, place=int)
    cdef double rest(self, Layer layer, Layer free, int travel, int space) noexcept
    @cython.locals(crystal=int, holding=Layer, well=int, space=int, left=int, best=double, striking=double, place=int, there=int, value=double, beside=double)
    cdef void prepare_wells(self, int travel) noexcept
    @cython.locals(value=double)
    cdef double card_worth(self, int travel, int well) noexcept
    @cython.locals(crystal=int, beside=cython.bint, total=double, best=double, done=int, roll=int, place=int, there=int)
    cdef double act(self, Layer layer, Layer free, int travel, int space) noexcept
    @cython.locals(on_ring=cython.bint, value=double)
    cdef double end(self, Layer layer, Layer free, int travel, int there, bint may_strike) noexcept
    @cython.locals(best=double, steps=int, place=int, there=int)
    cdef double best_draw(self, Layer layer, int travel, int start, int roll, bint may_strike) noexcept
    @cython.locals(place=int)
    cdef double draw(self, int travel, int well, int left, bint may_strike) noexcept
