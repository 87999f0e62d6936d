cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.board cimport free_sides, free_slot, lay_down, pick_up
from sacrarium.games.sacrifight.rules.conditions cimport value_of
from sacrarium.games.sacrifight.rules.moving cimport picked
from sacrarium.games.sacrifight.rules.selecting cimport gather, one_of_mask, read_protections, sides_meant
from sacrarium.games.sacrifight.rules.zones cimport put, take_from, zone_owner

@cython.locals(pick=int, side=int, slot=int, where=int)
cpdef int do_place(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(sides=int)
cdef int place_side(FightBoard fight, int at, int selector, Chance chance, object journal) except? -999
@cython.locals(hero=int, kind=int, place=int, zone=int)
cdef void place_card(FightBoard fight, int where, int slot, object journal) except *
@cython.locals(number=int, program=Program)
cpdef int do_shift(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(kind=int, other=int, place=int, where=int)
cdef void keep_by_chance(FightBoard fight, int number, Chance chance) except *
@cython.locals(lifted=int, place=int, slot=int)
cdef void shift_all(FightBoard fight, object journal) except *
@cython.locals(target=int)
cdef void lay_or_pack(FightBoard fight, int kind, int holder, int slot, int side, object journal) except *
@cython.locals(holder=int, kind=int)
cdef void shift_card(FightBoard fight, int slot, int side, object journal) except *
@cython.locals(pick=int, side=int, slot=int)
cdef int shift_by_choice(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
