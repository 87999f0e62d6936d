"""How much is tried: SACRARIUM_EXAMPLES games for the default table of each game, fewer for every other table."""

import os
from typing import Any

from sacrarium.contract import PLAYERS, tables
from sacrarium.core.game import Game
from sacrarium.games import GAMES

EXAMPLES = int(os.environ.get("SACRARIUM_EXAMPLES", "20"))


def cases() -> list[tuple[Game, dict[str, Any]]]:
    """Every game with every table worth trying."""
    return [(game, options) for game in GAMES.values() for options in tables(game)]


def names(value: object) -> str:
    """A case in the list of tests."""
    if isinstance(value, Game):
        return value.name
    assert isinstance(value, dict)
    return ",".join(f"{name}={setting}" for name, setting in value.items()) or "default"


def how_many(game: Game, options: dict[str, Any]) -> int:
    """Games to be played at this table: all with the usual number of seats, half with another, else a share."""
    if set(options) - {"players"}:
        return max(1, EXAMPLES // 10)
    usual = options.get("players", game.default_seats) == game.default_seats
    return EXAMPLES if usual else max(2, EXAMPLES // 2)


def players(count: int) -> list[tuple[int, str]]:
    """So many seeds, each with one of the players in turn."""
    kinds = list(PLAYERS)
    return [(seed, kinds[seed % len(kinds)]) for seed in range(count)]
