from sacrarium.core.state cimport State
from sacrarium.games.sacrifight.cards.program cimport Program
from sacrarium.games.sacrifight.fight cimport ccodes as c
from sacrarium.games.sacrifight.fight.crecords cimport Frame, Lasting

cdef Frame[32] NO_FRAMES
cdef Lasting[40] NO_LASTINGS

cdef class FightBoard(State):
    cdef readonly object options, content
    cdef readonly Program program
    cdef public int heroes, seat_count, acts, consent_mode, boss_order, turn_order, angel_damage, hp_percent, boss_pool
    cdef public int[2] hero_class, track_length
    cdef public int[3] first_bosses
    cdef public bint witch_extra, same_side, overheal, turnips_stay, kraxe_to_backpack, rescue_effect, hunt_random, campaign
    cdef public int result, reason, act, boss, fought, gone_n
    cdef public int[3] bosses
    cdef public short[6] loot
    cdef public short[384] pool
    cdef public int[6] pool_n, top_n
    cdef public short[48] top
    cdef public short[10] hand
    cdef public int[2] hand_n, backpack_n, graveyard_n
    cdef public short[128] backpack, graveyard
    cdef public short[64] gone
    cdef public int[2] hp, armor, track, order, next_actions
    cdef public short[32] counters
    cdef public int turn, round, actions, given, set_next, set_now, plays, coin_used, boss_turn, barred_n
    cdef public short[8] barred_kind, barred_slot
    cdef public int[4] boss_hp, boss_armor, boss_max, member_side
    cdef public int members, fallen, last_fallen, wild, wild_ready, face, fended, birds, exact, drawn, stopped, more_draws, deck_n, deck_top_n, deck_bottom_n, discard_n, aside_n, kraxe_n
    cdef public short[64] deck, deck_top, deck_bottom, discard, aside, kraxe, kraxe_holder
    cdef public short[8] slot_kind, slot_holder, slot_hp, captured, captive
    cdef public int lasts_n
    cdef Lasting[40] lasts
    cdef public int depth, ask, asker, mask, may_stop, answer, answered, touched, picks
    cdef Frame[32] frames
    cdef public short[64] pick_kind, pick_place
    cdef void take_options(self, object options) except *
    cdef void clear_run(self) noexcept
    cdef void clear_cards(self) noexcept
    cdef void clear_fight(self) noexcept
    cdef void clear_boss(self) noexcept
    cdef void clear_board(self) noexcept
    cdef void clear_stack(self) noexcept
    cdef void copy_into(self, FightBoard other) noexcept
    cdef void copy_options_into(self, FightBoard other) noexcept
    cdef void copy_run_into(self, FightBoard other) noexcept
    cdef void copy_cards_into(self, FightBoard other) noexcept
    cdef void copy_fight_into(self, FightBoard other) noexcept
    cdef void copy_boss_into(self, FightBoard other) noexcept
    cdef void copy_board_into(self, FightBoard other) noexcept
    cdef void copy_stack_into(self, FightBoard other) noexcept
