"""Whatever is reached in play can be written down and read again, however strict the reading of positions is."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacrarium.contract import random_table
from sacrarium.core.chance import Seeded
from sacrarium.core.policy import Policy, RandomPolicy
from sacrarium.games import GAMES

STRICT: Final = ("sarkophag", "sacrifice_duel", "sacrifice_circle", "sacre_bleu")
MOST_MOVES: Final = 400


@pytest.mark.parametrize("name", STRICT)
@given(st.integers(0, 100_000), st.integers(0, MOST_MOVES), st.booleans())
def test_whatever_is_reached_in_play_is_a_position(name: str, seed: int, moves: int, skilled: bool) -> None:
    """By every mixture of options, to the last position of a game that ends sooner; what a seat imagines as well."""
    game, chance = GAMES[name], Seeded(seed)
    player: Policy = game.novice if skilled else RandomPolicy()
    state = game.new(game.read_options(random_table(game, chance)), chance)
    for _ in range(moves):
        if not state.to_act():
            break
        seat = state.next_seat()
        state.play(seat, player.choose(state, seat, chance), chance)

    assert game.read_position(state.to_position()) == state
    if state.to_act():
        twin = state.imagine(state.next_seat(), chance)
        assert game.read_position(twin.to_position()) == twin
