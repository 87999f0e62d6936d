cimport cython

from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightTable
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has

cdef double PER_ACT
cdef double PER_BOSS

@cython.locals(member=int, total=int)
cpdef int boss_left(FightTable fight) noexcept
@cython.locals(member=int, total=int)
cpdef int boss_full(FightTable fight) noexcept
cpdef double boss_share(FightTable fight) noexcept
cpdef double run_worth(FightTable fight) noexcept
cpdef object outcome_of(FightTable fight)
