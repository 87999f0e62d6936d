"""The environments pass PettingZoo's own tests, and hide what has to be hidden."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from sacrarium.adapters import pettingzoo
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import IllegalMove
from sacrarium.games import GAMES
from tests.adapters.tables import FEW_TABLES, TABLES


@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent"
)  # ours is a Dict, as with every action mask
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_api(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=60)


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_a_game_is_played_to_its_end_and_pays_what_it_was_worth(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats)
    env.reset(seed=5)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if ended or cut else first_legal(observation))

    assert list(env.table.utilities()) == list(paid.values())
    assert GAMES[name].together or 1.0 == pytest.approx(sum(paid.values()))


def test_another_seed_deals_another_game() -> None:
    env = pettingzoo.env("sarkophag", 4)
    env.reset(seed=1)
    first = env.observe("seat_0")["observation"]
    env.reset(seed=2)
    assert not np.array_equal(first, env.observe("seat_0")["observation"])


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("sarkophag", 4)
    env.reset(seed=1)
    asked, before = env.agent_selection, env.table.to_position()
    illegal = int(np.flatnonzero(env.observe(asked)["action_mask"] == 0)[1])
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert (asked, before) == (env.agent_selection, env.table.to_position())


def test_an_answer_given_at_the_same_time_does_not_show() -> None:
    """Both order in secret: whatever the first has answered, the second sees the same."""
    seen = []
    for choice in (0, -1):
        env = pettingzoo.env("sacrifice_duel", render_mode="ansi")
        env.reset(seed=3)
        assert "seat_0" == env.agent_selection
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice]))
        assert "seat_1" == env.agent_selection
        seen.append((env.observe("seat_1")["observation"].tolist(), env.render()))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("name", "seats"), FEW_TABLES)
def test_observations_are_those_of_any_world_the_seat_thinks_possible(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats, render_mode="ansi")
    env.reset(seed=9)
    for _ in range(20):
        env.step(first_legal(env.observe(env.agent_selection)))
    agent, truth = env.agent_selection, env.table
    seen, said = env.observe(agent), env.render()
    env.table = truth.imagine(env.seat_of[agent], Seeded(4))

    assert np.array_equal(seen["observation"], env.observe(agent)["observation"])
    assert np.array_equal(seen["action_mask"], env.observe(agent)["action_mask"])
    assert said == env.render()


def test_the_text_asks_and_offers_moves() -> None:
    env = pettingzoo.env("sarkophag", 3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None and "Lead" in text and text.count(": Play") == 10


def test_without_a_render_mode_there_is_no_text() -> None:
    env = pettingzoo.env("sarkophag")
    env.reset(seed=1)
    with warnings.catch_warnings():
        assert env.render() is None
