cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.program cimport Program
from sacrarium.games.sacrifight.table cimport FightTable

cdef int do_boss_turn(FightTable fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(rolled=int)
cdef int before_turn(FightTable fight, Chance chance, object journal) except? -999
@cython.locals(depth=int, kind=int, slot=int)
cdef int cards_in_play(FightTable fight, int at) noexcept
@cython.locals(has=int, program=Program)
cdef int use_ability(FightTable fight, object journal) except? -999
@cython.locals(holder=int, rolled=int, slot=int, text=int)
cdef int check_captured(FightTable fight, int at, Chance chance, object journal) except? -999
cdef void set_free(FightTable fight, int slot, object journal) except *
cdef int draw_boss_card(FightTable fight, Chance chance, object journal) except? -999
@cython.locals(kind=int, marks=int, slot=int)
cdef void when_drawn(FightTable fight, object journal) except *
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
@cython.locals(flags=int, kind=int, marks=int, member=int, program=Program)
cdef int resolve(FightTable fight) noexcept
@cython.locals(kind=int)
cdef int finish_card(FightTable fight, int at, object journal) except? -999
