cimport cython

from sacrarium.games.sacrifight.fight.fight cimport FightTable

@cython.locals(amount=int, found=int, value=int)
cdef int more_than_typical(FightTable fight, int hero, int kind, int given_up) noexcept
@cython.locals(found=int, moved=int, place=int, zone=int)
cdef int number_of(FightTable fight, int hero, int filter_, int given_up) noexcept
@cython.locals(found=int, slot=int)
cdef int number_in_play(FightTable fight, int filter_) noexcept
