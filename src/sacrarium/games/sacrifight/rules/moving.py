"""Cards on the move: draw, move, pay (sections 3.6 and 5.2)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.cards import codes as table
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .board import pick_up, put_away, remove_card
from .conditions import value_of
from .lasting import forbids
from .selecting import (
    add_pick,
    answered,
    gather,
    how_many,
    one_by_chance,
    one_of_mask,
    owners,
    read_protections,
)
from .zones import (
    draw_card,
    may_draw,
    piles_left,
    place_in_graveyard,
    put,
    take_from,
    take_top,
    zone_owner,
)

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def do_draw(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """draw {n, pile}: one by one, each from a pile of choice (R38)."""
    hero = fight.frames[at].hero
    pile = fight.program.code[code + 2]
    if fight.frames[at].left == c.NONE:
        fight.frames[at].left = value_of(fight, at, fight.program.code[code + 1], chance, journal)
    while fight.frames[at].left > 0 and may_draw(fight, hero) and not forbids(fight, c.TO_DRAW, hero):
        piles = piles_left(fight, hero)
        if pile < c.PILE_RANDOM:
            piles &= 1 << pile
            if piles == 0:
                break
        if pile == c.PILE_RANDOM:
            tier = one_by_chance(piles, chance)
        else:
            tier = one_of_mask(fight, c.ASK_PILE, hero, piles)
            if tier == c.NONE:
                return c.STAY
        draw_card(fight, hero, tier, chance, journal)
        fight.frames[at].left -= 1
    fight.frames[at].left = c.NONE
    return c.NEXT


# -- move ------------------------------------------------------------------------------------------


def do_move(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """move {cards, n, pick, to}: by choice, by chance, all, or the highest."""
    program = fight.program
    pick = program.code[code + 3]
    filter_ = program.code[code + 1]
    zone = program.filters[table.FILTER * filter_ + table.F_ZONE]
    if zone == c.ON_PILE:
        return move_from_pile(fight, at, code, chance, journal)
    if fight.frames[at].left == c.NONE:
        if zone == c.ON_BOARD and not program.code[code + c.GOES_ON]:
            read_protections(fight, at)
        number = c.ALL_THERE_ARE
        if pick != c.EVERY:
            number = value_of(fight, at, program.code[code + 2], chance, journal)
        fight.frames[at].left = number
    while fight.frames[at].left > 0:
        gather(fight, at, filter_, pick == c.BY_CHOICE)
        if fight.picks == 0:
            break
        if pick == c.EVERY:  # a card that comes back is not moved twice
            fight.frames[at].left = min(fight.frames[at].left, fight.picks)
        place = picked(fight, at, pick, program.code[code + 5] != 0, chance)
        if place == c.NONE:
            return c.STAY
        if place == c.MOST_PICKS:
            break
        move_pick(fight, place, program.code[code + 4], journal)
        fight.frames[at].left -= 1
    fight.frames[at].left = c.NONE
    fight.picks = 0
    return c.NEXT


def picked(fight: FightBoard, at: int, pick: int, may_stop: bool, chance: Chance) -> int:
    """Which of the cards that were laid out; NONE: a question is asked, MOST_PICKS: no more."""
    if pick == c.EVERY:
        return 0
    if pick == c.BY_CHANCE:
        return chance.below(fight.picks) if fight.picks > 1 else 0
    if pick == c.HIGHEST:
        return highest_pick(fight, chance)
    if fight.picks == 1 and not may_stop:
        return 0
    if answered(fight):
        return fight.answer
    fight.ask = c.ASK_PICK
    fight.asker = fight.frames[at].hero
    fight.may_stop = 1 if may_stop else 0
    return c.NONE


def highest_pick(fight: FightBoard, chance: Chance) -> int:
    """One of the cards of the highest tier."""
    best, number = c.NONE, 0
    for place in range(fight.picks):
        tier = fight.program.tier[fight.pick_kind[place]]
        if tier > best:
            best, number = tier, 1
        elif tier == best:
            number += 1
    skip = chance.below(number) if number > 1 else 0
    for place in range(fight.picks):
        if fight.program.tier[fight.pick_kind[place]] == best:
            if skip == 0:
                return place
            skip -= 1
    return 0


def move_pick(fight: FightBoard, pick: int, to: int, journal: "Journal | None") -> None:
    """One card that was picked goes where the text says."""
    where = fight.pick_place[pick]
    zone, hero, place = places.zone_of(where), places.hero_of(where), places.place_of(where)
    if zone == c.AS_MINION:
        kind = pick_up(fight, place)
        put_away(fight, kind)
        if journal is not None:
            telling.moved(fight, kind, c.BOSS, c.AS_MINION, place, c.IN_DISCARD, journal)
        return
    if zone == c.ON_BOARD:
        remove_card(fight, place, to, journal)
        return
    hero = zone_owner(fight, zone, hero, place)
    kind = take_from(fight, zone, hero, place)
    reached = put(fight, to, hero, kind)
    if journal is not None:
        telling.moved(fight, kind, hero, zone, c.NONE, reached, journal)


def move_from_pile(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """The top cards of piles, unseen until they move: so many of one hero, then of the other."""
    filter_ = fight.program.code[code + 1]
    heroes = owners(fight, at, filter_)
    if fight.frames[at].left == c.NONE:
        fight.frames[at].left = value_of(fight, at, fight.program.code[code + 2], chance, journal)
    number = fight.frames[at].left
    while fight.frames[at].done < number * fight.heroes:
        hero = fight.frames[at].done // number
        piles = piles_left(fight, hero) if (heroes >> hero) & 1 else 0
        if piles != 0 and not move_top(fight, code, hero, piles, chance, journal):
            return c.STAY
        fight.frames[at].done += 1
    fight.frames[at].left = c.NONE
    fight.frames[at].done = 0
    return c.NEXT


def move_top(
    fight: FightBoard, code: int, hero: int, piles: int, chance: Chance, journal: "Journal | None"
) -> bool:
    """One of them, from the pile that the text names, or of a random one, or of choice; False: wait."""
    pile = fight.program.filters[table.FILTER * fight.program.code[code + 1] + table.F_PILE]
    if pile < c.PILE_RANDOM:
        piles &= 1 << pile
    if piles == 0:
        return True
    tier = (
        one_by_chance(piles, chance) if pile == c.PILE_RANDOM else one_of_mask(fight, c.ASK_PILE, hero, piles)
    )
    if tier == c.NONE:
        return False
    kind = take_top(fight, hero, tier, chance)
    reached = put(fight, fight.program.code[code + 4], hero, kind)
    if journal is not None:
        telling.moved(fight, kind, hero, c.ON_PILE, c.NONE, reached, journal)
    return True


def do_move_self(fight: FightBoard, at: int, code: int, journal: "Journal | None") -> int:
    """R22, R23: "this card", from the slot or, after a sacrifice, from the graveyard."""
    if fight.frames[at].flags & c.X_KEEP:
        return c.NEXT
    to = fight.program.code[code + 1]
    kind = fight.frames[at].card
    holder = fight.frames[at].holder
    slot = fight.frames[at].slot
    if fight.frames[at].flags & c.X_GRAVE:
        place = place_in_graveyard(fight, holder, kind)
        if place != c.NONE:
            take_from(fight, c.IN_GRAVEYARD, holder, place)
            reached = put(fight, to, holder, kind)
            if journal is not None:
                telling.moved(fight, kind, holder, c.IN_GRAVEYARD, c.NONE, reached, journal)
    elif slot != c.NONE and fight.slot_kind[slot] == kind and fight.slot_holder[slot] == holder:
        remove_card(fight, slot, to, journal)
    return c.NEXT


def do_exhume(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """R37: one or two cards of the graveyard go to hand, one after the other."""
    hero = fight.frames[at].hero
    while fight.frames[at].done < 2:
        fight.picks = 0
        for place in range(fight.graveyard_n[hero]):
            add_pick(fight, fight.graveyard[c.PILE * hero + place], c.IN_GRAVEYARD, hero, place, True)
        if fight.picks == 0:
            break
        pick = picked(fight, at, c.BY_CHOICE, fight.frames[at].done == 1, chance)
        if pick == c.NONE:
            return c.STAY
        if pick == c.MOST_PICKS:
            break
        move_pick(fight, pick, c.IN_HAND, journal)
        fight.frames[at].done += 1
    fight.frames[at].done = 0
    fight.picks = 0
    return c.NEXT


def can_pay(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """pay {cost, do}: only who can pay is asked."""
    program = fight.program
    if how_many(fight, at, program.code[code + 1]) >= value_of(
        fight, at, program.code[code + 2], chance, journal
    ):
        return c.NEXT
    fight.frames[at].step = program.code[code + 3]
    return c.JUMPED
