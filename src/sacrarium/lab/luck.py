"""Luck: what dice and draws gave each seat beyond what could be expected of them.

A stroke of luck is worth what the game is worth after it, less what the same move was worth before anything was drawn.
Both are found by rollouts to the end by rules of thumb, each with new luck. However well these play, before and after have the
same expectation. So luck is zero on average, whoever plays. What somebody won less the luck of the game is as true a measure of
strength as the win itself, and scatters less.
"""

from typing import Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.loops import play_on
from sacrarium.core.policy import Policy
from sacrarium.core.state import State

STREAM: Final = 1 << 40  # far from the seeds that the games themselves are played with


class Gauge:
    """Makes the moves of one game, and adds up the luck that they met."""

    def __init__(self, game: Game, seats: int, playouts: int, seed: int) -> None:
        self.game = game
        self.policy: Policy = game.search.adviser or game.search.playout or game.novice
        self.playouts = playouts  # before and after each stroke of luck
        self.chance = Seeded(STREAM + seed)
        self.luck = [0.0] * seats

    def play(self, state: State, seat: Seat, move: Move, chance: Seeded, journal: Journal | None) -> None:
        """Make the move; if something is drawn for it, that was luck as far as it is worth more than the move was."""
        before, drawn = state.copy(), chance.state
        state.play(seat, move, chance, journal)
        if chance.state == drawn:
            return
        expected, found = self.worth(before, seat, move), self.worth(state)
        for place in range(len(self.luck)):
            self.luck[place] += found[place] - expected[place]

    def worth(self, state: State, seat: Seat | None = None, move: Move = 0) -> list[float]:
        """What each seat wins on average from here, or after this move, by rollouts with rules of thumb."""
        total = [0.0] * len(self.luck)
        for _ in range(self.playouts):
            world = state.copy()
            if seat is not None:
                world.advance(seat, move, self.chance, None)
            play_on(world, self.policy, self.chance)
            for place, won in enumerate(self.game.wins(world)):
                total[place] += won
        return [won / self.playouts for won in total]
