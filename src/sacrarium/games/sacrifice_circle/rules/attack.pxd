cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.rules.crystal cimport hurt, knock_back
from sacrarium.games.sacrifice_circle.rules.moving cimport is_ring
from sacrarium.games.sacrifice_circle.board cimport CircleBoard

cdef int RANGE, SLOWED_TURNS, BUFF_DAMAGE, BUFF_BACK

@cython.locals(crystal=int, apart=int, path=int)
cpdef bint sees_crystal(CircleBoard board, int space) noexcept
@cython.locals(hero=int)
cpdef bint can_attack(CircleBoard board, bits.Card card) noexcept
@cython.locals(hero=int)
cpdef bint can_set_trap(CircleBoard board) noexcept
cpdef bint can_strike_at_all(CircleBoard board) noexcept
@cython.locals(damage=int)
cpdef int damage_of(int die, bits.Card card, bint buffed) noexcept
@cython.locals(back=int)
cpdef int back_of(int damage, bits.Card card, bint buffed) noexcept
@cython.locals(hero=int, die=int, damage=int, back=int, buffed=cython.bint)
cpdef void attack(CircleBoard board, bits.Card card, Chance chance, object journal) except *
cpdef int set_trap(CircleBoard board, object journal) except -1
