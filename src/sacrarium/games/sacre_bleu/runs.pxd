from sacrarium.core cimport cbits as bits

cdef int ONE_SUIT, SHORTEST, LONGEST
cdef short[8192] STRETCH, WORTH

cpdef int ranks_in(bits.CardSet cards, int suit) noexcept
cpdef bint is_sequence(int ranks, int jokers) noexcept
cpdef int points_of(bits.CardSet cards) noexcept
