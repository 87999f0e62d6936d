cimport cython

from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightTable

@cython.locals(at=int)
cpdef void push_frame(FightTable fight, int pc, int you, int kind, int slot, int holder, int flags) except *
cpdef int everybody(FightTable fight) noexcept
cpdef int seat_of(FightTable fight, int hero) noexcept
@cython.locals(place=int)
cpdef int hand_limit(FightTable fight, int hero) noexcept
cpdef int pile_size(FightTable fight, int hero, int tier) noexcept
@cython.locals(found=int, tier=int)
cpdef int piles_left(FightTable fight, int hero) noexcept
cdef int pile_tier(FightTable fight, int kind) noexcept
@cython.locals(kind=int, pile=int, place=int)
cpdef int take_top(FightTable fight, int hero, int tier, Chance chance) except? -999
cpdef void shuffle_pile(FightTable fight, int pile) noexcept
@cython.locals(pile=int)
cpdef void put_in_pile(FightTable fight, int hero, int kind) noexcept
@cython.locals(pile=int)
cdef void put_on_pile(FightTable fight, int hero, int kind) noexcept
cpdef int zone_size(FightTable fight, int zone, int hero) noexcept
cpdef int zone_card(FightTable fight, int zone, int hero, int place) noexcept
cpdef int zone_owner(FightTable fight, int zone, int hero, int place) noexcept
cdef void set_card(FightTable fight, int zone, int hero, int place, int kind) noexcept
cdef void set_size(FightTable fight, int zone, int hero, int number) noexcept
@cython.locals(number=int)
cdef void add_to(FightTable fight, int zone, int hero, int kind) noexcept
@cython.locals(kind=int, later=int, left=int, owner=int)
cpdef int take_from(FightTable fight, int zone, int hero, int place) noexcept
@cython.locals(place=int)
cpdef int place_in_graveyard(FightTable fight, int hero, int kind) noexcept
cpdef int put(FightTable fight, int zone, int hero, int kind) noexcept
@cython.locals(kind=int)
cpdef void draw_card(FightTable fight, int hero, int tier, Chance chance, object journal) except *
cpdef bint may_draw(FightTable fight, int hero) noexcept
