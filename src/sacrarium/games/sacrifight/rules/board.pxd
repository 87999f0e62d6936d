cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight.fight cimport FightTable

@cython.locals(number=int)
cpdef int free_slot(FightTable fight, int side) noexcept
@cython.locals(found=int, slot=int)
cdef int free_sides(FightTable fight) noexcept
cdef void lay_down(FightTable fight, int slot, int kind, int holder) noexcept
@cython.locals(kind=int)
cdef int pick_up(FightTable fight, int slot) noexcept
@cython.locals(holder=int, kind=int)
cdef int remove_card(FightTable fight, int slot, int zone, object journal) except? -999
@cython.locals(leaves=int, marks=int, member=int)
cdef void put_away(FightTable fight, int kind) noexcept
cdef void put_aside(FightTable fight, int kind) noexcept
@cython.locals(number=int)
cdef int minion_slot(FightTable fight, int side) noexcept
@cython.locals(marks=int, slot=int)
cdef bint enter_minion(FightTable fight, int kind, int side, object journal) except? -1
@cython.locals(sides=int)
cdef int entry_side(FightTable fight, int at, int selector, Chance chance) except? -999
@cython.locals(kind=int)
cdef void kill_minion(FightTable fight, int slot, object journal) except *
@cython.locals(slot=int)
cdef void dead_minions_leave(FightTable fight, object journal) except *
@cython.locals(pick=int, program=Program, target=int, targets=int)
cdef int do_kill(FightTable fight, int at, int code, Chance chance) except? -999
@cython.locals(found=int, slot=int)
cdef int minions_to_kill(FightTable fight, int at, int filter_) noexcept
