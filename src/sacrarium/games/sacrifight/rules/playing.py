"""Playing a card (R15 to R25), and rescues from the Kraxe (4.9)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.core.state import MoveList
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .board import free_sides, free_slot, lay_down, pick_up
from .flow import go
from .lasting import blocked_sides, forbids, is_blocked
from .moving import move_pick, picked
from .numbers import fire
from .selecting import add_pick, answered, ask_for, fits
from .zones import push_frame, put, take_from

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

# By 1 + the tier of the card in a slot: eight bits for each least tier, of which the first is set if it is met.
COVERS = [0, 0x1, 0x101, 0x10101]


# -- what may be played where ----------------------------------------------------------------------


def least_tier(fight: FightBoard, kind: int) -> int:
    """R16: the least tier of the card that this one is played onto."""
    if fight.program.requires[kind] != c.NONE:
        return max(0, fight.program.requires[kind] - 1)
    return max(0, fight.program.tier[kind] - 1)


def needs_no_card(fight: FightBoard, kind: int) -> bool:
    """R16: bronze cards, and those that say so, may enter a free slot."""
    if fight.program.requires[kind] != c.NONE:
        return fight.program.requires[kind] == 0
    return fight.program.tier[kind] == c.BRONZE


def is_rescue(fight: FightBoard, slot: int) -> bool:
    """4.9: N2 at Krampus is the rescue slot."""
    return slot == 1 and boss_has(fight, c.KRAXE)


def may_rescue(fight: FightBoard) -> bool:
    """4.9: whether the rescue slot is free and something can be rescued."""
    return is_rescue(fight, 1) and fight.kraxe_n > 0 and fight.slot_kind[1] == c.NONE


def side_slot(fight: FightBoard, kind: int, side: int, anywhere: bool) -> int:
    """R16, R17: the free slot that a card would take on a side; NONE: it cannot."""
    if side == c.NORTH and is_rescue(fight, 1):
        return 1 if may_rescue(fight) else c.NONE
    if not anywhere and not needs_no_card(fight, kind):
        return c.NONE
    return free_slot(fight, side)


def may_cover(fight: FightBoard, hero: int, kind: int, slot: int, anywhere: bool) -> bool:
    """R16, R18, R25: whether a card may be played onto what lies in a slot."""
    holder = fight.slot_holder[slot]
    if holder in (c.NONE, c.BOSS) or is_blocked(fight, places.side_of(slot)):
        return False
    if is_rescue(fight, slot):
        if fight.kraxe_n == 0:
            return False
    elif not anywhere and min(c.GOLD, fight.program.tier[fight.slot_kind[slot]]) < least_tier(fight, kind):
        return False
    if holder != hero and not may_cover_teammate(fight, kind, slot):
        return False
    return not forbids(fight, c.TO_SACRIFICE, hero)


def slots_to_cover(fight: FightBoard, hero: int) -> int:
    """The same for every slot at once, whatever was refused in this turn: eight bits for each least tier."""
    if forbids(fight, c.TO_SACRIFICE, hero):
        return 0
    found = 0
    blocked = blocked_sides(fight)
    for slot in range(c.SLOTS):
        holder = fight.slot_holder[slot]
        if holder in (c.NONE, c.BOSS) or (blocked >> places.side_of(slot)) & 1:
            continue
        if holder != hero and fight.consent_mode == c.NEVER:
            continue
        tier = fight.program.tier[fight.slot_kind[slot]]
        if is_rescue(fight, slot):
            tier = c.GOLD if fight.kraxe_n > 0 else c.NONE
        found |= COVERS[1 + min(c.GOLD, tier)] << slot
    return found


def may_cover_teammate(fight: FightBoard, kind: int, slot: int) -> bool:
    """R25, Q6: with consent unless it was refused in this turn, or too much was (SF-12); freely; or never."""
    if fight.consent_mode == c.NEVER or fight.barred_n == c.REFUSALS:
        return False
    for place in range(fight.barred_n):
        if fight.barred_kind[place] == kind and fight.barred_slot[place] == slot:
            return False
    return True


def is_first_copy(fight: FightBoard, hero: int, place: int) -> bool:
    """5.4: equal cards in hand give one move, that of the first."""
    kind = fight.hand[c.HAND * hero + place]
    for earlier in range(place):
        if fight.hand[c.HAND * hero + earlier] == kind:
            return False
    return True


def list_plays(fight: FightBoard, hero: int, filter_: int, anywhere: bool, moves: MoveList) -> None:
    """Every play from the hand: into free slots, then onto cards."""
    if forbids(fight, c.TO_PLAY, hero):
        return
    rescue = 1 << c.NORTH if may_rescue(fight) else 0
    open_ = free_sides(fight) | rescue
    covers = slots_to_cover(fight, hero)
    for place in range(fight.hand_n[hero]):
        kind = fight.hand[c.HAND * hero + place]
        if not is_first_copy(fight, hero, place) or (filter_ != c.NONE and not fits(fight, filter_, kind)):
            continue
        left = open_ if anywhere or needs_no_card(fight, kind) else rescue
        while left:
            moves.add(c.MV_PLAY + c.SIDES * place + bits.lowest(left))
            left &= left - 1
        left = (covers >> (0 if anywhere else c.SLOTS * least_tier(fight, kind))) & 255
        while left:
            if fight.barred_n == 0 or may_cover(fight, hero, kind, bits.lowest(left), anywhere):
                moves.add(c.MV_ON + c.SLOTS * place + bits.lowest(left))
            left &= left - 1


def may_play(fight: FightBoard, hero: int, filter_: int, anywhere: bool, move: int) -> bool:
    """Whether one of these moves is among them."""
    if move < c.MV_PLAY or move >= c.MV_SAVE or forbids(fight, c.TO_PLAY, hero):
        return False
    place = places.place_played(move)
    if place >= fight.hand_n[hero] or not is_first_copy(fight, hero, place):
        return False
    kind = fight.hand[c.HAND * hero + place]
    if filter_ != c.NONE and not fits(fight, filter_, kind):
        return False
    if move < c.MV_ON:
        return side_slot(fight, kind, places.side_played(move), anywhere) != c.NONE
    return may_cover(fight, hero, kind, places.slot_covered(move), anywhere)


# -- the play itself -------------------------------------------------------------------------------


def slot_of_play(fight: FightBoard, move: int) -> int:
    """The slot that a legal play goes to: that of the old card, the rescue slot, or the free one of a side."""
    if move >= c.MV_ON:
        return places.slot_covered(move)
    side = places.side_played(move)
    return 1 if side == c.NORTH and is_rescue(fight, 1) else free_slot(fight, side)


def declare_play(fight: FightBoard, hero: int, move: int, flags: int, journal: "Journal | None") -> bool:
    """R19 steps 1 and 2; False: the teammate has to agree first."""
    slot = slot_of_play(fight, move)
    place = places.place_played(move)
    holder = fight.slot_holder[slot]
    if is_rescue(fight, slot):
        flags |= c.X_RESCUE
    if holder != c.NONE and holder != hero and fight.consent_mode == c.WHEN_AGREED:
        push_frame(fight, fight.program.consent, hero, fight.hand[c.HAND * hero + place], slot, holder, flags)
        fight.frames[fight.depth - 1].chosen = place
        return False
    begin_play(fight, hero, place, slot, flags, journal)
    return True


def do_consent(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R25: the teammate says yes or no; after a no the same offer is barred for this turn."""
    if not answered(fight):
        ask_for(fight, c.ASK_CONSENT, fight.frames[at].holder, c.YES_OR_NO)
        return c.STAY
    fight.depth -= 1
    if journal is not None:
        telling.consented(fight, at, fight.answer != 0, journal)
    if fight.answer:
        if fight.frames[at].flags & c.X_FREE:
            fight.frames[at - 1].done = 1
        begin_play(
            fight,
            fight.frames[at].hero,
            fight.frames[at].chosen,
            fight.frames[at].slot,
            fight.frames[at].flags,
            journal,
        )
    else:
        fight.barred_kind[fight.barred_n] = fight.frames[at].card
        fight.barred_slot[fight.barred_n] = fight.frames[at].slot
        fight.barred_n += 1
    return c.JUMPED


def begin_play(
    fight: FightBoard, hero: int, place: int, slot: int, flags: int, journal: "Journal | None"
) -> None:
    """R19 step 3: the action is spent, the old card goes to a graveyard, the new card lies in the slot."""
    kind = take_from(fight, c.IN_HAND, hero, place)
    if not flags & c.X_FREE:
        fight.actions -= 1
    fight.plays += 1
    old = fight.slot_kind[slot]
    heir = fight.slot_holder[slot]
    if journal is not None:
        telling.played(fight, hero, kind, slot, old, journal)
    if old != c.NONE:
        if fight.program.marks[old] & c.M_LOOT:
            heir = hero  # R24
        pick_up(fight, slot)
        put(fight, c.IN_GRAVEYARD, heir, old)
    lay_down(fight, slot, kind, hero)
    push_frame(fight, fight.program.play, hero, kind, slot, hero, flags)
    fight.frames[fight.depth - 1].sacrificed = old
    fight.frames[fight.depth - 1].heir = heir if old != c.NONE else 0


def do_sacrifice(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R19 step 4, R22: the old card's sacrifice effect; "you" is who sacrificed."""
    old = fight.frames[at].sacrificed
    if old == c.NONE:
        return c.NEXT
    hero = fight.frames[at].hero
    heir = fight.frames[at].heir
    slot = fight.frames[at].slot
    if journal is not None:
        telling.sacrificed(fight, hero, heir, old, slot, journal)
    kind = fight.slot_kind[slot]
    fight.slot_kind[slot] = c.NONE  # the card that was just played does not wait for its own sacrifice
    fight.slot_holder[slot] = c.NONE
    fire(fight, c.ON_SACRIFICED, hero)
    fight.slot_kind[slot] = kind
    fight.slot_holder[slot] = hero
    if fight.program.on_sacrifice[old] != c.NONE:
        push_frame(fight, fight.program.on_sacrifice[old], hero, old, slot, heir, c.X_GRAVE)
    return c.NEXT


def do_rescue(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """4.9: instead of its effect the card frees one, two or three cards of the Kraxe."""
    if not fight.frames[at].flags & c.X_RESCUE:
        return c.NEXT
    number = 1 + min(c.GOLD, fight.program.tier[fight.frames[at].card])
    while fight.frames[at].done < number and fight.kraxe_n > 0:
        fight.picks = 0
        for place in range(fight.kraxe_n):
            add_pick(fight, fight.kraxe[place], c.IN_KRAXE, fight.kraxe_holder[place], place, True)
        pick = picked(fight, at, c.BY_CHOICE, False, chance)
        if pick == c.NONE:
            fight.ask = c.ASK_RESCUE
            return c.STAY
        move_pick(fight, pick, c.IN_BACKPACK if fight.kraxe_to_backpack else c.IN_HAND, journal)
        fight.frames[at].done += 1
    fight.picks = 0
    fight.frames[at].done = 0
    if fight.rescue_effect:
        return c.NEXT
    return go(fight, at, fight.program.stop)


def do_play_free(fight: FightBoard, at: int, code: int, moves: MoveList, journal: "Journal | None") -> int:
    """play_free {filter, requires}: a matching hand card may be played at once for no action."""
    if fight.frames[at].done == 1:
        fight.frames[at].done = 0
        return c.NEXT
    hero = fight.frames[at].hero
    if answered(fight):
        if fight.answer == c.MV_DONE:
            return c.NEXT
        if declare_play(fight, hero, fight.answer, c.X_FREE, journal):
            fight.frames[at].done = 1
        return c.STAY
    moves.count = 0
    list_plays(fight, hero, fight.program.code[code + 1], fight.program.code[code + 2] != 0, moves)
    if moves.count == 0:
        return c.NEXT
    ask_for(fight, c.ASK_FREE, hero, 0)
    return c.STAY
