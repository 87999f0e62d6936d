cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.core.state cimport MoveList
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.board cimport free_sides, free_slot, lay_down, pick_up
from sacrarium.games.sacrifight.rules.flow cimport go
from sacrarium.games.sacrifight.rules.lasting cimport blocked_sides, forbids, is_blocked
from sacrarium.games.sacrifight.rules.moving cimport move_pick, picked
from sacrarium.games.sacrifight.rules.numbers cimport fire
from sacrarium.games.sacrifight.rules.selecting cimport add_pick, answered, ask_for, fits
from sacrarium.games.sacrifight.rules.zones cimport push_frame, put, take_from

cdef int[4] COVERS

cpdef int least_tier(FightBoard fight, int kind) noexcept
cpdef bint needs_no_card(FightBoard fight, int kind) noexcept
cpdef bint is_rescue(FightBoard fight, int slot) noexcept
cpdef bint may_rescue(FightBoard fight) noexcept
cpdef int side_slot(FightBoard fight, int kind, int side, bint anywhere) noexcept
@cython.locals(holder=int)
cpdef bint may_cover(FightBoard fight, int hero, int kind, int slot, bint anywhere) noexcept
@cython.locals(blocked=int, found=int, holder=int, slot=int, tier=int)
cpdef int slots_to_cover(FightBoard fight, int hero) noexcept
@cython.locals(place=int)
cpdef bint may_cover_teammate(FightBoard fight, int kind, int slot) noexcept
@cython.locals(earlier=int, kind=int)
cpdef bint is_first_copy(FightBoard fight, int hero, int place) noexcept
@cython.locals(covers=int, kind=int, left=int, open_=int, place=int, rescue=int)
cpdef void list_plays(FightBoard fight, int hero, int filter_, bint anywhere, MoveList moves) noexcept
@cython.locals(kind=int, place=int)
cpdef bint may_play(FightBoard fight, int hero, int filter_, bint anywhere, int move) noexcept
@cython.locals(side=int)
cpdef int slot_of_play(FightBoard fight, int move) noexcept
@cython.locals(holder=int, place=int, slot=int)
cpdef bint declare_play(FightBoard fight, int hero, int move, int flags, object journal) except? -1
cpdef int do_consent(FightBoard fight, int at, object journal) except? -999
@cython.locals(heir=int, kind=int, old=int)
cpdef void begin_play(FightBoard fight, int hero, int place, int slot, int flags, object journal) except *
@cython.locals(heir=int, hero=int, kind=int, old=int, slot=int)
cpdef int do_sacrifice(FightBoard fight, int at, object journal) except? -999
@cython.locals(number=int, pick=int, place=int)
cpdef int do_rescue(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(hero=int)
cpdef int do_play_free(FightBoard fight, int at, int code, MoveList moves, object journal) except? -999
