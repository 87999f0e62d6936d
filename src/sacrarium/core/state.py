"""The engine contract: what every game's state can do, and all that anybody else may rely on.

A state is the full truth of a position. It is changed in place by `play` alone and holds no generator.
A search may call `advance`, which trusts its caller, and keeps its moves in a `MoveList`.
"""

from typing import TYPE_CHECKING, Any

from . import bits
from .bits import Move, Seat, SeatSet
from .chance import Chance
from .errors import IllegalMove, Reason

if TYPE_CHECKING:
    from .decision import Outcome
    from .journal import Journal

MOST_SEATS = 8
NO_SEAT = -1
SPARE: "list[MoveList]" = []  # rooms for moves that nobody is using


class MoveList:
    """Room for the moves of one decision, used again and again by a search."""

    def __init__(self) -> None:
        self.count = 0
        self.move = [0] * 1024

    def clear(self) -> None:
        """No moves."""
        self.count = 0

    def add(self, move: Move) -> None:
        """One more move."""
        self.move[self.count] = move
        self.count += 1

    def listed(self) -> list[Move]:
        """The same as a list."""
        return bits.first(self.count, self.move)


def spare_room() -> MoveList:
    """An empty room, to be given back to SPARE: to make one costs more than to list the moves of most decisions."""
    try:
        moves = SPARE.pop()
    except IndexError:
        return MoveList()
    moves.clear()
    return moves


class State:
    """One position of one game; each game has a subclass."""

    # -- what the rules decide ---------------------------------------------------------------------

    def to_act(self) -> SeatSet:
        """The seats that must decide now; empty: the game is over."""
        raise TypeError(f"{type(self).__name__} lacks to_act")

    def list_moves(self, seat: Seat, moves: MoveList) -> None:
        """Fill `moves` with the legal moves of a seat that is to act, in a stable order."""
        raise TypeError(f"{type(self).__name__} lacks list_moves")

    def is_legal(self, seat: Seat, move: Move) -> bool:
        """Whether this seat, which is to act, may make this move; any number may be asked."""
        raise TypeError(f"{type(self).__name__} lacks is_legal")

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids the move, or None if it is legal."""
        raise TypeError(f"{type(self).__name__} lacks why_not")

    def pick(self, seat: Seat, chance: Chance) -> Move:
        """A uniformly random legal move."""
        moves = spare_room()
        self.list_moves(seat, moves)
        move = moves.move[chance.below(moves.count)]
        SPARE.append(moves)
        return move

    def advance(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        """Carry out a move that is known to be legal."""
        raise TypeError(f"{type(self).__name__} lacks advance")

    def restart(self, chance: Chance, journal: "Journal | None" = None) -> None:
        """Set up a new game with the same options, in place."""
        raise TypeError(f"{type(self).__name__} lacks restart")

    # -- what follows from them --------------------------------------------------------------------

    def next_seat(self) -> Seat:
        """The first of the seats that are to act; NO_SEAT when the game is over."""
        acting = self.to_act()
        return bits.lowest(acting) if acting else NO_SEAT

    def legal(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat that is to act: never empty, in a stable order."""
        moves = spare_room()
        self.list_moves(seat, moves)
        found = moves.listed()
        SPARE.append(moves)
        return found

    def play(self, seat: Seat, move: Move, chance: Chance, journal: "Journal | None" = None) -> None:
        """Make a move, or raise IllegalMove and leave the state untouched."""
        if not (0 <= seat < MOST_SEATS and (self.to_act() >> seat) & 1 and self.is_legal(seat, move)):
            self.refuse(seat, move)
        self.advance(seat, move, chance, journal)

    def refuse(self, seat: Seat, move: Move) -> None:
        """Raise IllegalMove with the rule that forbids the move."""
        reason = self.why_not(seat, move)
        assert reason is not None
        raise IllegalMove(reason)

    def playout(self, chance: Chance) -> None:
        """Play at random until the game ends or its next stage begins."""
        stage = self.stage()
        while self.to_act() and self.stage() == stage:
            seat = bits.lowest(self.to_act())
            self.advance(seat, self.pick(seat, chance), chance, None)

    # -- copies, knowledge, value ------------------------------------------------------------------

    def copy(self) -> "State":
        """An independent state that is equal to this one."""
        raise TypeError(f"{type(self).__name__} lacks copy")

    def imagine(self, seat: Seat, chance: Chance) -> "State":
        """A full state that this seat cannot tell from the truth, drawn by chance from its view alone."""
        raise TypeError(f"{type(self).__name__} lacks imagine")

    def reopen(self, seat: Seat) -> None:
        """Take back what others have answered in secret to a question that this seat has yet to answer.

        For searches: what others have chosen is theirs to choose in every imagined world, whether they have done it or not.
        """

    def view(self, seat: Seat | None) -> Any:
        """What this seat may know, built from nothing; None is a spectator."""
        raise TypeError(f"{type(self).__name__} lacks view")

    def seen(self, watcher: Seat, seat: Seat, move: Move) -> int:
        """A number for what `watcher` has just seen of a move that was made; equal sights, equal numbers."""
        return move + 1

    def stage(self) -> int:
        """How many natural stopping places (rounds, hands, fights) lie behind; a search may stop at the next."""
        return 0

    def foresight(self) -> int:
        """How many stages show what the decision that is pending was worth; 1: the one that it is made in."""
        return 1

    def seats(self) -> int:
        """How many seats the table has."""
        raise TypeError(f"{type(self).__name__} lacks seats")

    def worth(self, seat: Seat) -> float:
        """0..1: how good this position is for the seat, as far as it can be told without looking ahead."""
        raise TypeError(f"{type(self).__name__} lacks worth")

    def utilities(self) -> list[float]:
        """0..1 for each seat, at the end: what the game was worth."""
        raise TypeError(f"{type(self).__name__} lacks utilities")

    def outcome(self) -> "Outcome | None":
        """How the game ended, or None while it goes on."""
        raise TypeError(f"{type(self).__name__} lacks outcome")

    # -- as plain data -----------------------------------------------------------------------------

    def to_position(self) -> dict[str, Any]:
        """This position as plain data that a person can read and write."""
        raise TypeError(f"{type(self).__name__} lacks to_position")

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return bool(self.to_position() == other.to_position())

    def __hash__(self) -> int:
        raise TypeError("a state changes in place and cannot be hashed")
