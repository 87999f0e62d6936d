cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight.fight cimport FightTable

@cython.locals(program=Program)
cdef int do_flow(FightTable fight, int at, int code, int op, Chance chance) except? -999
cdef int go(FightTable fight, int at, int pc) noexcept
cdef int ask_may(FightTable fight, int at, int code) noexcept
cdef int ask_option(FightTable fight, int at, int code) noexcept
cdef void inner_frame(FightTable fight, int at, int you) noexcept
@cython.locals(heroes=int, place=int)
cdef int for_each(FightTable fight, int at, int code, Chance chance) except? -999
cdef int repeat(FightTable fight, int at, int code, Chance chance) except? -999
