cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.conditions cimport value_of
from sacrarium.games.sacrifight.rules.lasting cimport changed, forbids, wear
from sacrarium.games.sacrifight.rules.selecting cimport heroes_meant

cpdef bint is_hunt(FightBoard fight) noexcept
cdef void heal_hero(FightBoard fight, int hero, int amount, object journal) except *
@cython.locals(most=int)
cpdef void heal_member(FightBoard fight, int member, int amount, object journal) except *
cpdef void gain_armor(FightBoard fight, int hero, int amount, object journal) except *
cdef void boss_armored(FightBoard fight, int member, int amount, object journal) except *
@cython.locals(member=int)
cpdef int member_of_side(FightBoard fight, int side) noexcept
@cython.locals(active=int)
cpdef int members_in_reach(FightBoard fight, int slot) noexcept
@cython.locals(member=int)
cdef int members_meant(FightBoard fight, int at, int whom) noexcept
@cython.locals(amount=int, hero=int, heroes=int, members=int, op=int, program=Program, whom=int)
cpdef int do_gain(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
cpdef void wear_gain(FightBoard fight, int op, int who) noexcept
cdef void gain_of_member(FightBoard fight, int op, int member, int amount, object journal) except *
@cython.locals(lost=int)
cdef void gain_of_hero(FightBoard fight, int op, int hero, int amount, object journal) except *
cpdef void gain_special(FightBoard fight, int hero, int points, object journal) except *
@cython.locals(amount=int, hero=int, now=int)
cpdef int do_actions(FightBoard fight, int at, int code, object journal) except? -999
cpdef int do_set_actions(FightBoard fight, int code) noexcept
@cython.locals(amount=int, place=int)
cpdef int do_counter(FightBoard fight, int at, int code) noexcept
