"""What only one boss has: the Angel and the Head (4.11), the Mom (4.5), the Neighbor's plague (4.6), the frenzy (4.8)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .board import enter_minion, minion_slot, pick_up, put_aside
from .bossdeck import aside_with, strip, take_aside
from .lasting import is_held
from .numbers import hurt_heroes
from .selecting import answered, ask_for, one_of_mask, side_by_chance
from .zones import draw_card, everybody, may_draw, piles_left, put, take_from

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

HEAD_GOES = [c.NONE, c.NORTH, c.EAST, c.WEST, c.SOUTH, c.NONE]  # by the face of the die


def do_ability(fight: FightBoard, at: int, op: int, chance: Chance, journal: "Journal | None") -> int:
    """One of the texts that no card could be made of."""
    if op == c.ANGEL:
        return angel_speaks(fight, at, journal)
    if op == c.HEAD_MOVES:
        return head_moves(fight, at, chance, journal)
    if op == c.PLAGUE:
        return plague(fight, at, chance, journal)
    if op == c.MOM_COMES:
        return mom_comes(fight, at, chance, journal)
    strip(fight, c.NONE, c.M_NORMAL, c.NONE)
    return c.NEXT


def coin_in_hand(fight: FightBoard, hero: int) -> int:
    """The hand place of a Gold Coin of this fight; NONE: there is none."""
    for place in range(fight.hand_n[hero]):
        if fight.program.marks[fight.hand[c.HAND * hero + place]] & c.M_COIN:
            return place
    return c.NONE


def angel_speaks(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """4.11: the named hero gives a Gold Coin from hand, or takes the damage."""
    hero = fight.program.named[fight.frames[at].card]
    place = coin_in_hand(fight, hero)
    if place != c.NONE:
        if not answered(fight):
            ask_for(fight, c.ASK_COIN, hero, c.YES_OR_NO)
            return c.STAY
        if fight.answer:
            coin = take_from(fight, c.IN_HAND, hero, place)
            put(fight, c.OUT, hero, coin)
            fight.fended += 1
            if journal is not None:
                telling.angel_fended(fight, hero, journal)
            return c.NEXT
    hurt_heroes(fight, at, 1 << hero, fight.angel_damage, False, journal)
    return c.NEXT


def head_moves(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """4.11: the Head leaves its slot and goes where the die says; 6: every hero takes 1 damage."""
    rolled = chance.roll(c.DIE)
    if journal is not None:
        telling.rolled(fight, "head", rolled, journal)
    for slot in range(c.SLOTS):
        if fight.slot_holder[slot] == c.BOSS and fight.program.marks[fight.slot_kind[slot]] & c.M_HEAD:
            put_aside(fight, pick_up(fight, slot))
    side = HEAD_GOES[rolled - 1]
    place = aside_with(fight, c.M_HEAD)
    if side != c.NONE and place != c.NONE:
        kind = take_aside(fight, place)
        if not enter_minion(fight, kind, side, journal):
            put_aside(fight, kind)
    if rolled == c.DIE:
        hurt_heroes(fight, at, everybody(fight), 1, False, journal)
    return c.NEXT


def mom_comes(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """4.5, R49: the Wild Wolpertinger Mom enters a random side, or the next one clockwise with room."""
    place = aside_with(fight, c.M_MOM)
    if place != c.NONE:
        kind = take_aside(fight, place)
        side = bits.lowest(side_by_chance(fight, at, c.EVERYWHERE, chance, journal))
        if not enter_minion(fight, kind, side_with_room(fight, side), journal):
            put_aside(fight, kind)
    return c.NEXT


def side_with_room(fight: FightBoard, side: int) -> int:
    """This side, or the next one clockwise that a minion can enter."""
    for _ in range(c.SIDES):
        if minion_slot(fight, side) != c.NONE and not is_held(fight, c.TO_ENTER, c.ANYBODY, 1 << side):
            break
        side = places.clockwise(side)
    return side


def plague(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """4.6, Q35: one random hand card to the graveyard, the rest to the backpack, as many drawn by choice."""
    hero = fight.frames[at].hero
    if fight.frames[at].left == c.NONE:
        fight.frames[at].left = 0
        if fight.hand_n[hero] > 0:
            place = chance.below(fight.hand_n[hero]) if fight.hand_n[hero] > 1 else 0
            lose_hand_card(fight, hero, place, c.IN_GRAVEYARD, journal)
        while fight.hand_n[hero] > 0:
            lose_hand_card(fight, hero, 0, c.IN_BACKPACK, journal)
            fight.frames[at].left += 1
    while fight.frames[at].left > 0 and may_draw(fight, hero):
        tier = one_of_mask(fight, c.ASK_PILE, hero, piles_left(fight, hero))
        if tier == c.NONE:
            return c.STAY
        draw_card(fight, hero, tier, chance, journal)
        fight.frames[at].left -= 1
    fight.frames[at].left = c.NONE
    return c.NEXT


def lose_hand_card(fight: FightBoard, hero: int, place: int, zone: int, journal: "Journal | None") -> None:
    """A card goes from the hand to another zone."""
    kind = take_from(fight, c.IN_HAND, hero, place)
    put(fight, zone, hero, kind)
    if journal is not None:
        telling.moved(fight, kind, hero, c.IN_HAND, c.NONE, zone, journal)
