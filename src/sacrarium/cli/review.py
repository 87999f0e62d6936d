"""`sacrarium review`: where a seat could clearly have done better, by what it knew then."""

import argparse
import contextlib
from pathlib import Path
from typing import Any

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadRecord
from sacrarium.core.game import Game
from sacrarium.core.record import Record, read
from sacrarium.core.words import Company
from sacrarium.games import game_named
from sacrarium.lab.players import LARGEST
from sacrarium.search.review import decisions, judge
from sacrarium.table.messages import Review
from sacrarium.table.reviewing import turning_point

from .options import check_amount, whole
from .progress import progress


def add(parser: argparse.ArgumentParser) -> None:
    """The record, whose decisions, and how thoroughly."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a record, as `play --save` writes it")
    parser.add_argument(
        "--seat",
        type=whole,
        default=0,
        metavar="K",
        help="whose decisions; the first seat is 0, which is the default",
    )
    parser.add_argument(
        "--simulations",
        type=whole,
        metavar="N",
        help="for each of four looks at a decision; without this, as many as a master makes",
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the same seed thinks the same")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(given: argparse.Namespace) -> int:
    """Look through the game again, show progress, tell what was found; an interruption tells what there is."""
    from sacrarium.clients.terminal.moment import check, seat_infos

    record = read(given.file)
    game = game_named(record.game)
    seats = check(game, record)
    if not 0 <= given.seat < seats:
        raise BadRecord(f"this record has the seats 0 to {seats - 1}, not {given.seat}")
    if given.simulations is not None:
        check_amount("--simulations", given.simulations, LARGEST)
    names = tuple(info.name for info in seat_infos(record, seats))
    found = look_through(game, record, Company(names, given.seat), given)
    print(msgspec.json.encode(found).decode() if given.json else as_text(game, found, names, given.file))
    if found.done < found.count:
        raise KeyboardInterrupt
    return 0


def look_through(game: Game, record: Record, company: Company, given: argparse.Namespace) -> Review:
    """Every decision of the seat, one after the other, until an interruption."""
    seat: Seat = given.seat
    chance = Seeded(given.seed)
    todo = list(decisions(game, record, seat, chance))
    points: list[Any] = []
    done = 0
    with contextlib.suppress(KeyboardInterrupt):
        for decision in progress(todo, len(todo), "decisions"):
            judged = judge(game, decision.state, seat, decision.moves, chance, given.simulations)
            if judged.clearly:
                points.append(turning_point(game, decision, judged, seat, company))
            done += 1
    return Review(seat, done, len(todo), tuple(points))


def as_text(game: Game, found: Review, names: tuple[str, ...], file: Path) -> str:
    """The review for people."""
    from sacrarium.clients.terminal.look import plain

    lines = [f"{game.title}, {names[found.seat]}: {found.done} of {found.count} decisions looked at"]
    if not found.points:
        lines.append("Nothing was clearly worse than what a master would have done.")
    lines += [f"  step {point.number:>4}  {plain(point.words)}" for point in found.points]
    if found.points:
        shown = f"sacrarium replay {file} --seat {found.seat} --step {found.points[0].number}"
        lines.append(f"`{shown}` shows the first of them.")
    return "\n".join(lines)
