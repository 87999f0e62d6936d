"""Answers by rules of thumb (9.2.5 to 9.2.8): whom to hit, whether to toss, which card to take or lose."""

from sacrarium.core import bits
from sacrarium.core.bits import Move
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places
from sacrarium.games.sacrifight.rules.coin import one_tier_higher
from sacrarium.games.sacrifight.rules.scoring import boss_left
from sacrarium.games.sacrifight.state import FightState

# In tenths of a point of damage, found by trial: what won most fights.
MINION = 6  # a hit on a minion
BAD_MINION = 46  # on one that does something each boss turn
BOSS_HIT = 32  # a hit on the boss
WASTED = 2  # less for each point that a minion cannot take
TOSS = 3  # a toss of the coin
TOSS_FULL = 8  # and if it fills the track
HUNTER_TOSS = 4  # less for the Hunter, unless nothing was given up and he has cards to go on with
FULL_HAND = 5
SPARED = 4  # more for the Hunter if another act follows: a No keeps the card
TRACK_FULL = 3  # less if there is nothing more to gain on the track
NACHZEHRER_TOSS = 96  # percent of the card that the Nachzehrer weighs against its sacrifice effect
TRAP = 18  # a trap that lies ready
TRAP_KEPT = 20  # percent of a trap's worth that it should save
HARM = 46  # a boss card that does more is better put underneath
HARM_OF_MINION = 15  # besides what it deals
CARD_LOST = 18  # an offer to lose a card
WOUND = 30  # an offer to take damage
WOUND_AT_6 = 100  # the same for a hero with six or fewer


def weigh_target(fight: FightState, target: int) -> int:
    """9.2.5: the boss, or a minion that one hit removes; gifts go to who needs them most."""
    if target >= c.T_HERO:
        return 40 - fight.hp[target - c.T_HERO] - fight.armor[target - c.T_HERO] // 2
    if target >= c.T_MINION:
        slot = target - c.T_MINION
        strong = fight.program.each_boss[fight.slot_kind[slot]] != c.NONE
        kind = fight.frames[fight.depth - 1].card
        wasted = 0 if kind == c.NONE else max(0, fight.program.damage[kind] - fight.slot_hp[slot])
        hit = BAD_MINION if fight.slot_hp[slot] <= 2 and strong else MINION
        return hit - WASTED * wasted
    if target == c.T_BOSS:
        return 60 if boss_left(fight) <= 4 else BOSS_HIT
    return 30 - min(20, fight.boss_hp[target - c.T_MEMBER])


def weigh_answer(fight: FightState, move: Move) -> int:
    """9.2.6, 9.2.8: toss where little is lost; agree; do what may be done."""
    if move == c.MV_YES:
        return 10
    if move != c.MV_TOSS:
        return 0
    at = fight.depth - 1
    kind = fight.frames[at].card
    hero = fight.frames[at].hero
    one_short = TOSS + toss_gain(fight, hero)
    who = fight.hero_class[hero]
    if fight.program.damage[kind] >= boss_left(fight) and fight.members == 1:
        return -10
    if who == c.WITCH:
        return one_short + best_higher(fight, at) - fight.program.worth[kind]
    if who == c.NACHZEHRER:
        return (
            one_short
            + fight.program.worth_sacrificed[kind]
            - bits.quotient(fight.program.worth[kind] * NACHZEHRER_TOSS, 100)
        )
    if who == c.HUNTER:
        return one_short + hunter_gain(fight, at, hero)
    return one_short


def hunter_gain(fight: FightState, at: int, hero: int) -> int:
    """R30: a No costs the slot and what was given up, but spares the card for the acts to come."""
    worth = SPARED if fight.act + 1 < fight.acts else 0
    if fight.frames[at].sacrificed != c.NONE or fight.hand_n[hero] < FULL_HAND:
        worth -= HUNTER_TOSS
    return worth


def toss_gain(fight: FightState, hero: int) -> int:
    """What a point on the special track is worth: most if it is the last one, less than nothing if it is full."""
    missing = fight.track_length[hero] - fight.track[hero]
    return TOSS_FULL if missing == 1 else 0 if missing > 1 else -TRACK_FULL


def best_higher(fight: FightState, at: int) -> int:
    """R29: what the best card in hand is worth that the Witch may exchange for the one she plays."""
    higher = one_tier_higher(fight, at)
    best = 0
    for place in range(c.HAND):
        if (higher >> place) & 1:
            best = max(best, fight.program.worth[fight.hand[c.HAND * fight.frames[at].hero + place]])
    return best


def weigh_pick(fight: FightState, pick: int) -> int:
    """A card to gain is the better the more it is worth; one to lose the less."""
    kind = fight.pick_kind[pick]
    if fight.ask == c.ASK_PEEK:
        return weigh_peeked(fight, kind)
    worth = fight.program.worth[kind] + fight.program.worth_staying[kind]
    if fight.ask == c.ASK_TRAP:
        return 10 * fight.program.hurt[fight.drawn] + TRAP - bits.quotient(worth * TRAP_KEPT, 100)
    zone = places.zone_of(fight.pick_place[pick])
    losing = fight.frames[fight.depth - 1].flags & c.X_BOSS or (
        zone == c.ON_BOARD and fight.ask == c.ASK_PICK
    )
    return 1 - worth if losing else 1 + worth


def weigh_peeked(fight: FightState, kind: int) -> int:
    """R35: the card that does least shall come next; what may go underneath should do more than most."""
    program = fight.program
    harm = 10 * (program.hurt[kind] + program.tick[kind])
    if program.each_boss[kind] != c.NONE:
        harm += HARM_OF_MINION
    return harm - HARM if fight.may_stop else -harm


def weigh_option(fight: FightState, number: int) -> int:
    """A boss that lets a hero choose takes a card or blood; the weak give the card."""
    code = c.WIDTH * fight.frames[fight.depth - 1].step + 2 + number
    if fight.program.code[c.WIDTH * fight.program.code[code]] != c.DMG:
        return -CARD_LOST
    return -WOUND_AT_6 if fight.hp[fight.asker] + fight.armor[fight.asker] <= 6 else -WOUND
