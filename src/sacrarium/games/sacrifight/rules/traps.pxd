cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.board cimport remove_card
from sacrarium.games.sacrifight.rules.conditions cimport holds
from sacrarium.games.sacrifight.rules.selecting cimport add_pick, answered, ask_for
from sacrarium.games.sacrifight.rules.zones cimport push_frame

@cython.locals(holder=int, rolled=int, slot=int, text=int)
cpdef int check_captured(FightBoard fight, int at, Chance chance, object journal) except? -999
cdef void set_free(FightBoard fight, int slot, object journal) except *
@cython.locals(condition=int, found=int, kind=int)
cdef bint trap_matches(FightBoard fight, int slot) noexcept
@cython.locals(pick=int, place=int)
cdef int first_concerned(FightBoard fight) noexcept
@cython.locals(compulsory=int, number=int, pick=int)
cpdef int let_traps_react(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(code=int, holder=int, in_vain=bint, kind=int, rolled=int, step=int)
cdef bint let_trap(FightBoard fight, int at, int slot, Chance chance, object journal) except? -1
@cython.locals(compulsory=int, holder=int, kind=int, slot=int, slots=int)
cdef bint matching_traps(FightBoard fight, int but) noexcept
@cython.locals(fired=int, kind=int, slot=int)
cpdef int clear_trap(FightBoard fight, int at, object journal) except? -999
