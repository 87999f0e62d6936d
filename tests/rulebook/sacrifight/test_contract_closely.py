"""The contract looked at closely: the bound for the length of a run is far above what runs last."""

import pytest

from sacrarium.contract import PLAYERS, random_table, walk
from sacrarium.core.chance import Seeded
from sacrarium.games.sacrifight.pieces import BOSSES

from .board import GAME

EVERY = 7  # so many decisions from one look to the next


@pytest.mark.parametrize("boss", BOSSES)
@pytest.mark.parametrize("players", [1, 2])
def test_a_fight_with_each_boss(boss: str, players: int) -> None:
    """R7: views, positions, notation and reasons in the middle of fights."""
    player = list(PLAYERS)[(BOSSES.index(boss) + players) % len(PLAYERS)]

    record = walk(GAME, {"mode": "oneshot", "bosses": boss, "players": players}, 5, player, EVERY)

    assert 0 < len(record.moves) <= GAME.most_moves(GAME.read_options(record.options))


@pytest.mark.parametrize("seed", range(12))
def test_any_mixture_of_options(seed: int) -> None:
    """Section 1: options that go together."""
    options = random_table(GAME, Seeded(seed))

    record = walk(GAME, options, seed, list(PLAYERS)[seed % len(PLAYERS)], EVERY)

    assert options == record.options
