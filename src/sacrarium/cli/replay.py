"""`sacrarium replay`: step through a recorded game, or print it."""

import argparse
import sys
from pathlib import Path

from sacrarium.core.bits import Seat
from sacrarium.core.errors import BadRecord, SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.record import Record, read
from sacrarium.games import game_named

from .options import whole


def add(parser: argparse.ArgumentParser) -> None:
    """The file, through whose eyes, and how."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `play --save` writes it")
    parser.add_argument(
        "--seat", type=whole, metavar="K", help="look through the eyes of this seat; the first is 0"
    )
    parser.add_argument("--step", type=whole, default=0, metavar="N", help="begin after so many moves")
    parser.add_argument("--text", action="store_true", help="print the whole game, line by line")


def run(given: argparse.Namespace) -> int:
    """Read the record, make sure that it can be replayed, and show it."""
    from sacrarium.clients.terminal.moment import check

    record = read(given.file)
    game = game_named(record.game)
    seats = check(game, record)
    if given.seat is not None and not 0 <= given.seat < seats:
        raise BadRecord(f"this record has the seats 0 to {seats - 1}, not {given.seat}")
    if not 0 <= given.step <= len(record.moves):
        raise BadRecord(f"this record has the steps 0 to {len(record.moves)}, not {given.step}")
    if given.text:
        return print_game(game, record, given.seat)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SacrariumError("stepping through a record needs a terminal; `--text` prints it without one")
    return step_through(game, record, given.seat, given.step)


def print_game(game: Game, record: Record, seat: Seat | None) -> int:
    """Everything that happened, in the words of the log."""
    from sacrarium.clients.terminal.look import plain
    from sacrarium.clients.terminal.moment import moments

    lines = [plain(line) for moment in moments(game, record, seat) for line in moment.lines]
    print("\n".join([f"{game.title}, seed {record.seed}", *lines]))
    return 0


def step_through(game: Game, record: Record, seat: Seat | None, step: int) -> int:
    """The record on the screen. Whoever thinks about its turning points starts first: inside the screen nobody could."""
    from sacrarium.clients.terminal.replaying import Replaying
    from sacrarium.table.bots import Workers

    workers = Workers(1)
    app = Replaying(game, record, seat, step, workers.judge)
    try:
        workers.warm()
        app.run()
    finally:
        workers.close()
    return app.return_code or 0
