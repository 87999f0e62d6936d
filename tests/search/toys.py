"""Tiny games that show what a search must be able to do; each answers only what a search asks."""

from sacrarium.core.bits import Move, Seat, SeatSet
from sacrarium.core.chance import Chance
from sacrarium.core.journal import Journal
from sacrarium.core.state import MoveList, State

#: What seat 0 wins; rows are its moves, columns those of seat 1. The only equilibrium mixes: rows 0.25 / 0.75.
PENNIES = ((1.0, 0.0), (1 / 3, 2 / 3))
#: The same where row 1 is always better.
LOPSIDED = ((0.2, 0.0), (1.0, 0.8))


class Open(State):
    """Nothing is hidden: to imagine is to copy."""

    def imagine(self, seat: Seat, chance: Chance) -> State:
        return self.copy()


class Pennies(State):
    """Both seats choose one of two sides in secret, at the same time."""

    def __init__(self, lopsided: bool = False, sides: int = 2) -> None:
        self.chosen: list[int | None] = [None, None]
        self.lopsided, self.sides = lopsided, sides

    def to_act(self) -> SeatSet:
        return sum(1 << seat for seat in (0, 1) if self.chosen[seat] is None)

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        _offer(moves, self.sides)

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        self.chosen[seat] = move

    def imagine(self, seat: Seat, chance: Chance) -> "Pennies":
        """A side that the other has chosen may be any."""
        other = Pennies(self.lopsided, self.sides)
        if self.chosen[1 - seat] is not None:
            other.chosen[1 - seat] = 0
        return other

    def reopen(self, seat: Seat) -> None:
        self.chosen[1 - seat] = None

    def seen(self, watcher: Seat, seat: Seat, move: Move) -> int:
        return move + 1 if watcher == seat else 9

    def seats(self) -> int:
        return 2

    def worth(self, seat: Seat) -> float:
        won = (LOPSIDED if self.lopsided else PENNIES)[self.chosen[0] or 0][self.chosen[1] or 0]
        return won if seat == 0 else 1 - won


class Dice(Open):
    """One seat: keep 3 points, or roll a die and take what it shows. A second roll may follow a first."""

    def __init__(self, points: int = 0, rolls: int = 0, over: bool = False) -> None:
        self.points, self.rolls, self.over = points, rolls, over

    def to_act(self) -> SeatSet:
        return 0 if self.over else 1

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        _offer(moves, 2)

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        if move == 0:
            self.points, self.over = max(3, self.points), True
            return
        self.points, self.rolls = chance.roll(6), self.rolls + 1
        self.over = self.rolls == 2

    def copy(self) -> "Dice":
        return Dice(self.points, self.rolls, self.over)

    def seen(self, watcher: Seat, seat: Seat, move: Move) -> int:
        return 1 + self.points

    def seats(self) -> int:
        return 1

    def worth(self, seat: Seat) -> float:
        return self.points / 6


class Helpers(Open):
    """Three seats in turn press a button of four; all win if the buttons add up to nine, which only 3 + 3 + 3 does."""

    def __init__(self, pressed: tuple[int, ...] = ()) -> None:
        self.pressed = pressed

    def to_act(self) -> SeatSet:
        return 0 if len(self.pressed) == 3 else 1 << len(self.pressed)

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        _offer(moves, 4)

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        self.pressed = (*self.pressed, move)

    def copy(self) -> "Helpers":
        return Helpers(self.pressed)

    def seats(self) -> int:
        return 3

    def worth(self, seat: Seat) -> float:
        return 1.0 if sum(self.pressed) == 9 else 0.0


def _offer(moves: MoveList, count: int) -> None:
    moves.clear()
    for move in range(count):
        moves.add(move)
