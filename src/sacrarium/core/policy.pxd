from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList, State

cdef class Policy:
    cpdef bits.Move choose(self, State state, bits.Seat seat, Chance chance) except? -1

cdef class Adviser(Policy):
    cpdef void shortlist(self, State state, bits.Seat seat, Chance chance, MoveList moves) except *

cdef class AllMoves(Adviser):
    cdef Policy policy
    cdef int most

cdef class Belief:
    cpdef double likelihood(self, State world, bits.Seat seat) except -1
    cpdef State vary(self, State world, bits.Seat seat, Chance chance)

cdef class RandomPolicy(Policy):
    pass
