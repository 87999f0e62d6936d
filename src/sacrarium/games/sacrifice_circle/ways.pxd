cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifice_circle cimport cphases as c

cdef int MOST_BESIDE, BOARD_SPACES, UNKNOWN, MOST_STEPS

@cython.final
cdef class Ways:
    cdef readonly short[480] beside
    cdef readonly short[96] count, well, territory
    cdef readonly short[9216] distance
    cdef readonly short[5] star
    cdef list reaches
    cdef void read(self) except *
    cdef void measure(self, int start) except *
    cpdef int steps(self, int start, int end) noexcept
    cpdef bint may_enter(self, int space, int locked) noexcept
    @cython.locals(found=Reach, place=int)
    cpdef Reach reach(self, bits.CardSet wells, int locked)

@cython.final
cdef class Reach:
    cdef Ways ways
    cdef bits.CardSet wells
    cdef int locked
    cdef unsigned char[96] stops
    cdef unsigned char[4608] near
    cdef unsigned char[480] within
    cdef unsigned char[9216] apart, before
    @cython.locals(first=int, row=int, found=int, place=int, here=int, there=int, way=int)
    cdef void look_from(self, int start) noexcept
    @cython.locals(count=int, most=int)
    cdef void count_from(self, int start, int found) noexcept
    cpdef int count(self, int start, int most) noexcept
    cpdef int steps(self, int start, int end) noexcept
    @cython.locals(place=int)
    cpdef list spaces(self, int start, int most)
    cpdef list route(self, int start, int end)
