"""Movement (R11 to R17) and drawing items (R21 to R23)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.bits import Card, CardSet
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.board import CircleBoard
from sacrarium.games.sacrifice_circle.pieces import COMMON, GOLD_WELLS, HOLY
from sacrarium.games.sacrifice_circle.ways import Reach

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

COMMON_CARDS = COMMON
HOLY_CARDS = HOLY
GOLDEN_WELLS = GOLD_WELLS


def roll(board: CircleBoard, chance: Chance, journal: "Journal | None") -> None:
    """R11: a die with four sides tells how far the hero may walk."""
    board.moved = True
    board.rolled = chance.roll(4)
    board.steps_left = board.rolled
    board.phase = c.MOVE
    if journal is not None:
        events.roll_hero(board, journal)


def is_ring(space: int) -> bool:
    """Whether the space belongs to the outer red path."""
    return c.BLACK <= space <= c.LAST_RING


def well_cards(board: CircleBoard, well: int) -> CardSet:
    """R21: what can be drawn at this item space: blue gives common cards, gold gives holy ones."""
    return board.deck & (HOLY_CARDS if GOLDEN_WELLS & bits.bit(well) else COMMON_CARDS)


def wells_for(board: CircleBoard, hero: int) -> CardSet:
    """R21, R22: the item spaces where this hero would have to draw."""
    if board.item[hero] != c.NO_CARD and not board.choosing:
        return 0
    wells = board.charged
    if not board.deck & COMMON_CARDS:
        wells &= GOLDEN_WELLS
    if not board.deck & HOLY_CARDS:
        wells &= ~GOLDEN_WELLS
    return wells


def draws_at(board: CircleBoard, hero: int, space: int) -> bool:
    """R21, R22: whether this hero would have to draw on entering the space."""
    well = board.ways.well[space]
    return well != c.NO_WELL and (wells_for(board, hero) & bits.bit(well)) != 0


def lock_on(board: CircleBoard, hero: int) -> int:
    """R16: the hero itself as long as it is locked, then nobody."""
    return hero if board.locked[hero] else c.NOBODY


def may_enter(board: CircleBoard, hero: int, space: int) -> bool:
    """R16: whether this hero may use the space."""
    return board.ways.may_enter(space, lock_on(board, hero))


def reach_of(board: CircleBoard, hero: int) -> Reach:
    """R14: where this hero can walk, whoever stands there."""
    return board.ways.reach(wells_for(board, hero), lock_on(board, hero))


def can_walk(board: CircleBoard) -> bool:
    """R12, R13: whether there is any space where the hero may end its walk."""
    start = board.place[board.hero]
    reach = reach_of(board, board.hero)
    for place in range(1, reach.count(start, board.steps_left)):
        if is_end(board, reach.near[c.SEEN * start + place]):
            return True
    return False


def may_stop(board: CircleBoard) -> bool:
    """R12, R15, Q3: always; with `exact` only at a well that has just given a card, or where the way on is taken."""
    return not board.exact or board.steps_left < board.rolled or is_walked_out(board, board.place[board.hero])


def may_end_on(board: CircleBoard, space: int) -> bool:
    """R12, R13: whether the hero may end on this space."""
    steps = reach_of(board, board.hero).steps(board.place[board.hero], space)
    return 0 < steps <= board.steps_left and is_end(board, space)


def is_end(board: CircleBoard, space: int) -> bool:
    """R13: of the spaces in reach those that are free; with `exact` (Q3) where a whole walk ends, or the hero draws."""
    if not board.is_free(space):
        return False
    return not board.exact or is_walked_out(board, space) or draws_at(board, board.hero, space)


def is_walked_out(board: CircleBoard, space: int) -> bool:
    """Q3, SC-3: whether a walk of all steps ends here, or on a taken space, before which it stops right here."""
    start = board.place[board.hero]
    reach = reach_of(board, board.hero)
    row = c.ALL_SPACES * start
    for place in range(reach.count(start, board.steps_left - 1), reach.count(start, board.steps_left)):
        end = reach.near[c.SEEN * start + place]
        while end != start and not board.is_free(end):
            end = reach.before[row + end]
        if end == space:
            return True
    return False


def go(board: CircleBoard, space: int, chance: Chance, journal: "Journal | None") -> None:
    """R15: the walk ends here, unless there is something to draw and steps are left."""
    hero = board.hero
    start = board.place[hero]
    reach = reach_of(board, hero)
    board.steps_left -= reach.steps(start, space)
    drawing = draws_at(board, hero, space)
    board.place[hero] = space
    if journal is not None:
        events.walk(board, reach.route(start, space), journal)
    if is_ring(space):
        unlock(board, hero, journal)
    if drawing:
        draw(board, space, chance, journal)
    else:
        board.steps_left = 0
    if board.phase == c.MOVE and board.steps_left == 0:
        board.phase = c.ACT


def stop(board: CircleBoard) -> None:
    """R15: the rest of the steps is lost."""
    board.steps_left = 0
    board.phase = c.ACT


def unlock(board: CircleBoard, hero: int, journal: "Journal | None") -> None:
    """R16: for good."""
    if board.locked[hero]:
        board.locked[hero] = 0
        if journal is not None:
            events.unlock(board, hero, journal)


def draw(board: CircleBoard, space: int, chance: Chance, journal: "Journal | None") -> None:
    """R21, R22: one of the cards left, all equally likely; who holds one already keeps either."""
    hero = board.hero
    well = board.ways.well[space]
    card = chance.one_of(well_cards(board, well))
    board.deck &= ~bits.bit(card)
    board.charged &= ~bits.bit(well)
    if journal is not None:
        events.draw(board, card, space, journal)
    unlock(board, hero, journal)
    if board.item[hero] == c.NO_CARD:
        board.item[hero] = card
    else:
        board.drawn = card
        board.phase = c.KEEP


def keep(board: CircleBoard, card: Card, journal: "Journal | None") -> None:
    """R22: the other card leaves the game; then the walk goes on, if steps are left."""
    left = board.drawn if card == board.item[board.hero] else board.item[board.hero]
    board.item[board.hero] = card
    board.drawn = c.NO_CARD
    if journal is not None:
        events.keep(board, card, left, journal)
    board.phase = c.MOVE if board.steps_left else c.ACT
