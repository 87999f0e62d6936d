cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.fight.fight cimport FightTable

@cython.locals(at=int, went=int)
cdef void go_on(FightTable fight, MoveList moves, Chance chance, object journal) except *
@cython.locals(code=int, group=int, op=int)
cdef int carry_out(FightTable fight, int at, MoveList moves, Chance chance, object journal) except? -999
cdef int do_number(FightTable fight, int at, int code, int op, Chance chance, object journal) except? -999
cdef int do_card(FightTable fight, int at, int code, int op, MoveList moves, Chance chance, object journal) except? -999
@cython.locals(sides=int)
cdef int on_side(FightTable fight, int at, int code, Chance chance) except? -999
cdef int do_boss_card(FightTable fight, int at, int code, int op, Chance chance, object journal) except? -999
cdef int do_lasting(FightTable fight, int at, int code, int op, Chance chance, object journal) except? -999
cdef int do_play(FightTable fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(hero=int)
cdef void after_step(FightTable fight, Chance chance, object journal) except *
cpdef bint is_defeated(FightTable fight) noexcept
@cython.locals(at=int)
cdef bint turns_wild(FightTable fight) noexcept
@cython.locals(at=int, kind=int, member=int)
cdef void members_fall(FightTable fight, object journal) except *
