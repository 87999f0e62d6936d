"""The end (R35): the highest score wins, among equals the last in the order."""

from sacrarium.core.bits import Seat
from sacrarium.core.decision import Outcome

from .board import SacreBoard


def leader(board: SacreBoard) -> Seat:
    """R35: who would win if the game ended now."""
    best = board.first
    for step in range(1, board.players):
        seat = (board.first + step) % board.players
        if board.scores[seat] >= board.scores[best]:
            best = seat
    return best


def outcome(board: SacreBoard) -> Outcome:
    """R35: one winner; everybody else has lost alike."""
    winner = leader(board)
    ranks = tuple(1 if seat == winner else 2 for seat in range(board.players))
    return Outcome(
        (winner,), ranks, tuple(board.scores[seat] for seat in range(board.players)), "highest_score"
    )


def utilities(board: SacreBoard) -> list[float]:
    """R35: only the first place counts."""
    winner = leader(board)
    return [1.0 if seat == winner else 0.0 for seat in range(board.players)]
