"""`sacrarium play`: a game in the terminal, a person against bots."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from sacrarium.core.errors import BadOptions, SacrariumError
from sacrarium.core.game import LEVELS, Game
from sacrarium.core.words import counted
from sacrarium.games import game_named

from .options import add_options, check_amount, read_options, whole

LAST_SEED: Final = 2**63 - 1


def add(parser: argparse.ArgumentParser) -> None:
    """The game, the opponents, and where to keep the record."""
    parser.add_argument("game", metavar="GAME")
    add_options(parser)
    parser.add_argument(
        "--bots",
        default="adept",
        metavar="A,B",
        help=f"a level for each opponent, or fewer, which then repeat: {', '.join(LEVELS)}",
    )
    parser.add_argument(
        "--mine",
        type=whole,
        default=1,
        metavar="N",
        help="play the first N seats yourself, where all win or lose together",
    )
    parser.add_argument("--name", default="Guest", metavar="NAME", help="your name in the record")
    parser.add_argument("--seed", type=whole, metavar="S", help="the same seed deals the same cards")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record here, for `replay`")


def run(given: argparse.Namespace) -> int:
    """Sit down and play until the person leaves."""
    game = game_named(given.game)
    options = read_options(game, given)
    bots = opponents(game, options, given.bots, given.mine)
    if given.seed is not None:
        check_amount("--seed", given.seed, LAST_SEED, least=0)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SacrariumError("playing needs a terminal; without one, try `sacrarium simulate` or `serve`")
    return sit_down(game, options, bots, given)


def opponents(game: Game, options: Any, text: str, mine: int = 1) -> tuple[str, ...]:
    """A level for every seat that is not the person's; a shorter list is repeated around the table."""
    named = text.split(",")
    for level in named:
        if level not in LEVELS:
            raise BadOptions(f"there is no level '{level}'; there are {', '.join(LEVELS)}")
    seats = game.state(options).seats()
    others = seats - mine
    if mine != 1 and not (game.together and 0 < mine <= seats):
        raise BadOptions(f"{game.title} has {counted(seats, 'seat')} here; you cannot play {mine} of them")
    if not others:
        return ()
    if len(named) > others:
        raise BadOptions(f"{len(named)} bots are named, but the table has room for {others}")
    return tuple(named[place % len(named)] for place in range(others))


def sit_down(game: Game, options: Any, bots: tuple[str, ...], given: argparse.Namespace) -> int:
    """The table with its workers. They start first: inside the screen nobody could start them."""
    from sacrarium.clients.terminal.local import Keeper, LocalTable, plain_options
    from sacrarium.clients.terminal.playing import Playing
    from sacrarium.table.bots import Workers

    keeper = None if given.save is None else Keeper(given.save)
    workers = Workers(1)
    table = LocalTable(game, plain_options(options), bots, workers, given.name, given.seed, given.mine)
    try:
        workers.warm()
        app = Playing(table, keeper=keeper)
        app.run()
        return told(app.trouble, keeper.path if keeper is not None else None, app.return_code)
    finally:
        workers.close()
        table.close()


def told(trouble: str | None, path: Path | None, code: int | None) -> int:
    """Say where the record is, or why there is none."""
    if trouble is not None:
        raise SacrariumError(trouble)
    if path is not None and not code:
        print(f"The record is in {path}; `sacrarium replay {path}` steps through it.")
    return code or 0
