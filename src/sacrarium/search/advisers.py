"""Advisers who are asked about more moves than those they would name themselves."""

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.policy import Adviser
from sacrarium.core.state import MoveList, State


class Asked(Adviser):
    """An adviser whose shortlist also holds one more move, or all legal ones: what it would do itself stays first."""

    def __init__(self, adviser: Adviser, move: Move | None = None) -> None:
        self.adviser = adviser
        self.move = move  # None: all

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return self.adviser.choose(state, seat, chance)

    def shortlist(self, state: State, seat: Seat, chance: Chance, moves: MoveList) -> None:
        self.adviser.shortlist(state, seat, chance, moves)
        named = [moves.move[place] for place in range(moves.count)]
        for move in state.legal(seat) if self.move is None else [self.move]:
            if move not in named:
                moves.add(move)
