cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.conditions cimport plain_heroes
from sacrarium.games.sacrifight.rules.selecting cimport fixed_sides, heroes_meant, sides_meant
from sacrarium.games.sacrifight.rules.zones cimport everybody

@cython.locals(place=int)
cdef void add_lasting(FightBoard fight, int at, int what, int how, int amount, int scope, int sides, int until, int uses) noexcept
@cython.locals(place=int)
cdef void add_protection(FightBoard fight, int at, int cards, int sides, int until) noexcept
@cython.locals(later=int)
cdef void drop_lasting(FightBoard fight, int place) noexcept
@cython.locals(place=int)
cpdef void drop_until(FightBoard fight, int until, int hero) noexcept
@cython.locals(place=int)
cpdef void drop_of_slot(FightBoard fight, int slot) noexcept
@cython.locals(place=int)
cpdef void end_of_round(FightBoard fight) noexcept
cdef bint is_active(FightBoard fight, int place, int what, int scope, int sides) noexcept
cpdef bint forbids(FightBoard fight, int what, int who) noexcept
cpdef bint is_blocked(FightBoard fight, int side) noexcept
@cython.locals(place=int)
cpdef bint is_held(FightBoard fight, int what, int scope, int sides) noexcept
@cython.locals(found=int, place=int)
cpdef int blocked_sides(FightBoard fight) noexcept
@cython.locals(place=int)
cpdef bint stops(FightBoard fight, int what, int sides) noexcept
cdef void use_up(FightBoard fight, int place) noexcept
cpdef int changed(FightBoard fight, int what, int who, int factor, int amount) noexcept
@cython.locals(how=int, place=int)
cpdef int settled(FightBoard fight, int what, int scope, int sides, int taker, int factor, int amount) noexcept
@cython.locals(before=int, place=int)
cpdef void wear(FightBoard fight, int what, int scope, int sides) noexcept
cdef int changed_by(FightBoard fight, int place, int amount) noexcept
@cython.locals(program=Program, scope=int, sides=int, what=int)
cpdef int do_mod(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
cdef int nowhere(int sides) noexcept
cdef int scope_meant(FightBoard fight, int at, int selector, Chance chance, object journal) except? -999
@cython.locals(sides=int)
cpdef int do_protect(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(sides=int)
cpdef int do_block(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(program=Program, scope=int, sides=int, what=int)
cpdef int do_forbid(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
cdef bint names_heroes(int what) noexcept
@cython.locals(at=int, step=int)
cpdef void start_statics(FightBoard fight, int slot) noexcept
@cython.locals(amount=int, op=int, program=Program, scope=int, sides=int, uses=int, what=int)
cdef void start_static(FightBoard fight, int at, int code) noexcept
cdef int static_heroes(FightBoard fight, int at, int selector) noexcept
@cython.locals(slot=int)
cpdef void begin_statics(FightBoard fight) noexcept
