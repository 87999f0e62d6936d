cimport cython

from sacrarium.core cimport cbits as bits
from sacrarium.core.chance cimport Chance
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.fight cimport FightBoard
from sacrarium.games.sacrifight.rules.behaviours cimport boss_has
from sacrarium.games.sacrifight.rules.board cimport pick_up, put_aside
from sacrarium.games.sacrifight.rules.bossdeck cimport add_to_deck
from sacrarium.games.sacrifight.rules.selecting cimport add_pick, answered, ask_for, one_by_chance, one_of_mask
from sacrarium.games.sacrifight.rules.zones cimport draw_card, everybody, piles_left, push_frame, put, put_in_pile, shuffle_pile, take_from

cdef int[4] MEMBERS_HP
cdef int ETERNAL_HUNTER
cdef int CAMPAIGNS

@cython.locals(hero=int)
cpdef void begin_run(FightBoard fight, Chance chance) except *
@cython.locals(place=int, start=int)
cdef void deal_set(FightBoard fight, int hero, int cards) noexcept
@cython.locals(act=int, left=int, start=int)
cdef void choose_bosses(FightBoard fight, Chance chance) except *
cpdef int do_before_fight(FightBoard fight, int at, int op, Chance chance, object journal) except? -999
@cython.locals(left=int, place=int)
cdef int choose_boss(FightBoard fight, Chance chance) except? -999
@cython.locals(boss=int, hero=int, special=int)
cdef void set_up_fight(FightBoard fight, Chance chance, object journal) except *
@cython.locals(free=int, member=int, program=Program, share=int, side=int)
cdef void set_up_boss(FightBoard fight, int boss, Chance chance) except *
@cython.locals(cards=int, kind=int, marks=int, named=int, place=int, program=Program, start=int)
cdef void build_deck(FightBoard fight, int boss) noexcept
@cython.locals(first=int)
cdef int choose_order(FightBoard fight, Chance chance, object journal) except? -999
@cython.locals(hero=int, tier=int)
cdef int opening_hands(FightBoard fight, int at, Chance chance, object journal) except? -999
@cython.locals(hero=int, legendary=int, pile=int)
cpdef void end_fight(FightBoard fight, Chance chance, object journal) except *
@cython.locals(special=int)
cpdef bint legendary_is_won(FightBoard fight) noexcept
@cython.locals(marks=int)
cdef bint stays_after_fight(FightBoard fight, int kind) noexcept
@cython.locals(kept=int, kind=int, pile=int, place=int)
cdef void pack_up(FightBoard fight, int hero) noexcept
cdef void back_to_pile(FightBoard fight, int hero, int kind) noexcept
@cython.locals(holder=int, kind=int, place=int, slot=int)
cdef void clear_slots(FightBoard fight) noexcept
@cython.locals(cards=int, hero=int, kind=int, place=int, start=int)
cdef void give_loot(FightBoard fight, bint legendary, Chance chance, object journal) except *
