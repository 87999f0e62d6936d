"""The boss turn in its six steps (R61 to R68), with traps, seals and bans (R54 to R60)."""

from typing import TYPE_CHECKING

import cython

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight import telling
from sacrarium.games.sacrifight.table import FightTable

if cython.compiled:
    from cython.cimports.sacrarium.core.cbits import lowest
    from cython.cimports.sacrarium.games.sacrifight.ccodes import (
        ANGRY,
        AS_MINION,
        ASK_TRAP,
        B0,
        B1,
        B2,
        B3,
        B4,
        B5,
        B5_END,
        B6,
        B6_END,
        BOSS,
        EVENTS,
        F_ABILITY,
        F_BOSS_DRAW,
        HELPFUL,
        IN_DISCARD,
        IN_GRAVEYARD,
        JUMPED,
        M_A,
        M_CROW,
        M_ENTERS_ITSELF,
        M_MAY_TRAP,
        M_MINION,
        M_STAYS,
        MOST_PICKS,
        NEXT,
        NONE,
        ON_BOARD,
        ON_BOSS_TURN,
        ON_DRAW,
        ON_RESOLVED,
        S_FACES,
        S_HUNT,
        S_LEAPS,
        S_VANISHES,
        SLOTS,
        STAY,
        VANISHED,
        X_ABILITY,
        X_BOSS,
        X_MINION,
        X_TRAP,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.board import pick_up, put_away, remove_card
    from cython.cimports.sacrarium.games.sacrifight.rules.bossdeck import (
        deck_size,
        refill_deck,
        take_boss_card,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.conditions import holds
    from cython.cimports.sacrarium.games.sacrifight.rules.flow import go
    from cython.cimports.sacrarium.games.sacrifight.rules.lasting import forbids
    from cython.cimports.sacrarium.games.sacrifight.rules.numbers import fire
    from cython.cimports.sacrarium.games.sacrifight.rules.selecting import add_pick, answered, ask_for
    from cython.cimports.sacrarium.games.sacrifight.rules.turns import lose
    from cython.cimports.sacrarium.games.sacrifight.rules.zones import push_frame
else:
    from sacrarium.core.bits import lowest
    from sacrarium.games.sacrifight.codes import (
        ANGRY,
        AS_MINION,
        ASK_TRAP,
        B0,
        B1,
        B2,
        B3,
        B4,
        B5,
        B5_END,
        B6,
        B6_END,
        BOSS,
        EVENTS,
        F_ABILITY,
        F_BOSS_DRAW,
        HELPFUL,
        IN_DISCARD,
        IN_GRAVEYARD,
        JUMPED,
        M_A,
        M_CROW,
        M_ENTERS_ITSELF,
        M_MAY_TRAP,
        M_MINION,
        M_STAYS,
        MOST_PICKS,
        NEXT,
        NONE,
        ON_BOARD,
        ON_BOSS_TURN,
        ON_DRAW,
        ON_RESOLVED,
        S_FACES,
        S_HUNT,
        S_LEAPS,
        S_VANISHES,
        SLOTS,
        STAY,
        VANISHED,
        X_ABILITY,
        X_BOSS,
        X_MINION,
        X_TRAP,
    )

    from .board import pick_up, put_away, remove_card
    from .bossdeck import deck_size, refill_deck, take_boss_card
    from .conditions import holds
    from .flow import go
    from .lasting import forbids
    from .numbers import fire
    from .selecting import add_pick, answered, ask_for
    from .turns import lose
    from .zones import push_frame

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def do_boss_turn(fight: FightTable, at: int, op: int, chance: Chance, journal: "Journal | None") -> int:
    """One step of a round that belongs to the boss."""
    if op == B0:
        return before_turn(fight, chance, journal)
    if op == B1:
        return cards_in_play(fight, at)
    if op == B2:
        return use_ability(fight, journal)
    if op == B3:
        return check_captured(fight, at, chance, journal)
    if op == B4:
        return draw_boss_card(fight, chance, journal)
    if op == B5:
        return let_traps_react(fight, at, journal)
    if op == B5_END:
        return clear_trap(fight, at, journal)
    if op == B6:
        return resolve(fight)
    return finish_card(fight, at, journal)


def before_turn(fight: FightTable, chance: Chance, journal: "Journal | None") -> int:
    """R61 B0: Rübezahl rolls for his face (4.1); wild mode counts from here (R68)."""
    fight.wild_ready = fight.wild
    if journal is not None:
        telling.boss_turn_began(fight, journal)
    if fight.program.special[fight.boss] & S_FACES:
        rolled = chance.roll(6)
        fight.face = HELPFUL if rolled <= 3 else ANGRY
        if journal is not None:
            telling.rolled(fight, "face", rolled, journal)
    return NEXT


def cards_in_play(fight: FightTable, at: int) -> int:
    """R61 B1: hero cards that wait for the boss's turn, then boss cards in play, in board order."""
    if fight.reg[at] == 0:
        fight.reg[at] = 1
        depth = fight.depth
        fire(fight, ON_BOSS_TURN, NONE)
        if fight.depth > depth:
            return STAY
    while fight.reg[at] <= SLOTS:
        slot = fight.reg[at] - 1
        fight.reg[at] += 1
        if fight.slot_holder[slot] == BOSS:
            kind = fight.slot_kind[slot]
            if fight.program.each_boss[kind] != NONE:
                push_frame(
                    fight, fight.program.each_boss[kind], fight.order[0], kind, slot, NONE, X_BOSS | X_MINION
                )
                return STAY
    fight.reg[at] = 0
    return NEXT


def use_ability(fight: FightTable, journal: "Journal | None") -> int:
    """R61 B2: the boss ability, and what wild mode adds to it (R68)."""
    program = fight.program
    has = program.ability[fight.boss] != NONE or (
        fight.wild_ready and program.wild_ability[fight.boss] != NONE
    )
    if not has:
        return NEXT
    if forbids(fight, F_ABILITY, 7, 15):
        if journal is not None:
            telling.sealed(fight, "ability", journal)
        return NEXT
    if fight.wild_ready and program.wild_ability[fight.boss] != NONE:
        push_frame(
            fight, program.wild_ability[fight.boss], fight.order[0], NONE, NONE, NONE, X_BOSS | X_ABILITY
        )
    if program.ability[fight.boss] != NONE:
        push_frame(fight, program.ability[fight.boss], fight.order[0], NONE, NONE, NONE, X_BOSS | X_ABILITY)
    return NEXT


def check_captured(fight: FightTable, at: int, chance: Chance, journal: "Journal | None") -> int:
    """R58, R60 B3: a roll for each captured card, one boss turn less for each banned one."""
    while fight.reg[at] < SLOTS:
        slot = fight.reg[at]
        fight.reg[at] += 1
        if fight.captured[slot] == NONE:
            continue
        if fight.captive[slot] != NONE:
            fight.captive[slot] -= 1
            if fight.captive[slot] <= 0:
                set_free(fight, slot, journal)
            continue
        rolled = chance.roll(6)
        if journal is not None:
            telling.rolled(fight, "hold", rolled, journal)
        text = fight.program.hold[6 * fight.slot_kind[slot] + rolled - 1]
        if text < NONE:
            set_free(fight, slot, journal)
        elif text != NONE:
            holder = fight.slot_holder[slot]
            push_frame(fight, text, holder, fight.slot_kind[slot], slot, holder, X_TRAP)
            return STAY
    fight.reg[at] = 0
    return NEXT


def set_free(fight: FightTable, slot: int, journal: "Journal | None") -> None:
    """R58: the captured card goes to the discard, the trap to its holder's graveyard."""
    if journal is not None:
        telling.escaped(fight, slot, journal)
    remove_card(fight, slot, IN_GRAVEYARD, journal)


def draw_boss_card(fight: FightTable, chance: Chance, journal: "Journal | None") -> int:
    """R61 B4, R64: the top card; an empty deck is refilled, but the Wisp vanishes (4.3)."""
    fight.stopped = 0
    fight.drawn = NONE
    if forbids(fight, F_BOSS_DRAW, 7, 15):
        if journal is not None:
            telling.sealed(fight, "draw", journal)
        return NEXT
    if deck_size(fight) == 0:
        if fight.program.special[fight.boss] & S_VANISHES:
            lose(fight, VANISHED, journal)
            return JUMPED
        refill_deck(fight, journal)
    if deck_size(fight) == 0:
        return NEXT
    fight.drawn = take_boss_card(fight, chance)
    if journal is not None:
        telling.boss_drew(fight, journal)
    when_drawn(fight, journal)
    return NEXT


def when_drawn(fight: FightTable, journal: "Journal | None") -> None:
    """R62: what happens at the draw cannot be prevented by traps."""
    marks = fight.program.marks[fight.drawn]
    if marks & M_A and fight.program.special[fight.boss] & S_LEAPS:
        fight.set_next = 1
    if marks & M_CROW:
        for slot in range(SLOTS):
            if fight.slot_holder[slot] == BOSS and fight.program.marks[fight.slot_kind[slot]] & M_CROW:
                kind = pick_up(fight, slot)
                put_away(fight, kind)
                if journal is not None:
                    telling.moved(fight, kind, BOSS, AS_MINION, slot, IN_DISCARD, journal)
    if fight.program.on_draw[fight.drawn] != NONE:
        push_frame(fight, fight.program.on_draw[fight.drawn], fight.order[0], fight.drawn, NONE, NONE, X_BOSS)


# -- traps -----------------------------------------------------------------------------------------


def trap_matches(fight: FightTable, slot: int) -> bool:
    """Whether a trap's own condition holds."""
    kind = fight.slot_kind[slot]
    condition = fight.program.trigger_if[EVENTS * kind + ON_DRAW]
    if condition == NONE:
        return True
    push_frame(fight, fight.program.stop, fight.slot_holder[slot], kind, slot, fight.slot_holder[slot], 0)
    found = holds(fight, fight.depth - 1, condition)
    fight.depth -= 1
    return found


def first_concerned(fight: FightTable) -> int:
    """R55: the first hero in player order among the holders of matching traps."""
    for place in range(fight.heroes):
        for pick in range(fight.picks):
            if fight.slot_holder[fight.pick_place[pick] & 127] == fight.order[place]:
                return fight.order[place]
    return fight.order[0]


def let_traps_react(fight: FightTable, at: int, journal: "Journal | None") -> int:
    """R61 B5, R55: at most one trap fires for a drawn card."""
    fight.reg[at] = 0
    if fight.drawn == NONE:
        return NEXT
    compulsory = matching_traps(fight)
    number = fight.picks
    if number == 0:
        return NEXT
    pick = 0
    if number > 1 or not compulsory:
        if not answered(fight):
            ask_for(fight, ASK_TRAP, first_concerned(fight), 0)
            fight.picks = number
            fight.may_stop = 0 if compulsory else 1
            return STAY
        pick = fight.answer
    if pick != MOST_PICKS:
        slot = fight.pick_place[pick] & 127
        holder = fight.slot_holder[slot]
        kind = fight.slot_kind[slot]
        fight.reg[at] = 1 + slot
        if journal is not None:
            telling.trap_fired(fight, slot, journal)
        push_frame(fight, fight.program.trigger[EVENTS * kind + ON_DRAW], holder, kind, slot, holder, X_TRAP)
    fight.picks = 0
    return NEXT


def matching_traps(fight: FightTable) -> bool:
    """The conditions of traps may count cards, which uses the same room: gather, then look once more."""
    compulsory = False
    slots = 0
    for slot in range(SLOTS):
        holder = fight.slot_holder[slot]
        if holder < 0 or holder == BOSS or fight.captured[slot] != NONE:
            continue
        kind = fight.slot_kind[slot]
        if fight.program.trigger[EVENTS * kind + ON_DRAW] != NONE and trap_matches(fight, slot):
            slots |= 1 << slot
            compulsory = compulsory or not fight.program.marks[kind] & M_MAY_TRAP
    fight.picks = 0
    while slots:
        slot = lowest(slots)
        add_pick(fight, fight.slot_kind[slot], ON_BOARD, 0, slot, False)
        slots &= slots - 1
    return compulsory


def clear_trap(fight: FightTable, at: int, journal: "Journal | None") -> int:
    """R57: a trap that fired goes to the graveyard, unless it holds a card or stays."""
    slot = fight.reg[at] - 1
    fight.reg[at] = 0
    if slot < 0 or not 0 <= fight.slot_holder[slot] < BOSS or fight.captured[slot] != NONE:
        return NEXT
    kind = fight.slot_kind[slot]
    fired = fight.program.trigger[EVENTS * kind + ON_DRAW] != NONE
    if fired and not fight.program.marks[kind] & M_STAYS:
        remove_card(fight, slot, IN_GRAVEYARD, journal)
    return NEXT


# -- resolving -------------------------------------------------------------------------------------


def resolve(fight: FightTable) -> int:
    """R61 B6: at the Hunt the member acts first (4.10); a minion enters; then the card's own text."""
    kind = fight.drawn
    if kind == NONE:
        return NEXT
    program = fight.program
    marks = program.marks[kind]
    flags = X_BOSS | (X_MINION if marks & M_MINION else 0)
    if program.resolve[kind] != NONE:
        push_frame(fight, program.resolve[kind], fight.order[0], kind, NONE, NONE, flags)
    if marks & M_MINION and not marks & M_ENTERS_ITSELF:
        push_frame(fight, program.enter, fight.order[0], kind, NONE, NONE, flags)
    member = program.member[kind]
    if member != NONE and program.member_text[member] != NONE and program.special[fight.boss] & S_HUNT:
        push_frame(fight, program.member_text[member], fight.order[0], kind, NONE, NONE, X_BOSS)
    return NEXT


def finish_card(fight: FightTable, at: int, journal: "Journal | None") -> int:
    """R63, R65: the resolved card goes to the discard; another one is drawn if a text said so."""
    if fight.drawn != NONE:
        kind = fight.drawn
        put_away(fight, kind)
        fight.drawn = NONE
        if journal is not None:
            telling.resolved(fight, kind, journal)
        fire(fight, ON_RESOLVED, NONE)
    if fight.more_draws > 0:
        fight.more_draws -= 1
        return go(fight, at, fight.pc[at] - (B6_END - B4))
    return NEXT
