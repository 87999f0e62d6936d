"""Why a card may not be played, in words."""

from typing import Final

from sacrarium.core.errors import Reason
from sacrarium.core.words import Company

REASONS: Final[dict[str, str]] = {
    "match_over": "The game is over.",
    "no_such_card": "There is no such card; they run from 1 to 60.",
    "not_in_hand": "You do not hold {card}.",
    "five_heads_lead": "{card} shows five heads and cannot be led while you hold anything else.",
    "must_go_lower": "You still hold cards below {lead}, so {card} has to wait.",
    "must_go_higher": "You still hold cards above {lead}, so {card} has to wait.",
}


def refusal(reason: Reason, company: Company) -> str:
    """The sentence for a reason."""
    if reason.code == "not_your_turn":
        return f"It is {company.names[reason.about['turn']]}'s turn."
    return REASONS[reason.code].format(**reason.about)
