"""Our own contestants: stepping from Python, random games inside the engine, tree search, worker processes."""

import random
import time
from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.chance import Seeded
from sacrarium.core.game import Game
from sacrarium.core.loops import random_games
from sacrarium.core.state import State
from sacrarium.lab.simulation import CHUNK, Task, simulate, tasks
from sacrarium.search import Searcher

from .race import Lap, Work

DEALS: Final = 64  # different games, so that no single deal decides
SIMULATIONS: Final = 400  # for each decision, ours and theirs


def dealt(game: Game) -> list[State]:
    """Games that have just been set up, the same in every run."""
    options = game.read_options({})
    return [game.new(options, Seeded(seed)) for seed in range(DEALS)]


def step(state: State, chance: Seeded) -> None:
    """One random move."""
    seat = state.next_seat()
    state.play(seat, state.pick(seat, chance), chance)


def moves_in(state: State) -> int:
    """How many moves a copy of this game lasts, played at random."""
    state, chance, moves = state.copy(), Seeded(1), 0
    while state.to_act():
        step(state, chance)
        moves += 1
    return moves


def average_moves(games: list[State]) -> float:
    """The same over many games. Counted beforehand, since counting costs time as well."""
    return sum(map(moves_in, games)) / len(games)


def stepping_with_choice(game: Game) -> Work:
    """From Python, with the list of legal moves. The deal is not timed."""
    games, chance, choice = dealt(game), Seeded(1), random.Random(1).choice
    moves = average_moves(games)

    def work(count: int) -> float:
        for number in range(count):
            state = games[number % DEALS].copy()
            while (seat := state.next_seat()) >= 0:
                state.play(seat, choice(state.legal(seat)), chance)
        return count * moves

    return work


def stepping_with_pick(game: Game) -> Work:
    """From Python, the engine picks the move. The deal is not timed."""
    games, chance = dealt(game), Seeded(1)
    moves = average_moves(games)

    def work(count: int) -> float:
        for number in range(count):
            state = games[number % DEALS].copy()
            while (seat := state.next_seat()) >= 0:
                state.play(seat, state.pick(seat, chance), chance)
        return count * moves

    return work


def whole_games(game: Game) -> Work:
    """Deal and play inside the engine."""
    states, chance = dealt(game), Seeded(1)
    moves = average_moves(states)
    state = states[0].copy()

    def work(count: int) -> float:
        random_games(state, count, chance)
        return count * moves

    return work


def searching(game: Game, positions: list[State], playout: Any = None) -> Work:
    """Tree search from these positions, by default with random playouts."""

    def work(count: int) -> float:
        for number in range(count):
            state = positions[number % len(positions)]
            searcher = Searcher(game.move_count, playout, game.search.exploration)
            searcher.think(state, state.next_seat(), Seeded(number), SIMULATIONS)
        return count * SIMULATIONS

    return work


def midway(game: Game, share: float, wanted: Callable[[State], bool]) -> list[State]:
    """Positions after this share of a game's moves, as many as there are deals, of those that are wanted."""
    found: list[State] = []
    seed = 0
    while len(found) < DEALS:
        chance = Seeded(seed)
        state = game.new(game.read_options({}), chance)
        for _ in range(round(share * moves_in(state))):
            step(state, chance)
        if wanted(state):
            found.append(state)
        seed += 1
    return found


def games_of_bots(game: Game, seconds: float) -> list[Task]:
    """One bot that searches against novices; games for about this many seconds, an even number of whole chunks."""
    options = game.read_options({})
    bots = ("adept", *["novice"] * (game.state(options).seats() - 1))
    sample = Workers(tasks(game, options, bots, 2, 1), 1)()
    pairs_of_chunks = max(1, round(seconds * sample.rate() / (2 * CHUNK)))
    return tasks(game, options, bots, 2 * CHUNK * pairs_of_chunks, 1)


class Workers:
    """A lap of games between bots, in so many processes, by the wall clock; starting the processes is included."""

    def __init__(self, todo: list[Task], workers: int) -> None:
        self.todo = todo
        self.workers = workers

    def __call__(self) -> Lap:
        start = time.perf_counter()
        finished = sum(1 for _ in simulate(self.todo, self.workers))
        return Lap(finished, time.perf_counter() - start)
