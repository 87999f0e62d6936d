cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightTable
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.board cimport free_sides, remove_card
from sacrarium.games.sacrifight.rules.bossdeck cimport deck_size
from sacrarium.games.sacrifight.rules.flow cimport go
from sacrarium.games.sacrifight.rules.lasting cimport drop_until, end_of_round, forbids
from sacrarium.games.sacrifight.rules.playing cimport declare_play, is_first_copy, list_plays, may_play
from sacrarium.games.sacrifight.rules.selecting cimport answered, ask_for, fits
from sacrarium.games.sacrifight.rules.zones cimport draw_card, may_draw, pile_size, push_frame, put, take_from

cpdef int do_turn(FightTable fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(hero=int)
cdef int begin_turn(FightTable fight, object journal) except? -999
@cython.locals(hero=int, kind=int, slot=int)
cdef int boss_cards_act(FightTable fight, int at) noexcept
@cython.locals(hero=int, kind=int, slot=int)
cdef int each_round(FightTable fight, int at, object journal) except? -999
@cython.locals(hero=int, number=int)
cdef int count_actions(FightTable fight, object journal) except? -999
@cython.locals(hero=int)
cdef int take_actions(FightTable fight, Chance chance, object journal) except? -999
cdef int end_turn(FightTable fight, int at) noexcept
cdef int end_round(FightTable fight, int at, object journal) except? -999
cpdef void lose(FightTable fight, int reason, object journal) except *
@cython.locals(kind=int)
cdef int act(FightTable fight, int hero, int move, Chance chance, object journal) except? -999
@cython.locals(tier=int)
cpdef void list_turn(FightTable fight, int hero, MoveList moves) noexcept
@cython.locals(place=int, slot=int)
cdef void list_saves(FightTable fight, int hero, MoveList moves) noexcept
@cython.locals(may=int)
cpdef bint may_act(FightTable fight, int hero, int move) noexcept
@cython.locals(who=int)
cpdef bint may_use_special(FightTable fight, int hero) noexcept
@cython.locals(place=int)
cpdef bint has_trap(FightTable fight, int hero) noexcept
cdef void use_special(FightTable fight, int hero, object journal) except *
