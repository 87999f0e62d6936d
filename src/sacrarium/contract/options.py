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
            values = [info.default, *(varied[info.name] for varied in _varied(info))]
            given[info.name] = values[chance.below(len(values))]
        options = with_seats(game, game.seats[chance.below(len(game.seats))], given)
        if _go_together(game, options, given):
            return options


def with_seats(game: Game, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """The options with the number of seats, where the game has more than one."""
    return {PLAYERS: seats, **given} if PLAYERS in game.options.__struct_fields__ else given


def _varied(info: OptionInfo) -> list[dict[str, Any]]:
    """The option with each value but its default, and with the options that it needs."""
    values = [choice.value for choice in info.choices if not choice.needs] if info.kind == "choice" else []
    values += [not info.default] if info.kind == "flag" else []
    values += [info.minimum] if info.kind == "number" and info.minimum is not None else []
    needs = info.needs[0] if isinstance(info.needs, tuple) else info.needs or {}
    return [{**needs, info.name: value} for value in values if value != info.default]


def _go_together(game: Game, options: dict[str, Any], given: dict[str, Any]) -> bool:
    """Whether the game allows them; it always has to allow its defaults."""
    try:
        game.read_options(options)
    except BadOptions:
        if not given:
            raise
        return False
    return True
