"""Who won, and why the game is over."""

from typing import Final

from sacrarium.core.bits import Seat
from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.words import Company, capital
from sacrarium.games.sarkophag.pieces import HAND_SIZE

from .names import heads, heads_or_none

ENDINGS: Final = {
    "ten_tricks": f"All {HAND_SIZE} tricks are played.",
    "limit_exceeded": "A total has exceeded the limit.",
    "limit_reached": "A total has reached the limit.",
}


def winning(winners: tuple[Seat, ...], company: Company) -> str:
    """Who wins: "Ilse wins", "You and Mira share the win"."""
    if len(winners) == 1:
        return company.does(winners[0], "wins")
    return f"{capital(company.listed(winners))} share the win"


def result(outcome: Outcome, company: Company) -> Result:
    """Who won, and how everybody fared."""
    rows = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat))
    return Result(
        winners=outcome.winners,
        ranks=outcome.ranks,
        scores=outcome.scores,
        title=f"{winning(outcome.winners, company)} with {heads_or_none(min(outcome.scores))}",
        detail=_ending(outcome, company),
        rows=tuple(
            Row(seat, outcome.ranks[seat], outcome.scores[seat], heads(outcome.scores[seat])) for seat in rows
        ),
    )


def _ending(outcome: Outcome, company: Company) -> str:
    why = ENDINGS[outcome.reason]
    if company.viewer is None or company.viewer in outcome.winners:
        return why
    behind = outcome.scores[company.viewer] - min(outcome.scores)
    return f"{why} You are {heads(behind)} behind."
