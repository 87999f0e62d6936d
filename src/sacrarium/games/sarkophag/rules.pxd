cimport cython

from sacrarium.core.cbits cimport Card, CardSet

cdef CardSet DECK

cpdef CardSet below(Card card) noexcept
cpdef CardSet above(Card card) noexcept
cpdef CardSet may_lead(CardSet hand, CardSet five_heads) noexcept
cpdef CardSet side_of(Card lead, Card second) noexcept
cpdef CardSet may_follow(CardSet hand, CardSet side) noexcept
cpdef CardSet breaks(CardSet trick, Card lead, CardSet side) noexcept
@cython.locals(went_lower=cython.bint, somebody_could_not=cython.bint)
cpdef Card takes(CardSet trick, Card lead, CardSet side) noexcept
