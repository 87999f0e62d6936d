"""`sacrarium simulate`: games between bots, summed up with their uncertainty."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from sacrarium.core.errors import BadOptions, SacrariumError
from sacrarium.core.game import LEVELS, Game
from sacrarium.core.record import save
from sacrarium.core.words import counted
from sacrarium.games import game_named
from sacrarium.lab.players import player
from sacrarium.lab.simulation import Finished, Summary, Task, handful, simulate, summaries, tasks
from sacrarium.lab.sweep import Cell, cells, read_axis
from sacrarium.lab.tally import Tally, check_counted, tallies

from .options import add_options, add_workers, check_amounts, given_options, whole
from .progress import progress

MOST_GAMES: Final = 1_000_000


class Row(msgspec.Struct, frozen=True):
    """What the games of one combination of options came to."""

    varied: dict[str, str]
    games: int
    levels: list[Summary]
    counts: dict[str, list[Tally]]


def add(parser: argparse.ArgumentParser) -> None:
    """The game, who plays, how often, and from which seed."""
    parser.add_argument("game", metavar="GAME")
    add_options(parser)
    parser.add_argument(
        "--bots",
        default="novice",
        metavar="A,B",
        help=f"a level for each seat, or fewer, which then repeat: {', '.join(LEVELS)}; "
        "200sims or 50ms is a search with this budget for each decision",
    )
    parser.add_argument("--games", type=whole, default=100, metavar="K")
    parser.add_argument(
        "--seed", type=whole, default=1, metavar="S", help="game number i is played from seed S + i"
    )
    parser.add_argument(
        "--sweep",
        action="append",
        default=[],
        metavar="NAME=A,B",
        help="play K games for each of these values of an option (NAME alone: all); may be repeated",
    )
    parser.add_argument(
        "--apart",
        action="store_true",
        help="in a sweep, give each combination seeds of its own instead of the same for all",
    )
    parser.add_argument(
        "--count",
        action="append",
        default=[],
        metavar="EVENT[.FIELD]",
        help="count these events, by the value of a field; may be repeated",
    )
    add_workers(parser)
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep a record of every game")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(given: argparse.Namespace) -> int:
    """Play, show progress, sum up; whatever ends it too early, what has been played is summed up."""
    game = game_named(given.game)
    rows = cells(game, given_options(game, given), [read_axis(game, text) for text in given.sweep])
    check_amounts(given, MOST_GAMES)
    check_counted(game, given.count)
    todo = [task for number, row in enumerate(rows) for task in row_tasks(game, row, number, given)]
    if given.save is not None:
        make_folder(given.save)
    played: list[Finished] = []
    try:
        for finished in progress(simulate(todo, min(given.workers, len(todo)), handful(todo)), len(todo)):
            played.append(finished)
            if given.save is not None:
                keep(given.save, finished, len(played) if given.sweep else None)
    finally:
        if played:
            report(game, rows, played, given)
    return 0


def row_tasks(game: Game, row: Cell, number: int, given: argparse.Namespace) -> list[Task]:
    """The games of one combination of options: every row has the same seeds, or each its own."""
    bots = levels(game, row.options, given.bots)
    seed = given.seed + (number * given.games if given.apart else 0)
    return tasks(game, row.options, bots, given.games, seed, tuple(given.count))


def levels(game: Game, options: object, text: str) -> tuple[str, ...]:
    """A level for every seat; a shorter list is repeated around the table."""
    named = text.split(",")
    for level in named:
        player(game, level)
    seats = game.state(options).seats()
    if len(named) > seats:
        raise BadOptions(f"{len(named)} bots are named, but the table has {seats} seats")
    return tuple(named[seat % len(named)] for seat in range(seats))


def make_folder(folder: Path) -> None:
    """The place for the records; that there can be none is told before a game is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SacrariumError(f"{folder} cannot be a folder for records: {error.strerror}") from None


def keep(folder: Path, finished: Finished, number: int | None) -> None:
    """One file for each game, named by its seed; in a sweep, where seeds repeat, by its number as well."""
    place = "" if number is None else f"-{number}"
    save(finished.record, folder / f"{finished.record.game}-{finished.record.seed}{place}.json")


def report(game: Game, rows: list[Cell], played: list[Finished], given: argparse.Namespace) -> None:
    """The sums, for people or for programs; one row for each combination of a sweep."""
    found = [
        Row(row.varied, len(games), summaries(games), tallies([game.counts for game in games]))
        for row, games in zip(rows, by_row(played, given.games), strict=False)
    ]
    if given.json:
        print(msgspec.json.encode(as_data(game, found, given)).decode())
        return
    print(f"{game.title}: {counted(len(played), 'game')} from seed {given.seed}")
    for row in found:
        if row.varied:
            print("  " + ", ".join(f"{name} {value}" for name, value in row.varied.items()))
        for summary in row.levels:
            print(line(summary))
        for event, found_of_it in row.counts.items():
            print("\n".join(counted_line(event, tally) for tally in found_of_it))


def by_row(played: list[Finished], games: int) -> Iterator[list[Finished]]:
    """The games as they belong together."""
    for first in range(0, len(played), games):
        yield played[first : first + games]


def as_data(game: Game, rows: list[Row], given: argparse.Namespace) -> dict[str, Any]:
    """What programs read; without a sweep there is one row, told directly."""
    head = {"game": game.name, "seed": given.seed, "bots": given.bots.split(",")}
    if given.sweep:
        return head | {"games": given.games, "rows": rows}
    return head | {"games": rows[0].games, "levels": rows[0].levels, "counts": rows[0].counts}


def line(summary: Summary) -> str:
    """One level in words."""
    wins, score = summary.wins, summary.score
    fair = "" if summary.fair is None else f", fair {summary.fair:.1%}"
    return (
        f"  {summary.level:<8} wins {wins.mean:6.1%} ({wins.low:.1%} to {wins.high:.1%}{fair})"
        f"   score {score.mean:6.2f} ({score.low:.2f} to {score.high:.2f})"
    )


def counted_line(event: str, tally: Tally) -> str:
    """One kind of event in words."""
    each = tally.each
    return (
        f"    {event} {tally.value:<28} in {tally.games:6.1%} of games"
        f"   {each.mean:6.2f} a game ({each.low:.2f} to {each.high:.2f})"
    )
