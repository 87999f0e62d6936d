cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Policy
from sacrarium.core.state cimport State

cpdef void random_games(State state, int games, Chance chance) except *
@cython.locals(actor=bits.Seat)
cpdef void play_on(State state, Policy policy, Chance chance) except *
