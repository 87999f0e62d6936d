"""Games between bots: each game from its own seed, so that any of them can be played again."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Any

import msgspec

from sacrarium.core.bits import Seat, members_of
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.policy import Policy
from sacrarium.core.processes import end_with_parent, ignoring_ctrl_c
from sacrarium.core.record import Entry, Record
from sacrarium.games import game_named

from .luck import Gauge
from .players import player
from .statistics import Estimate, average, share
from .tally import count

MOST_MOVES = 1 << 20  # of a game
CHUNK = 8  # games handed to a worker at a time


class Task(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, and its seed."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # a level or a budget for each seat
    seed: int
    counted: tuple[str, ...] = ()  # kinds of events, see tally.py
    luck: int = 0  # rollouts for each stroke of luck, see luck.py; 0: luck is not measured


class Finished(msgspec.Struct, frozen=True):
    """A game that was played."""

    bots: tuple[str, ...]
    wins: tuple[float, ...]  # by seat: its part of one win, or the one that all share
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    record: Record
    counts: dict[str, dict[str, int]] = {}
    luck: tuple[float, ...] = ()  # by seat, in wins; empty if it was not measured


class Summary(msgspec.Struct, frozen=True):
    """How one level fared over all games and seats that it had."""

    level: str
    wins: Estimate  # a shared win counts in part
    score: Estimate
    fair: float | None  # what an equal opponent would win; None where all win or lose together


def play_game(task: Task) -> Finished:
    """One game from its seed."""
    game = game_named(task.game)
    chance = Seeded(task.seed)
    journal = Journal() if task.counted else None
    state = game.new(game.read_options(task.options), chance, journal)
    policies: list[Policy] = [player(game, name) for name in task.bots]
    gauge = Gauge(game, len(task.bots), task.luck, task.seed) if task.luck else None
    moves: list[Entry] = []
    while acting := state.to_act():
        for seat in members_of(acting):
            move = policies[seat].choose(state, seat, own_chance(task.seed, seat, len(moves)))
            if gauge is None:
                state.play(seat, move, chance, journal)
            else:
                gauge.play(state, seat, move, chance, journal)
            moves.append(Entry(seat, game.write_move(move)))
    outcome = state.outcome()
    assert outcome is not None
    record = Record(game.name, game.rules_version, task.options, task.seed, tuple(moves), task.bots)
    counts = count(journal, task.counted) if journal else {}
    return Finished(
        task.bots,
        game.wins(state),
        outcome.scores,
        outcome.winners,
        record,
        counts,
        tuple(gauge.luck) if gauge else (),
    )


def own_chance(seed: int, seat: Seat, number: int) -> Seeded:
    """What a bot decides with: not the game's, so that it cannot read the deal.

    Every decision has its own. So two players meet the same luck in their thoughts, however long these are, and differ only where
    they would.
    """
    return Seeded((64 * seed + seat + 1) * MOST_MOVES + number)


def tasks(
    game: Game, options: Any, bots: tuple[str, ...], games: int, seed: int, counted: tuple[str, ...] = ()
) -> list[Task]:
    """The games to be played; the bots move one seat on from game to game, so that no seat favours any."""
    plain = msgspec.to_builtins(options)
    return [
        Task(
            game.name,
            plain,
            tuple(bots[(seat + number) % len(bots)] for seat in range(len(bots))),
            seed + number,
            counted,
        )
        for number in range(games)
    ]


def play_games(todo: list[Task]) -> list[Finished]:
    """Several games, one after the other."""
    return [play_game(task) for task in todo]


def handful(todo: list[Task]) -> int:
    """How many games a worker is handed at a time: those of bots that think one by one, so that each counts when it is over."""
    quick = {"random", "novice"}
    return CHUNK if all(quick.issuperset(task.bots) for task in todo) else 1


def simulate(todo: list[Task], workers: int = 1, chunk: int = CHUNK) -> Iterator[Finished]:
    """Play all games, in order; with several workers, in processes of their own, which end when nobody listens."""
    if workers == 1:
        yield from map(play_game, todo)
        return
    others = set(active_children())
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_at_once) as pool:
        try:
            with ignoring_ctrl_c():
                games = deque(
                    pool.submit(play_games, todo[first : first + chunk])
                    for first in range(0, len(todo), chunk)
                )
            while games:
                yield from games.popleft().result()
        except BrokenProcessPool:
            raise SacrariumError(
                "a process that played games has died; fewer --workers need less memory"
            ) from None
        except BaseException:
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _end_at_once() -> None:
    """A worker that is interrupted ends without a word, or with whoever has started it, who tells what happened."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def summaries(games: list[Finished]) -> list[Summary]:
    """One line for each level that took part. Seats that win or lose together are one result, not several."""
    levels = list(dict.fromkeys(level for game in games for level in game.bots))
    together = game_named(games[0].record.game).together
    seats = _first_seat if together else _seats
    return [
        Summary(
            level=level,
            wins=share([game.wins[seat] for game in games for seat in seats(game, level)]),
            score=average([float(game.scores[seat]) for game in games for seat in seats(game, level)]),
            fair=None if together else 1 / len(games[0].bots),
        )
        for level in levels
    ]


def _seats(game: Finished, level: str) -> list[Seat]:
    return [seat for seat, name in enumerate(game.bots) if name == level]


def _first_seat(game: Finished, level: str) -> list[Seat]:
    return _seats(game, level)[:1]
