"""R12 to R14: when a match ends, who has won, and what it was worth."""

from sacrarium.core.decision import Outcome

from .pieces import Options


def ends_match(options: Options, totals: list[int]) -> bool:
    """R13, G9: whether a total has exceeded the limit, or reached it where the table agreed on that."""
    most = max(totals)
    return most > options.limit or (options.limit_rule == "reach" and most == options.limit)


def outcome(options: Options, totals: list[int]) -> Outcome:
    """R14: the fewest heads win; a tie is shared."""
    return Outcome(
        winners=tuple(seat for seat, total in enumerate(totals) if total == min(totals)),
        ranks=tuple(1 + sum(other < total for other in totals) for total in totals),
        scores=tuple(totals),
        reason=_reason(options, totals),
    )


def _reason(options: Options, totals: list[int]) -> str:
    if options.match == "single":
        return "ten_tricks"
    return "limit_exceeded" if max(totals) > options.limit else "limit_reached"


def utilities(totals: list[int]) -> list[float]:
    """One win, shared by all who have the fewest heads."""
    winners = totals.count(min(totals))
    return [1 / winners if total == min(totals) else 0.0 for total in totals]
