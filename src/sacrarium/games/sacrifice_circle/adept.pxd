cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.policy cimport Adviser
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifice_circle cimport cphases as c
from sacrarium.games.sacrifice_circle.habits cimport first_path, keep, strike
from sacrarium.games.sacrifice_circle.rules.attack cimport sees_crystal
from sacrarium.games.sacrifice_circle.rules.moving cimport is_end, may_stop, reach_of
from sacrarium.games.sacrifice_circle.rules.scrolls cimport can_be_sent, has_scroll
from sacrarium.games.sacrifice_circle.state cimport CircleState
from sacrarium.games.sacrifice_circle.values cimport Layer, Values
from sacrarium.games.sacrifice_circle.ways cimport Reach

cdef int CANDIDATES, LATE_TRAVEL
cdef double WORST, FULL_HANDS, SCROLL_GAIN, LATE_GAIN

@cython.final
cdef class Adept(Adviser):
    cdef Values made
    cdef double[1024] liked
    cdef Values values(self)
    cdef bits.Move decide(self, CircleState state) except? -1
    @cython.locals(move=int)
    cdef bits.Move act(self, CircleState state) except? -1
    cdef Layer layer(self, CircleState state, int hero)
    @cython.locals(place=int)
    cdef double end_value(self, CircleState state, Layer layer, Reach reach, int space) except? -1
    @cython.locals(left=int)
    cdef double draw_value(self, CircleState state, Reach reach, int space) except? -1
    @cython.locals(layer=Layer, reach=Reach, start=int, best=int, most=double, value=double, place=int, space=int)
    cdef bits.Move walk(self, CircleState state) except? -1
    @cython.locals(place=int, acts=cython.bint, strikes=cython.bint)
    cdef double stands_for(self, CircleState state, int hero, Layer layer, int space) except? -1
    cdef double stays_for(self, CircleState state, int target) except? -1
    @cython.locals(freed=cython.bint)
    cdef Layer layer_when_sent(self, CircleState state, int target)
    @cython.locals(layer=Layer)
    cdef double gain(self, CircleState state, int target, int star) except? -1
    @cython.locals(best=int, most=double, before=double, layer=Layer, gained=double, target=int, star=int)
    cdef bits.Move best_teleport(self, CircleState state) except? -1
    cdef double promise(self, CircleState state, bits.Move move, bits.Move own) except? -1
    @cython.locals(layer=Layer)
    cdef double promise_of(self, CircleState state, int space) except? -1
    @cython.locals(wanted=int, place=int, best=int, other=int, move=int, liked=double)
    cdef void best_first(self, MoveList moves) noexcept
