"""`sacrarium simulate`: games between bots, summed up with their uncertainty."""

import argparse
import os
from pathlib import Path

import msgspec

from sacrarium.core.errors import BadOptions
from sacrarium.core.game import LEVELS, Game
from sacrarium.core.record import save
from sacrarium.games import game_named
from sacrarium.lab.simulation import Finished, Summary, simulate, summaries, tasks

from .options import add_options, read_options
from .progress import progress


def add(parser: argparse.ArgumentParser) -> None:
    """The game, who plays, how often, and from which seed."""
    parser.add_argument("game", metavar="GAME")
    add_options(parser)
    parser.add_argument(
        "--bots",
        default="novice",
        metavar="A,B",
        help=f"a level for each seat, or fewer, which then repeat: {', '.join(LEVELS)}",
    )
    parser.add_argument("--games", type=int, default=100, metavar="K")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="game number i is played from seed S + i"
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="processes to play in"
    )
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep a record of every game")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(given: argparse.Namespace) -> int:
    """Play, show progress, sum up; an interruption sums up what has been played."""
    game = game_named(given.game)
    options = read_options(game, given)
    if given.games < 1 or given.workers < 1:
        raise BadOptions("--games and --workers must be at least 1")
    bots = levels(game, options, given.bots)
    todo = tasks(game, options, bots, given.games, given.seed)
    played: list[Finished] = []
    try:
        for finished in progress(simulate(todo, min(given.workers, given.games)), given.games):
            played.append(finished)
            if given.save is not None:
                keep(given.save, finished)
    except KeyboardInterrupt:
        if not played:
            raise
    report(game, played, given)
    return 0


def levels(game: Game, options: object, text: str) -> tuple[str, ...]:
    """A level for every seat; a shorter list is repeated around the table."""
    named = text.split(",")
    for level in named:
        if level not in LEVELS:
            raise BadOptions(f"there is no level '{level}'; there are {', '.join(LEVELS)}")
    seats = game.state(options).seats()
    if len(named) > seats:
        raise BadOptions(f"{len(named)} bots are named, but the table has {seats} seats")
    return tuple(named[seat % len(named)] for seat in range(seats))


def keep(folder: Path, finished: Finished) -> None:
    """One file for each game, named by its seed."""
    folder.mkdir(parents=True, exist_ok=True)
    save(finished.record, folder / f"{finished.record.game}-{finished.record.seed}.json")


def report(game: Game, played: list[Finished], given: argparse.Namespace) -> None:
    """The sums, for people or for programs."""
    found = summaries(played)
    if given.json:
        data = {
            "game": game.name,
            "seed": given.seed,
            "games": len(played),
            "bots": given.bots.split(","),
            "levels": found,
        }
        print(msgspec.json.encode(data).decode())
        return
    print(f"{game.title}: {len(played)} games from seed {given.seed}")
    for summary in found:
        print(line(summary))


def line(summary: Summary) -> str:
    """One level in words."""
    wins, score = summary.wins, summary.score
    fair = "" if summary.fair is None else f", fair {summary.fair:.1%}"
    return (
        f"  {summary.level:<8} wins {wins.mean:6.1%} ({wins.low:.1%} to {wins.high:.1%}{fair})"
        f"   score {score.mean:6.2f} ({score.low:.2f} to {score.high:.2f})"
    )
