cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards cimport ccodes as table
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.zones cimport everybody, place_in_graveyard, zone_card, zone_size

cpdef void ask_for(FightBoard fight, int question, int hero, int mask) noexcept
cpdef bint answered(FightBoard fight) noexcept
cpdef int one_of_mask(FightBoard fight, int question, int hero, int mask) noexcept
cpdef int most_or_fewest(FightBoard fight, bint most) noexcept
@cython.locals(found=int)
cpdef int heroes_meant(FightBoard fight, int at, int selector, Chance chance, object journal) except? -999
@cython.locals(everyone=int, hero=int)
cdef int heroes_selected(FightBoard fight, int at, int selector, Chance chance, object journal) except? -999
@cython.locals(hero=int)
cdef int hero_by_chance(FightBoard fight, int at, Chance chance, object journal) except? -999
cpdef bint is_slot(FightBoard fight, int slot) noexcept
@cython.locals(found=int, most=int, number=int, side=int)
cdef int fullest_side(FightBoard fight) noexcept
@cython.locals(slot=int)
cdef int head_side(FightBoard fight) noexcept
@cython.locals(side=int)
cdef int side_of_card(FightBoard fight, int at, int selector) noexcept
cpdef int fixed_sides(FightBoard fight, int at, int selector) noexcept
@cython.locals(full=int, side=int)
cpdef int sides_meant(FightBoard fight, int at, int selector, Chance chance, object journal) except? -999
@cython.locals(side=int)
cpdef int side_by_chance(FightBoard fight, int at, int sides, Chance chance, object journal) except? -999
@cython.locals(rolled=int, side=int)
cdef int side_rolled(FightBoard fight, int at, int selector, Chance chance, object journal) except? -999
@cython.locals(number=int)
cpdef int one_by_chance(int mask, Chance chance) except? -999
cpdef bint fits(FightBoard fight, int filter_, int kind) noexcept
@cython.locals(owner=int, you=int)
cpdef int owners(FightBoard fight, int at, int filter_) noexcept
@cython.locals(holder=int, number=int, place=int, side=int)
cpdef bint slot_fits(FightBoard fight, int at, int filter_, int slot, bint minions) noexcept
@cython.locals(other=int, pile=int)
cpdef void add_pick(FightBoard fight, int kind, int zone, int hero, int place, bint once) noexcept
@cython.locals(allowed=int, hero=int, place=int, zone=int)
cpdef void gather(FightBoard fight, int at, int filter_, bint once) noexcept
@cython.locals(guarded=int, slot=int, spared=int)
cdef void gather_board(FightBoard fight, int at, int filter_, int zone) noexcept
@cython.locals(itself=int, kind=int, others_only=int, place=int)
cdef void gather_zone(FightBoard fight, int at, int filter_, int zone, int hero, bint once) noexcept
@cython.locals(flags=int, found=int)
cpdef int how_many(FightBoard fight, int at, int filter_) noexcept
cpdef void read_protections(FightBoard fight, int at) noexcept
cpdef bint is_protected(FightBoard fight, int slot) noexcept
@cython.locals(place=int, spared=int)
cdef int spared_slots(FightBoard fight) noexcept
@cython.locals(slot=int, spared=int)
cdef int spared_by(FightBoard fight, int place) noexcept
