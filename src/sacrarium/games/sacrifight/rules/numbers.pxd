cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.conditions cimport holds, value_of
from sacrarium.games.sacrifight.rules.gains cimport gain_armor, heal_member, is_hunt, members_in_reach, wear_gain
from sacrarium.games.sacrifight.rules.lasting cimport is_held, settled, wear
from sacrarium.games.sacrifight.rules.selecting cimport fixed_sides, heroes_meant, one_of_mask
from sacrarium.games.sacrifight.rules.zones cimport everybody, push_frame

cdef int PIERCE
cdef int ANY_DIRECTION

cdef int hero_takes(FightBoard fight, int at, int hero, int amount) noexcept
@cython.locals(alive=int, by_boss=int, hero=int, lost=int)
cpdef void hurt_heroes(FightBoard fight, int at, int heroes, int amount, bint pierce, object journal) except *
cdef void wear_out(FightBoard fight, int at, int heroes) noexcept
@cython.locals(absorbed=int)
cdef int hurt_hero(FightBoard fight, int at, int hero, int amount, bint pierce, object journal) except? -999
@cython.locals(place=int, slot=int)
cpdef void fire(FightBoard fight, int event, int hero) noexcept
@cython.locals(condition=int, holder=int, kind=int, place=int, you=int)
cdef void fire_card(FightBoard fight, int event, int slot, int hero) noexcept
cpdef int boss_targets(FightBoard fight, int slot) noexcept
@cython.locals(found=int, place=int)
cpdef int minion_targets(FightBoard fight, int slot) noexcept
@cython.locals(minions=int, place=int, sides=int, slot=int)
cdef int targets_meant(FightBoard fight, int at, int whom, bint any_side) noexcept
@cython.locals(dealer=int, dealt=int, factor=int, left=int, sides=int, taker=int, target=int)
cdef void hit_all(FightBoard fight, int at, int targets, int amount, bint pierce, object journal) except *
@cython.locals(slot=int)
cdef void hit(FightBoard fight, int target, int amount, bint pierce, object journal) except *
@cython.locals(absorbed=int, egg=int)
cdef void hit_member(FightBoard fight, int member, int amount, bint pierce, object journal) except *
@cython.locals(heroes=int, pierce=int, program=Program, whom=int)
cpdef int do_damage(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(program=Program, target=int, targets=int)
cdef int damage_enemies(FightBoard fight, int at, int code, int whom, bint pierce, Chance chance, object journal) except? -999
cdef bint attack_is_void(FightBoard fight, int at) noexcept
@cython.locals(target=int, targets=int)
cpdef int do_point(FightBoard fight, int at, object journal) except? -999
