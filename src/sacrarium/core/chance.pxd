cimport cython

from sacrarium.core cimport cbits as bits

cdef unsigned long long MASK_64, MASK_32, GOLDEN, FIRST_MIXER, SECOND_MIXER, MULTIPLIER, INCREMENT

cdef class Chance:
    cdef short[64] pile  # of char, Python would see it only up to its first zero
    cdef int left
    cpdef int below(self, int count) except -1
    cpdef int roll(self, int sides) except -1
    cpdef bint flip(self) except *
    cpdef bits.Card one_of(self, bits.CardSet cards) except -1
    cpdef void spread(self, bits.CardSet cards) noexcept
    @cython.locals(place=int, card=int)
    cpdef bits.Card draw(self) except -1

@cython.final
cdef class Seeded(Chance):
    cdef readonly unsigned long long state
    @cython.locals(mixed="unsigned long long")
    cdef void begin(self, unsigned long long seed) noexcept
    @cython.locals(old="unsigned long long", shifted="unsigned long long", turn="unsigned long long")
    cdef unsigned long long next_32(self) noexcept

cdef class Sealed(Chance):
    cdef bytes key
    cdef object blocks
    cdef list words
    cpdef object next_word(self)

cdef class Scripted(Chance):
    cdef readonly dict script
    @cython.locals(place=int, card=int)
    cpdef bits.Card draw_by(self, Chance other) except -1
