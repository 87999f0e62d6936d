"""Players that look for trouble: each goes for an extreme, none of them knows a game."""

from collections.abc import Callable
from typing import Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.game import Game
from sacrarium.core.policy import Policy, RandomPolicy
from sacrarium.core.state import State

from .table import acting


class First(Policy):
    """Always the first legal move."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return int(state.legal(seat)[0])


class Last(Policy):
    """Always the last legal move."""

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        return int(state.legal(seat)[-1])


class Alternate(Policy):
    """The first legal move, then the last, and so on: neighbours pull in opposite directions."""

    def __init__(self) -> None:
        self.turn = 0

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        self.turn += 1
        return int(state.legal(seat)[0 if self.turn % 2 else -1])


class Weighing(Policy):
    """Tries every move and makes the one that weighs least by some measure of what follows."""

    def __init__(self, measure: Callable[[State, Seat], float]) -> None:
        self.measure = measure

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        seed = chance.below(2**31 - 1)

        def weight(move: Move) -> float:
            after = state.copy()
            after.play(seat, move, Seeded(seed))
            return self.measure(after, seat)

        return int(min(state.legal(seat), key=weight))


def _worth(state: State, seat: Seat) -> float:
    return float(state.worth(seat))


def _worth_of_others(state: State, seat: Seat) -> float:
    return -float(state.worth(seat))


def _room(state: State, _: Seat) -> float:
    return float(sum(len(state.legal(other)) for other in acting(state)))


def _no_room(state: State, _: Seat) -> float:
    return -_room(state, _) if state.to_act() else 1.0


PLAYERS: Final[dict[str, Callable[[], Policy]]] = {
    "random": RandomPolicy,
    "first": First,
    "last": Last,
    "alternate": Alternate,
    "worst": lambda: Weighing(_worth),  # plays to lose
    "best": lambda: Weighing(_worth_of_others),  # plays to win, one move deep
    "narrow": lambda: Weighing(_room),  # leaves the next seat as few moves as it can
    "wide": lambda: Weighing(_no_room),  # leaves as many as it can, and avoids the end
}
NOVICE: Final = "novice"


def player_named(game: Game, name: str) -> Policy:
    """One of these players, or the game's own rules of thumb."""
    return game.novice if name == NOVICE else PLAYERS[name]()
