"""What lasts: changed numbers, prohibitions, protection, blocked sides, and when each of them ends (R69)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .conditions import plain_heroes
from .selecting import fixed_sides, heroes_meant, sides_meant
from .zones import everybody

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def add_lasting(
    fight: FightBoard,
    at: int,
    what: int,
    how: int,
    amount: int,
    scope: int,
    sides: int,
    until: int,
    uses: int,
) -> None:
    """Something begins to hold, at once or with the next round."""
    if fight.lasts_n == c.LASTING:
        return
    place = fight.lasts_n
    fight.lasts[place].what = what
    fight.lasts[place].how = how
    fight.lasts[place].amount = amount
    fight.lasts[place].cards = c.NONE
    fight.lasts[place].scope = scope
    fight.lasts[place].sides = sides
    fight.lasts[place].until = until
    fight.lasts[place].hero = max(fight.frames[at].hero, 0)
    fight.lasts[place].slot = fight.frames[at].slot if until == c.IN_PLAY else c.NONE
    fight.lasts[place].uses = uses
    fight.lasts[place].delay = 1 if until == c.NEXT_ROUND else 0
    fight.lasts[place].rounds = 2 if until == c.NEXT_ROUND or fight.boss_turn else 1
    fight.lasts_n += 1


def add_protection(fight: FightBoard, at: int, cards: int, sides: int, until: int) -> None:
    """R53: the cards that a filter means are protected from now on."""
    place = fight.lasts_n
    add_lasting(fight, at, c.PROTECTED, c.SET, 0, c.ANYBODY, sides, until, 0)
    if fight.lasts_n > place:
        fight.lasts[place].cards = cards


def drop_lasting(fight: FightBoard, place: int) -> None:
    """It holds no more; the others keep their order."""
    fight.lasts_n -= 1
    for later in range(place, fight.lasts_n):
        fight.lasts[later] = fight.lasts[later + 1]


def drop_until(fight: FightBoard, until: int, hero: int) -> None:
    """Everything of this duration ends, for one hero or for all (NONE)."""
    place = 0
    while place < fight.lasts_n:
        if fight.lasts[place].until == until and (hero == c.NONE or fight.lasts[place].hero == hero):
            drop_lasting(fight, place)
        else:
            place += 1


def drop_of_slot(fight: FightBoard, slot: int) -> None:
    """A card left its slot: what held while it lay there ends."""
    place = 0
    while place < fight.lasts_n:
        if fight.lasts[place].until == c.IN_PLAY and fight.lasts[place].slot == slot:
            drop_lasting(fight, place)
        else:
            place += 1


def end_of_round(fight: FightBoard) -> None:
    """R69: "next round" begins or ends, "until the boss has acted" ends."""
    place = 0
    while place < fight.lasts_n:
        if fight.lasts[place].delay > 0:
            fight.lasts[place].delay -= 1
        if fight.lasts[place].until == c.NEXT_ROUND or fight.lasts[place].until == c.BOSS_HAS_ACTED:
            fight.lasts[place].rounds -= 1
            if fight.lasts[place].rounds <= 0:
                drop_lasting(fight, place)
                continue
        place += 1


def is_active(fight: FightBoard, place: int, what: int, scope: int, sides: int) -> bool:
    """Whether an entry is about this, now."""
    return (
        fight.lasts[place].what == what
        and fight.lasts[place].delay == 0
        and (fight.lasts[place].scope & scope) != 0
        and (fight.lasts[place].sides & sides) != 0
    )


def forbids(fight: FightBoard, what: int, who: int) -> bool:
    """R60: whether a hero, or the BOSS, cannot do something now."""
    return is_held(fight, what, 1 << who, c.EVERYWHERE)


def is_blocked(fight: FightBoard, side: int) -> bool:
    """R18: whether nothing can be played into a side."""
    return is_held(fight, c.BLOCKED, c.ANYBODY, 1 << side)


def is_held(fight: FightBoard, what: int, scope: int, sides: int) -> bool:
    """Whether something lasts about this, for any of these and anywhere there."""
    for place in range(fight.lasts_n):
        if is_active(fight, place, what, scope, sides):
            return True
    return False


def blocked_sides(fight: FightBoard) -> int:
    """R18: the sides into which nothing can be played, as bits."""
    found = 0
    for place in range(fight.lasts_n):
        if fight.lasts[place].what == c.BLOCKED and fight.lasts[place].delay == 0:
            found |= fight.lasts[place].sides
    return found


def stops(fight: FightBoard, what: int, sides: int) -> bool:
    """R60: whether the boss's ability, draw or minion is kept off now; that uses up what has a number of uses."""
    for place in range(fight.lasts_n):
        if is_active(fight, place, what, c.ANYBODY, sides):
            use_up(fight, place)
            return True
    return False


def use_up(fight: FightBoard, place: int) -> None:
    """One use less; the last one ends it."""
    if fight.lasts[place].uses > 0:
        fight.lasts[place].uses -= 1
        if fight.lasts[place].uses == 0:
            drop_lasting(fight, place)


def changed(fight: FightBoard, what: int, who: int, factor: int, amount: int) -> int:
    """R6: healing or armor with all that changes it now; `factor`: what the boss or the coin multiplies it by."""
    return settled(fight, what, 1 << who, c.EVERYWHERE, c.NOBODY, factor, amount)


def settled(
    fight: FightBoard, what: int, scope: int, sides: int, taker: int, factor: int, amount: int
) -> int:
    """R6: additions, then multipliers, then reductions, of who deals and who takes together; never below 0."""
    if amount <= 0:
        return 0
    if fight.lasts_n == 0:
        return amount * factor
    for how in range(c.PREVENT + 1):
        if how == c.MUL:
            amount *= factor
        for place in range(fight.lasts_n):
            if fight.lasts[place].how == how and (
                is_active(fight, place, what, scope, sides)
                or is_active(fight, place, c.DMG_TAKEN, taker, c.EVERYWHERE)
            ):
                amount = changed_by(fight, place, amount)
    return amount


def changed_by(fight: FightBoard, place: int, amount: int) -> int:
    """One change of a number."""
    if fight.lasts[place].how == c.ADD:
        return amount + fight.lasts[place].amount
    if fight.lasts[place].how == c.MUL:
        return amount * fight.lasts[place].amount
    return max(0, amount - fight.lasts[place].amount)


def wear(fight: FightBoard, what: int, scope: int, sides: int) -> None:
    """R2: the step is over; changes that counted for it and have a number of uses have one less."""
    place = 0
    while place < fight.lasts_n:
        before = fight.lasts_n
        if fight.lasts[place].uses > 0 and is_active(fight, place, what, scope, sides):
            use_up(fight, place)
        if fight.lasts_n == before:
            place += 1


# -- verbs -----------------------------------------------------------------------------------------


def do_mod(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """A number is changed for a while: mod {stat, op, v, scope, until, uses}."""
    program = fight.program
    scope = scope_meant(fight, at, program.code[code + 3], chance, journal)
    if scope == c.NONE:
        return c.STAY
    sides = c.EVERYWHERE
    if program.code[code + 4] != c.ANY_SIDE:
        sides = sides_meant(fight, at, program.code[code + 4], chance, journal)
        if sides <= 0:
            return nowhere(sides)
    what = program.code[code + 1]
    add_lasting(
        fight,
        at,
        what // c.HOWS,
        what % c.HOWS,
        program.code[code + 2],
        scope,
        sides,
        program.code[code + 5],
        program.code[code + 6],
    )
    if journal is not None:
        telling.began(fight, at, journal)
    return c.NEXT


def nowhere(sides: int) -> int:
    """A side has yet to be chosen (NONE), or there is none that the text means: then nothing begins."""
    return c.STAY if sides == c.NONE else c.NEXT


def scope_meant(fight: FightBoard, at: int, selector: int, chance: Chance, journal: "Journal | None") -> int:
    """Heroes as bits, or the boss alone."""
    if selector >= c.ENEMY:
        return c.THE_BOSS_ALONE
    return heroes_meant(fight, at, selector, chance, journal)


def do_protect(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """R53: protect {cards, until}."""
    sides = c.EVERYWHERE
    if fight.program.code[code + 2] != c.ANY_SIDE:
        sides = sides_meant(fight, at, fight.program.code[code + 2], chance, journal)
        if sides <= 0:
            return nowhere(sides)
    add_protection(fight, at, fight.program.code[code + 1], sides, fight.program.code[code + 3])
    if journal is not None:
        telling.began(fight, at, journal)
    return c.NEXT


def do_block(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """R18, R60: block {side, until}."""
    sides = sides_meant(fight, at, fight.program.code[code + 1], chance, journal)
    if sides <= 0:
        return nowhere(sides)
    add_lasting(fight, at, c.BLOCKED, c.SET, 0, c.ANYBODY, sides, fight.program.code[code + 2], 0)
    if journal is not None:
        telling.began(fight, at, journal)
    return c.NEXT


def do_forbid(fight: FightBoard, at: int, code: int, chance: Chance, journal: "Journal | None") -> int:
    """R60: forbid {what, who, side, until, uses}."""
    program = fight.program
    what = program.code[code + 1]
    scope = c.ANYBODY
    if names_heroes(what):
        scope = scope_meant(fight, at, program.code[code + 2], chance, journal)
        if scope == c.NONE:
            return c.STAY
    sides = c.EVERYWHERE
    if program.code[code + 3] != c.ANY_SIDE:
        sides = sides_meant(fight, at, program.code[code + 3], chance, journal)
        if sides <= 0:
            return nowhere(sides)
    add_lasting(fight, at, what, c.SET, 0, scope, sides, program.code[code + 4], program.code[code + 5])
    if journal is not None:
        telling.began(fight, at, journal)
    return c.NEXT


def names_heroes(what: int) -> bool:
    """R60: whether a prohibition is for the heroes it names; attacks do nothing by their side, whoever attacks."""
    return what < c.TO_USE_ABILITY and what != c.TO_ATTACK


def start_statics(fight: FightBoard, slot: int) -> None:
    """A card came into play: what holds while it lies there begins."""
    step = fight.program.in_play[fight.slot_kind[slot]]
    if step == c.NONE:
        return
    at = fight.depth
    fight.frames[at].hero = fight.slot_holder[slot]
    fight.frames[at].holder = fight.slot_holder[slot]
    fight.frames[at].slot = slot
    fight.frames[at].meant = 0
    fight.frames[at].sides = 1 << places.side_of(slot)
    while fight.program.code[c.WIDTH * step] != c.RET:
        start_static(fight, at, c.WIDTH * step)
        step += 1


def start_static(fight: FightBoard, at: int, code: int) -> None:
    """One of them; neither chance nor a choice is possible here."""
    program = fight.program
    op = program.code[code]
    if op == c.MOD:
        what = program.code[code + 1]
        scope = (
            c.THE_BOSS_ALONE
            if program.code[code + 3] >= c.ENEMY
            else static_heroes(fight, at, program.code[code + 3])
        )
        sides = fixed_sides(fight, at, program.code[code + 4])
        amount, uses = program.code[code + 2], program.code[code + 6]
        add_lasting(fight, at, what // c.HOWS, what % c.HOWS, amount, scope, sides, c.IN_PLAY, uses)
    elif op == c.PROTECT:
        sides = fixed_sides(fight, at, program.code[code + 2])
        add_protection(fight, at, program.code[code + 1], sides, c.IN_PLAY)
    elif op == c.BLOCK:
        sides = fixed_sides(fight, at, program.code[code + 1])
        add_lasting(fight, at, c.BLOCKED, c.SET, 0, c.ANYBODY, sides, c.IN_PLAY, 0)
    elif op == c.FORBID:
        what = program.code[code + 1]
        scope = static_heroes(fight, at, program.code[code + 2]) if names_heroes(what) else c.ANYBODY
        sides = fixed_sides(fight, at, program.code[code + 3])
        add_lasting(fight, at, what, c.SET, 0, scope, sides, c.IN_PLAY, program.code[code + 5])


def static_heroes(fight: FightBoard, at: int, selector: int) -> int:
    """Whom a standing text means, as bits."""
    if selector in (c.ALL, c.CHOOSE, c.RANDOM):
        return everybody(fight)
    return plain_heroes(fight, at, selector)


def begin_statics(fight: FightBoard) -> None:
    """A position was set up: what holds while cards lie on the board begins."""
    for slot in range(c.SLOTS):
        if 0 <= fight.slot_holder[slot] < c.BOSS:
            start_statics(fight, slot)
