from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport State

cpdef void random_games(State state, int games, Chance chance) except *
