"""One seat as an environment: Gymnasium's own check, and play against the house."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sacrarium.adapters import gymnasium
from sacrarium.core.errors import BadOptions


@pytest.mark.parametrize("options", [{}, {"mode": "oneshot"}, {"solo_two": True}])
def test_sacrifight_alone_passes_the_check(options: dict[str, Any]) -> None:
    check_env(gymnasium.env(options=options), skip_render_check=True)


def test_a_seat_among_bots_passes_the_check() -> None:
    check_env(gymnasium.env("sarkophag", seats=4, seat=2), skip_render_check=True)


def played(env: gymnasium.SeatEnv, seed: int) -> tuple[float, int]:
    """The reward of a game in which the seat makes the last of its legal moves, and how many it made."""
    observation, _ = env.reset(seed=seed)
    for moves in range(1, 10_000):
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(legal[-1])
        if over:
            assert len(info["scores"]) == env.table.seats()
            return reward, moves
    raise AssertionError("the game does not end")


def test_a_seat_plays_its_own_cards_only() -> None:
    env = gymnasium.env("sarkophag", seats=4, seat=2)
    reward, moves = played(env, 3)
    assert 10 == moves and env.table.utilities()[2] == reward


def test_the_same_seed_is_the_same_game() -> None:
    assert played(gymnasium.env(), 4) == played(gymnasium.env(), 4)


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = gymnasium.env("sarkophag")
    observation, _ = env.reset(seed=1)
    before = env.table.to_position()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[1])

    _, reward, over, cut, info = env.step(illegal)

    assert (0.0, False, False) == (reward, over, cut) and info["illegal"].startswith("R")
    assert before == env.table.to_position()


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadOptions, match="there is no seat 4 at a table of 4"):
        gymnasium.env("sarkophag", seats=4, seat=4)


def test_the_text_is_for_the_seat() -> None:
    env = gymnasium.env("sarkophag", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None and "Play" in text
