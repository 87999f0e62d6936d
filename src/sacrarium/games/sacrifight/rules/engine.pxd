cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.abilities cimport do_ability
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.board cimport dead_minions_leave, do_kill, put_aside
from sacrarium.games.sacrifight.rules.bossdeck cimport do_boss_draw, do_burn, do_cancel, do_capture, do_enter, do_peek, do_shuffle_in, strip
from sacrarium.games.sacrifight.rules.bossturn cimport do_boss_turn
from sacrarium.games.sacrifight.rules.coin cimport do_again, do_effect, do_toss
from sacrarium.games.sacrifight.rules.fights cimport do_before_fight, end_fight
from sacrarium.games.sacrifight.rules.flow cimport do_flow, go
from sacrarium.games.sacrifight.rules.gains cimport do_actions, do_counter, do_gain, do_set_actions, gain_special
from sacrarium.games.sacrifight.rules.lasting cimport do_block, do_forbid, do_mod, do_protect
from sacrarium.games.sacrifight.rules.moving cimport can_pay, do_draw, do_exhume, do_move, do_move_self
from sacrarium.games.sacrifight.rules.numbers cimport do_damage, do_point
from sacrarium.games.sacrifight.rules.placing cimport do_place, do_shift
from sacrarium.games.sacrifight.rules.playing cimport do_consent, do_play_free, do_rescue, do_sacrifice
from sacrarium.games.sacrifight.rules.selecting cimport sides_meant
from sacrarium.games.sacrifight.rules.turns cimport do_turn, lose
from sacrarium.games.sacrifight.rules.zones cimport push_frame

@cython.locals(at=int, went=int)
cpdef void go_on(FightBoard fight, MoveList moves, Chance chance, object journal) except *
@cython.locals(code=int, group=int, op=int)
cdef int carry_out(FightBoard fight, int at, MoveList moves, Chance chance, object journal) except? -999
cdef int do_number(FightBoard fight, int at, int code, int op, Chance chance, object journal) except? -999
cdef int do_card(FightBoard fight, int at, int code, int op, MoveList moves, Chance chance, object journal) except? -999
@cython.locals(sides=int)
cdef int on_side(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
cdef int do_boss_card(FightBoard fight, int at, int code, int op, Chance chance, object journal) except? -999
cdef int do_lasting(FightBoard fight, int at, int code, int op, Chance chance, object journal) except? -999
cdef int do_play(FightBoard fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(hero=int)
cdef void after_step(FightBoard fight, Chance chance, object journal) except *
cpdef bint is_defeated(FightBoard fight) noexcept
@cython.locals(at=int)
cdef bint turns_wild(FightBoard fight) noexcept
@cython.locals(at=int, kind=int, member=int)
cdef void members_fall(FightBoard fight, object journal) except *
