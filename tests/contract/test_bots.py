"""Every bot of every game sees only what its seat sees, and makes legal moves."""

import pytest

from sacrarium.contract.suite import is_honest
from sacrarium.core.game import LEVELS, Game
from sacrarium.games import GAMES

from .examples import EXAMPLES, names


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_bots_are_honest(game: Game, level: str) -> None:
    is_honest(game, level, EXAMPLES)
