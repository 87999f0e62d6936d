"""What PettingZoo and Gymnasium get to see of a table: a row of numbers from the seat's view, and the legal moves."""

from typing import Any

from sacrarium.core.bits import Seat
from sacrarium.core.game import Game
from sacrarium.core.state import State

from .extras import MissingExtra
from .layouts import layout_of
from .seating import turn_of

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("pettingzoo", error) from None


class Observing:
    """The observations of one table."""

    def __init__(self, game: Game, options: Any) -> None:
        self.move_count = game.move_count
        self.layout = layout_of(game, options)

    def observation_space(self) -> Any:
        """`observation`: the layout's row; `action_mask`: one for each move that is legal now."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.move_count,), np.int8),
            }
        )

    def action_space(self) -> Any:
        """The moves of the game, by number; most of them are illegal at any time."""
        return spaces.Discrete(self.move_count)

    def observe(self, state: State, seat: Seat) -> dict[str, Any]:
        """What the seat may know, and what it may do now."""
        return {"observation": self.row(state, seat), "action_mask": self.mask(state, seat)}

    def row(self, state: State, seat: Seat) -> Any:
        """The seat's view as numbers."""
        row: Any = np.zeros(self.layout.size, np.float32)
        for place, value in self.layout.marks(state.view(seat)):
            row[place] = value
        return row

    def mask(self, state: State, seat: Seat) -> Any:
        """One for each move that the seat may make now; all zero while others are asked."""
        mask: Any = np.zeros(self.move_count, np.int8)
        if turn_of(state) == seat:
            mask[state.legal(seat)] = 1
        return mask
