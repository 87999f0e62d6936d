cdef int MOST_BESIDE, BOARD_SPACES, UNKNOWN

cdef class Ways:
    cdef readonly short[480] beside
    cdef readonly short[96] count, well, territory
    cdef readonly unsigned char[9216] distance
    cdef readonly short[5] star
    cdef void read(self) except *
    cdef void measure(self, int start) except *
    cpdef int steps(self, int start, int end) noexcept
