"""Worlds to think in: any that the seat cannot tell from the truth, the likelier ones more often.

Without a belief every decision imagines its worlds independently of each other. With one it wanders from world to
world by the rule of Metropolis: a small step to a likelier world is always taken, a step to a less likely one as often
as it deserves. So in the long run each world is met as often as what the others have done speaks for it.
"""

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Belief
from sacrarium.core.state import State

FIRST_STEPS = 400  # away from the world that was imagined first
STEPS = 8  # from one world to the next
ODDS = 1 << 30


class Worlds:
    """The worlds of one decision after the other."""

    def __init__(self, belief: Belief | None) -> None:
        self.belief = belief
        self.here: State | None = None
        self.likelihood = 1.0

    def forget(self) -> None:
        """A new decision: what was thought of before may not fit any more."""
        self.here = None

    def next(self, state: State, seat: Seat, chance: Chance) -> State:
        """One more world, for the caller to play in."""
        if self.belief is None:
            return state.imagine(seat, chance)
        if self.here is None:
            self.here = state.imagine(seat, chance)
            self.likelihood = self.belief.likelihood(self.here, seat)
            self.here = self.wander(self.here, self.belief, seat, chance, FIRST_STEPS)
        else:
            self.here = self.wander(self.here, self.belief, seat, chance, STEPS)
        return self.here.copy()

    def wander(self, here: State, belief: Belief, seat: Seat, chance: Chance, steps: int) -> State:
        """So many steps, each of them taken or not."""
        for _ in range(steps):
            other = belief.vary(here, seat, chance)
            likelihood = belief.likelihood(other, seat)
            if likelihood >= self.likelihood or chance.below(ODDS) < ODDS * (likelihood / self.likelihood):
                here = other
                self.likelihood = likelihood
        return here
