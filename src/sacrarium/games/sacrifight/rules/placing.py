"""Cards that come to lie elsewhere on the board without being played: place and shift (R8)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .board import free_sides, free_slot, lay_down, pick_up
from .conditions import value_of
from .moving import picked
from .selecting import gather, one_of_mask, read_protections, sides_meant
from .zones import put, take_from, zone_owner

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def do_place(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """place {card, side}: into the lowest free slot of a side, without on-play effect (R8, R36)."""
    if free_sides(fight) == 0:
        return c.NEXT
    read_protections(fight, at)
    gather(fight, at, fight.program.code[code + 1], True)
    if fight.picks == 0:
        return c.NEXT
    if fight.frames[at].chosen == c.NONE:
        pick = picked(fight, at, c.BY_CHOICE, False, chance)
        if pick == c.NONE:
            return c.STAY
        fight.frames[at].chosen = pick
    side = place_side(fight, at, fight.program.code[code + 2], chance, journal)
    if side == c.NONE:
        return c.STAY
    where = fight.pick_place[fight.frames[at].chosen]
    fight.frames[at].chosen = c.NONE
    fight.picks = 0
    slot = c.NONE if side == c.NOWHERE else free_slot(fight, side)
    if slot != c.NONE:
        place_card(fight, where, slot, journal)
    return c.NEXT


def place_side(fight: FightBoard, at: int, selector: int, chance: Chance, journal: "Journal | None") -> int:
    """The side to place a card on, among those with room; NONE: wait, NOWHERE: there is none."""
    if selector == c.CHOOSE_SIDE:
        return one_of_mask(fight, c.ASK_SIDE, fight.frames[at].hero, free_sides(fight))
    sides = sides_meant(fight, at, selector, chance, journal) & free_sides(fight)
    return c.NOWHERE if sides == 0 else bits.lowest(sides)


def place_card(fight: FightBoard, where: int, slot: int, journal: "Journal | None") -> None:
    """The card leaves its zone for the slot."""
    zone, hero, place = places.zone_of(where), places.hero_of(where), places.place_of(where)
    if zone == c.ON_BOARD:
        hero = fight.slot_holder[place]
        kind = pick_up(fight, place)
    else:
        hero = zone_owner(fight, zone, hero, place)
        kind = take_from(fight, zone, hero, place)
    lay_down(fight, slot, kind, hero)
    if journal is not None:
        telling.placed(fight, kind, hero, slot, journal)


def do_shift(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """shift {cards, dir}: one side clockwise, or to a side of choice; where it is full, to the backpack."""
    program = fight.program
    read_protections(fight, at)
    if program.code[code + 2]:
        return shift_by_choice(fight, at, code, chance, journal)
    number = c.ALL_THERE_ARE
    if program.code[code + 3] != c.NONE:
        number = max(0, value_of(fight, at, program.code[code + 3], chance, journal))
    gather(fight, at, program.code[code + 1], False)
    if number < fight.picks:
        keep_by_chance(fight, number, chance)
    shift_all(fight, journal)
    fight.picks = 0
    return c.NEXT


def keep_by_chance(fight: FightBoard, number: int, chance: Chance) -> None:
    """So many of the cards that were gathered, at random; the others stay where they are."""
    for place in range(number):
        other = place + chance.below(fight.picks - place)
        kind, where = fight.pick_kind[place], fight.pick_place[place]
        fight.pick_kind[place], fight.pick_place[place] = fight.pick_kind[other], fight.pick_place[other]
        fight.pick_kind[other], fight.pick_place[other] = kind, where
    fight.picks = number


def shift_all(fight: FightBoard, journal: "Journal | None") -> None:
    """All cards that were gathered move at once: they are lifted before they are laid down."""
    lifted = fight.picks
    for place in range(lifted):
        slot = places.place_of(fight.pick_place[place])
        fight.pick_place[place] = places.pick_of(c.ON_BOARD, fight.slot_holder[slot], slot)
        pick_up(fight, slot)
    for place in range(lifted):
        slot = places.place_of(fight.pick_place[place])
        lay_or_pack(
            fight,
            fight.pick_kind[place],
            places.hero_of(fight.pick_place[place]),
            slot,
            places.clockwise(places.side_of(slot)),
            journal,
        )


def lay_or_pack(
    fight: FightBoard, kind: int, holder: int, slot: int, side: int, journal: "Journal | None"
) -> None:
    """A lifted card lands on a side, or in its holder's backpack."""
    target = free_slot(fight, side)
    if target == c.NONE:
        put(fight, c.IN_BACKPACK, holder, kind)
        if journal is not None:
            telling.moved(fight, kind, holder, c.ON_BOARD, slot, c.IN_BACKPACK, journal)
        return
    lay_down(fight, target, kind, holder)
    if journal is not None:
        telling.shifted(fight, kind, holder, slot, target, journal)


def shift_card(fight: FightBoard, slot: int, side: int, journal: "Journal | None") -> None:
    """One card moves to a side."""
    holder = fight.slot_holder[slot]
    kind = pick_up(fight, slot)
    lay_or_pack(fight, kind, holder, slot, side, journal)


def shift_by_choice(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """One card of choice goes to another side of choice."""
    gather(fight, at, fight.program.code[code + 1], False)
    if fight.picks == 0 or free_sides(fight) == 0:
        return c.NEXT
    if fight.frames[at].chosen == c.NONE:
        pick = picked(fight, at, fight.program.code[code + 4], False, chance)
        if pick == c.NONE:
            return c.STAY
        fight.frames[at].chosen = pick
    side = one_of_mask(fight, c.ASK_SIDE, fight.frames[at].hero, free_sides(fight))
    if side == c.NONE:
        return c.STAY
    slot = places.place_of(fight.pick_place[fight.frames[at].chosen])
    fight.frames[at].chosen = c.NONE
    fight.picks = 0
    shift_card(fight, slot, side, journal)
    return c.NEXT
