"""Players without a face: a policy looks at a position from one seat and answers with a move."""

import cython

from .chance import Chance
from .state import MoveList, State

if not cython.compiled:
    from .bits import Move, Seat


class Policy:
    """Chooses moves. It may use only what the seat can know: its view, its legal moves, imagined states."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        """The move this policy makes for the seat, which is to act."""
        raise TypeError(f"{type(self).__name__} lacks choose")


class Adviser(Policy):
    """A policy that also says which other moves deserve a closer look, for a search that plays them out."""

    def shortlist(self, state: State, seat: Seat, chance: Chance, moves: MoveList) -> None:
        """Fill `moves` with the few moves worth comparing; the one it would choose itself comes first."""
        raise TypeError(f"{type(self).__name__} lacks shortlist")


class RandomPolicy(Policy):
    """Any legal move, all equally likely."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return state.pick(seat, chance)
