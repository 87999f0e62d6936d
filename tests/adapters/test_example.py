"""The example of the guide learns something, from observations alone."""

import importlib.util
from pathlib import Path
from typing import Any

from sacrarium.adapters import gymnasium

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_sarkophag.py"


def load_example() -> Any:
    spec = importlib.util.spec_from_file_location("learn_sarkophag", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wins(learner: Any, games: int, curious: float) -> float:
    return float(sum(learner.play(1_000_000 + number, curious)[1] for number in range(games))) / games


def test_a_few_hundred_games_are_enough_to_beat_chance() -> None:
    learner = load_example().Learner(gymnasium.env("sarkophag", seats=4, others="random"), seed=1)
    learner.env.reset(seed=1)
    learner.learn(400)
    assert wins(learner, 150, curious=1.0) + 0.1 < wins(learner, 150, curious=0.0)
