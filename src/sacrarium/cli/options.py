"""Arguments that several commands share."""

import argparse
import os
from pathlib import Path
from typing import Any, Final

from sacrarium.core.errors import BadOptions
from sacrarium.core.files import read_bytes
from sacrarium.core.game import Game

MOST_SHOWN: Final = 40  # letters of what was not understood
WORKERS_FOR_A_CORE: Final = 8  # more than one is of use to nobody but tests


def whole(text: str) -> int:
    """A whole number, as an argument."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text[:MOST_SHOWN]}' is not a whole number") from None


def add_options(parser: argparse.ArgumentParser) -> None:
    """`--seats N` and `--option name=value`."""
    parser.add_argument("--seats", type=whole, metavar="N", help="how many seats the table has")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )
    parser.add_argument(
        "--cards",
        type=Path,
        metavar="FOLDER",
        help="card files that add to a game's own, or take their place",
    )
    parser.add_argument(
        "--heads",
        type=Path,
        metavar="FILE",
        help='how many mummy heads the cards of a deck of your own show: {"heads": [...]}',
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """`--workers W`, for commands that play many games."""
    parser.add_argument(
        "--workers", type=whole, default=os.cpu_count() or 1, metavar="W", help="processes to play in"
    )


def check_amounts(given: argparse.Namespace, most_games: int) -> None:
    """There is at least one game and somebody to play it, and not more than the machine can hold."""
    check_amount("--games", given.games, most_games)
    check_amount("--workers", given.workers, WORKERS_FOR_A_CORE * (os.cpu_count() or 1))


def check_amount(name: str, value: int, most: int, least: int = 1) -> None:
    """BadOptions where the value is not one of these."""
    if not least <= value <= most:
        raise BadOptions(f"{name} must be {least} to {most}, not {value}")


def offer_cards(game: Game, folder: Path) -> str:
    """Make a folder of card files known, here and in worker processes; returns the name of the pack."""
    if "cards" not in game.options.__struct_fields__:
        raise BadOptions(f"{game.title} has no card files")
    known = os.environ.get("SACRARIUM_CARDS")
    os.environ["SACRARIUM_CARDS"] = os.pathsep.join([str(folder.resolve()), *([known] if known else [])])
    return folder.resolve().name


def heads_in(game: Game, path: Path) -> str:
    """What the option `heads_table` calls the heads in this file."""
    if game.read_heads is None:
        raise BadOptions(f"{game.title} has no mummy heads to read from a file")
    try:
        return game.read_heads(path.name, read_bytes(path))
    except OSError as error:
        raise BadOptions(f"{path} cannot be read: {error.strerror or error}") from None


def read_options(game: Game, given: argparse.Namespace) -> Any:
    """The game's options as they were given on the command line."""
    return game.read_options(given_options(game, given))


def given_options(game: Game, given: argparse.Namespace) -> dict[str, Any]:
    """What was said about options on the command line."""
    options: dict[str, Any] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"--option wants NAME=VALUE, not '{text}'")
        options[name] = value
    if given.cards is not None:
        options["cards"] = offer_cards(game, given.cards)
    if given.heads is not None:
        options["heads_table"] = heads_in(game, given.heads)
    if given.seats is not None:
        if given.seats not in game.seats:
            raise BadOptions(game.no_seats(given.seats))
        if len(game.seats) > 1:
            options["players"] = given.seats
    return options
