"""Paths and order (R1 to R4), and how turns begin and end (R9, R10)."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.table import CircleTable

from .attack import can_strike_at_all
from .crystal import crystal_turn
from .moving import farthest_end, stop
from .scrolls import can_teleport_at_all

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def set_up(table: CircleTable, chance: Chance, journal: "Journal | None") -> None:
    """R1, R2: everything in its place; with fixed paths the crystal begins at once."""
    table.lay_out()
    if journal is not None:
        events.set_up(table, journal)
    if table.fixed_paths:
        for hero in range(5):
            take_path(table, hero, hero, journal)
        begin_round(table, chance, journal)


def take_path(table: CircleTable, seat: Seat, hero: int, journal: "Journal | None") -> None:
    """R2: one path, one hero, for each seat."""
    table.seat_of[hero] = seat
    table.drafted += 1
    if journal is not None:
        events.take_path(seat, hero, journal)


def choose_path(table: CircleTable, hero: int, chance: Chance, journal: "Journal | None") -> None:
    """R2: in seat order; the last path goes to the last seat without a question."""
    take_path(table, table.drafted, hero, journal)
    if table.drafted == 4:
        last = 0
        while table.seat_of[last] != c.NOBODY:
            last += 1
        take_path(table, 4, last, journal)
        begin_round(table, chance, journal)


def begin_round(table: CircleTable, chance: Chance, journal: "Journal | None") -> None:
    """R4: the crystal first, then the heroes in the order of their paths."""
    table.round_number += 1
    crystal_turn(table, chance, journal)
    if table.phase != c.WON and table.phase != c.LOST:
        begin_turn(table, 0, journal)


def begin_turn(table: CircleTable, hero: int, journal: "Journal | None") -> None:
    """R9: nothing is done yet."""
    table.hero = hero
    table.phase = c.ACT
    table.clear_turn()
    if journal is not None:
        events.begin_turn(table, journal)


def end_turn(table: CircleTable, chance: Chance, journal: "Journal | None") -> None:
    """R3, R4: the next hero, or after the last one the next round."""
    if table.hero < 4:
        begin_turn(table, table.hero + 1, journal)
    else:
        begin_round(table, chance, journal)


def can_do_something(table: CircleTable) -> bool:
    """R10: whether the hero has more to do than to end its turn."""
    return not table.moved or can_strike_at_all(table) or can_teleport_at_all(table)


def settle(table: CircleTable, chance: Chance, journal: "Journal | None") -> None:
    """R10: where stopping or ending is all that is left, the table does it."""
    if table.phase == c.MOVE and farthest_end(table) == 0:
        stop(table)
    if table.phase == c.ACT and not can_do_something(table):
        end_turn(table, chance, journal)
