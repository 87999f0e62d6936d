cimport cython

from sacrarium.core.cbits cimport Card, CardSet
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle.table cimport CircleTable
from sacrarium.games.sacrifice_circle.ways cimport Reach

cdef CardSet COMMON_CARDS, HOLY_CARDS, GOLDEN_WELLS

cdef void roll(CircleTable table, Chance chance, object journal) except *
cdef bint is_ring(int space) noexcept
cdef CardSet well_cards(CircleTable table, int well) noexcept
@cython.locals(wells=CardSet)
cdef CardSet wells_for(CircleTable table, int hero) noexcept
@cython.locals(well=int)
cpdef bint draws_at(CircleTable table, int hero, int space) noexcept
cdef int lock_on(CircleTable table, int hero) noexcept
cpdef bint may_enter(CircleTable table, int hero, int space) noexcept
cpdef Reach reach_of(CircleTable table, int hero)
@cython.locals(start=int, reach=Reach, place=int, space=int)
cpdef int farthest_end(CircleTable table) except -1
@cython.locals(steps=int)
cpdef bint may_end_on(CircleTable table, int space, int farthest) except -1
@cython.locals(hero=int, start=int, reach=Reach, drawing=cython.bint)
cdef void go(CircleTable table, int space, Chance chance, object journal) except *
cdef void stop(CircleTable table) noexcept
cdef void unlock(CircleTable table, int hero, object journal) except *
@cython.locals(hero=int, well=int, card=int)
cdef void draw(CircleTable table, int space, Chance chance, object journal) except *
@cython.locals(left=int)
cdef void keep(CircleTable table, Card card, object journal) except *
