cimport cython

from sacrarium.core.cbits cimport Move
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.program cimport Program
from sacrarium.games.sacrifight.state cimport FightState

cdef int MINION, BAD_MINION, BOSS_HIT, WASTED, TOSS, TOSS_FULL, WITCH_HIGHER, WITCH_WITHOUT, HUNTER_TOSS, NACHZEHRER_TOSS, TRAP, TRAP_KEPT

@cython.locals(slot=int, strong=cython.bint, kind=int, wasted=int, hit=int)
cdef int weigh_target(FightState fight, int target) noexcept
@cython.locals(at=int, kind=int, hero=int, one_short=int, who=int)
cdef int weigh_answer(FightState fight, Move move) noexcept
@cython.locals(kind=int, worth=int, zone=int, losing=cython.bint)
cdef int weigh_pick(FightState fight, int pick) noexcept
