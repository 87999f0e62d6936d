cimport cython

from sacrarium.core cimport cbits as bits

cdef bits.CardSet DECK

cpdef bits.CardSet below(bits.Card card) noexcept
cpdef bits.CardSet above(bits.Card card) noexcept
cpdef bits.CardSet may_lead(bits.CardSet hand, bits.CardSet five_heads) noexcept
cpdef bits.CardSet side_of(bits.Card lead, bits.Card second) noexcept
cpdef bits.CardSet may_follow(bits.CardSet hand, bits.CardSet side) noexcept
cpdef bits.CardSet breaks(bits.CardSet trick, bits.Card lead, bits.CardSet side) noexcept
@cython.locals(went_lower=cython.bint, somebody_could_not=cython.bint)
cpdef bits.Card takes(bits.CardSet trick, bits.Card lead, bits.CardSet side) noexcept
