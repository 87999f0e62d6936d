"""Healing and armor (R46, R47), actions, special points and counters."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .conditions import value_of
from .lasting import changed, forbids, wear
from .selecting import heroes_meant

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def is_hunt(fight: FightBoard) -> bool:
    """Whether the Wild Hunt is fought."""
    return boss_has(fight, c.MEMBERS)


def heal_hero(fight: FightBoard, hero: int, amount: int, journal: "Journal | None") -> None:
    """R47: up to the starting hit points; doubled while Rübezahl is helpful (4.1)."""
    if forbids(fight, c.TO_HEAL, hero):
        return
    amount = changed(fight, c.HEALED, hero, 2 if fight.face == c.HELPFUL else 1, amount)
    if not fight.overheal:
        amount = min(amount, max(0, c.HERO_HP - fight.hp[hero]))
    fight.hp[hero] += amount
    if journal is not None:
        telling.hero_healed(fight, hero, amount, journal)


def heal_member(fight: FightBoard, member: int, amount: int, journal: "Journal | None") -> None:
    """R47, 4.10: up to the maximum; a defeated member is never revived."""
    if (fight.fallen >> member) & 1 or forbids(fight, c.TO_HEAL, c.BOSS):
        return
    amount = changed(fight, c.HEALED, c.BOSS, 2 if fight.face == c.HELPFUL else 1, amount)
    most = 1 if boss_has(fight, c.SHELL) else fight.boss_max[member]
    if not fight.overheal:
        amount = min(amount, max(0, most - fight.boss_hp[member]))
    fight.boss_hp[member] += amount
    if journal is not None:
        telling.boss_healed(fight, member, amount, journal)


def gain_armor(fight: FightBoard, hero: int, amount: int, journal: "Journal | None") -> None:
    """R42: armor has no limit."""
    amount = changed(fight, c.ARMOR_GAIN, hero, 1, amount)
    fight.armor[hero] += amount
    if journal is not None:
        telling.armor_gained(fight, hero, amount, journal)


def boss_armored(fight: FightBoard, member: int, amount: int, journal: "Journal | None") -> None:
    """The boss gains armor, or loses it (a negative amount)."""
    fight.boss_armor[member] = max(0, fight.boss_armor[member] + amount)
    fight.touched = 1
    if journal is not None:
        telling.boss_armored(fight, member, amount, journal)


def member_of_side(fight: FightBoard, side: int) -> int:
    """4.10: the member that stands on a side."""
    for member in range(fight.members):
        if fight.member_side[member] == side:
            return member
    return c.NONE


def members_in_reach(fight: FightBoard, slot: int) -> int:
    """4.10: the active member on the side of a slot, as a bit; all active ones where there is no slot."""
    active = ~fight.fallen & c.ALL_FOUR
    return active if slot == c.NONE else active & (1 << member_of_side(fight, places.side_of(slot)))


def members_meant(fight: FightBoard, at: int, whom: int) -> int:
    """The boss; at the Hunt the card's member, all active ones, or who is in reach of a hero card; as bits."""
    if not is_hunt(fight):
        return 1
    if whom == c.ALL_MEMBERS:
        return ~fight.fallen & c.ALL_FOUR
    if not fight.frames[at].flags & c.X_BOSS:
        return members_in_reach(fight, fight.frames[at].slot)
    member = c.NONE if fight.frames[at].card == c.NONE else fight.program.member[fight.frames[at].card]
    return 1 if member == c.NONE else 1 << member


def do_gain(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """heal, armor, strip {n, to} (R45, R46)."""
    program = fight.program
    op = program.code[code]
    whom = program.code[code + 2]
    if whom >= c.ENEMY:
        amount = value_of(fight, at, program.code[code + 1], chance, journal)
        members = members_meant(fight, at, whom)
        while members:
            gain_of_member(fight, op, bits.lowest(members), amount, journal)
            members &= members - 1
        wear_gain(fight, op, c.THE_BOSS_ALONE)
        return c.NEXT
    heroes = heroes_meant(fight, at, whom, chance, journal)
    if heroes == c.NONE:
        return c.STAY
    amount = value_of(fight, at, program.code[code + 1], chance, journal)
    for hero in range(fight.heroes):
        if (heroes >> hero) & 1:
            gain_of_hero(fight, op, hero, amount, journal)
    wear_gain(fight, op, heroes)
    return c.NEXT


def wear_gain(fight: FightBoard, op: int, who: int) -> None:
    """R2, SF-9: what changed healing or armor for a number of times has changed one step more."""
    if op == c.HEAL:
        wear(fight, c.HEALED, who, c.EVERYWHERE)
    elif op == c.ARMOR:
        wear(fight, c.ARMOR_GAIN, who, c.EVERYWHERE)


def gain_of_member(fight: FightBoard, op: int, member: int, amount: int, journal: "Journal | None") -> None:
    """One of the three verbs for the boss."""
    if op == c.HEAL:
        heal_member(fight, member, amount, journal)
    else:
        boss_armored(fight, member, amount if op == c.ARMOR else -amount, journal)


def gain_of_hero(fight: FightBoard, op: int, hero: int, amount: int, journal: "Journal | None") -> None:
    """One of the three verbs for a hero."""
    if op == c.HEAL:
        heal_hero(fight, hero, amount, journal)
    elif op == c.ARMOR:
        gain_armor(fight, hero, amount, journal)
    else:
        lost = min(fight.armor[hero], amount)
        fight.armor[hero] -= lost
        if journal is not None:
            telling.armor_gained(fight, hero, -lost, journal)


def gain_special(fight: FightBoard, hero: int, points: int, journal: "Journal | None") -> None:
    """R27: up to the length of the track."""
    fight.track[hero] = max(0, min(fight.track_length[hero], fight.track[hero] + points))
    if journal is not None:
        telling.special_gained(fight, hero, journal)


def do_actions(fight: FightBoard, at: int, code: int, journal: "Journal | None") -> int:
    """actions {n, when}: at once for the active hero, else in the hero's next turn (R12); a turn has twelve at most."""
    amount = fight.program.code[code + 1]
    hero = fight.frames[at].hero
    now = fight.program.code[code + 2] == 0 and not fight.boss_turn and fight.order[fight.turn] == hero
    if now:
        amount = min(amount, c.MOST_ACTIONS - fight.given)
        fight.actions = max(0, fight.actions + amount)
        fight.given += max(0, amount)
    else:
        fight.next_actions[hero] += amount
    if journal is not None:
        telling.actions_changed(fight, hero, amount, now, journal)
    return c.NEXT


def do_set_actions(fight: FightBoard, code: int) -> int:
    """set_actions {n}: in the next round, before anything is added (R12)."""
    fight.set_next = fight.program.code[code + 1]
    return c.NEXT


def do_counter(fight: FightBoard, at: int, code: int) -> int:
    """counter {add / set}: kept until the fight ends."""
    place = fight.program.counter[fight.frames[at].card]
    if place != c.NONE:
        place += c.COUNTERS * (fight.frames[at].holder & 1)
        amount = fight.program.code[code + 1]
        fight.counters[place] = fight.counters[place] + amount if fight.program.code[code + 2] else amount
    return c.NEXT
