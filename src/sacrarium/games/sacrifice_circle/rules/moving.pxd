cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.table cimport CircleTable
from sacrarium.games.sacrifice_circle.ways cimport Reach

cdef bits.CardSet COMMON_CARDS, HOLY_CARDS, GOLDEN_WELLS

cpdef int roll(CircleTable table, Chance chance, object journal) except -1
cpdef bint is_ring(int space) noexcept
cdef bits.CardSet well_cards(CircleTable table, int well) noexcept
@cython.locals(wells=bits.CardSet)
cdef bits.CardSet wells_for(CircleTable table, int hero) noexcept
@cython.locals(well=int)
cpdef bint draws_at(CircleTable table, int hero, int space) noexcept
cdef int lock_on(CircleTable table, int hero) noexcept
cpdef bint may_enter(CircleTable table, int hero, int space) noexcept
cpdef Reach reach_of(CircleTable table, int hero)
@cython.locals(start=int, reach=Reach, place=int, space=int)
cpdef int farthest_end(CircleTable table) except -1
@cython.locals(steps=int)
cpdef bint may_end_on(CircleTable table, int space) except -1
cpdef bint is_end(CircleTable table, int space) except -1
@cython.locals(steps=int)
cdef bint is_farthest(CircleTable table, int space) except -1
@cython.locals(hero=int, start=int, reach=Reach, drawing=cython.bint)
cpdef int go(CircleTable table, int space, Chance chance, object journal) except -1
cpdef void stop(CircleTable table) noexcept
cpdef int unlock(CircleTable table, int hero, object journal) except -1
@cython.locals(hero=int, well=int, card=int)
cdef int draw(CircleTable table, int space, Chance chance, object journal) except -1
@cython.locals(left=int)
cpdef int keep(CircleTable table, bits.Card card, object journal) except -1
