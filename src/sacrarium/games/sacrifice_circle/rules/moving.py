"""Movement (R11 to R17) and drawing items (R21 to R23)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.pieces import COMMON, GOLD_WELLS, HOLY
from sacrarium.games.sacrifice_circle.table import CircleTable
from sacrarium.games.sacrifice_circle.ways import Reach

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
    return table.deck & (HOLY_CARDS if GOLDEN_WELLS & bits.bit(well) else COMMON_CARDS)


def wells_for(table: CircleTable, hero: int) -> CardSet:
    """R21, R22: the item spaces where this hero would have to draw."""
    if table.item[hero] != c.NO_CARD and not table.choosing:
        return 0
    wells = table.charged
    if not table.deck & COMMON_CARDS:
        wells &= GOLDEN_WELLS
    if not table.deck & HOLY_CARDS:
        wells &= ~GOLDEN_WELLS
    return wells


def draws_at(table: CircleTable, hero: int, space: int) -> bool:
    """R21, R22: whether this hero would have to draw on entering the space."""
    well = table.ways.well[space]
    return well != c.NO_WELL and (wells_for(table, hero) & bits.bit(well)) != 0


def lock_on(table: CircleTable, hero: int) -> int:
    """R16: the hero itself as long as it is locked, then nobody."""
    return hero if table.locked[hero] else c.NOBODY


def may_enter(table: CircleTable, hero: int, space: int) -> bool:
    """R16: whether this hero may use the space."""
    return table.ways.may_enter(space, lock_on(table, hero))


def reach_of(table: CircleTable, hero: int) -> Reach:
    """R14: where this hero can walk, whoever stands there."""
    return table.ways.reach(wells_for(table, hero), lock_on(table, hero))


def farthest_end(table: CircleTable) -> int:
    """R12, R13: how far the farthest space is where the hero may end; 0: it cannot go anywhere."""
    start = table.place[table.hero]
    reach = reach_of(table, table.hero)
    for place in range(reach.count(start, table.steps_left) - 1, 0, -1):
        space = reach.near[c.SEEN * start + place]
        if table.is_free(space):
            return reach.steps(start, space)
    return 0


def may_end_on(table: CircleTable, space: int) -> bool:
    """R12, R13: whether the hero may end on this space."""
    steps = reach_of(table, table.hero).steps(table.place[table.hero], space)
    return 0 < steps <= table.steps_left and is_end(table, space)


def is_end(table: CircleTable, space: int) -> bool:
    """R13: of the spaces in reach those that are free; with `exact` (Q3) only the farthest, or one where the hero draws."""
    if not table.is_free(space):
        return False
    return not table.exact or is_farthest(table, space) or draws_at(table, table.hero, space)


def is_farthest(table: CircleTable, space: int) -> bool:
    """R12: whether the hero cannot go farther than this."""
    steps = reach_of(table, table.hero).steps(table.place[table.hero], space)
    return steps == farthest_end(table)


def go(table: CircleTable, space: int, chance: Chance, journal: "Journal | None") -> None:
    """R15: the walk ends here, unless there is something to draw and steps are left."""
    hero = table.hero
    start = table.place[hero]
    reach = reach_of(table, hero)
    if journal is not None:
        events.walk(table, reach.route(start, space), journal)
    table.steps_left -= reach.steps(start, space)
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
    table.deck &= ~bits.bit(card)
    table.charged &= ~bits.bit(well)
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
