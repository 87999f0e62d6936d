cimport cython

from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has

cdef double PER_ACT
cdef double PER_BOSS

@cython.locals(member=int, total=int)
cpdef int boss_left(FightBoard fight) noexcept
@cython.locals(member=int, total=int)
cpdef int boss_full(FightBoard fight) noexcept
cpdef double boss_share(FightBoard fight) noexcept
cpdef double run_worth(FightBoard fight) noexcept
cpdef object outcome_of(FightBoard fight)
