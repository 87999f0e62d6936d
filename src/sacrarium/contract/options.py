"""Tables worth trying: every number of seats, the default options, and each option varied."""

from typing import Any, Final

from sacrarium.core.chance import Chance
from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game, OptionInfo

PLAYERS: Final = "players"


def tables(game: Game) -> list[dict[str, Any]]:
    """Options for each number of seats: the defaults, then each option with each of its other values."""
    found: list[dict[str, Any]] = []
    for seats in game.seats:
        for given in [{}, *(varied for info in game.option_infos for varied in _varied(info))]:
            options = with_seats(game, seats, given)
            if options not in found and _go_together(game, options, given):
                found.append(options)
    return found


def random_table(game: Game, chance: Chance) -> dict[str, Any]:
    """Any number of seats with any mixture of options that go together."""
    while True:
        given: dict[str, Any] = {}
        for info in game.option_infos:
            others = [value for value, needs in _other_values(info) if needs.items() <= given.items()]
            given[info.name] = [info.default, *others][chance.below(1 + len(others))]
        options = with_seats(game, game.seats[chance.below(len(game.seats))], given)
        if _go_together(game, options, given):
            return options


def with_seats(game: Game, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """The options with the number of seats, where the game has more than one."""
    return {PLAYERS: seats, **given} if PLAYERS in game.options.__struct_fields__ else given


def _varied(info: OptionInfo) -> list[dict[str, Any]]:
    """The option with each value but its default, and with the options that it needs."""
    needs = info.needs[0] if isinstance(info.needs, tuple) else info.needs or {}
    return [{**needs, **also, info.name: value} for value, also in _other_values(info)]


def _other_values(info: OptionInfo) -> list[tuple[Any, dict[str, Any]]]:
    """Each value but the default, with the options that this value needs."""
    values = [(choice.value, choice.needs or {}) for choice in info.choices]
    if info.kind == "flag":
        values = [(not info.default, {})]
    if info.kind == "number":
        values = [] if info.minimum is None else [(info.minimum, {})]
    return [(value, needs) for value, needs in values if value != info.default]


def _go_together(game: Game, options: dict[str, Any], given: dict[str, Any]) -> bool:
    """Whether the game allows them; it always has to allow its defaults."""
    try:
        game.read_options(options)
    except BadOptions:
        if not given:
            raise
        return False
    return True
