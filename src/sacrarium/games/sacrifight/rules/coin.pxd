cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.board cimport lay_down, pick_up, remove_card
from sacrarium.games.sacrifight.rules.gains cimport gain_special
from sacrarium.games.sacrifight.rules.lasting cimport forbids
from sacrarium.games.sacrifight.rules.playing cimport begin_play, is_first_copy
from sacrarium.games.sacrifight.rules.selecting cimport answered, ask_for
from sacrarium.games.sacrifight.rules.zones cimport push_frame

@cython.locals(hero=int, kind=int, who=int)
cdef bint may_toss(FightBoard fight, int at) noexcept
@cython.locals(yes=int)
cpdef int do_toss(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(who=int)
cdef int say_yes(FightBoard fight, int at) noexcept
@cython.locals(hero=int, kind=int, slot=int, who=int)
cdef int say_no(FightBoard fight, int at, object journal) except? -999
@cython.locals(found=int, hero=int, kind=int, place=int)
cpdef int one_tier_higher(FightBoard fight, int at) noexcept
@cython.locals(better=int, hero=int, higher=int, slot=int)
cdef int swap(FightBoard fight, int at, object journal) except? -999
cpdef int do_effect(FightBoard fight, int at) noexcept
@cython.locals(card=int, hero=int, text=int)
cdef void push_effect(FightBoard fight, int at, int flags) noexcept
@cython.locals(hero=int, higher=int, text=int)
cpdef int do_again(FightBoard fight, int at, object journal) except? -999
