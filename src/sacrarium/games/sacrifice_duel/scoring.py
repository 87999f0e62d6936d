"""R27, R28: points, the end, and what a position is worth."""

from sacrarium.core import bits
from sacrarium.core.bits import CardSet, Seat
from sacrarium.core.decision import Outcome

from . import phases as c
from . import piles
from .board import DuelBoard
from .pieces import CARDS, TROPHY_POINTS, points

POINTS = [points(code) for code in range(CARDS)]
PER_TROPHY = TROPHY_POINTS


def altar_points(cards: CardSet) -> int:
    """R28: aces fifteen, numbers their number, faces and jokers nothing."""
    total = 0
    while cards:
        total += POINTS[bits.lowest(cards) >> 1]
        cards &= cards - 1
    return total


def points_of(board: DuelBoard, seat: Seat) -> int:
    """R28: ten for each trophy won, wherever it lies, and the altar."""
    return PER_TROPHY * piles.size(board.won[seat]) + altar_points(board.altar[seat])


def winner_of(board: DuelBoard) -> Seat:
    """R27, R28: who has won a game that is over; nobody: a draw (D19)."""
    if board.loser != c.NOBODY:
        return 1 - board.loser
    ahead = points_of(board, 0) - points_of(board, 1)
    return c.NOBODY if ahead == 0 else 0 if ahead > 0 else 1


def outcome(board: DuelBoard) -> Outcome:
    """R28: who won, why, and the points of both."""
    winner = winner_of(board)
    draw = winner == c.NOBODY
    return Outcome(
        winners=(0, 1) if draw else (winner,),
        ranks=(1, 1) if draw else (1, 2) if winner == 0 else (2, 1),
        scores=(points_of(board, 0), points_of(board, 1)),
        reason="points" if board.loser == c.NOBODY else "floor",
    )


def utilities(board: DuelBoard) -> list[float]:
    """One for a win, a half for a draw."""
    winner = winner_of(board)
    return [0.5, 0.5] if winner == c.NOBODY else [1.0 - winner, 1.0 * winner]
