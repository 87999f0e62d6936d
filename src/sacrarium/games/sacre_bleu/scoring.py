"""The end (R35): the highest score wins, among equals the last in the order."""

from sacrarium.core.bits import Seat
from sacrarium.core.decision import Outcome

from .table import SacreTable


def leader(table: SacreTable) -> Seat:
    """R35: who would win if the game ended now."""
    best = table.first
    for step in range(1, table.players):
        seat = (table.first + step) % table.players
        if table.scores[seat] >= table.scores[best]:
            best = seat
    return best


def outcome(table: SacreTable) -> Outcome:
    """R35: one winner; everybody else has lost alike."""
    winner = leader(table)
    ranks = tuple(1 if seat == winner else 2 for seat in range(table.players))
    return Outcome(
        (winner,), ranks, tuple(table.scores[seat] for seat in range(table.players)), "highest_score"
    )


def utilities(table: SacreTable) -> list[float]:
    """R35: only the first place counts."""
    winner = leader(table)
    return [1.0 if seat == winner else 0.0 for seat in range(table.players)]
