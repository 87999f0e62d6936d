"""The board: cards come and go, minions enter and die (R49 to R53), what lies under a trap (R59)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .lasting import blocked_sides, drop_of_slot, is_blocked, start_statics, stops
from .numbers import fire
from .selecting import one_by_chance, one_of_mask, side_by_chance, sides_meant, slot_fits
from .zones import push_frame, put

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


# -- hero cards ------------------------------------------------------------------------------------


def free_slot(fight: FightBoard, side: int) -> int:
    """R17: the lowest-numbered free slot of a side; NONE if there is none, or the side is blocked (R18)."""
    if boss_has(fight, c.KRAXE) and side == c.NORTH:
        return c.NONE
    if is_blocked(fight, side):
        return c.NONE
    for number in range(fight.heroes):
        if fight.slot_kind[2 * side + number] == c.NONE:
            return 2 * side + number
    return c.NONE


def free_sides(fight: FightBoard) -> int:
    """The sides with a free slot, as bits."""
    found = 0
    for slot in range(c.SLOTS):
        if fight.slot_kind[slot] == c.NONE and places.number_of(slot) < fight.heroes:
            found |= 1 << places.side_of(slot)
    if boss_has(fight, c.KRAXE):
        found &= ~(1 << c.NORTH)
    return found & ~blocked_sides(fight)


def lay_down(fight: FightBoard, slot: int, kind: int, holder: int) -> None:
    """A card comes to lie in a slot; what holds while it lies there begins."""
    fight.slot_kind[slot] = kind
    fight.slot_holder[slot] = holder
    fight.slot_hp[slot] = 0
    fight.captured[slot] = c.NONE
    fight.captive[slot] = c.NONE
    if holder != c.BOSS:
        start_statics(fight, slot)


def pick_up(fight: FightBoard, slot: int) -> int:
    """A card leaves its slot; what held ends, and a captured card goes free (R59)."""
    kind = fight.slot_kind[slot]
    drop_of_slot(fight, slot)
    if fight.captured[slot] != c.NONE:
        put_away(fight, fight.captured[slot])
        fight.captured[slot] = c.NONE
        fight.captive[slot] = c.NONE
    fight.slot_kind[slot] = c.NONE
    fight.slot_holder[slot] = c.NONE
    fight.slot_hp[slot] = 0
    return kind


def remove_card(fight: FightBoard, slot: int, zone: int, journal: "Journal | None") -> int:
    """A hero card goes from the board to a zone of its holder, without sacrifice effect (R21, R52)."""
    holder = fight.slot_holder[slot]
    kind = pick_up(fight, slot)
    zone = put(fight, zone, holder, kind)
    if journal is not None:
        telling.moved(fight, kind, holder, c.ON_BOARD, slot, zone, journal)
    return zone


# -- boss cards ------------------------------------------------------------------------------------


def put_away(fight: FightBoard, kind: int) -> None:
    """A boss card goes to the discard, unless it leaves the fight for good (Q25)."""
    marks = fight.program.marks[kind]
    member = fight.program.member[kind]
    leaves = (
        marks & (c.M_MOM | c.M_ANGEL | c.M_HEAD)
        or (marks & c.M_NORMAL and fight.wild)
        or (member != c.NONE and (fight.fallen >> member) & 1)
    )
    if leaves:
        put_aside(fight, kind)
    else:
        fight.discard[fight.discard_n] = kind
        fight.discard_n += 1


def put_aside(fight: FightBoard, kind: int) -> None:
    """A boss card is out of the fight."""
    fight.aside[fight.aside_n] = kind
    fight.aside_n += 1


def minion_slot(fight: FightBoard, side: int) -> int:
    """R49: the lowest-numbered slot without a boss card; Krampus's minions enter the east instead (4.9)."""
    if boss_has(fight, c.KRAXE) and side == c.NORTH:
        side = c.EAST
    for number in range(fight.heroes):
        if fight.slot_holder[2 * side + number] != c.BOSS:
            return 2 * side + number
    return c.NONE


def enter_minion(fight: FightBoard, kind: int, side: int, journal: "Journal | None") -> bool:
    """R49: a minion comes to a side, and displaces a hero card there; False: there is no room. The Head is none."""
    slot = minion_slot(fight, side)
    marks = fight.program.marks[kind]
    head = (marks & c.M_HEAD) != 0
    if slot == c.NONE or (not head and stops(fight, c.TO_ENTER, 1 << side)):
        return False
    if fight.slot_kind[slot] != c.NONE:
        remove_card(fight, slot, fight.program.displaced[kind], journal)
    lay_down(fight, slot, kind, c.BOSS)
    fight.slot_hp[slot] = fight.program.hp[kind] * (fight.heroes if marks & c.M_HP_PER_HERO else 1)
    if marks & c.M_BIRD:
        fight.birds |= 1 << (kind & 15)
    if journal is not None:
        telling.minion_entered(fight, slot, journal)
    if not head:
        fire(fight, c.ON_ENTERED, c.NONE)
    return True


def entry_side(fight: FightBoard, at: int, selector: int, chance: Chance, journal: "Journal | None") -> int:
    """The side that a minion enters; chosen by the first hero where its card leaves it open, NONE: wait."""
    sides = sides_meant(fight, at, selector, chance, journal)
    if sides == c.NONE or sides == 0:
        return c.NONE
    if sides & (sides - 1):
        sides = side_by_chance(fight, at, sides, chance, journal)
    return bits.lowest(sides)


def kill_minion(fight: FightBoard, slot: int, journal: "Journal | None") -> None:
    """R50: a dead minion goes to the discard, and its last text happens."""
    kind = fight.slot_kind[slot]
    if journal is not None:
        telling.minion_killed(fight, slot, journal)
    pick_up(fight, slot)
    put_away(fight, kind)
    fire(fight, c.ON_KILLED, c.NONE)
    if fight.program.on_death[kind] != c.NONE:
        push_frame(
            fight, fight.program.on_death[kind], fight.order[0], kind, slot, c.NONE, c.X_BOSS | c.X_MINION
        )


def dead_minions_leave(fight: FightBoard, journal: "Journal | None") -> None:
    """R2a: after each step."""
    for slot in range(c.SLOTS):
        if fight.slot_holder[slot] == c.BOSS and fight.slot_hp[slot] <= 0:
            kill_minion(fight, slot, journal)


def do_kill(fight: FightBoard, at: int, code: int, chance: Chance) -> int:
    """kill {filter}: minions that can be attacked die, by choice, by chance or all."""
    program = fight.program
    pick = program.code[code + 3]
    if fight.frames[at].left == c.NONE:
        fight.frames[at].left = c.SLOTS if pick == c.EVERY else program.code[code + 2]
    while fight.frames[at].left > 0:
        targets = minions_to_kill(fight, at, program.code[code + 1])
        if targets == 0:
            break
        if pick == c.EVERY:
            target = bits.lowest(targets)
        elif pick == c.BY_CHANCE:
            target = one_by_chance(targets, chance)
        else:
            target = one_of_mask(fight, c.ASK_TARGET, fight.frames[at].hero, targets)
            if target == c.NONE:
                return c.STAY
        fight.slot_hp[target - c.T_MINION] = 0
        fight.frames[at].left -= 1
    fight.frames[at].left = c.NONE
    fight.touched = 1
    return c.NEXT


def minions_to_kill(fight: FightBoard, at: int, filter_: int) -> int:
    """Living minions that a filter means and that can be attacked, as bits of targets."""
    found = 0
    for slot in range(c.SLOTS):
        if (
            fight.slot_holder[slot] == c.BOSS
            and fight.slot_hp[slot] > 0
            and fight.program.marks[fight.slot_kind[slot]] & c.M_ATTACKABLE
            and slot_fits(fight, at, filter_, slot, True)
        ):
            found |= 1 << (c.T_MINION + slot)
    return found
