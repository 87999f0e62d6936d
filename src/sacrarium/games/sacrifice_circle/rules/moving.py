"""Movement (R11 to R17) and drawing items (R21 to R23)."""

from typing import TYPE_CHECKING

import cython

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle.pieces import COMMON, GOLD_WELLS, HOLY
from sacrarium.games.sacrifice_circle.table import CircleTable

if cython.compiled:
    from cython.cimports.sacrarium.core.cbits import bit
    from cython.cimports.sacrarium.games.sacrifice_circle import cphases as c
else:
    from sacrarium.core.bits import Card, CardSet, bit
    from sacrarium.games.sacrifice_circle import phases as c

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

COMMON_CARDS = COMMON
HOLY_CARDS = HOLY
GOLDEN_WELLS = GOLD_WELLS


def roll(table: CircleTable, chance: Chance, journal: "Journal | None") -> None:
    """R11: a die with four sides tells how far the hero may walk."""
    table.moved = True
    table.rolled = chance.roll(4)
    table.steps_left = table.rolled
    table.phase = c.MOVE
    if journal is not None:
        events.roll_hero(table, journal)


def is_ring(space: int) -> bool:
    """Whether the space belongs to the outer red path."""
    return c.BLACK <= space <= c.LAST_RING


def well_cards(table: CircleTable, well: int) -> CardSet:
    """R21: what can be drawn at this item space: blue gives common cards, gold gives holy ones."""
    return table.deck & (HOLY_CARDS if GOLDEN_WELLS & bit(well) else COMMON_CARDS)


def draws_at(table: CircleTable, hero: int, space: int) -> bool:
    """R21, R22: whether this hero would have to draw on entering the space."""
    well = table.ways.well[space]
    if well == c.NO_WELL or not table.charged & bit(well):
        return False
    return (table.choosing or table.item[hero] == c.NO_CARD) and well_cards(table, well) != 0


def may_enter(table: CircleTable, hero: int, space: int) -> bool:
    """R16: a locked hero keeps to its own path and its side branches until it is on the ring."""
    return not table.locked[hero] or is_ring(space) or (table.ways.territory[space] & bit(hero)) != 0


def look_around(table: CircleTable, hero: int, start: int, most: int) -> int:
    """R14: the steps to every space within `most`, in `table.steps`; how many there are, in `table.queue`."""
    for space in range(c.ALL_SPACES):
        table.steps[space] = c.FAR
    table.steps[start] = 0
    table.queue[0] = start
    found = 1
    place = 0
    while place < found:
        here = table.queue[place]
        place += 1
        if table.steps[here] == most or (here != start and draws_at(table, hero, here)):
            continue
        for way in range(table.ways.count[here]):
            there = table.ways.beside[5 * here + way]
            if table.steps[there] == c.FAR and may_enter(table, hero, there):
                table.steps[there] = table.steps[here] + 1
                table.before[there] = here
                table.queue[found] = there
                found += 1
    table.looked = found
    return found


def look_for_ends(table: CircleTable) -> int:
    """R12, R13: how far the farthest space is where the hero may end; 0: it cannot go anywhere."""
    look_around(table, table.hero, table.place[table.hero], table.steps_left)
    farthest = 0
    for place in range(1, table.looked):
        if table.is_free(table.queue[place]):
            farthest = table.steps[table.queue[place]]
    return farthest


def may_end_on(table: CircleTable, space: int, farthest: int) -> bool:
    """R12, R13 after a look for ends; with `exact` (Q3) only the farthest spaces, or one where it draws."""
    steps = table.steps[space]
    if steps == 0 or steps > table.steps_left or not table.is_free(space):
        return False
    return not table.exact or steps == farthest or draws_at(table, table.hero, space)


def go(table: CircleTable, space: int, chance: Chance, journal: "Journal | None") -> None:
    """R15: the walk ends here, unless there is something to draw and steps are left."""
    hero = table.hero
    look_around(table, hero, table.place[hero], table.steps_left)
    if journal is not None:
        events.walk(table, space, journal)
    table.steps_left -= table.steps[space]
    drawing = draws_at(table, hero, space)
    table.place[hero] = space
    if is_ring(space):
        unlock(table, hero, journal)
    if drawing:
        draw(table, space, chance, journal)
    else:
        table.steps_left = 0
    if table.phase == c.MOVE and table.steps_left == 0:
        table.phase = c.ACT


def stop(table: CircleTable) -> None:
    """R15: the rest of the steps is lost."""
    table.steps_left = 0
    table.phase = c.ACT


def unlock(table: CircleTable, hero: int, journal: "Journal | None") -> None:
    """R16: for good."""
    if table.locked[hero]:
        table.locked[hero] = 0
        if journal is not None:
            events.unlock(table, hero, journal)


def draw(table: CircleTable, space: int, chance: Chance, journal: "Journal | None") -> None:
    """R21, R22: one of the cards left, all equally likely; who holds one already keeps either."""
    hero = table.hero
    well = table.ways.well[space]
    card = chance.one_of(well_cards(table, well))
    table.deck &= ~bit(card)
    table.charged &= ~bit(well)
    if journal is not None:
        events.draw(table, card, space, journal)
    unlock(table, hero, journal)
    if table.item[hero] == c.NO_CARD:
        table.item[hero] = card
    else:
        table.drawn = card
        table.phase = c.KEEP


def keep(table: CircleTable, card: Card, journal: "Journal | None") -> None:
    """R22: the other card leaves the game; then the walk goes on, if steps are left."""
    left = table.drawn if card == table.item[table.hero] else table.item[table.hero]
    table.item[table.hero] = card
    table.drawn = c.NO_CARD
    if journal is not None:
        events.keep(table, card, left, journal)
    table.phase = c.MOVE if table.steps_left else c.ACT
