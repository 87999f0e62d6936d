"""The games as PettingZoo environments: agents in turn, observations from views alone, illegal moves refused.

    from sacrarium.adapters import pettingzoo
    env = pettingzoo.env("sarkophag", seats=4)

Seats that decide at once are asked one after the other, and nobody sees what the others have answered.
"""

from typing import Any, Final

from sacrarium.core.chance import Seeded
from sacrarium.core.journal import Journal

from .extras import MissingExtra
from .rendering import text_of
from .seating import table, turn_of

try:
    import numpy as np
    from pettingzoo import AECEnv

    from .observing import Observing
except ImportError as error:
    raise MissingExtra("pettingzoo", error) from None

SEEDS: Final = 2**31 - 1


class TableEnv(AECEnv):
    """One table; the agents are `seat_0`, `seat_1` and so on. Rewards come at the end: 0..1, what the game was worth.

    Where all win or lose together, all agents have the same reward; otherwise the rewards add up to one.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.options = table(game, seats, options)
        self.observing = Observing(self.game, self.options)
        self.metadata = {
            "name": f"sacrarium_{game}_v{self.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.table = self.game.state(self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats())]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.observing.observation_space())
        self.action_spaces = {agent: self.observing.action_space() for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next of the same series."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.chance = Seeded(int(self.seeds.integers(SEEDS)))
        self.journal = Journal()
        self.table = self.game.new(self.options, self.chance, self.journal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent's seat may know, and what it may do now."""
        return self.observing.observe(self.table, self.seat_of[agent])

    def step(self, action: Any) -> None:
        """The selected agent's move; an illegal one raises IllegalMove, names its rule, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        journal = Journal()
        self.table.play(self.seat_of[agent], int(action), self.chance, journal)
        self.journal = journal
        self._cumulative_rewards[agent] = 0.0
        if not self.table.to_act():
            self.rewards = dict(zip(self.possible_agents, self.table.utilities(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._asked()

    def render(self) -> str | None:
        """For the agent that is asked: what has just happened as far as it may know, and its question."""
        if self.render_mode is None:
            return None
        return text_of(self.game, self.table, self.seat_of[self.agent_selection], self.journal)

    def close(self) -> None:
        """Nothing is held open."""

    def _asked(self) -> str:
        seat = turn_of(self.table)
        return self.possible_agents[0 if seat is None else seat]


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A table of this game; without a number of seats, the usual one."""
    return TableEnv(game, seats, options, render_mode)
