"""How often something happens in games: events counted by their kind, and by what one of their fields says."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game
from sacrarium.core.journal import Event, Journal

from .statistics import Estimate, average


class Tally(msgspec.Struct, frozen=True):
    """One kind of event, or one value of its field: in how many games it happened, and how often in each."""

    value: str  # empty: all events of the kind
    games: float
    each: Estimate


def check_counted(game: Game, wanted: Iterable[str]) -> None:
    """BadOptions where one of them is no `kind` or `kind.field` of the game's events."""
    kinds = {str(event.__struct_config__.tag): event for event in _events_of(game)}
    for want in wanted:
        kind, dot, field = want.partition(".")
        if kind not in kinds:
            raise BadOptions(f"{game.title} has no event '{kind}'; it has {', '.join(sorted(kinds))}")
        fields = kinds[kind].__struct_fields__
        if dot and field not in fields:
            raise BadOptions(f"the event '{kind}' has no field '{field}'; it has {', '.join(fields)}")


def _events_of(game: Game) -> list[type[Event]]:
    """The kinds of events that the package of the game has; importing it has made them known."""
    return [event for event in Event.__subclasses__() if f".games.{game.name}." in event.__module__]


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
