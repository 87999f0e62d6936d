cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight cimport cplaces as places
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.board cimport enter_minion, entry_side, put_aside, put_away
from sacrarium.games.sacrifight.rules.conditions cimport value_of
from sacrarium.games.sacrifight.rules.moving cimport picked
from sacrarium.games.sacrifight.rules.selecting cimport add_pick, fits

cdef int LOOK
cdef int REORDER
cdef int ONE_TOP
cdef int MAY_BOTTOM
cdef int MAY_DISCARD
cdef int NAMED

cpdef int deck_size(FightBoard fight) noexcept
@cython.locals(kind=int, place=int)
cpdef int take_boss_card(FightBoard fight, Chance chance) except? -999
cdef void shuffle_deck(FightBoard fight) noexcept
cpdef void add_to_deck(FightBoard fight, int kind) noexcept
@cython.locals(place=int)
cdef void put_underneath(FightBoard fight, int kind) noexcept
@cython.locals(place=int)
cpdef void refill_deck(FightBoard fight, object journal) except *
cpdef int do_boss_draw(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(kind=int, number=int)
cpdef int do_burn(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(kind=int, place=int)
cpdef int do_shuffle_in(FightBoard fight, int code, object journal) except? -999
@cython.locals(kind=int, later=int)
cpdef int take_aside(FightBoard fight, int place) noexcept
@cython.locals(place=int)
cpdef int aside_with(FightBoard fight, int mark) noexcept
cdef bint is_stripped(FightBoard fight, int kind, int filter_, int mark, int member) noexcept
cpdef void strip(FightBoard fight, int filter_, int mark, int member) noexcept
@cython.locals(kept=int, kind=int, place=int)
cdef int strip_pile(FightBoard fight, short *pile, int count, int filter_, int mark, int member) noexcept
@cython.locals(kind=int, known=int, place=int)
cdef void reveal(FightBoard fight, int number, Chance chance) except *
@cython.locals(mode=int, number=int)
cpdef int do_peek(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
@cython.locals(first=int, kind=int, left=int, naming=int, pick=int, place=int, top=int)
cdef bint peek_once(FightBoard fight, int at, int mode, Chance chance) except? -1
@cython.locals(later=int)
cdef void settle_peek(FightBoard fight, int at, int mode, bint naming, int place, int kind, int last) noexcept
cdef void stop_drawn(FightBoard fight) noexcept
cpdef int do_cancel(FightBoard fight, int at, bint destroy, object journal) except? -999
@cython.locals(angel=int, slot=int)
cpdef int do_capture(FightBoard fight, int at, int code, object journal) except? -999
@cython.locals(selector=int, side=int)
cpdef int do_enter(FightBoard fight, int at, int code, Chance chance, object journal) except? -999
