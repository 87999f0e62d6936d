cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.policy cimport Policy
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.habits cimport first_path, keep, strike
from sacrarium.games.sacrifice_circle.rules.attack cimport sees_crystal
from sacrarium.games.sacrifice_circle.rules.moving cimport draws_at, is_end, may_enter, may_stop, reach_of
from sacrarium.games.sacrifice_circle.rules.scrolls cimport can_be_sent, has_scroll
from sacrarium.games.sacrifice_circle.state cimport CircleState
from sacrarium.games.sacrifice_circle.ways cimport Reach

cdef int NO_GOAL

cdef class Novice(Policy):
    cdef bits.Move decide(self, CircleState state) except? -1
    @cython.locals(move=int)
    cdef bits.Move act(self, CircleState state) noexcept
    @cython.locals(star=int, hero=int)
    cdef bits.Move send(self, CircleState state) noexcept
    @cython.locals(best=int, least=int, star=int, space=int, ahead=int)
    cdef int good_star(self, CircleState state) noexcept
    @cython.locals(goal=int, best=int, most=int, hero=int, steps=int)
    cdef int farthest_hero(self, CircleState state) noexcept
    @cython.locals(hero=int, goal=int, start=int, reach=Reach, best=int, most=int, place=int, space=int, liked=int)
    cdef bits.Move walk(self, CircleState state) except? -1
    @cython.locals(hero=int, start=int, best=int, least=int, space=int, well=int, steps=int)
    cdef int goal(self, CircleState state) noexcept
    cdef bint is_golden(self, int well) noexcept
    @cython.locals(hero=int, ahead=int)
    cdef int liking(self, CircleState state, int space, int goal) noexcept
    @cython.locals(start=int, before=int, least=int, ahead=int, goal=int)
    cdef int steps_ahead(self, CircleState state, int space) noexcept
