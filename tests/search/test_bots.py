"""How long the levels think."""

from dataclasses import replace

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.games import game_named
from sacrarium.search import SearchBot, consider

DUEL = game_named("sacrifice_duel")
TREE, ROLLOUTS = 300, 200


def soon_enough() -> Game:
    """The duel with very little that is worth thinking about."""
    return replace(DUEL, search=replace(DUEL.search, enough_by_tree=TREE, enough_by_rollouts=ROLLOUTS))


@pytest.mark.parametrize(("moves", "enough"), [([], ROLLOUTS), (["pass", "pass"], TREE)])
def test_nobody_thinks_longer_than_is_enough(moves: list[str], enough: int) -> None:
    """An order is compared by rollouts, a card is searched; whoever has more time for it does not take it."""
    game = soon_enough()
    chance = Seeded(3)
    state = game.new(game.read_options({}), chance)
    for seat, move in enumerate(moves):
        state.play(seat, game.read_move(move), chance)
    one_round = len(state.legal(0))

    for report in (
        SearchBot(game, 100_000).think(state, 0, Seeded(1)),
        SearchBot(game, 10_000_000, milliseconds=60_000).think(state, 0, Seeded(1)),
        consider(game, state, 0, Seeded(1), milliseconds=60_000),
    ):
        assert enough <= report.simulations < enough + one_round


def test_the_stubborn_think_on() -> None:
    game = soon_enough()
    state = game.new(game.read_options({}), Seeded(3))

    assert SearchBot(game, 2_000, stubborn=True).think(state, 0, Seeded(1)).simulations > 2 * ROLLOUTS


def test_less_than_enough_is_what_was_asked_for() -> None:
    game = soon_enough()
    state = game.new(game.read_options({}), Seeded(3))

    assert 50 <= SearchBot(game, 50).think(state, 0, Seeded(1)).simulations < 50 + len(state.legal(0))
