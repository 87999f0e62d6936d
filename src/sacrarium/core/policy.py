"""Players without a face: a policy looks at a position from one seat and answers with a move."""

from .bits import Move, Seat
from .chance import Chance
from .state import MoveList, State


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


class AllMoves(Adviser):
    """Any policy as an adviser that prefers nothing: what the policy would do, then other legal moves, up to so many."""

    def __init__(self, policy: Policy, most: int = 16) -> None:
        self.policy = policy
        self.most = most

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return self.policy.choose(state, seat, chance)

    def shortlist(self, state: State, seat: Seat, chance: Chance, moves: MoveList) -> None:
        own = self.policy.choose(state, seat, chance)
        state.list_moves(seat, moves)
        for place in range(moves.count):
            if moves.move[place] == own:
                moves.move[place] = moves.move[0]
        moves.move[0] = own
        moves.count = min(moves.count, self.most)


class Belief:
    """What the moves of others tell about what they hold."""

    def likelihood(self, world: State, seat: Seat) -> float:
        """How likely the other seats would have done what they did, had the world been this one; never 0."""
        raise TypeError(f"{type(self).__name__} lacks likelihood")

    def vary(self, world: State, seat: Seat, chance: Chance) -> State:
        """Another world that looks the same to the seat, a small step away; the way back is as likely."""
        raise TypeError(f"{type(self).__name__} lacks vary")


class RandomPolicy(Policy):
    """Any legal move, all equally likely."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return state.pick(seat, chance)
