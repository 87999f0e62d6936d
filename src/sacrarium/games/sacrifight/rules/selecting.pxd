cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightTable
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.zones cimport everybody, place_in_graveyard, zone_card, zone_size

cpdef void ask_for(FightTable fight, int question, int hero, int mask) noexcept
cpdef bint answered(FightTable fight) noexcept
cpdef int one_of_mask(FightTable fight, int question, int hero, int mask) noexcept
cpdef int most_or_fewest(FightTable fight, bint most) noexcept
@cython.locals(found=int)
cpdef int heroes_meant(FightTable fight, int at, int selector, Chance chance) except? -999
@cython.locals(everyone=int, hero=int)
cdef int heroes_selected(FightTable fight, int at, int selector, Chance chance) except? -999
cpdef bint is_slot(FightTable fight, int slot) noexcept
@cython.locals(found=int, most=int, number=int, side=int)
cdef int fullest_side(FightTable fight) noexcept
@cython.locals(slot=int)
cdef int head_side(FightTable fight) noexcept
@cython.locals(side=int)
cdef int side_of_card(FightTable fight, int at, int selector) noexcept
cpdef int fixed_sides(FightTable fight, int at, int selector) noexcept
@cython.locals(full=int, side=int)
cpdef int sides_meant(FightTable fight, int at, int selector, Chance chance) except? -999
@cython.locals(number=int)
cpdef int one_by_chance(int mask, Chance chance) except? -999
cpdef bint fits(FightTable fight, int filter_, int kind) noexcept
@cython.locals(owner=int, you=int)
cpdef int owners(FightTable fight, int at, int filter_) noexcept
@cython.locals(holder=int, place=int, side=int)
cpdef bint slot_fits(FightTable fight, int at, int filter_, int slot, bint minions) noexcept
@cython.locals(other=int, where=int)
cpdef void add_pick(FightTable fight, int kind, int zone, int hero, int place, bint once) noexcept
@cython.locals(allowed=int, hero=int, place=int, zone=int)
cpdef void gather(FightTable fight, int at, int filter_, bint once) noexcept
@cython.locals(guarded=int, slot=int)
cdef void gather_board(FightTable fight, int at, int filter_, int zone) noexcept
@cython.locals(itself=int, kind=int, others_only=int, place=int)
cdef void gather_zone(FightTable fight, int at, int filter_, int zone, int hero, bint once) noexcept
@cython.locals(flags=int, found=int)
cpdef int how_many(FightTable fight, int at, int filter_) noexcept
@cython.locals(place=int)
cpdef bint is_protected(FightTable fight, int slot) noexcept
