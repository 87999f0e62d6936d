cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.rules.coin cimport one_tier_higher
from sacrarium.games.sacrifight.rules.scoring cimport boss_left
from sacrarium.games.sacrifight.state cimport FightState

cdef int MINION, BAD_MINION, BOSS_HIT, WASTED, TOSS, TOSS_FULL, HUNTER_TOSS, FULL_HAND, TRACK_FULL, NACHZEHRER_TOSS, TRAP, TRAP_KEPT, SPARED, HARM, HARM_OF_MINION, CARD_LOST, WOUND, WOUND_AT_6

@cython.locals(slot=int, strong=cython.bint, kind=int, wasted=int, hit=int)
cpdef int weigh_target(FightState fight, int target) noexcept
@cython.locals(at=int, kind=int, hero=int, one_short=int, who=int)
cpdef int weigh_answer(FightState fight, bits.Move move) noexcept
@cython.locals(kind=int, worth=int, zone=int, losing=cython.bint)
cpdef int weigh_pick(FightState fight, int pick) noexcept
@cython.locals(missing=int)
cdef int toss_gain(FightState fight, int hero) noexcept
@cython.locals(higher=int, best=int, place=int)
cdef int best_higher(FightState fight, int at) noexcept
@cython.locals(worth=int)
cdef int hunter_gain(FightState fight, int at, int hero) noexcept
@cython.locals(program=Program, harm=int)
cdef int weigh_peeked(FightState fight, int kind) noexcept
@cython.locals(code=int)
cpdef int weigh_option(FightState fight, int number) noexcept
