cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight.fight cimport FightTable

@cython.locals(holder=int, rolled=int, slot=int, text=int)
cdef int check_captured(FightTable fight, int at, Chance chance, object journal) except? -999
cdef void set_free(FightTable fight, int slot, object journal) except *
@cython.locals(condition=int, found=int, kind=int)
cdef bint trap_matches(FightTable fight, int slot) noexcept
@cython.locals(pick=int, place=int)
cdef int first_concerned(FightTable fight) noexcept
@cython.locals(compulsory=int, holder=int, kind=int, number=int, pick=int, slot=int)
cdef int let_traps_react(FightTable fight, int at, object journal) except? -999
@cython.locals(compulsory=int, holder=int, kind=int, slot=int, slots=int)
cdef bint matching_traps(FightTable fight) noexcept
@cython.locals(fired=int, kind=int, slot=int)
cdef int clear_trap(FightTable fight, int at, object journal) except? -999
