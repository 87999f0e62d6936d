"""The four levels of opponents, the same names for every game."""

from typing import Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import LEVELS, Game, Search
from sacrarium.core.policy import Adviser, Policy, RandomPolicy
from sacrarium.core.state import State

from .advisers import Asked
from .rollouts import Rollouts
from .searcher import Report, Searcher

PATIENCE: Final = 10_000_000  # simulations where only the clock decides


class SearchBot(Policy):
    """A player that searches: so many simulations, or so many milliseconds, for each decision.

    Where the game says that fewer are enough, only a stubborn one thinks on.
    """

    def __init__(self, game: Game, simulations: int, milliseconds: int = 0, stubborn: bool = False) -> None:
        self.game = game
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.stubborn = stubborn

    def choose(self, state: State, seat: Seat, chance: Chance) -> Move:
        """The most visited move; where all decide at once, one drawn by the mixed strategy."""
        return chosen(self.think(state, seat, chance), chance)

    def think(self, state: State, seat: Seat, chance: Chance) -> Report:
        """What the bot thinks about the decision of this seat."""
        simulations = self.simulations
        if not self.stubborn:
            simulations = budget(self.game, state, simulations, self.milliseconds)
        return searcher(self.game, state).think(state, seat, chance, simulations, self.milliseconds)


def searcher(game: Game, state: State, adviser: Adviser | None = None) -> Searcher | Rollouts:
    """A searcher with the game's own settings, for the decision that is pending; another adviser may stand in for its own."""
    search = game.search
    if search.adviser is None or grows_a_tree(search, state):
        return Searcher(game.move_count, search.playout, search.exploration)
    return Rollouts(adviser or search.adviser, search.doubt, search.belief)


def grows_a_tree(search: Search, state: State) -> bool:
    """Whether the pending decision is searched as a tree; if not, candidates are compared by rollouts."""
    return search.adviser is None or (search.tree_within_stage and state.foresight() == 1)


def chosen(report: Report, chance: Chance) -> Move:
    """The move that a report recommends."""
    if not report.mixed:
        return report.moves[0].move
    left = chance.below(sum(considered.visits for considered in report.moves))
    for considered in report.moves:
        left -= considered.visits
        if left < 0:
            return considered.move
    return report.moves[0].move


def bot(game: Game, level: str) -> Policy:
    """The opponent of this level."""
    if level == "random":
        return RandomPolicy()
    if level == "novice":
        return game.novice
    if level == "adept" and game.search.adept == 0 and game.search.adviser is not None:
        return game.search.adviser
    if level == "adept":
        return SearchBot(game, game.search.adept)
    if level == "master":
        return SearchBot(game, game.search.master)
    raise SacrariumError(f"there is no level '{level}'; there are {', '.join(LEVELS)}")


def consider(
    game: Game,
    state: State,
    seat: Seat,
    chance: Chance,
    simulations: int | None = None,
    milliseconds: int = 0,
) -> Report:
    """What a master thinks about the decision of this seat, for hints and analysis: of every move that it may make."""
    return open_minded(game, state).think(
        state, seat, chance, budget(game, state, simulations, milliseconds), milliseconds
    )


def open_minded(game: Game, state: State, move: Move | None = None) -> Searcher | Rollouts:
    """A searcher that thinks about this move or, without one, about all: not only about those its adviser names."""
    adviser = game.search.adviser
    return searcher(game, state, Asked(adviser, move) if adviser is not None else None)


def budget(game: Game, state: State, simulations: int | None, milliseconds: int) -> int:
    """So many simulations; where nothing is said, a master's, or as many as the time allows; never more than is enough."""
    search = game.search
    wanted = simulations or (PATIENCE if milliseconds else search.master)
    return min(wanted, search.enough_by_tree if grows_a_tree(search, state) else search.enough_by_rollouts)
