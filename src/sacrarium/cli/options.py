"""Arguments that several commands share."""

import argparse
from typing import Any

from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game


def add_options(parser: argparse.ArgumentParser) -> None:
    """`--seats N` and `--option name=value`."""
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats the table has")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def read_options(game: Game, given: argparse.Namespace) -> Any:
    """The game's options as they were given on the command line."""
    options: dict[str, Any] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"--option wants NAME=VALUE, not '{text}'")
        options[name] = value
    if given.seats is not None:
        if given.seats not in game.seats:
            raise BadOptions(f"{game.title} has {', '.join(map(str, game.seats))} seats, not {given.seats}")
        if len(game.seats) > 1:
            options["players"] = given.seats
    return game.read_options(options)
