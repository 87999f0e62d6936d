cimport cython

from sacrarium.core.cbits cimport Card
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle.table cimport CircleTable

cdef int RANGE, SLOWED_TURNS, BUFF_DAMAGE, BUFF_BACK

@cython.locals(crystal=int, apart=int, path=int)
cpdef bint sees_crystal(CircleTable table, int space) noexcept
@cython.locals(hero=int)
cpdef bint can_attack(CircleTable table, Card card) noexcept
@cython.locals(space=int)
cpdef bint can_set_trap(CircleTable table) noexcept
cpdef bint can_strike_at_all(CircleTable table) noexcept
@cython.locals(damage=int)
cpdef int damage_of(int die, Card card, bint buffed) noexcept
@cython.locals(back=int)
cpdef int back_of(int damage, Card card, bint buffed) noexcept
@cython.locals(hero=int, die=int, damage=int, back=int, buffed=cython.bint)
cdef void attack(CircleTable table, Card card, Chance chance, object journal) except *
cdef int set_trap(CircleTable table, object journal) except -1
