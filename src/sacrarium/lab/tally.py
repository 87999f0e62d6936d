"""How often something happens in games: events counted by their kind, and by what one of their fields says."""

from collections import Counter

import msgspec

from sacrarium.core.journal import Journal

from .statistics import Estimate, average


class Tally(msgspec.Struct, frozen=True):
    """One kind of event, or one value of its field: in how many games it happened, and how often in each."""

    value: str  # empty: all events of the kind
    games: float
    each: Estimate


def count(journal: Journal, wanted: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """For each `kind` or `kind.field` how often it happened, by the value of the field."""
    found: dict[str, Counter[str]] = {want: Counter() for want in wanted}
    split = [(want, *want.partition(".")[::2]) for want in wanted]
    for _, event in journal.entries:
        kind = event.__struct_config__.tag
        for want, of_kind, field in split:
            if kind == of_kind:
                found[want][str(getattr(event, field, "")) if field else ""] += 1
    return {want: dict(counter) for want, counter in found.items()}


def tallies(games: list[dict[str, dict[str, int]]]) -> dict[str, list[Tally]]:
    """The counts of several games together; the most frequent values first."""
    wanted = games[0] if games else {}
    return {want: _tallies([game[want] for game in games]) for want in wanted}


def _tallies(games: list[dict[str, int]]) -> list[Tally]:
    values = sorted({value for game in games for value in game} or {""})
    found = [
        Tally(
            value,
            sum(1 for game in games if game.get(value)) / len(games),
            average([float(game.get(value, 0)) for game in games]),
        )
        for value in values
    ]
    return sorted(found, key=lambda tally: (-tally.each.mean, tally.value))
