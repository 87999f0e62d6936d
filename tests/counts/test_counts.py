"""There are as many ways to play on as there were; `make counts` counts anew, and the diff is reviewed."""

import pytest

from sacrarium.games import HOUSE

from .counting import POSITIONS, Counted, leaves, read_counts, start_of

MOST_NODES = 30_000
COUNTED = [counted for game in HOUSE for counted in read_counts(game)]


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: str(counted).rpartition(": ")[0])
def test_ways_to_play_on(counted: Counted) -> None:
    state = start_of(counted)
    for depth, count in enumerate(counted.counts, 1):
        if count <= MOST_NODES:
            assert count == leaves(state, depth)


def test_every_game_is_counted() -> None:
    assert set(HOUSE) == {counted.game for counted in COUNTED}
    assert [position._replace(counts=()) for position in COUNTED] == list(POSITIONS)
