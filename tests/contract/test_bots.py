"""Every bot of every game sees only what its seat sees, and makes legal moves."""

from dataclasses import replace

import pytest

from sacrarium.contract import same_choice, tables
from sacrarium.core.chance import Seeded
from sacrarium.core.game import LEVELS, Game
from sacrarium.games import GAMES
from sacrarium.search import bot

from .examples import EXAMPLES, names


def in_a_hurry(game: Game) -> Game:
    """The game with little time to think: honesty does not depend on it."""
    return replace(game, search=replace(game.search, adept=30, master=90))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_bots_are_honest(game: Game, level: str) -> None:
    policy = bot(in_a_hurry(game), level)
    seats = [options for options in tables(game) if set(options) <= {"players"}]
    for seed in range(max(1, EXAMPLES // 10)):
        for options in seats:
            chance = Seeded(seed)
            state = game.new(game.read_options(options), chance)
            while state.to_act():
                seat = state.to_act().bit_length() - 1
                same_choice(policy, state, seat, chance.below(1000))
                state.play(seat, state.pick(seat, chance), chance)
