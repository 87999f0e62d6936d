cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.conditions cimport holds, value_of
from sacrarium.games.sacrifight.rules.selecting cimport answered, ask_for, heroes_meant, read_protections

@cython.locals(program=Program)
cpdef int do_flow(FightBoard fight, int at, int code, int op, Chance chance, object journal) except? -999
@cython.locals(rolled=int, step=int)
cdef int roll_table(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(yes=bint)
cdef int flip(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
cpdef int go(FightBoard fight, int at, int step) noexcept
cdef int ask_may(FightBoard fight, int at, int code) noexcept
cdef int ask_option(FightBoard fight, int at, int code) noexcept
@cython.locals(inner=int)
cdef void inner_frame(FightBoard fight, int at, int hero) except *
@cython.locals(heroes=int, place=int)
cdef int for_each(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
cdef int repeat(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
