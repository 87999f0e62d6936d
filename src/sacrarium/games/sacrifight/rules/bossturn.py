"""The boss turn in its six steps (R61 to R68)."""

from typing import TYPE_CHECKING

import cython

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight import telling
from sacrarium.games.sacrifight.table import FightTable

if cython.compiled:
    from cython.cimports.sacrarium.games.sacrifight.ccodes import (
        ANGRY,
        AS_MINION,
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
        F_ABILITY,
        F_BOSS_DRAW,
        FURTHER,
        HELPFUL,
        IN_DISCARD,
        JUMPED,
        M_A,
        M_CROW,
        M_ENTERS_ITSELF,
        M_MINION,
        NEXT,
        NONE,
        ON_BOSS_TURN,
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
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.board import pick_up, put_away
    from cython.cimports.sacrarium.games.sacrifight.rules.bossdeck import (
        deck_size,
        refill_deck,
        take_boss_card,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.flow import go
    from cython.cimports.sacrarium.games.sacrifight.rules.lasting import forbids
    from cython.cimports.sacrarium.games.sacrifight.rules.numbers import fire
    from cython.cimports.sacrarium.games.sacrifight.rules.traps import (
        check_captured,
        clear_trap,
        let_traps_react,
    )
    from cython.cimports.sacrarium.games.sacrifight.rules.turns import lose
    from cython.cimports.sacrarium.games.sacrifight.rules.zones import push_frame
else:
    from sacrarium.games.sacrifight.codes import (
        ANGRY,
        AS_MINION,
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
        F_ABILITY,
        F_BOSS_DRAW,
        FURTHER,
        HELPFUL,
        IN_DISCARD,
        JUMPED,
        M_A,
        M_CROW,
        M_ENTERS_ITSELF,
        M_MINION,
        NEXT,
        NONE,
        ON_BOSS_TURN,
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
    )

    from .board import pick_up, put_away
    from .bossdeck import deck_size, refill_deck, take_boss_card
    from .flow import go
    from .lasting import forbids
    from .numbers import fire
    from .traps import check_captured, clear_trap, let_traps_react
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
    """R63, R65: the resolved card goes to the discard; another one is drawn if a text said so, up to eight (SF-13)."""
    if fight.drawn != NONE:
        kind = fight.drawn
        put_away(fight, kind)
        fight.drawn = NONE
        if journal is not None:
            telling.resolved(fight, kind, journal)
        fire(fight, ON_RESOLVED, NONE)
    if fight.more_draws > 0 and fight.rep[at] < FURTHER:
        fight.more_draws -= 1
        fight.rep[at] += 1
        return go(fight, at, fight.pc[at] - (B6_END - B4))
    fight.more_draws = 0
    fight.rep[at] = 0
    return NEXT
