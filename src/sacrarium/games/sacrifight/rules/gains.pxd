cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight.fight cimport FightTable

cdef bint is_hunt(FightTable fight) noexcept
cdef void heal_hero(FightTable fight, int hero, int amount, object journal) except *
@cython.locals(most=int)
cdef void heal_member(FightTable fight, int member, int amount, object journal) except *
cdef void gain_armor(FightTable fight, int hero, int amount, object journal) except *
cdef void boss_armored(FightTable fight, int member, int amount, object journal) except *
@cython.locals(member=int)
cdef int members_meant(FightTable fight, int at, int whom) noexcept
@cython.locals(amount=int, hero=int, heroes=int, members=int, op=int, program=Program, whom=int)
cdef int do_gain(FightTable fight, int at, int code, Chance chance, object journal) except? -999
cdef void gain_of_member(FightTable fight, int op, int member, int amount, object journal) except *
@cython.locals(lost=int)
cdef void gain_of_hero(FightTable fight, int op, int hero, int amount, object journal) except *
cdef void gain_special(FightTable fight, int hero, int points, object journal) except *
@cython.locals(amount=int, hero=int, now=int)
cdef int do_actions(FightTable fight, int at, int code, object journal) except? -999
cdef int do_set_actions(FightTable fight, int code) noexcept
@cython.locals(amount=int, place=int)
cdef int do_counter(FightTable fight, int at, int code) noexcept
