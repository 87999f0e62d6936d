cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards cimport ccodes as table
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.selecting cimport fits, how_many, most_or_fewest
from sacrarium.games.sacrifight.rules.zones cimport everybody

@cython.locals(found=int, kind=int, place=int)
cpdef int value_of(FightBoard fight, int at, int value, Chance chance, object journal) except? -999
@cython.locals(rolled=int)
cdef int amount_rolled(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(place=int)
cdef int counter_of(FightBoard fight, int at) noexcept
@cython.locals(place=int)
cpdef bint holds(FightBoard fight, int at, int condition) noexcept
@cython.locals(least=int, most=int, number=int)
cdef bint numbers_hold(FightBoard fight, int at, int place) noexcept
@cython.locals(found=int, hero=int, heroes=int)
cdef int lowest_of(FightBoard fight, int at, int selector, bint health) noexcept
cpdef int plain_heroes(FightBoard fight, int at, int selector) noexcept
@cython.locals(face=int, heroes=int, minions=int, odd=int, wild=int)
cdef bint circumstances_hold(FightBoard fight, int place) noexcept
@cython.locals(slot=int)
cdef bint any_minion(FightBoard fight) noexcept
@cython.locals(filter_=int)
cdef bint cards_hold(FightBoard fight, int at, int place) noexcept
