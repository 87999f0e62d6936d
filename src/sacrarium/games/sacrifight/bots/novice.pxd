cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.policy cimport Adviser
from sacrarium.core.state cimport MoveList, State
from sacrarium.games.sacrifight.bots.answers cimport weigh_answer, weigh_option, weigh_pick, weigh_target
from sacrarium.games.sacrifight.bots.counts cimport more_than_typical
from sacrarium.games.sacrifight.bots.finish cimport Finisher
from sacrarium.games.sacrifight.bots.threat cimport Threat
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.bossdeck cimport deck_size
from sacrarium.games.sacrifight.rules.gains cimport member_of_side
from sacrarium.games.sacrifight.rules.scoring cimport boss_left
from sacrarium.games.sacrifight.state cimport FightState

cdef int PASSING, SPECIAL_MOVE, DRAW_INTO_EMPTY, DRAW, DRAW_TIER, DRAW_HELD, DRAW_TOO_HIGH, NEED_AT_5, NEED_AT_9, NEED, LIFE, STAYS, STAYS_BY_HEALTH, STAYS_MOST, GIVEN_UP, SPREAD, FREE_SLOT, SAME_TIER, HIGHER_TIER, FOCUS, HURRY, WISP_PACE, LIFESTEAL, SAVE
cdef int[5] FIRST_PILES
cdef int[4] MEMBER_FIRST
cdef int[3] LOSS
cdef int[4] TIER_WORTH
cdef int NEVER, CANDIDATES

cdef class Novice(Adviser):
    cdef bint quick
    cdef readonly Novice helper
    cdef MoveList room
    cdef Threat threat
    cdef Finisher finisher
    cdef int[256] liked
    cdef bint playable
    cdef int focus, hurry, lasting
    cpdef bits.Move choose(self, State state, bits.Seat seat, Chance chance) except? -1
    @cython.locals(best=int, found=int, ties=int, place=int, worth=int)
    cdef bits.Move decide(self, FightState state, Chance chance) except? -1
    @cython.locals(place=int, pace=int)
    cdef void look(self, FightState fight) noexcept
    @cython.locals(least=int, member=int, health=int)
    cdef void look_for_focus(self, FightState fight) noexcept
    @cython.locals(best=int, own=int, place=int)
    cpdef void shortlist(self, State state, bits.Seat seat, Chance chance, MoveList moves) except *
    @cython.locals(place=int, other=int, kind=int)
    cdef bint is_alike(self, FightState fight, MoveList moves, bits.Move move) noexcept
    cdef int weigh(self, FightState fight, bits.Move move) noexcept
    @cython.locals(hero=int, place=int, slot=int)
    cdef int weigh_action(self, FightState fight, bits.Move move) noexcept
    @cython.locals(wanted=int, held=int, lying=int, place=int, slot=int, room=int)
    cdef int weigh_draw(self, FightState fight, int hero, int tier) noexcept
    @cython.locals(program=Program, kind=int, worth=int, old=int, staying=int, member=int)
    cdef int weigh_play(self, FightState fight, int hero, int place, int slot, int side) noexcept
    @cython.locals(program=Program, worth=int)
    cdef int weigh_sacrifice(self, FightState fight, int kind, int old) noexcept
    @cython.locals(best=int, hero=int, health=int, gain=int, worth=int)
    cdef int need(self, FightState fight, bint healing, int guard) noexcept
    cdef int room_on(self, FightState fight, int side) noexcept
    @cython.locals(near=cython.bint)
    cdef int weigh_save(self, FightState fight, int hero, bits.Move move) noexcept
