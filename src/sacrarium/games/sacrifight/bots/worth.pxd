cimport cython

from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.scoring cimport boss_share
from sacrarium.games.sacrifight.rules.zones cimport pile_size

cdef double FULL_DECK, OUT_FOR_A_FIGHT, LOST_AT_BEST, FIGHT_WON, DECK
cdef double[4] TIER_VALUE

@cython.locals(packed=double, place=int, slot=int, tier=int, total=double)
cdef double deck_value(FightBoard fight, int hero) noexcept
@cython.locals(total=double, hero=int)
cdef double decks_share(FightBoard fight) noexcept
@cython.locals(best=double, hero=int)
cdef double health_share(FightBoard fight) noexcept
@cython.locals(lost=double, won=double)
cpdef double fight_worth(FightBoard fight) noexcept
