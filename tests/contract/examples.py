"""How much is tried: SACRARIUM_EXAMPLES games for the default table of each game, fewer for every other table."""

import os
from typing import Any

from sacrarium.contract import tables
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
