"""Who won, and the cry of all others."""

from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.words import Company, capital, counted


def result(outcome: Outcome, company: Company) -> Result:
    """R35: one winner, and the cry of all others."""
    winner = outcome.winners[0]
    best = outcome.scores[winner]
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best and seat != winner]
    title = f"{company.does(winner, 'wins')} with {best} points"
    detail = "Sacré bleu! say all others."
    if company.viewer is not None and not company.is_you(winner):
        detail = "Sacré bleu! Only the first place counts."
    if tied:
        detail = f"{capital(company.listed(tuple(tied)))} had as many, but the last in the order wins ties. {detail}"
    order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], -outcome.scores[seat]))
    rows = tuple(
        Row(seat, outcome.ranks[seat], outcome.scores[seat], counted(outcome.scores[seat], "point"))
        for seat in order
    )
    return Result(outcome.winners, outcome.ranks, outcome.scores, title, detail, rows)
