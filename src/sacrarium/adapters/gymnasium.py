"""One seat of a table as a Gymnasium environment: Sacrifight alone, or any other game against the house's bots.

from sacrarium.adapters import gymnasium
env = gymnasium.env("sacrifight", options={"mode": "oneshot"})
env = gymnasium.env("sarkophag", seats=4, others="novice")
"""

from typing import Any, Final

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions
from sacrarium.core.journal import Journal
from sacrarium.search import bot

from .extras import MissingExtra
from .rendering import text_of
from .seating import table, turn_of

try:
    from gymnasium import Env

    from .observing import Observing
except ImportError as error:
    raise MissingExtra("gymnasium", error) from None

SEEDS: Final = 2**31 - 1


class SeatEnv(Env):
    """One seat; all others are played by bots of one level. The reward comes at the end: 0..1, what the game was worth.

    With it comes `info["scores"]`, the points of all seats. An illegal action changes nothing and `info["illegal"]` names the rule that forbids it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: Seat = 0,
        others: str = "novice",
        render_mode: str | None = None,
    ) -> None:
        self.game, self.options = table(game, seats, options)
        self.table = self.game.state(self.options)
        if not 0 <= seat < self.table.seats():
            raise BadOptions(f"there is no seat {seat} at a table of {self.table.seats()}")
        self.seat = seat
        self.others = bot(self.game, others)
        self.observing = Observing(self.game, self.options)
        self.observation_space = self.observing.observation_space()
        self.action_space = self.observing.action_space()
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; without a seed the next of the same series."""
        super().reset(seed=seed)
        self.chance = Seeded(int(self.np_random.integers(SEEDS)))
        self.luck = Seeded(int(self.np_random.integers(SEEDS)))  # of the bots, who cannot read the deal
        self.journal = Journal()
        self.table = self.game.new(self.options, self.chance, self.journal)
        self._let_others_act()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The seat's move and all that follows until it is asked again."""
        reason = self.table.why_not(self.seat, int(action))
        if reason is not None:
            return self._observation(), 0.0, not self.table.to_act(), False, {"illegal": reason.rule}
        self.journal = Journal()
        self.table.play(self.seat, int(action), self.chance, self.journal)
        self._let_others_act()
        outcome = self.table.outcome()
        if outcome is None:
            return self._observation(), 0.0, False, False, {}
        reward = float(self.table.utilities()[self.seat])
        return self._observation(), reward, True, False, {"scores": outcome.scores}

    def render(self) -> str | None:
        """What has just happened as far as the seat may know, and what it is asked."""
        if self.render_mode is None:
            return None
        return text_of(self.game, self.table, self.seat, self.journal)

    def _let_others_act(self) -> None:
        while (seat := turn_of(self.table)) not in {None, self.seat}:
            assert seat is not None
            self.table.play(seat, self.others.choose(self.table, seat, self.luck), self.chance, self.journal)

    def _observation(self) -> dict[str, Any]:
        return self.observing.observe(self.table, self.seat)


def env(
    game: str = "sacrifight",
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seat: Seat = 0,
    others: str = "novice",
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat of a table; without a game, Sacrifight for one."""
    return SeatEnv(game, seats, options, seat, others, render_mode)
