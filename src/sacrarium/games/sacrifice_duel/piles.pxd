cimport cython

from sacrarium.core.cbits cimport Card, CardSet

cdef CardSet LOWER

cpdef int size(CardSet pile) noexcept
@cython.locals(pair=int)
cpdef int count(CardSet pile, Card card) noexcept
cpdef bint holds(CardSet pile, Card card) noexcept
cpdef CardSet plus(CardSet pile, CardSet other) noexcept
@cython.locals(second=CardSet, other_second=CardSet, first=CardSet)
cpdef CardSet minus(CardSet pile, CardSet other) noexcept
cpdef CardSet with_card(CardSet pile, Card card) noexcept
cpdef CardSet without(CardSet pile, Card card) noexcept
cpdef CardSet kinds(CardSet pile) noexcept
