cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.cards cimport ccodes as table
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.board cimport pick_up, put_away, remove_card
from sacrarium.games.sacrifight.rules.conditions cimport value_of
from sacrarium.games.sacrifight.rules.lasting cimport forbids
from sacrarium.games.sacrifight.rules.selecting cimport add_pick, answered, gather, how_many, one_by_chance, one_of_mask, owners, read_protections
from sacrarium.games.sacrifight.rules.zones cimport draw_card, may_draw, piles_left, place_in_graveyard, put, take_from, take_top, zone_owner

@cython.locals(hero=int, pile=int, piles=int, tier=int)
cpdef int do_draw(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(filter_=int, number=int, pick=int, place=int, program=Program, zone=int)
cpdef int do_move(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
cpdef int picked(FightBoard fight, int at, int pick, bint may_stop, Chance chance) except? -999
@cython.locals(best=int, number=int, place=int, skip=int, tier=int)
cdef int highest_pick(FightBoard fight, Chance chance) except? -999
@cython.locals(hero=int, kind=int, place=int, reached=int, where=int, zone=int)
cpdef void move_pick(FightBoard fight, int pick, int to, object journal) except *
@cython.locals(kind=int, pile=int, reached=int, tier=int)
cdef bint move_top(FightBoard fight, int code, int hero, int piles, Chance chance, object journal) except *
@cython.locals(filter_=int, hero=int, heroes=int, number=int, piles=int)
cdef int move_from_pile(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(holder=int, kind=int, place=int, reached=int, slot=int, to=int)
cpdef int do_move_self(FightBoard fight, int at, int code, object journal) except? -999
@cython.locals(hero=int, pick=int, place=int)
cpdef int do_exhume(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(program=Program)
cpdef int can_pay(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
