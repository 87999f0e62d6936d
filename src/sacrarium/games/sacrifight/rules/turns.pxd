cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.board cimport free_sides, remove_card
from sacrarium.games.sacrifight.rules.bossdeck cimport deck_size
from sacrarium.games.sacrifight.rules.flow cimport go
from sacrarium.games.sacrifight.rules.lasting cimport drop_until, end_of_round, forbids
from sacrarium.games.sacrifight.rules.playing cimport declare_play, is_first_copy, list_plays, may_play
from sacrarium.games.sacrifight.rules.selecting cimport answered, ask_for, fits
from sacrarium.games.sacrifight.rules.zones cimport draw_card, may_draw, pile_size, push_frame, put, take_from

cpdef int do_turn(FightBoard fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(hero=int)
cdef int begin_turn(FightBoard fight, object journal) except? -999
@cython.locals(hero=int, kind=int, slot=int)
cdef int boss_cards_act(FightBoard fight, int at) noexcept
@cython.locals(hero=int, kind=int, slot=int)
cdef int each_round(FightBoard fight, int at, object journal) except? -999
@cython.locals(hero=int, number=int)
cdef int count_actions(FightBoard fight, object journal) except? -999
@cython.locals(hero=int)
cdef int take_actions(FightBoard fight, Chance chance, object journal) except? -999
cdef int end_turn(FightBoard fight, int at) noexcept
cdef int end_round(FightBoard fight, int at, object journal) except? -999
cpdef void lose(FightBoard fight, int reason, object journal) except *
@cython.locals(kind=int)
cdef int act(FightBoard fight, int hero, int move, Chance chance, object journal) except? -999
@cython.locals(tier=int)
cpdef void list_turn(FightBoard fight, int hero, MoveList moves) noexcept
@cython.locals(place=int, slot=int)
cdef void list_saves(FightBoard fight, int hero, MoveList moves) noexcept
@cython.locals(may=int)
cpdef bint may_act(FightBoard fight, int hero, int move) noexcept
@cython.locals(who=int)
cpdef bint may_use_special(FightBoard fight, int hero) noexcept
@cython.locals(place=int)
cpdef bint has_trap(FightBoard fight, int hero) noexcept
cdef void use_special(FightBoard fight, int hero, object journal) except *
