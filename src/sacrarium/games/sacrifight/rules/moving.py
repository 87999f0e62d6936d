"""Cards on the move: draw, move, place, shift, pay (sections 3.6 and 5.2)."""

from typing import TYPE_CHECKING

import cython

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight import telling
from sacrarium.games.sacrifight.table import FightTable

if cython.compiled:
    from cython.cimports.sacrarium.core.cbits import lowest
    from cython.cimports.sacrarium.games.sacrifight.ccodes import (
        AS_MINION,
        ASK_PICK,
        ASK_PILE,
        ASK_SIDE,
        BOSS,
        BY_CHANCE,
        BY_CHOICE,
        CHOOSE_SIDE,
        EVERY,
        F_DRAW,
        HIGHEST,
        IN_BACKPACK,
        IN_DISCARD,
        IN_GRAVEYARD,
        IN_HAND,
        IN_KRAXE,
        JUMPED,
        MOST_PICKS,
        NEXT,
        NONE,
        NOWHERE,
        ON_BOARD,
        ON_PILE,
        PILE,
        PILE_RANDOM,
        STAY,
        X_GRAVE,
        X_KEEP,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.board import (
        free_sides,
        free_slot,
        lay_down,
        pick_up,
        put_away,
        remove_card,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.lasting import is_forbidden
    from cython.cimports.sacrarium.games.sacrifight.rules.selecting import (
        add_pick,
        answered,
        gather,
        how_many,
        one_by_chance,
        one_of_mask,
        owners,
        sides_meant,
        value_of,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.zones import (
        draw_card,
        may_draw,
        piles_left,
        place_in_graveyard,
        put,
        take_from_backpack,
        take_from_graveyard,
        take_from_hand,
        take_from_kraxe,
        take_top,
    )
else:
    from sacrarium.core.bits import lowest
    from sacrarium.games.sacrifight.codes import (
        AS_MINION,
        ASK_PICK,
        ASK_PILE,
        ASK_SIDE,
        BOSS,
        BY_CHANCE,
        BY_CHOICE,
        CHOOSE_SIDE,
        EVERY,
        F_DRAW,
        HIGHEST,
        IN_BACKPACK,
        IN_DISCARD,
        IN_GRAVEYARD,
        IN_HAND,
        IN_KRAXE,
        JUMPED,
        MOST_PICKS,
        NEXT,
        NONE,
        NOWHERE,
        ON_BOARD,
        ON_PILE,
        PILE,
        PILE_RANDOM,
        STAY,
        X_GRAVE,
        X_KEEP,
    )

    from .board import free_sides, free_slot, lay_down, pick_up, put_away, remove_card
    from .lasting import is_forbidden
    from .selecting import (
        add_pick,
        answered,
        gather,
        how_many,
        one_by_chance,
        one_of_mask,
        owners,
        sides_meant,
        value_of,
    )
    from .zones import (
        draw_card,
        may_draw,
        piles_left,
        place_in_graveyard,
        put,
        take_from_backpack,
        take_from_graveyard,
        take_from_hand,
        take_from_kraxe,
        take_top,
    )

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def do_draw(fight: FightTable, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """draw {n, pile}: one by one, each from a pile of choice (R38)."""
    hero = fight.you[at]
    pile = fight.program.code[code + 2]
    if fight.reg[at] == 0:
        fight.reg[at] = 1 + value_of(fight, at, fight.program.code[code + 1], chance)
    while fight.reg[at] > 1 and may_draw(fight, hero) and not is_forbidden(fight, F_DRAW, 1 << hero, 15):
        piles = piles_left(fight, hero)
        if pile < PILE_RANDOM:
            piles &= 1 << pile
            if piles == 0:
                break
        if pile == PILE_RANDOM:
            tier = one_by_chance(piles, chance)
        else:
            tier = one_of_mask(fight, ASK_PILE, hero, piles)
            if tier == NONE:
                return STAY
        draw_card(fight, hero, tier, chance, journal)
        fight.reg[at] -= 1
    fight.reg[at] = 0
    return NEXT


# -- move ------------------------------------------------------------------------------------------


def do_move(fight: FightTable, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """move {cards, n, pick, to}: by choice, by chance, all, or the highest."""
    program = fight.program
    pick = program.code[code + 3]
    filter_ = program.code[code + 1]
    if program.filters[6 * filter_] == ON_PILE:
        return move_from_pile(fight, at, code, chance, journal)
    if fight.reg[at] == 0:
        number = 99 if pick == EVERY else value_of(fight, at, program.code[code + 2], chance)
        fight.reg[at] = 1 + number
    while fight.reg[at] > 1:
        gather(fight, at, filter_, pick == BY_CHOICE)
        if fight.picks == 0:
            break
        place = picked(fight, at, pick, program.code[code + 5] != 0, chance)
        if place == NONE:
            return STAY
        if place == MOST_PICKS:
            break
        move_pick(fight, place, program.code[code + 4], journal)
        fight.reg[at] -= 1
    fight.reg[at] = 0
    fight.picks = 0
    return NEXT


def picked(fight: FightTable, at: int, pick: int, may_stop: bool, chance: Chance) -> int:
    """Which of the cards that were laid out; NONE: a question is asked, MOST_PICKS: no more."""
    if pick == EVERY:
        return 0
    if pick == BY_CHANCE:
        return chance.below(fight.picks) if fight.picks > 1 else 0
    if pick == HIGHEST:
        return highest_pick(fight, chance)
    if fight.picks == 1 and not may_stop:
        return 0
    if answered(fight):
        return fight.answer
    fight.ask = ASK_PICK
    fight.asker = fight.you[at]
    fight.may_stop = 1 if may_stop else 0
    return NONE


def highest_pick(fight: FightTable, chance: Chance) -> int:
    """One of the cards of the highest tier."""
    best, number = NONE, 0
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


def move_pick(fight: FightTable, pick: int, to: int, journal: "Journal | None") -> None:
    """One card that was picked goes where the text says."""
    where = fight.pick_place[pick]
    zone, hero, place = where >> 10, (where >> 7) & 1, where & 127
    if zone == AS_MINION:
        kind = pick_up(fight, place)
        put_away(fight, kind)
        if journal is not None:
            telling.moved(fight, kind, BOSS, AS_MINION, place, IN_DISCARD, journal)
        return
    if zone == ON_BOARD:
        remove_card(fight, place, to, journal)
        return
    if zone == IN_KRAXE:
        hero = fight.kraxe_holder[place]
    kind = take_pick(fight, zone, hero, place)
    reached = put(fight, to, hero, kind)
    if journal is not None:
        telling.moved(fight, kind, hero, zone, NONE, reached, journal)


def take_pick(fight: FightTable, zone: int, hero: int, place: int) -> int:
    """The card leaves the zone it lies in."""
    if zone == IN_HAND:
        return take_from_hand(fight, hero, place)
    if zone == IN_BACKPACK:
        return take_from_backpack(fight, hero, place)
    if zone == IN_KRAXE:
        return take_from_kraxe(fight, place)
    return take_from_graveyard(fight, hero, place)


def move_from_pile(fight: FightTable, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """The top cards of a pile, unseen until they move."""
    program = fight.program
    filter_ = program.code[code + 1]
    heroes = owners(fight, at, filter_)
    pile = program.filters[6 * filter_ + 4]
    number = value_of(fight, at, program.code[code + 2], chance)
    for hero in range(fight.heroes):
        if not (heroes >> hero) & 1:
            continue
        for _ in range(number):
            piles = piles_left(fight, hero)
            if pile < PILE_RANDOM:
                piles &= 1 << pile
            if piles == 0:
                break
            kind = take_top(fight, hero, one_by_chance(piles, chance), chance)
            reached = put(fight, program.code[code + 4], hero, kind)
            if journal is not None:
                telling.moved(fight, kind, hero, ON_PILE, NONE, reached, journal)
    return NEXT


def do_move_self(fight: FightTable, at: int, code: int, journal: "Journal | None") -> int:
    """R22, R23: "this card", from the slot or, after a sacrifice, from the graveyard."""
    if fight.flags[at] & X_KEEP:
        return NEXT
    to = fight.program.code[code + 1]
    kind = fight.kind[at]
    holder = fight.holder[at]
    slot = fight.slot[at]
    if fight.flags[at] & X_GRAVE:
        place = place_in_graveyard(fight, holder, kind)
        if place != NONE:
            take_from_graveyard(fight, holder, place)
            reached = put(fight, to, holder, kind)
            if journal is not None:
                telling.moved(fight, kind, holder, IN_GRAVEYARD, NONE, reached, journal)
    elif slot != NONE and fight.slot_kind[slot] == kind and fight.slot_holder[slot] == holder:
        remove_card(fight, slot, to, journal)
    return NEXT


def do_exhume(fight: FightTable, at: int, chance: Chance, journal: "Journal | None") -> int:
    """R37: one or two cards of the graveyard go to hand, one after the other."""
    hero = fight.you[at]
    while fight.reg[at] < 2:
        fight.picks = 0
        for place in range(fight.graveyard_n[hero]):
            add_pick(fight, fight.graveyard[PILE * hero + place], IN_GRAVEYARD, hero, place, True)
        if fight.picks == 0:
            break
        pick = picked(fight, at, BY_CHOICE, fight.reg[at] == 1, chance)
        if pick == NONE:
            return STAY
        if pick == MOST_PICKS:
            break
        move_pick(fight, pick, IN_HAND, journal)
        fight.reg[at] += 1
    fight.reg[at] = 0
    fight.picks = 0
    return NEXT


# -- place, shift, pay -----------------------------------------------------------------------------


def do_place(fight: FightTable, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """place {card, side}: into the lowest free slot of a side, without on-play effect (R8, R36)."""
    if free_sides(fight) == 0:
        return NEXT
    gather(fight, at, fight.program.code[code + 1], True)
    if fight.picks == 0:
        return NEXT
    if fight.reg[at] == 0:
        pick = picked(fight, at, BY_CHOICE, False, chance)
        if pick == NONE:
            return STAY
        fight.reg[at] = 1 + pick
    side = place_side(fight, at, fight.program.code[code + 2], chance)
    if side == NONE:
        return STAY
    where = fight.pick_place[fight.reg[at] - 1]
    fight.reg[at] = 0
    fight.picks = 0
    slot = NONE if side == NOWHERE else free_slot(fight, side)
    if slot != NONE:
        place_card(fight, where, slot, journal)
    return NEXT


def place_side(fight: FightTable, at: int, selector: int, chance: Chance) -> int:
    """The side to place a card on, among those with room; NONE: wait, NOWHERE: there is none."""
    if selector == CHOOSE_SIDE:
        return one_of_mask(fight, ASK_SIDE, fight.you[at], free_sides(fight))
    sides = sides_meant(fight, at, selector, chance) & free_sides(fight)
    return NOWHERE if sides == 0 else lowest(sides)


def place_card(fight: FightTable, where: int, slot: int, journal: "Journal | None") -> None:
    """The card leaves its zone for the slot."""
    zone, hero, place = where >> 10, (where >> 7) & 1, where & 127
    if zone == IN_KRAXE:
        hero = fight.kraxe_holder[place]
    if zone == ON_BOARD:
        hero = fight.slot_holder[place]
        kind = pick_up(fight, place)
    else:
        kind = take_pick(fight, zone, hero, place)
    lay_down(fight, slot, kind, hero)
    if journal is not None:
        telling.placed(fight, kind, hero, slot, journal)


def do_shift(fight: FightTable, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """shift {cards, dir}: one side clockwise, or to a side of choice; where it is full, to the backpack."""
    program = fight.program
    if program.code[code + 2]:
        return shift_by_choice(fight, at, code, chance, journal)
    gather(fight, at, program.code[code + 1], False)
    number = fight.picks
    if program.code[code + 3] != NONE:
        number = min(number, value_of(fight, at, program.code[code + 3], chance))
    if number == fight.picks:
        shift_all(fight, journal)
    else:
        for _ in range(number):
            gather(fight, at, program.code[code + 1], False)
            slot = fight.pick_place[chance.below(fight.picks)] & 127
            shift_card(fight, slot, ((slot >> 1) + 1) & 3, journal)
    fight.picks = 0
    return NEXT


def shift_all(fight: FightTable, journal: "Journal | None") -> None:
    """All cards that were gathered move at once: they are lifted before they are laid down."""
    lifted = fight.picks
    for place in range(lifted):
        slot = fight.pick_place[place] & 127
        fight.pick_place[place] = slot + 64 * fight.slot_holder[slot]
        pick_up(fight, slot)
    for place in range(lifted):
        slot = fight.pick_place[place] & 63
        lay_or_pack(
            fight, fight.pick_kind[place], fight.pick_place[place] >> 6, slot, ((slot >> 1) + 1) & 3, journal
        )


def lay_or_pack(
    fight: FightTable, kind: int, holder: int, slot: int, side: int, journal: "Journal | None"
) -> None:
    """A lifted card lands on a side, or in its holder's backpack."""
    target = free_slot(fight, side)
    if target == NONE:
        put(fight, IN_BACKPACK, holder, kind)
        if journal is not None:
            telling.moved(fight, kind, holder, ON_BOARD, slot, IN_BACKPACK, journal)
        return
    lay_down(fight, target, kind, holder)
    if journal is not None:
        telling.shifted(fight, kind, holder, slot, target, journal)


def shift_card(fight: FightTable, slot: int, side: int, journal: "Journal | None") -> None:
    """One card moves to a side."""
    holder = fight.slot_holder[slot]
    kind = pick_up(fight, slot)
    lay_or_pack(fight, kind, holder, slot, side, journal)


def shift_by_choice(fight: FightTable, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """One card of choice goes to another side of choice."""
    gather(fight, at, fight.program.code[code + 1], False)
    if fight.picks == 0 or free_sides(fight) == 0:
        return NEXT
    if fight.reg[at] == 0:
        pick = picked(fight, at, fight.program.code[code + 4], False, chance)
        if pick == NONE:
            return STAY
        fight.reg[at] = 1 + pick
    side = one_of_mask(fight, ASK_SIDE, fight.you[at], free_sides(fight))
    if side == NONE:
        return STAY
    slot = fight.pick_place[fight.reg[at] - 1] & 127
    fight.reg[at] = 0
    fight.picks = 0
    shift_card(fight, slot, side, journal)
    return NEXT


def can_pay(fight: FightTable, at: int, code: int, chance: Chance) -> int:
    """pay {cost, do}: only who can pay is asked."""
    program = fight.program
    if how_many(fight, at, program.code[code + 1]) >= value_of(fight, at, program.code[code + 2], chance):
        return NEXT
    fight.pc[at] = program.code[code + 3]
    return JUMPED
