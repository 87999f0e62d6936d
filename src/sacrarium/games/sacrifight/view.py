"""What a seat may know: everything but the order of piles, which does not exist before a card is drawn (R7, Q3)."""

from typing import TYPE_CHECKING

import msgspec

from sacrarium.core.bits import Seat

if TYPE_CHECKING:
    from .state import FightState


class View(msgspec.Struct, frozen=True):
    """The table in front of a viewer; both seats and spectators see the same."""

    seat: Seat | None


def view(state: "FightState", seat: Seat | None) -> View:
    """The view of a seat; None is a spectator."""
    return View(seat)
