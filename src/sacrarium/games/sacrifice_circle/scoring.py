"""R29, R30: the game is won or lost by all together, and never tied."""

from sacrarium.core.decision import Outcome

SEATS = 5


def outcome(won: bool, damage: int) -> Outcome:
    """Everybody wins, or nobody does; the score is the damage done."""
    return Outcome(
        winners=tuple(range(SEATS)) if won else (),
        ranks=(1,) * SEATS,
        scores=(damage,) * SEATS,
        reason="shattered" if won else "black",
    )


def utilities(won: bool) -> list[float]:
    """One for all, or nothing."""
    return [1.0 if won else 0.0] * SEATS
