cdef class Program:
    cdef public int kinds, turnips, coin, fight, round, play, consent, enter, stop, traps
    cdef public short[640] tier, type, hp, side, displaced, member, requires, counter, named
    cdef public short[640] on_play, on_sacrifice, each_round, in_play, resolve, on_draw, each_boss, each_hero, on_death
    cdef public short[640] worth, worth_sacrificed, worth_staying, damage, counted, typical
    cdef public short[640] most_damage, most_given_up, guard, hurt, tick
    cdef public int[640] marks
    cdef public short[4480] trigger, trigger_if
    cdef public short[3840] hold
    cdef public int[48000] code
    cdef public int[1536] values, filters
    cdef public unsigned int[5120] fits
    cdef public int[2048] conditions
    cdef public short[384] rolled
    cdef public short[64] set_start, set_size
    cdef public short[4096] cards
    cdef public short[32] boss_hp, boss_armor, behaviours, legendary, ability, wild, wild_ability, wild_at, ability_hurt, wild_hurt, boss_set, loot_set
    cdef public short[18] campaigns
    cdef public short[4] hero_set, special_move
    cdef public short[128] member_hp, member_text
    cpdef int code_at(self, int place) noexcept
