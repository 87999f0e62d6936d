"""A seat that learns Sarkophag from its own games against three random players, in a table and without a framework.

    pip install 'sacrarium[gymnasium]'
    python examples/learn_sarkophag.py

Every-visit Monte Carlo control: the seat looks at what kind of card it could play in what kind of moment, plays the
kind that has cost it the fewest mummy heads afterwards, and now and then any. It uses its observation alone.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

from sacrarium.adapters import gymnasium

CARDS = 60
SEATS = 4
KINDS = 6  # of cards, from the lowest to the highest of the deck
CURIOUS = 0.2  # of the time any card is tried, less and less


class Learner:
    """For each kind of moment and card: how often it was tried, and the heads that followed, as a share."""

    def __init__(self, env: gymnasium.SeatEnv, seed: int) -> None:
        self.env = env
        self.chance = np.random.default_rng(seed)
        self.starts = {place.name: place.start for place in env.observing.layout.places()}
        self.visits: Any = np.zeros((3, 2, 2, SEATS, 3, 2 * KINDS))
        self.heads: Any = np.zeros_like(self.visits)

    def field(self, observation: dict[str, Any], name: str, size: int) -> Any:
        """A field of the observation, as its layout names it."""
        start = self.starts[name]
        return observation["observation"][start : start + size]

    def own_heads(self, observation: dict[str, Any]) -> float:
        """The heads that the seat has taken in this round; its own number comes first."""
        return float(self.field(observation, "round_heads", 1)[0])

    def moment(self, observation: dict[str, Any]) -> tuple[int, ...]:
        """No direction yet, down or up; broken; many heads on the table; how many have played; early or late."""
        direction = self.field(observation, "direction", 2)
        lying = self.field(observation, "trick", SEATS * CARDS)
        heads = 40 * self.field(observation, "trick_heads", 1)[0]
        late = self.field(observation, "trick_number", 1)[0]
        return (
            int(direction @ [1, 2]),
            int(self.field(observation, "broken", 1)[0]),
            int(heads > 3),
            int(lying.sum()),
            int(3 * late - 0.01),
        )

    def kinds(self, observation: dict[str, Any], moves: Any) -> Any:
        """The kind of each card: how high it is in the deck, and whether it is above all that lie there."""
        lying: Any = np.flatnonzero(self.field(observation, "trick", SEATS * CARDS)) % CARDS + 1
        above = moves > lying.max(initial=0)
        return np.minimum(KINDS - 1, (moves - 1) * KINDS // CARDS) + KINDS * above

    def choose(self, observation: dict[str, Any], curious: float) -> tuple[int, tuple[int, ...]]:
        """A move, and where it stands in the table."""
        moves = np.flatnonzero(observation["action_mask"])
        moment, kinds = self.moment(observation), self.kinds(observation, moves)
        if self.chance.random() < curious:
            chosen = int(self.chance.integers(len(moves)))
        else:
            cost = self.heads[moment][kinds] / np.maximum(1, self.visits[moment][kinds])
            chosen = int((cost + 1e-6 * self.chance.random(len(moves))).argmin())
        return int(moves[chosen]), (*moment, int(kinds[chosen]))

    def play(self, seed: int | None, curious: float) -> tuple[list[Any], float, int]:
        """One game: the decisions with the heads taken before them, the reward, and the heads at the end."""
        observation, _ = self.env.reset(seed=seed)
        decisions, over = [], False
        while not over:
            move, place = self.choose(observation, curious)
            decisions.append((place, self.own_heads(observation)))
            observation, reward, over, _, info = self.env.step(move)
        decisions.append(((), self.own_heads(observation)))
        return decisions, reward, info["scores"][self.env.seat]

    def learn(self, games: int) -> None:
        """Play so many games, and put down what each decision has led to."""
        for number in range(games):
            decisions, _, _ = self.play(None, CURIOUS * (1 - number / games))
            final = decisions.pop()[1]
            for place, before in decisions:
                self.visits[place] += 1
                self.heads[place] += final - before


def judged(learner: Learner, games: int, curious: float) -> str:
    """How the seat fares in games it has never seen."""
    results = [learner.play(1_000_000 + number, curious) for number in range(games)]
    wins: Any = np.array([reward for _, reward, _ in results])
    heads: Any = np.array([heads for *_, heads in results])
    error = 1.96 * wins.std() / np.sqrt(games)
    return f"wins {wins.mean():.1%} (+- {error:.1%}), {heads.mean():.1f} heads a game"


def main() -> None:
    """Judge, learn, judge again."""
    parser = argparse.ArgumentParser(description="A seat that learns Sarkophag from its own games.")
    parser.add_argument("--games", type=int, default=5000, help="to learn from")
    parser.add_argument("--judge", type=int, default=1000, help="games to judge by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learner = Learner(gymnasium.env("sarkophag", seats=SEATS, others="random"), given.seed)
    learner.env.reset(seed=given.seed)
    start = time.perf_counter()
    sys.stdout.write(f"at random: {judged(learner, given.judge, 1.0)}\n")
    learner.env.reset(seed=given.seed)
    learner.learn(given.games)
    sys.stdout.write(f"learnt:    {judged(learner, given.judge, 0.0)}\n")
    sys.stdout.write(f"{given.games} games, {time.perf_counter() - start:.0f} seconds\n")


if __name__ == "__main__":
    main()
