cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard

@cython.locals(at=int)
cpdef void push_frame(FightBoard fight, int step, int hero, int card, int slot, int holder, int flags) except *
cpdef int everybody(FightBoard fight) noexcept
cpdef int seat_of(FightBoard fight, int hero) noexcept
@cython.locals(place=int)
cpdef int hand_limit(FightBoard fight, int hero) noexcept
cpdef int pile_size(FightBoard fight, int hero, int tier) noexcept
@cython.locals(found=int, tier=int)
cpdef int piles_left(FightBoard fight, int hero) noexcept
cdef int pile_tier(FightBoard fight, int kind) noexcept
@cython.locals(kind=int, pile=int, place=int)
cpdef int take_top(FightBoard fight, int hero, int tier, Chance chance) except? -999
cpdef void shuffle_pile(FightBoard fight, int pile) noexcept
@cython.locals(pile=int)
cpdef void put_in_pile(FightBoard fight, int hero, int kind) noexcept
@cython.locals(pile=int)
cdef void put_on_pile(FightBoard fight, int hero, int kind) noexcept
cpdef int zone_size(FightBoard fight, int zone, int hero) noexcept
cpdef int zone_card(FightBoard fight, int zone, int hero, int place) noexcept
cpdef int zone_owner(FightBoard fight, int zone, int hero, int place) noexcept
cdef void set_card(FightBoard fight, int zone, int hero, int place, int kind) noexcept
cdef void set_size(FightBoard fight, int zone, int hero, int number) noexcept
@cython.locals(number=int)
cdef void add_to(FightBoard fight, int zone, int hero, int kind) noexcept
@cython.locals(kind=int, later=int, left=int, owner=int)
cpdef int take_from(FightBoard fight, int zone, int hero, int place) noexcept
@cython.locals(place=int)
cpdef int place_in_graveyard(FightBoard fight, int hero, int kind) noexcept
cpdef int put(FightBoard fight, int zone, int hero, int kind) noexcept
@cython.locals(kind=int)
cpdef void draw_card(FightBoard fight, int hero, int tier, Chance chance, object journal) except *
cpdef bint may_draw(FightBoard fight, int hero) noexcept
