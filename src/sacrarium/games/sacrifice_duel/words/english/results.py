"""Who won, and by what."""

from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.words import Company, counted
from sacrarium.games.sacrifice_duel.pieces import FLOOR

from .names import score


def result(outcome: Outcome, company: Company) -> Result:
    """Who won, and by what."""
    rows = sorted((0, 1), key=lambda seat: (outcome.ranks[seat], seat))
    return Result(
        winners=outcome.winners,
        ranks=outcome.ranks,
        scores=outcome.scores,
        title=_title(outcome, company),
        detail=_detail(outcome, company),
        rows=tuple(
            Row(seat, outcome.ranks[seat], outcome.scores[seat], counted(outcome.scores[seat], "point"))
            for seat in rows
        ),
    )


def _title(outcome: Outcome, company: Company) -> str:
    if len(outcome.winners) == 2:
        return f"A draw at {outcome.scores[0]} points"
    winner = outcome.winners[0]
    if outcome.reason == "floor":
        return f"{company.does(winner, 'wins')}: {company.name(1 - winner)} sacrificed too much"
    return f"{company.does(winner, 'wins')} with {counted(outcome.scores[winner], 'point')}"


def _detail(outcome: Outcome, company: Company) -> str:
    if outcome.reason == "floor":
        return f"A deck of fewer than {FLOOR} cards loses at once."
    scores = outcome.scores[0], outcome.scores[1]
    return f"All fourteen trophies are won: {score(scores, company)}."
