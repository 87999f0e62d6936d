"""The boss turn in its six steps (R61 to R68)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .board import pick_up, put_away
from .bossdeck import deck_size, refill_deck, take_boss_card
from .flow import go
from .lasting import stops
from .numbers import fire
from .traps import check_captured, clear_trap, let_traps_react
from .turns import lose
from .zones import push_frame

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def do_boss_turn(fight: FightBoard, at: int, op: int, chance: Chance, journal: "Journal | None") -> int:
    """One step of a round that belongs to the boss."""
    if op == c.B0:
        return before_turn(fight, chance, journal)
    if op == c.B1:
        return cards_in_play(fight, at)
    if op == c.B2:
        return use_ability(fight, journal)
    if op == c.B3:
        return check_captured(fight, at, chance, journal)
    if op == c.B4:
        return draw_boss_card(fight, chance, journal)
    if op == c.B5:
        return let_traps_react(fight, at, chance, journal)
    if op == c.B5_END:
        return clear_trap(fight, at, journal)
    if op == c.B6:
        return resolve(fight)
    return finish_card(fight, at, journal)


def before_turn(fight: FightBoard, chance: Chance, journal: "Journal | None") -> int:
    """R61 B0: Rübezahl rolls for his face (4.1); wild mode counts from here (R68)."""
    fight.wild_ready = fight.wild
    if journal is not None:
        telling.boss_turn_began(fight, journal)
    if boss_has(fight, c.FACES):
        rolled = chance.roll(c.DIE)
        fight.face = c.HELPFUL if rolled <= 3 else c.ANGRY
        if journal is not None:
            telling.rolled(fight, "face", rolled, journal)
    return c.NEXT


def cards_in_play(fight: FightBoard, at: int) -> int:
    """R61 B1: hero cards that wait for the boss's turn, then boss cards in play, in board order."""
    if fight.frames[at].done == 0:
        fight.frames[at].done = 1
        depth = fight.depth
        fire(fight, c.ON_BOSS_TURN, c.NONE)
        if fight.depth > depth:
            return c.STAY
    while fight.frames[at].done <= c.SLOTS:
        slot = fight.frames[at].done - 1
        fight.frames[at].done += 1
        if fight.slot_holder[slot] == c.BOSS:
            kind = fight.slot_kind[slot]
            if fight.program.each_boss[kind] != c.NONE:
                push_frame(
                    fight,
                    fight.program.each_boss[kind],
                    fight.order[0],
                    kind,
                    slot,
                    c.NONE,
                    c.X_BOSS | c.X_MINION,
                )
                return c.STAY
    fight.frames[at].done = 0
    return c.NEXT


def use_ability(fight: FightBoard, journal: "Journal | None") -> int:
    """R61 B2: the boss ability, and what wild mode adds to it (R68)."""
    program = fight.program
    has = program.ability[fight.boss] != c.NONE or (
        fight.wild_ready and program.wild_ability[fight.boss] != c.NONE
    )
    if not has:
        return c.NEXT
    if stops(fight, c.TO_USE_ABILITY, c.EVERYWHERE):
        if journal is not None:
            telling.sealed(fight, "ability", journal)
        return c.NEXT
    if fight.wild_ready and program.wild_ability[fight.boss] != c.NONE:
        push_frame(
            fight,
            program.wild_ability[fight.boss],
            fight.order[0],
            c.NONE,
            c.NONE,
            c.NONE,
            c.X_BOSS | c.X_ABILITY,
        )
    if program.ability[fight.boss] != c.NONE:
        push_frame(
            fight, program.ability[fight.boss], fight.order[0], c.NONE, c.NONE, c.NONE, c.X_BOSS | c.X_ABILITY
        )
    return c.NEXT


def draw_boss_card(fight: FightBoard, chance: Chance, journal: "Journal | None") -> int:
    """R61 B4, R64: the top card; an empty deck is refilled, but the Wisp vanishes (4.3)."""
    fight.stopped = 0
    fight.drawn = c.NONE
    if stops(fight, c.TO_DRAW_BOSS_CARD, c.EVERYWHERE):
        if journal is not None:
            telling.sealed(fight, "draw", journal)
        return c.NEXT
    if deck_size(fight) == 0:
        if boss_has(fight, c.VANISHES):
            lose(fight, c.VANISHED, journal)
            return c.JUMPED
        refill_deck(fight, journal)
    if deck_size(fight) == 0:
        return c.NEXT
    fight.drawn = take_boss_card(fight, chance)
    if journal is not None:
        telling.boss_drew(fight, journal)
    when_drawn(fight, journal)
    return c.NEXT


def when_drawn(fight: FightBoard, journal: "Journal | None") -> None:
    """R62: what happens at the draw cannot be prevented by traps."""
    marks = fight.program.marks[fight.drawn]
    if marks & c.M_A and boss_has(fight, c.LEAPS):
        fight.set_next = 1
    if marks & c.M_CROW:
        for slot in range(c.SLOTS):
            if fight.slot_holder[slot] == c.BOSS and fight.program.marks[fight.slot_kind[slot]] & c.M_CROW:
                kind = pick_up(fight, slot)
                put_away(fight, kind)
                if journal is not None:
                    telling.moved(fight, kind, c.BOSS, c.AS_MINION, slot, c.IN_DISCARD, journal)
    if fight.program.on_draw[fight.drawn] != c.NONE:
        push_frame(
            fight, fight.program.on_draw[fight.drawn], fight.order[0], fight.drawn, c.NONE, c.NONE, c.X_BOSS
        )


# -- resolving -------------------------------------------------------------------------------------


def resolve(fight: FightBoard) -> int:
    """R61 B6: at the Hunt the member acts first (4.10); a minion enters; then the card's own text."""
    kind = fight.drawn
    if kind == c.NONE:
        return c.NEXT
    program = fight.program
    marks = program.marks[kind]
    flags = c.X_BOSS | (c.X_MINION if marks & c.M_MINION else 0)
    if program.resolve[kind] != c.NONE:
        push_frame(fight, program.resolve[kind], fight.order[0], kind, c.NONE, c.NONE, flags)
    if marks & c.M_MINION and not marks & c.M_ENTERS_ITSELF:
        push_frame(fight, program.enter, fight.order[0], kind, c.NONE, c.NONE, flags)
    member = program.member[kind]
    if member != c.NONE and program.member_text[c.MOST_MEMBERS * fight.boss + member] != c.NONE:
        push_frame(
            fight,
            program.member_text[c.MOST_MEMBERS * fight.boss + member],
            fight.order[0],
            kind,
            c.NONE,
            c.NONE,
            c.X_BOSS | c.X_ABILITY,
        )
    return c.NEXT


def finish_card(fight: FightBoard, at: int, journal: "Journal | None") -> int:
    """R63, R65: the resolved card goes to the discard; another one is drawn if a text said so, up to eight (SF-13)."""
    if fight.drawn != c.NONE:
        kind = fight.drawn
        put_away(fight, kind)
        fight.drawn = c.NONE
        if journal is not None:
            telling.resolved(fight, kind, journal)
        fire(fight, c.ON_RESOLVED, c.NONE)
    if fight.more_draws > 0 and fight.frames[at].done < c.FURTHER:
        fight.more_draws -= 1
        fight.frames[at].done += 1
        return go(fight, at, fight.frames[at].step - (c.B6_END - c.B4))
    fight.more_draws = 0
    fight.frames[at].done = 0
    return c.NEXT
