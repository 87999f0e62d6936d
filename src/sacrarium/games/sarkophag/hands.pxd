from sacrarium.core cimport cbits as bits
from sacrarium.core.state cimport State

cdef class Hands(State):
    cdef readonly int players
    cdef public bits.CardSet[6] hands, may_hold
