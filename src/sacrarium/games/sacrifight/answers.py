"""Answers by rules of thumb (9.2.5 to 9.2.8): whom to hit, whether to toss, which card to take or lose."""

import cython

from .state import FightState

if cython.compiled:
    from cython.cimports.sacrarium.games.sacrifight.ccodes import (
        ASK_PICK,
        ASK_TRAP,
        HUNTER,
        MV_TOSS,
        MV_YES,
        NACHZEHRER,
        NONE,
        ON_BOARD,
        T_BOSS,
        T_HERO,
        T_MEMBER,
        T_MINION,
        WITCH,
        X_BOSS,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.coin import one_tier_higher
    from cython.cimports.sacrarium.games.sacrifight.scoring import boss_left
else:
    from sacrarium.core.bits import Move

    from .codes import (
        ASK_PICK,
        ASK_TRAP,
        HUNTER,
        MV_TOSS,
        MV_YES,
        NACHZEHRER,
        NONE,
        ON_BOARD,
        T_BOSS,
        T_HERO,
        T_MEMBER,
        T_MINION,
        WITCH,
        X_BOSS,
    )
    from .rules.coin import one_tier_higher
    from .scoring import boss_left

# In tenths of a point of damage, found by trial: what won most fights.
MINION = 6  # a hit on a minion
BAD_MINION = 46  # on one that does something each boss turn
BOSS_HIT = 32  # a hit on the boss
WASTED = 2  # less for each point that a minion cannot take
TOSS = 1  # a toss of the coin
TOSS_FULL = 8  # and if it fills the track
WITCH_HIGHER = 8  # less for the Witch with a higher card in hand
WITCH_WITHOUT = 53  # less without one
HUNTER_TOSS = -2  # for the Hunter
NACHZEHRER_TOSS = 96  # percent of the card that the Nachzehrer weighs against its sacrifice effect
TRAP = 15  # a trap that lies ready
TRAP_KEPT = 20  # percent of a trap's worth that it should save


def weigh_target(fight: FightState, target: int) -> int:
    """9.2.5: the boss, or a minion that one hit removes; gifts go to who needs them most."""
    if target >= T_HERO:
        return 40 - fight.hp[target - T_HERO] - fight.armor[target - T_HERO] // 2
    if target >= T_MINION:
        slot = target - T_MINION
        strong = fight.program.each_boss[fight.slot_kind[slot]] != NONE
        kind = fight.kind[fight.depth - 1]
        wasted = 0 if kind == NONE else max(0, fight.program.damage[kind] - fight.slot_hp[slot])
        hit = BAD_MINION if fight.slot_hp[slot] <= 2 and strong else MINION
        return hit - WASTED * wasted
    if target == T_BOSS:
        return 60 if boss_left(fight) <= 4 else BOSS_HIT
    return 30 - min(20, fight.boss_hp[target - T_MEMBER])


def weigh_answer(fight: FightState, move: Move) -> int:
    """9.2.6, 9.2.8: toss where little is lost; agree; do what may be done."""
    if move == MV_YES:
        return 10
    if move != MV_TOSS:
        return 0
    at = fight.depth - 1
    kind = fight.kind[at]
    hero = fight.you[at]
    one_short = TOSS + (TOSS_FULL if fight.track[hero] + 1 >= fight.track_length[hero] else 0)
    who = fight.hero_class[hero]
    if fight.program.damage[kind] >= boss_left(fight) and fight.members == 1:
        return -10
    if who == WITCH:
        return one_short - WITCH_HIGHER if one_tier_higher(fight, at) else one_short - WITCH_WITHOUT
    if who == NACHZEHRER:
        return (
            one_short
            + fight.program.worth_sacrificed[kind]
            - fight.program.worth[kind] * NACHZEHRER_TOSS // 100
        )
    if who == HUNTER:
        return one_short + HUNTER_TOSS
    return one_short


def weigh_pick(fight: FightState, pick: int) -> int:
    """A card to gain is the better the more it is worth; one to lose the less."""
    kind = fight.pick_kind[pick]
    worth = fight.program.worth[kind] + fight.program.worth_staying[kind]
    if fight.ask == ASK_TRAP:
        return 10 * fight.program.hurt[fight.drawn] + TRAP - worth * TRAP_KEPT // 100
    zone = fight.pick_place[pick] >> 10
    losing = fight.flags[fight.depth - 1] & X_BOSS or (zone == ON_BOARD and fight.ask == ASK_PICK)
    return 1 - worth if losing else 1 + worth
