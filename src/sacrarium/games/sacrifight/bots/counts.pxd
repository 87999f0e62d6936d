cimport cython

from sacrarium.games.sacrifight.cards cimport ccodes as table
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.selecting cimport fits

@cython.locals(amount=int, found=int, place=int, value=int)
cpdef int more_than_typical(FightBoard fight, int hero, int kind, int given_up) noexcept
@cython.locals(found=int, moved=int, place=int, zone=int)
cdef int number_of(FightBoard fight, int hero, int filter_, int given_up) noexcept
@cython.locals(found=int, slot=int)
cdef int number_in_play(FightBoard fight, int filter_) noexcept
