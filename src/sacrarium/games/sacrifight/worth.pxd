cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.program cimport Program
from sacrarium.games.sacrifight.table cimport FightTable

cdef double DECK_SHARE
cdef double FULL_DECK
cdef double[4] TIER_VALUE
cdef double ON_BOARD_SHARE

@cython.locals(place=int, slot=int, tier=int, total=double)
cdef double deck_value(FightTable fight, int hero) noexcept
@cython.locals(best=double, hero=int)
cdef double health_share(FightTable fight) noexcept
@cython.locals(act=double, decks=double, hero=int, progress=double)
cpdef double fight_worth(FightTable fight) noexcept
