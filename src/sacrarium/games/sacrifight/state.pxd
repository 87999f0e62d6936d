cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.bots.worth cimport fight_worth
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.engine cimport go_on
from sacrarium.games.sacrifight.rules.fights cimport begin_run
from sacrarium.games.sacrifight.rules.playing cimport list_plays, may_play
from sacrarium.games.sacrifight.rules.scoring cimport outcome_of, run_worth
from sacrarium.games.sacrifight.rules.turns cimport list_turn, may_act
from sacrarium.games.sacrifight.rules.zones cimport seat_of

# The methods of the contract take their types from core/state.pxd.
@cython.final
cdef class FightState(FightBoard):
    cdef MoveList room
    cdef bint is_pick(self) noexcept
    @cython.locals(first=int, left=int)
    cdef void list_answers(self, MoveList moves) noexcept
    cdef int first_answer(self) noexcept
    @cython.locals(first=int)
    cdef int read_answer(self, bits.Move move) noexcept
    @cython.locals(other=FightState)
    cdef FightState copied(self)
