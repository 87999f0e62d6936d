"""Bots on both sides of the adapter: ours as OpenSpiel bots, and OpenSpiel's information-set search with a clock."""

import time
from typing import Any

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.policy import Policy
from sacrarium.search import SearchBot
from sacrarium.search.bots import PATIENCE

from .extras import MissingExtra
from .open_spiel import SpielState, returns_of

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    raise MissingExtra("open_spiel", error) from None


class HouseBot(pyspiel.Bot):
    """A player of the house in one seat. It sees what its seat may know, as at our own tables."""

    def __init__(self, seat: Seat, policy: Policy, seed: int) -> None:
        pyspiel.Bot.__init__(self)
        self.seat = seat
        self.policy = policy
        self.chance = Seeded(seed)

    def restart_at(self, state: SpielState) -> None:
        """Nothing is remembered from one decision to the next."""

    def step(self, state: SpielState) -> int:
        """The move it makes."""
        position = state.table.state
        assert position is not None
        return self.policy.choose(position, self.seat, self.chance)


def searching(game: Any, simulations: int, milliseconds: int) -> SearchBot:
    """The house's search with this budget; 0 simulations: as many as the time allows."""
    return SearchBot(game, simulations or PATIENCE, milliseconds)


class EngineRollouts(mcts.Evaluator):
    """Random rollouts as OpenSpiel's own evaluator makes them, but played inside our engine, which is much faster."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)

    def evaluate(self, state: SpielState) -> Any:
        """What one random game from here was worth to each seat."""
        table = state.table
        if table.wanted:
            table = table.copy()
            while table.wanted:
                table.draw(self.chance.below(table.wanted))
        assert table.state is not None
        world = table.state.copy()
        while world.to_act():
            world.playout(self.chance)
        return np.array(returns_of(table.game, world))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All moves are equally likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions(state.current_player())
        return [(move, 1.0 / len(moves)) for move in moves]


def rollouts(kind: str, seed: int) -> Any:
    """One random game for each leaf: "open_spiel" plays it move by move through the adapter, "engine" inside."""
    if kind == "engine":
        return EngineRollouts(seed)
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


class Informed(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search, reproducible by a seed and, if so wished, limited by time.

    The search itself is OpenSpiel's. Its own source of worlds cannot be seeded, so it is given one that can.
    """

    def __init__(
        self,
        game: Any,
        evaluator: Any,
        seed: int,
        simulations: int = 0,
        milliseconds: int = 0,
        exploration: float = 0.3,
    ) -> None:
        super().__init__(
            game,
            evaluator,
            exploration,
            simulations or PATIENCE,
            random_state=np.random.RandomState(seed),
        )
        self.milliseconds = milliseconds
        self.deadline = 0.0
        self.simulated = 0
        self.set_resampler(lambda state, seat: state.resample_from_infostate(seat, self.random_number))

    def step(self, state: SpielState) -> int:
        """The move it makes."""
        self.deadline = time.perf_counter() + self.milliseconds / 1000.0
        self.simulated = 0
        return int(super().step(state))

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        """OpenSpiel's search until its simulations are done or the time is over."""
        try:
            return super().run_search(state)  # type: ignore[no-any-return]
        except TimeOverError:
            return self.get_final_policy(state, self._root_node)  # type: ignore[no-any-return]

    def sample_root_state(self, state: SpielState) -> SpielState:
        """The world of the next simulation; each move gets at least one look before time can be over."""
        enough = self.simulated > len(state.legal_actions())
        if self.milliseconds and enough and time.perf_counter() > self.deadline:
            raise TimeOverError
        self.simulated += 1
        return super().sample_root_state(state)  # type: ignore[no-any-return]


class TimeOverError(Exception):
    """No time is left for another simulation."""
