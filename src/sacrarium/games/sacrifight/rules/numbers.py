"""Damage and its targets (R42 to R45)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .conditions import holds, value_of
from .gains import gain_armor, heal_member, is_hunt, members_in_reach, wear_gain
from .lasting import is_held, settled, wear
from .selecting import fixed_sides, heroes_meant, one_of_mask
from .zones import everybody, push_frame

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

PIERCE = 1
ANY_DIRECTION = 2


# -- damage to heroes ------------------------------------------------------------------------------


def hero_takes(fight: FightBoard, at: int, hero: int, amount: int) -> int:
    """R6, R51: what the boss or a minion deals to a hero, before armor; only the boss's own is doubled."""
    if not fight.frames[at].flags & c.X_BOSS:
        return amount
    if fight.frames[at].flags & c.X_MINION:
        return settled(fight, c.MINION_DMG, c.ANYBODY, c.EVERYWHERE, 1 << hero, 1, amount)
    factor = 2 if fight.face == c.ANGRY else 1
    return settled(fight, c.DMG_DEALT, c.THE_BOSS_ALONE, c.EVERYWHERE, 1 << hero, factor, amount)


def hurt_heroes(
    fight: FightBoard, at: int, heroes: int, amount: int, pierce: bool, journal: "Journal | None"
) -> None:
    """One step for all heroes that are meant; the Neighbor heals by what they lose (4.6)."""
    lost = 0
    for hero in range(fight.heroes):
        if (heroes >> hero) & 1:
            lost += hurt_hero(fight, at, hero, hero_takes(fight, at, hero, amount), pierce, journal)
    fight.touched = 1
    if amount > 0 and fight.frames[at].flags & c.X_BOSS:
        wear_out(fight, at, heroes)
    by_boss = fight.frames[at].flags & c.X_BOSS and not fight.frames[at].flags & c.X_MINION
    alive = fight.hp[0] > 0 and (fight.heroes == 1 or fight.hp[1] > 0)
    if lost > 0 and by_boss and alive and boss_has(fight, c.LIFESTEAL):
        heal_member(fight, 0, lost, journal)
        wear_gain(fight, c.HEAL, c.THE_BOSS_ALONE)


def wear_out(fight: FightBoard, at: int, heroes: int) -> None:
    """What changed this damage for a number of times has changed it once more."""
    if fight.frames[at].flags & c.X_MINION:
        wear(fight, c.MINION_DMG, c.ANYBODY, c.EVERYWHERE)
    else:
        wear(fight, c.DMG_DEALT, c.THE_BOSS_ALONE, c.EVERYWHERE)
    wear(fight, c.DMG_TAKEN, heroes, c.EVERYWHERE)


def hurt_hero(
    fight: FightBoard, at: int, hero: int, amount: int, pierce: bool, journal: "Journal | None"
) -> int:
    """R42: armor first, then hit points; returns the hit points that were lost."""
    absorbed = 0 if pierce else min(fight.armor[hero], amount)
    fight.armor[hero] -= absorbed
    fight.hp[hero] -= amount - absorbed
    if journal is not None:
        telling.hero_hurt(fight, at, hero, amount, absorbed, journal)
    if amount > absorbed and fight.frames[at].flags & c.X_BOSS:
        fire(fight, c.ON_HURT, hero)
    return amount - absorbed


def fire(fight: FightBoard, event: int, hero: int) -> None:
    """Cards in play that wait for this go on the stack, the first in board order on top."""
    for slot in range(c.SLOTS - 1, -1, -1):
        if 0 <= fight.slot_holder[slot] < c.BOSS:
            place = c.EVENTS * fight.slot_kind[slot] + event
            if fight.program.trigger[place] != c.NONE:
                fire_card(fight, event, slot, hero)


def fire_card(fight: FightBoard, event: int, slot: int, hero: int) -> None:
    """One of them, if its condition holds; "you" is its holder, or the hero whom it happened to."""
    kind = fight.slot_kind[slot]
    place = c.EVENTS * kind + event
    holder = fight.slot_holder[slot]
    if event == c.ON_SACRIFICED and holder != hero:
        return
    you = hero if event == c.ON_HURT else holder
    push_frame(fight, fight.program.trigger[place], you, kind, slot, holder, 0)
    condition = fight.program.trigger_if[place]
    if condition != c.NONE and not holds(fight, fight.depth - 1, condition):
        fight.depth -= 1


# -- damage to enemies -----------------------------------------------------------------------------


def boss_targets(fight: FightBoard, slot: int) -> int:
    """The boss, or the members in reach from a slot, NONE: from everywhere (R44, 4.10), as bits of targets."""
    if not is_hunt(fight):
        return 1 << c.T_BOSS
    return members_in_reach(fight, slot) << c.T_MEMBER


def minion_targets(fight: FightBoard, slot: int) -> int:
    """R43, Q18: the minions that can be attacked from a slot, as bits of targets."""
    found = 0
    for place in range(c.SLOTS):
        if (
            fight.slot_holder[place] == c.BOSS
            and fight.program.marks[fight.slot_kind[place]] & c.M_ATTACKABLE
            and (not fight.same_side or slot == c.NONE or places.side_of(slot) == places.side_of(place))
        ):
            found |= 1 << (c.T_MINION + place)
    return found


def targets_meant(fight: FightBoard, at: int, whom: int, any_side: bool) -> int:
    """The enemies that a word means, as bits of targets: one or every one that is in reach (R44, Q18, 4.10)."""
    slot = c.NONE if any_side else fight.frames[at].slot
    if whom in (c.ENEMY, c.ALL_ENEMIES):
        return boss_targets(fight, slot) | minion_targets(fight, slot)
    if whom == c.THE_BOSS:
        return boss_targets(fight, slot)
    if whom != c.SIDE_MINIONS:
        return minion_targets(fight, slot)
    minions = minion_targets(fight, c.NONE)
    sides = fight.frames[at].sides or fixed_sides(fight, at, c.SELF_SIDE)
    for place in range(c.SLOTS):
        if not (sides >> places.side_of(place)) & 1:
            minions &= ~(1 << (c.T_MINION + place))
    return minions


def hit_all(
    fight: FightBoard, at: int, targets: int, amount: int, pierce: bool, journal: "Journal | None"
) -> None:
    """R6, R30: what a hero's card deals to all these enemies, in one step; the Hunter's Yes doubles it."""
    sides = c.EVERYWHERE if fight.frames[at].slot == c.NONE else 1 << places.side_of(fight.frames[at].slot)
    dealer = 1 << fight.frames[at].hero
    factor = 2 if fight.frames[at].flags & c.X_DOUBLE else 1
    left = targets
    while left:
        target = bits.lowest(left)
        taker = c.THE_BOSS_ALONE if target < c.T_MINION else c.NOBODY
        dealt = settled(fight, c.DMG_DEALT, dealer, sides, taker, factor, amount)
        hit(fight, target, dealt, pierce, journal)
        left &= left - 1
    if amount > 0:
        wear(fight, c.DMG_DEALT, dealer, sides)
        if targets & ((1 << c.T_MINION) - 1):
            wear(fight, c.DMG_TAKEN, c.THE_BOSS_ALONE, c.EVERYWHERE)


def hit(fight: FightBoard, target: int, amount: int, pierce: bool, journal: "Journal | None") -> None:
    """Damage arrives at an enemy; what a minion or member cannot take is lost (R43)."""
    fight.touched = 1
    if target >= c.T_MINION:
        slot = target - c.T_MINION
        fight.slot_hp[slot] -= amount
        if journal is not None:
            telling.minion_hurt(fight, slot, amount, journal)
        return
    hit_member(fight, 0 if target == c.T_BOSS else target - c.T_MEMBER, amount, pierce, journal)


def hit_member(fight: FightBoard, member: int, amount: int, pierce: bool, journal: "Journal | None") -> None:
    """R42, 4.5: armor first; nothing pierces the Egg (Q34)."""
    egg = boss_has(fight, c.SHELL)
    absorbed = 0 if pierce and not egg else min(fight.boss_armor[member], amount)
    fight.boss_armor[member] -= absorbed
    fight.boss_hp[member] -= min(fight.boss_hp[member], amount - absorbed)
    if egg and fight.boss_armor[member] == 0:
        fight.exact = 1 if amount == absorbed else 0
    if journal is not None:
        telling.boss_hurt(fight, member, amount, absorbed, journal)


def do_damage(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """dmg {n, to, pierce, any_side}: one instruction, one target, or all that are meant in one step."""
    program = fight.program
    whom = program.code[code + 2]
    pierce = (program.code[code + 3] & PIERCE) != 0
    if whom < c.ENEMY:
        heroes = heroes_meant(fight, at, whom, chance, journal)
        if heroes == c.NONE:
            return c.STAY
        hurt_heroes(
            fight, at, heroes, value_of(fight, at, program.code[code + 1], chance, journal), pierce, journal
        )
        return c.NEXT
    return damage_enemies(fight, at, code, whom, pierce, chance, journal)


def damage_enemies(
    fight: FightBoard, at: int, code: int, whom: int, pierce: bool, chance: Chance, journal: "Journal | None"
) -> int:
    """R43, R44: the hero chooses among what is in reach; a side whose attacks do nothing hits nobody."""
    program = fight.program
    targets = targets_meant(fight, at, whom, (program.code[code + 3] & ANY_DIRECTION) != 0)
    if targets == 0 or attack_is_void(fight, at):
        return c.NEXT
    if whom in (c.ENEMY, c.A_MINION, c.THE_BOSS):
        target = one_of_mask(fight, c.ASK_TARGET, fight.frames[at].hero, targets)
        if target == c.NONE:
            return c.STAY
        targets = 1 << target
    hit_all(fight, at, targets, value_of(fight, at, program.code[code + 1], chance, journal), pierce, journal)
    return c.NEXT


def attack_is_void(fight: FightBoard, at: int) -> bool:
    """R60: attacks from the side of this card do nothing."""
    if fight.frames[at].slot == c.NONE:
        return False
    return is_held(fight, c.TO_ATTACK, c.ANYBODY, 1 << places.side_of(fight.frames[at].slot))


def do_point(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R34: one of the Lumberjack's six points, 1 damage to an enemy or 1 armor to a hero."""
    targets = boss_targets(fight, c.NONE) | minion_targets(fight, c.NONE)
    targets |= everybody(fight) << c.T_HERO
    target = one_of_mask(fight, c.ASK_TARGET, fight.frames[at].hero, targets)
    if target == c.NONE:
        return c.STAY
    if target >= c.T_HERO:
        gain_armor(fight, target - c.T_HERO, 1, journal)
        wear_gain(fight, c.ARMOR, 1 << (target - c.T_HERO))
    else:
        hit_all(fight, at, 1 << target, 1, False, journal)
    return c.NEXT
