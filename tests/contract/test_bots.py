"""Every bot of every game sees only what its seat sees, and makes legal moves."""

from dataclasses import replace
from typing import Any

import pytest

from sacrarium.contract import same_choice, tables
from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.game import LEVELS, Game
from sacrarium.core.state import State
from sacrarium.games import GAMES
from sacrarium.search import bot

from .examples import EXAMPLES, names

LOOKS = EXAMPLES  # decisions of a game that a bot is asked for


def in_a_hurry(game: Game) -> Game:
    """The game with little time to think: honesty does not depend on it."""
    return replace(game, search=replace(game.search, adept=5, master=15))


def decisions(game: Game, options: dict[str, Any], chance: Seeded) -> list[tuple[State, Seat]]:
    """Up to LOOKS decisions of a random game, spread evenly from its first to its last."""
    met = []
    state = game.new(game.read_options(options), chance)
    while state.to_act():
        seat = state.next_seat()
        met.append((state.copy(), seat))
        state.play(seat, state.pick(seat, chance), chance)
    looks = min(LOOKS, len(met))
    return [met[look * (len(met) - 1) // max(1, looks - 1)] for look in range(looks)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_bots_are_honest(game: Game, level: str) -> None:
    policy = bot(in_a_hurry(game), level)
    seats = [options for options in tables(game) if set(options) <= {"players"}]
    for seed in range(max(1, EXAMPLES // 10)):
        for options in seats:
            chance = Seeded(seed)
            for state, seat in decisions(game, options, chance):
                same_choice(policy, state, seat, chance.below(1000))
