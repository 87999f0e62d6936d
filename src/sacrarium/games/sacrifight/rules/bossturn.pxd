cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.board cimport pick_up, put_away
from sacrarium.games.sacrifight.rules.bossdeck cimport deck_size, refill_deck, take_boss_card
from sacrarium.games.sacrifight.rules.flow cimport go
from sacrarium.games.sacrifight.rules.lasting cimport stops
from sacrarium.games.sacrifight.rules.numbers cimport fire
from sacrarium.games.sacrifight.rules.traps cimport check_captured, clear_trap, let_traps_react
from sacrarium.games.sacrifight.rules.turns cimport lose
from sacrarium.games.sacrifight.rules.zones cimport push_frame

cpdef int do_boss_turn(FightBoard fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(rolled=int)
cdef int before_turn(FightBoard fight, Chance chance, object journal) except? -999
@cython.locals(depth=int, kind=int, slot=int)
cdef int cards_in_play(FightBoard fight, int at) noexcept
@cython.locals(has=int, program=Program)
cdef int use_ability(FightBoard fight, object journal) except? -999
cdef int draw_boss_card(FightBoard fight, Chance chance, object journal) except? -999
@cython.locals(kind=int, marks=int, slot=int)
cdef void when_drawn(FightBoard fight, object journal) except *
@cython.locals(flags=int, kind=int, marks=int, member=int, program=Program)
cdef int resolve(FightBoard fight) noexcept
@cython.locals(kind=int)
cdef int finish_card(FightBoard fight, int at, object journal) except? -999
