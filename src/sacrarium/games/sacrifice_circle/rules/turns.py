"""Paths and order (R1 to R4), and how turns begin and end (R9, R10)."""

from typing import TYPE_CHECKING

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.board import CircleBoard

from .attack import can_strike_at_all
from .crystal import crystal_turn
from .moving import can_walk, stop
from .scrolls import can_teleport_at_all

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def set_up(board: CircleBoard, chance: Chance, journal: "Journal | None") -> None:
    """R1, R2: everything in its place; with fixed paths the crystal begins at once."""
    board.lay_out()
    if journal is not None:
        events.set_up(board, journal)
    if board.fixed_paths:
        for hero in range(5):
            take_path(board, hero, hero, journal)
        begin_round(board, chance, journal)


def take_path(board: CircleBoard, seat: Seat, hero: int, journal: "Journal | None") -> None:
    """R2: one path, one hero, for each seat."""
    board.seat_of[hero] = seat
    board.drafted += 1
    if journal is not None:
        events.take_path(seat, hero, journal)


def choose_path(board: CircleBoard, hero: int, chance: Chance, journal: "Journal | None") -> None:
    """R2: in seat order; the last path goes to the last seat without a question."""
    take_path(board, board.drafted, hero, journal)
    if board.drafted == 4:
        last = 0
        while board.seat_of[last] != c.NOBODY:
            last += 1
        take_path(board, 4, last, journal)
        begin_round(board, chance, journal)


def begin_round(board: CircleBoard, chance: Chance, journal: "Journal | None") -> None:
    """R4: the crystal first, then the heroes in the order of their paths."""
    board.round_number += 1
    crystal_turn(board, chance, journal)
    if board.phase != c.WON and board.phase != c.LOST:
        begin_turn(board, 0, journal)


def begin_turn(board: CircleBoard, hero: int, journal: "Journal | None") -> None:
    """R9: nothing is done yet."""
    board.hero = hero
    board.phase = c.ACT
    board.clear_turn()
    if journal is not None:
        events.begin_turn(board, journal)


def end_turn(board: CircleBoard, chance: Chance, journal: "Journal | None") -> None:
    """R3, R4: the next hero, or after the last one the next round."""
    if board.hero < 4:
        begin_turn(board, board.hero + 1, journal)
    else:
        begin_round(board, chance, journal)


def can_do_something(board: CircleBoard) -> bool:
    """R10: whether the hero has more to do than to end its turn."""
    return not board.moved or can_strike_at_all(board) or can_teleport_at_all(board)


def settle(board: CircleBoard, chance: Chance, journal: "Journal | None") -> None:
    """R10: where stopping or ending is all that is left, the table does it."""
    if board.phase == c.MOVE and not can_walk(board):
        stop(board)
    if board.phase == c.ACT and not can_do_something(board):
        end_turn(board, chance, journal)
