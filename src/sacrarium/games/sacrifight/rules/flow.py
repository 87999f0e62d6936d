"""Choices and conditions within a text (section 5.2, control)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .conditions import holds, value_of
from .selecting import answered, ask_for, heroes_meant, read_protections

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def do_flow(fight: FightBoard, at: int, code: int, op: int, chance: Chance, journal: "Journal | None") -> int:
    """One step of control: where the text goes on."""
    program = fight.program
    if op == c.RET:
        fight.depth -= 1
        return c.JUMPED
    if op == c.JUMP:
        return go(fight, at, program.code[code + 1])
    if op == c.WHETHER:
        if holds(fight, at, program.code[code + 1]):
            return c.NEXT
        return go(fight, at, program.code[code + 2])
    if op == c.MAY:
        return ask_may(fight, at, code)
    if op == c.OPTIONS:
        return ask_option(fight, at, code)
    if op == c.ROLL:
        return go(fight, at, roll_table(fight, at, code, chance, journal))
    if op == c.FLIP:
        return flip(fight, at, code, chance, journal)
    if op == c.FOREACH:
        return for_each(fight, at, code, chance, journal)
    return repeat(fight, at, code, chance, journal)


def go(fight: FightBoard, at: int, step: int) -> int:
    """The text goes on somewhere else."""
    fight.frames[at].step = step
    return c.JUMPED


def roll_table(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """roll {table}: the step where the text goes on."""
    rolled = chance.roll(c.DIE)
    step = fight.program.code[code + rolled]
    if journal is not None:
        telling.rolled_table(fight, at, rolled, step == fight.program.code[code + c.IN_VAIN], journal)
    return step


def flip(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """coin {yes, no}."""
    yes = chance.flip()
    if journal is not None:
        telling.flipped(fight, at, yes, journal)
    return go(fight, at, fight.program.code[code + (2 if yes else 1)])


def ask_may(fight: FightBoard, at: int, code: int) -> int:
    """may {do}: yes or no."""
    if not answered(fight):
        ask_for(fight, c.ASK_MAY, fight.frames[at].hero, c.YES_OR_NO)
        return c.STAY
    if fight.answer:
        return c.NEXT
    return go(fight, at, fight.program.code[code + 1])


def ask_option(fight: FightBoard, at: int, code: int) -> int:
    """choose {options}: one of several texts."""
    if not answered(fight):
        ask_for(fight, c.ASK_OPTION, fight.frames[at].hero, (1 << fight.program.code[code + 1]) - 1)
        return c.STAY
    return go(fight, at, fight.program.code[code + 2 + fight.answer])


def inner_frame(fight: FightBoard, at: int, hero: int) -> None:
    """A text within a text: it starts behind the instruction and ends with RET."""
    inner = fight.depth
    assert inner < c.DEPTH
    fight.frames[inner] = fight.frames[at]
    fight.frames[inner].step += 1
    fight.frames[inner].hero = hero
    fight.frames[inner].left = c.NONE
    fight.depth += 1


def for_each(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """foreach {sel, do}: in player order, each hero in turn is `self`; what it takes away is one step for all (R2)."""
    heroes = heroes_meant(fight, at, fight.program.code[code + 1], chance, journal)
    if heroes == c.NONE:
        return c.STAY
    read_protections(fight, at)
    for place in range(fight.heroes - 1, -1, -1):
        if (heroes >> fight.order[place]) & 1:
            inner_frame(fight, at, fight.order[place])
            fight.frames[fight.depth - 1].flags |= c.X_ONE_STEP
    return go(fight, at, fight.program.code[code + 2])


def repeat(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """repeat {n, do}."""
    if fight.frames[at].left == c.NONE:
        fight.frames[at].left = max(0, value_of(fight, at, fight.program.code[code + 1], chance, journal))
    if fight.frames[at].left == 0:
        fight.frames[at].left = c.NONE
        return go(fight, at, fight.program.code[code + 2])
    fight.frames[at].left -= 1
    inner_frame(fight, at, fight.frames[at].hero)
    return c.STAY
