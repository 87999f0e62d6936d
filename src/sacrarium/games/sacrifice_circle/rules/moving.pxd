cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.board cimport CircleBoard
from sacrarium.games.sacrifice_circle.ways cimport Reach

cdef bits.CardSet COMMON_CARDS, HOLY_CARDS, GOLDEN_WELLS

cpdef int roll(CircleBoard board, Chance chance, object journal) except -1
cpdef bint is_ring(int space) noexcept
cdef bits.CardSet well_cards(CircleBoard board, int well) noexcept
@cython.locals(wells=bits.CardSet)
cdef bits.CardSet wells_for(CircleBoard board, int hero) noexcept
@cython.locals(well=int)
cpdef bint draws_at(CircleBoard board, int hero, int space) noexcept
cdef int lock_on(CircleBoard board, int hero) noexcept
cpdef bint may_enter(CircleBoard board, int hero, int space) noexcept
cpdef Reach reach_of(CircleBoard board, int hero)
@cython.locals(start=int, reach=Reach, place=int)
cpdef bint can_walk(CircleBoard board) except -1
cpdef bint may_stop(CircleBoard board) except -1
@cython.locals(steps=int)
cpdef bint may_end_on(CircleBoard board, int space) except -1
cpdef bint is_end(CircleBoard board, int space) except -1
@cython.locals(start=int, reach=Reach, row=int, place=int, end=int)
cdef bint is_walked_out(CircleBoard board, int space) except -1
@cython.locals(hero=int, start=int, reach=Reach, drawing=cython.bint)
cpdef int go(CircleBoard board, int space, Chance chance, object journal) except -1
cpdef void stop(CircleBoard board) noexcept
cpdef int unlock(CircleBoard board, int hero, object journal) except -1
@cython.locals(hero=int, well=int, card=int)
cdef int draw(CircleBoard board, int space, Chance chance, object journal) except -1
@cython.locals(left=int)
cpdef int keep(CircleBoard board, bits.Card card, object journal) except -1
