cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Belief
from sacrarium.core.state cimport State

cdef int FIRST_STEPS, STEPS, ODDS

cdef class Worlds:
    cdef Belief belief
    cdef State here
    cdef double likelihood
    cdef void forget(self) noexcept
    cpdef State next(self, State state, bits.Seat seat, Chance chance)
    @cython.locals(other=State, likelihood=double)
    cdef State wander(self, State here, Belief belief, bits.Seat seat, Chance chance, int steps)
