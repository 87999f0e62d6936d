"""Traps that react to a drawn card, and the cards they hold (R54 to R60)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .board import remove_card
from .conditions import holds
from .selecting import add_pick, answered, ask_for
from .zones import push_frame

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def trap_matches(fight: FightBoard, slot: int) -> bool:
    """Whether a trap's own condition holds."""
    kind = fight.slot_kind[slot]
    condition = fight.program.trigger_if[c.EVENTS * kind + c.ON_DRAW]
    if condition == c.NONE:
        return True
    push_frame(fight, fight.program.stop, fight.slot_holder[slot], kind, slot, fight.slot_holder[slot], 0)
    found = holds(fight, fight.depth - 1, condition)
    fight.depth -= 1
    return found


def first_concerned(fight: FightBoard) -> int:
    """R55: the first hero in player order among the holders of matching traps."""
    for place in range(fight.heroes):
        for pick in range(fight.picks):
            if fight.slot_holder[places.place_of(fight.pick_place[pick])] == fight.order[place]:
                return fight.order[place]
    return fight.order[0]


def let_traps_react(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """R61 B5, R55: at most one trap fires for a drawn card; one that only rolls, in vain, has not fired."""
    fight.frames[at].chosen = c.NONE
    while fight.drawn != c.NONE:
        compulsory = matching_traps(fight, fight.frames[at].sides)
        number = fight.picks
        if number == 0:
            break
        pick = 0
        if number > 1 or not compulsory:
            if not answered(fight):
                ask_for(fight, c.ASK_TRAP, first_concerned(fight), 0)
                fight.picks = number
                fight.may_stop = 0 if compulsory else 1
                return c.STAY
            pick = fight.answer
        if pick == c.MOST_PICKS or let_trap(
            fight, at, places.place_of(fight.pick_place[pick]), chance, journal
        ):
            break
    fight.frames[at].sides = 0
    fight.picks = 0
    return c.NEXT


def let_trap(fight: FightBoard, at: int, slot: int, chance: Chance, journal: "Journal | None") -> bool:
    """A trap fires and its text comes; False: it rolled in vain, and another one may fire."""
    holder = fight.slot_holder[slot]
    kind = fight.slot_kind[slot]
    step = fight.program.trigger[c.EVENTS * kind + c.ON_DRAW]
    if fight.program.marks[kind] & c.M_ROLLS:
        code = c.WIDTH * step
        rolled = chance.roll(c.DIE)
        step = fight.program.code[code + rolled]
        in_vain = step == fight.program.code[code + c.IN_VAIN]
        if journal is not None:
            telling.trap_rolled(fight, kind, rolled, in_vain, journal)
        if in_vain:
            fight.frames[at].sides |= 1 << slot
            return False
    fight.frames[at].chosen = slot
    if journal is not None:
        telling.trap_fired(fight, slot, journal)
    push_frame(fight, step, holder, kind, slot, holder, c.X_TRAP)
    return True


def matching_traps(fight: FightBoard, but: int) -> bool:
    """The conditions of traps may count cards, which uses the same room: gather, then look once more."""
    compulsory = False
    slots = 0
    for slot in range(c.SLOTS):
        holder = fight.slot_holder[slot]
        if holder < 0 or holder == c.BOSS or fight.captured[slot] != c.NONE or (but >> slot) & 1:
            continue
        kind = fight.slot_kind[slot]
        if fight.program.trigger[c.EVENTS * kind + c.ON_DRAW] != c.NONE and trap_matches(fight, slot):
            slots |= 1 << slot
            compulsory = compulsory or not fight.program.marks[kind] & c.M_MAY_TRAP
    fight.picks = 0
    while slots:
        slot = bits.lowest(slots)
        add_pick(fight, fight.slot_kind[slot], c.ON_BOARD, 0, slot, False)
        slots &= slots - 1
    return compulsory


def clear_trap(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R57: a trap that fired goes to the graveyard, unless it holds a card or stays."""
    slot = fight.frames[at].chosen
    fight.frames[at].chosen = c.NONE
    if slot == c.NONE or not 0 <= fight.slot_holder[slot] < c.BOSS or fight.captured[slot] != c.NONE:
        return c.NEXT
    kind = fight.slot_kind[slot]
    fired = fight.program.trigger[c.EVENTS * kind + c.ON_DRAW] != c.NONE
    if fired and not fight.program.marks[kind] & c.M_STAYS:
        remove_card(fight, slot, c.IN_GRAVEYARD, journal)
    return c.NEXT


# -- captured cards --------------------------------------------------------------------------------


def check_captured(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """R58, R60 B3: a roll for each captured card, one boss turn less for each banned one."""
    while fight.frames[at].done < c.SLOTS:
        slot = fight.frames[at].done
        fight.frames[at].done += 1
        if fight.captured[slot] == c.NONE:
            continue
        if fight.captive[slot] != c.NONE:
            fight.captive[slot] -= 1
            if fight.captive[slot] <= 0:
                set_free(fight, slot, journal)
            continue
        rolled = chance.roll(c.DIE)
        if journal is not None:
            telling.rolled(fight, "hold", rolled, journal)
        text = fight.program.hold[c.DIE * fight.slot_kind[slot] + rolled - 1]
        if text < c.NONE:
            set_free(fight, slot, journal)
        elif text != c.NONE:
            holder = fight.slot_holder[slot]
            push_frame(fight, text, holder, fight.slot_kind[slot], slot, holder, c.X_TRAP)
            return c.STAY
    fight.frames[at].done = 0
    return c.NEXT


def set_free(fight: FightBoard, slot: int, journal: "Journal | None") -> None:
    """R58: the captured card goes to the discard, the trap to its holder's graveyard."""
    if journal is not None:
        telling.escaped(fight, slot, journal)
    remove_card(fight, slot, c.IN_GRAVEYARD, journal)
