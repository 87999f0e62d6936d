cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.board cimport enter_minion, minion_slot, pick_up, put_aside
from sacrarium.games.sacrifight.rules.bossdeck cimport aside_with, strip, take_aside
from sacrarium.games.sacrifight.rules.lasting cimport is_held
from sacrarium.games.sacrifight.rules.numbers cimport hurt_heroes
from sacrarium.games.sacrifight.rules.selecting cimport answered, ask_for, one_of_mask, side_by_chance
from sacrarium.games.sacrifight.rules.zones cimport draw_card, everybody, may_draw, piles_left, put, take_from

cdef int[6] HEAD_GOES

cpdef int do_ability(FightBoard fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(place=int)
cdef int coin_in_hand(FightBoard fight, int hero) noexcept
@cython.locals(coin=int, hero=int, place=int)
cdef int angel_speaks(FightBoard fight, int at, object journal) except? -999
@cython.locals(kind=int, place=int, rolled=int, side=int, slot=int)
cdef int head_moves(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(kind=int, place=int, side=int)
cdef int mom_comes(FightBoard fight, int at, Chance chance, object journal) except? -999
cdef int side_with_room(FightBoard fight, int side) noexcept
@cython.locals(hero=int, place=int, tier=int)
cdef int plague(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(kind=int)
cdef void lose_hand_card(FightBoard fight, int hero, int place, int zone, object journal) except *
