cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight.fight cimport FightTable

cdef int[6] HEAD_GOES

cdef int do_ability(FightTable fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(place=int)
cdef int coin_in_hand(FightTable fight, int hero) noexcept
@cython.locals(coin=int, hero=int, place=int)
cdef int angel_speaks(FightTable fight, int at, object journal) except? -999
@cython.locals(kind=int, place=int, rolled=int, side=int, slot=int)
cdef int head_moves(FightTable fight, int at, Chance chance, object journal) except? -999
@cython.locals(kind=int, place=int)
cdef int mom_comes(FightTable fight, Chance chance, object journal) except? -999
@cython.locals(hero=int, place=int, tier=int)
cdef int plague(FightTable fight, int at, Chance chance, object journal) except? -999
@cython.locals(kind=int)
cdef void lose_hand_card(FightTable fight, int hero, int place, int zone, object journal) except *
