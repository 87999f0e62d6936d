"""How far bots overrun their budget of time, over whole games: `python -m sacrarium.bench.budgets [GAME ...]`.

Every decision of a game is thought about with the same budget, on every number of seats. What counts is the time from the
question to the answer, the first question of a process included. A busy machine takes time away from anybody: the
processor's own time is told beside the clock's, and after every decision a loop that does nothing but look at the
clock has the same budget. What makes that loop late is no bot's fault.
"""

import argparse
import gc
import re
import sys
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from sacrarium.core.bits import members_of
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions, SacrariumError
from sacrarium.core.game import Game
from sacrarium.games import GAMES, game_named
from sacrarium.search import SearchBot
from sacrarium.search.bots import PATIENCE

ALLOWED: Final = 1.2  # of the budget
LONGEST: Final = 60_000  # milliseconds
INTERRUPTED: Final = 130


class Overrun(msgspec.Struct, frozen=True):
    """One game on so many seats, all of them with the same budget."""

    game: str
    seats: int
    budget: float  # milliseconds
    decisions: int
    longest: float  # milliseconds by the clock
    longest_work: float  # milliseconds of the processor
    late: int  # decisions that took more than is allowed, by the clock
    late_loops: int  # and so many of the loops that had nothing to do


class Times(NamedTuple):
    """Milliseconds that a decision took by the clock and of the processor, and the loop after it by the clock."""

    clock: float
    work: float
    loop: float


def measure(game: Game, seats: int, milliseconds: int, seed: int) -> Overrun:
    """Play one game and time every decision."""
    clocks, works, loops = zip(*decisions(game, seats, milliseconds, seed), strict=True)
    late, late_loops = (sum(taken > ALLOWED * milliseconds for taken in times) for times in (clocks, loops))
    return Overrun(game.name, seats, milliseconds, len(clocks), max(clocks), max(works), late, late_loops)


def decisions(game: Game, seats: int, milliseconds: int, seed: int) -> Iterator[Times]:
    """How long each decision of a game took."""
    chance, thoughts = Seeded(seed), Seeded(seed + 1)
    state = game.new(game.read_options({"players": seats} if len(game.seats) > 1 else {}), chance)
    bot = SearchBot(game, PATIENCE, milliseconds)
    while acting := state.to_act():
        for seat in members_of(acting):
            clock, work = time.perf_counter(), time.process_time()
            move = bot.choose(state, seat, thoughts)
            taken, worked = time.perf_counter() - clock, time.process_time() - work
            yield Times(1000 * taken, 1000 * worked, 1000 * look_at_the_clock(milliseconds / 1000))
            state.play(seat, move, chance)


def look_at_the_clock(seconds: float) -> float:
    """Do nothing else for so long; the seconds that it took."""
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        pass
    return time.perf_counter() - began


def row(found: Overrun) -> str:
    """One line of the table."""
    return (
        f"{found.game:<18}{found.seats:>5}{found.budget:>8.0f}{found.decisions:>11}"
        f"{found.longest:>10.1f}{found.longest_work:>11.1f}{found.longest / found.budget - 1:>+10.0%}{found.late:>7}"
        f"{found.late_loops:>12}"
    )


def main(arguments: list[str] | None = None) -> int:
    """Measure the named games, or all, on every number of seats."""
    parser = argparse.ArgumentParser(
        prog="sacrarium.bench.budgets", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("games", metavar="GAME", nargs="*")
    parser.add_argument("--milliseconds", default="25,100", metavar="A,B", help="the budgets")
    parser.add_argument(
        "--games", dest="count", type=int, default=1, metavar="K", help="for each number of seats"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        games = [game_named(name) for name in given.games] or list(GAMES.values())
        budgets = [read_milliseconds(text) for text in given.milliseconds.split(",")]
        if given.count < 1:
            raise BadOptions("--games must be at least 1")
    except SacrariumError as error:
        print(f"sacrarium.bench.budgets: {error}", file=sys.stderr)
        return 1
    try:
        report(games, budgets, given.count, given.seed)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def read_milliseconds(text: str) -> int:
    """A budget that somebody could wait for."""
    if re.fullmatch("[0-9]{1,6}", text) and 1 <= int(text) <= LONGEST:
        return int(text)
    raise BadOptions(f"a budget is 1 to {LONGEST} milliseconds, not '{text}'")


def report(games: list[Game], budgets: list[int], count: int, seed: int) -> None:
    """Every game on every number of seats with every budget, a line each as soon as it is known."""
    gc.freeze()  # as the table's bots do
    print(f"{'game':<18}seats  budget  decisions   longest  processor   overrun   late  late loops")
    for game in games:
        for seats in game.seats:
            for budget in budgets:
                for number in range(count):
                    print(row(measure(game, seats, budget, seed + number)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
