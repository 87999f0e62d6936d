"""`python -m sacrarium.contract GAME` runs the whole contract suite over one game.

Without a game it is C3 from outside: it reads a game per line, as JSON, and writes its digest on a line. The first line
that it writes tells how the rules run in this process.
"""

import argparse
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from sacrarium import engine
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.games import game_named

from .broken import ContractBroken
from .digest import digest
from .scripted import scripted_digest
from .suite import suite


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    options: dict[str, Any]
    seed: int
    player: str
    scripted: bool = False  # play by the script of the seed


def main(arguments: list[str] | None = None) -> int:
    """0: all is kept, 1: something is broken, 2: there is no such game."""
    given = _parser().parse_args(arguments)
    if given.game is None:
        return answer_lines()
    try:
        game = game_named(given.game)
    except SacrariumError as error:
        sys.stderr.write(f"sacrarium.contract: {error}\n")
        return 2
    return run_suite(game, given.examples)


def run_suite(game: Game, examples: int) -> int:
    """Tell every part of the suite as it is done."""
    sys.stdout.write(f"{game.title}, {engine()}\n")
    broken = 0
    for name, check in suite(game, examples):
        try:
            run_part(check)
        except ContractBroken as error:
            broken += 1
            sys.stdout.write(f"broken   {name}\n         {error}\n")
        else:
            sys.stdout.write(f"ok       {name}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{broken} broken\n" if broken else "the contract is kept\n")
    return 1 if broken else 0


def run_part(check: Callable[[], object]) -> None:
    """Whatever else a game may raise is a finding, too."""
    try:
        check()
    except ContractBroken:
        raise
    except Exception as error:
        raise ContractBroken("C1", f"the game fell over with {type(error).__name__}: {error}") from error


def answer_lines() -> int:
    """Answer every line on standard input with a digest."""
    sys.stdout.write(f"{engine()}\n")
    for line in sys.stdin:
        job = msgspec.json.decode(line, type=Job)
        play = scripted_digest if job.scripted else digest
        sys.stdout.write(play(game_named(job.game), job.options, job.seed, job.player) + "\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m sacrarium.contract", description="Hold a game against every check of the contract."
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="the name of a game, for example sarkophag")
    parser.add_argument(
        "--examples", type=int, default=20, metavar="N", help="games at the usual table (default: 20)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
