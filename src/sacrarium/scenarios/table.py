"""The table at which a scenario is played, as its expectations look at it."""

from dataclasses import dataclass, field
from typing import Any, Final

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import Reason
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.state import State
from sacrarium.core.words import Company

from .match import as_data
from .tree import Field, is_whole

SPECTATOR: Final = "spectator"


@dataclass
class Table:
    """A game in the middle of a scenario."""

    game: Game
    state: State
    journal: Journal  # since the last expectation
    imagined: dict[Seat, list[Any]] = field(default_factory=dict)  # since the last move
    vocabulary: Any = None  # what the words of its data can be, once somebody has asked

    def seat(self, number: Any, field: Field) -> Seat:
        """A seat of this table."""
        if not is_whole(number) or not 0 <= number < self.state.seats():
            field.wrong(f"there is no seat {number}; there are 0 to {self.state.seats() - 1}")
        return int(number)

    def viewer(self, name: Any, field: Field) -> Seat | None:
        """A seat, or somebody who only watches."""
        return None if name == SPECTATOR else self.seat(name, field)

    def told(self, reason: Reason) -> str:
        names = tuple(f"seat {seat}" for seat in range(self.state.seats()))
        return f"{reason.rule} ({self.game.text.reason(reason, Company(names)).rstrip('.')})"

    def positions(self, seat: Seat, samples: int) -> list[Any]:
        """What this seat imagines, so many times."""
        known = self.imagined.setdefault(seat, [])
        for number in range(len(known), samples):
            known.append(as_data(self.state.imagine(seat, Seeded(number)).to_position()))
        return known[:samples]
