"""How far a game has come, as a review names it, is what the table shows beside its name."""

import re

import pytest

from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_turning_point_has_the_number_that_its_table_showed(game: Game) -> None:
    assert game.text.where is not None
    chance = Seeded(4)
    state = game.new(game.read_options({}), chance)
    shown = set()
    while state.to_act():
        seat = state.next_seat()
        view = state.view(seat)
        number = view.trick_number if game.name == "sarkophag" else view.round
        told = game.text.where(state)
        found = re.search(r"(?:Trick|[Rr]ound) (\d+)$", told)
        assert number == (int(found[1]) if found else 0), told
        shown.add(told)
        state.play(seat, state.pick(seat, chance), chance)

    assert len(shown) > 1
