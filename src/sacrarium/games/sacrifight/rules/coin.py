"""The Coin of Fate (R26 to R32), and the effect that it lets happen (R19 steps 5 and 6)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .board import lay_down, pick_up, remove_card
from .gains import gain_special
from .lasting import forbids
from .playing import begin_play, is_first_copy
from .selecting import answered, ask_for
from .zones import push_frame

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def may_toss(fight: FightBoard, at: int) -> bool:
    """R26: once per own turn, with a fitting card."""
    hero = fight.frames[at].hero
    kind = fight.frames[at].card
    if fight.coin_used or fight.boss_turn or fight.order[fight.turn] != hero:
        return False
    if forbids(fight, c.TO_TOSS, hero):
        return False
    who = fight.hero_class[hero]
    if who == c.WITCH:
        return True
    if who == c.NACHZEHRER:
        return fight.program.on_sacrifice[kind] != c.NONE
    return fight.program.type[kind] == c.ATTACK or (
        who == c.LUMBERJACK and fight.program.type[kind] == c.ARMOR_TYPE
    )


def do_toss(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """R19 step 5: the hero decides, the coin falls, and the track gains a point either way (R27)."""
    if fight.frames[at].coin == c.SWAPPING:
        return swap(fight, at, journal)
    if not may_toss(fight, at):
        return c.NEXT
    if not answered(fight):
        ask_for(fight, c.ASK_TOSS, fight.frames[at].hero, c.YES_OR_NO)
        return c.STAY
    if not fight.answer:
        return c.NEXT
    fight.coin_used = 1
    yes = chance.flip()
    if journal is not None:
        telling.tossed(fight, fight.frames[at].hero, yes, journal)
    gain_special(fight, fight.frames[at].hero, 1, journal)
    return say_yes(fight, at) if yes else say_no(fight, at, journal)


def say_yes(fight: FightBoard, at: int) -> int:
    """R28 to R31, Yes."""
    who = fight.hero_class[fight.frames[at].hero]
    if who == c.LUMBERJACK:
        fight.frames[at].coin = c.TWICE
    elif who == c.HUNTER:
        fight.frames[at].coin = c.DOUBLED
    elif who == c.NACHZEHRER:
        fight.frames[at].coin = c.WITH_SACRIFICE
    elif fight.witch_extra:
        fight.frames[at].coin = c.ONE_MORE
    else:
        fight.frames[at].coin = c.SWAPPING
        return c.STAY
    return c.NEXT


def say_no(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R28 to R32, No: what becomes of the card that was just played."""
    hero = fight.frames[at].hero
    kind = fight.frames[at].card
    slot = fight.frames[at].slot
    who = fight.hero_class[hero]
    fight.frames[at].coin = c.WITHOUT_EFFECT
    if who == c.LUMBERJACK or fight.slot_kind[slot] != kind:
        return c.NEXT
    if who == c.WITCH:
        remove_card(fight, slot, c.IN_HAND, journal)
    elif who == c.HUNTER:
        remove_card(fight, slot, c.IN_PILE, journal)
    else:
        remove_card(fight, slot, c.IN_GRAVEYARD, journal)
        push_frame(fight, fight.program.on_sacrifice[kind], hero, kind, slot, hero, c.X_GRAVE)
    return c.NEXT


def one_tier_higher(fight: FightBoard, at: int) -> int:
    """R29: the cards in hand exactly one tier higher, as bits."""
    hero = fight.frames[at].hero
    found = 0
    for place in range(fight.hand_n[hero]):
        kind = fight.hand[c.HAND * hero + place]
        if fight.program.tier[kind] == fight.program.tier[fight.frames[at].card] + 1 and is_first_copy(
            fight, hero, place
        ):
            found |= 1 << place
    return found


def swap(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R29, Yes: the Witch may exchange the card for one exactly one tier higher."""
    hero = fight.frames[at].hero
    slot = fight.frames[at].slot
    higher = one_tier_higher(fight, at)
    if higher == 0 or fight.slot_kind[slot] != fight.frames[at].card:
        fight.frames[at].coin = c.NORMAL
        return c.NEXT
    if not answered(fight):
        ask_for(fight, c.ASK_SWAP, hero, higher)
        fight.may_stop = 1
        return c.STAY
    fight.frames[at].coin = c.NORMAL
    if fight.answer == c.MOST_PICKS:
        return c.NEXT
    better = fight.hand[c.HAND * hero + fight.answer]
    fight.hand[c.HAND * hero + fight.answer] = pick_up(fight, slot)
    lay_down(fight, slot, better, hero)
    fight.frames[at].card = better
    if journal is not None:
        telling.swapped(fight, hero, better, slot, journal)
    return c.NEXT


def do_effect(fight: FightBoard, at: int) -> int:
    """R19 step 6: the on-play effect, unless the coin says otherwise."""
    if fight.frames[at].coin != c.WITHOUT_EFFECT:
        push_effect(fight, at, c.X_DOUBLE if fight.frames[at].coin == c.DOUBLED else 0)
    return c.NEXT


def push_effect(fight: FightBoard, at: int, flags: int) -> None:
    """The on-play effect comes next."""
    hero = fight.frames[at].hero
    card = fight.frames[at].card
    text = fight.program.on_play[card]
    if text != c.NONE:
        push_frame(fight, text, hero, card, fight.frames[at].slot, hero, flags)
        fight.frames[fight.depth - 1].sacrificed = fight.frames[at].sacrificed


def do_again(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R28: the effect a second time; R31: the sacrifice effect as well; R29 `extra`: one more card onto it."""
    hero = fight.frames[at].hero
    if fight.frames[at].coin == c.TWICE:
        push_effect(fight, at, 0)
    elif fight.frames[at].coin == c.WITH_SACRIFICE:
        text = fight.program.on_sacrifice[fight.frames[at].card]
        push_frame(fight, text, hero, fight.frames[at].card, fight.frames[at].slot, hero, c.X_KEEP)
    elif fight.frames[at].coin == c.ONE_MORE:
        higher = one_tier_higher(fight, at)
        if higher != 0 and fight.slot_kind[fight.frames[at].slot] == fight.frames[at].card:
            if not answered(fight):
                ask_for(fight, c.ASK_SWAP, hero, higher)
                fight.may_stop = 1
                return c.STAY
            if fight.answer != c.MOST_PICKS:
                begin_play(fight, hero, fight.answer, fight.frames[at].slot, c.X_FREE, journal)
    fight.frames[at].coin = c.NORMAL
    return c.NEXT
