cimport cython

from sacrarium.core.cbits cimport Card, CardSet
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle.table cimport CircleTable

cdef CardSet COMMON_CARDS, HOLY_CARDS, GOLDEN_WELLS

cdef void roll(CircleTable table, Chance chance, object journal) except *
cdef bint is_ring(int space) noexcept
cdef CardSet well_cards(CircleTable table, int well) noexcept
@cython.locals(well=int)
cpdef bint draws_at(CircleTable table, int hero, int space) noexcept
cpdef bint may_enter(CircleTable table, int hero, int space) noexcept
@cython.locals(found=int, place=int, here=int, there=int, way=int, space=int)
cpdef int look_around(CircleTable table, int hero, int start, int most) noexcept
@cython.locals(farthest=int, place=int)
cpdef int look_for_ends(CircleTable table) noexcept
@cython.locals(steps=int)
cpdef bint may_end_on(CircleTable table, int space, int farthest) noexcept
@cython.locals(hero=int, drawing=cython.bint)
cdef void go(CircleTable table, int space, Chance chance, object journal) except *
cdef void stop(CircleTable table) noexcept
cdef void unlock(CircleTable table, int hero, object journal) except *
@cython.locals(hero=int, well=int, card=int)
cdef void draw(CircleTable table, int space, Chance chance, object journal) except *
@cython.locals(left=int)
cdef void keep(CircleTable table, Card card, object journal) except *
