"""Won or lost, all together."""

from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.words import Company


def result(outcome: Outcome, _: Company) -> Result:
    """Won or lost, all together."""
    won = outcome.reason == "shattered"
    damage = outcome.scores[0]
    title = "The crystal is shattered: you are free" if won else "The crystal has come round to black"
    detail = f"Together you struck it for **{damage}**."
    return Result(
        winners=outcome.winners,
        ranks=outcome.ranks,
        scores=outcome.scores,
        title=title,
        detail=detail if won else f"{detail} It was not enough.",
        rows=tuple(
            Row(seat, 1, damage, "free" if won else "sacrificed") for seat in range(len(outcome.ranks))
        ),
    )
