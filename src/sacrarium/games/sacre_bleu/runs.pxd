from sacrarium.core.cbits cimport CardSet

cdef int ONE_SUIT, SHORTEST, LONGEST
cdef short[8192] STRETCH, WORTH

cpdef int ranks_in(CardSet cards, int suit) noexcept
cpdef bint is_sequence(int ranks, int jokers) noexcept
cpdef int points_of(CardSet cards) noexcept
