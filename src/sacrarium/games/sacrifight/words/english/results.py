"""How a run ended, in words."""

from typing import Final

from sacrarium.core.decision import Outcome, Result, Row
from sacrarium.core.words import Company, counted

ENDINGS: Final = {
    "victory": ("Victory", "The last boss has fallen."),
    "hero_dead": ("Defeat", "A hero has fallen."),
    "vanished": ("Defeat", "The Wisp has vanished with its secret."),
    "round_cap": ("Defeat", "After sixty rounds nobody has the strength to go on."),
}


def result(outcome: Outcome, company: Company) -> Result:
    """The end in words; all win or lose together."""
    title, detail = ENDINGS[outcome.reason]
    fallen = outcome.scores[0]
    acts = f"{counted(fallen, 'boss', 'bosses')} defeated." if fallen else "No boss defeated."
    rows = tuple(
        Row(seat, outcome.ranks[seat], outcome.scores[seat], acts) for seat in range(len(company.names))
    )
    return Result(outcome.winners, outcome.ranks, outcome.scores, title, f"{detail} {acts}", rows)
