# The C face of piles.py, under a name of its own because piles.py itself is not compiled: each is a few instructions.
from sacrarium.core.cbits cimport Card, CardSet, popcount

cdef inline int size(CardSet pile) noexcept nogil:
    return popcount(pile)

cdef inline int count(CardSet pile, Card card) noexcept nogil:
    return popcount((pile >> (2 * card)) & 3)

cdef inline bint holds(CardSet pile, Card card) noexcept nogil:
    return ((pile >> (2 * card)) & 1) != 0

cdef inline CardSet kinds(CardSet pile) noexcept nogil:
    return pile & 0x15555555555555ULL

cdef inline CardSet plus(CardSet pile, CardSet other) noexcept nogil:
    return pile | other | (kinds(pile & other) << 1)

cdef inline CardSet minus(CardSet pile, CardSet other) noexcept nogil:
    cdef CardSet second = kinds(pile >> 1)
    return kinds(pile & ~other) | (second & ~(other >> 1)) | (kinds(second & ~other) << 1)

cdef inline CardSet with_card(CardSet pile, Card card) noexcept nogil:
    return pile | ((1 + ((pile >> (2 * card)) & 1)) << (2 * card))

cdef inline CardSet without(CardSet pile, Card card) noexcept nogil:
    return pile & ~((1 + ((pile >> (2 * card + 1)) & 1)) << (2 * card))
