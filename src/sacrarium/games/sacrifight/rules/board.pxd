cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.lasting cimport blocked_sides, drop_of_slot, is_blocked, start_statics, stops
from sacrarium.games.sacrifight.rules.numbers cimport fire
from sacrarium.games.sacrifight.rules.selecting cimport one_by_chance, one_of_mask, side_by_chance, sides_meant, slot_fits
from sacrarium.games.sacrifight.rules.zones cimport push_frame, put

@cython.locals(number=int)
cpdef int free_slot(FightBoard fight, int side) noexcept
@cython.locals(found=int, slot=int)
cpdef int free_sides(FightBoard fight) noexcept
cpdef void lay_down(FightBoard fight, int slot, int kind, int holder) noexcept
@cython.locals(kind=int)
cpdef int pick_up(FightBoard fight, int slot) noexcept
@cython.locals(holder=int, kind=int)
cpdef int remove_card(FightBoard fight, int slot, int zone, object journal) except? -999
@cython.locals(leaves=int, marks=int, member=int)
cpdef void put_away(FightBoard fight, int kind) noexcept
cpdef void put_aside(FightBoard fight, int kind) noexcept
@cython.locals(number=int)
cpdef int minion_slot(FightBoard fight, int side) noexcept
@cython.locals(head=bint, marks=int, slot=int)
cpdef bint enter_minion(FightBoard fight, int kind, int side, object journal) except? -1
@cython.locals(sides=int)
cpdef int entry_side(FightBoard fight, int at, int selector, Chance chance, object journal) except? -999
@cython.locals(kind=int)
cdef void kill_minion(FightBoard fight, int slot, object journal) except *
@cython.locals(slot=int)
cpdef void dead_minions_leave(FightBoard fight, object journal) except *
@cython.locals(pick=int, program=Program, target=int, targets=int)
cpdef int do_kill(FightBoard fight, int at, int code, Chance chance) except? -999
@cython.locals(found=int, slot=int)
cdef int minions_to_kill(FightBoard fight, int at, int filter_) noexcept
