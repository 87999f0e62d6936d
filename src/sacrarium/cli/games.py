"""`sacrarium games`: what there is."""

import argparse
import sys
from typing import Any

import msgspec

from sacrarium.core.game import LEVELS, Game, OptionInfo
from sacrarium.games import GAMES


def add(parser: argparse.ArgumentParser) -> None:
    """`--json` for programs."""
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(given: argparse.Namespace) -> int:
    """List all games with their seats, options and bots."""
    if given.json:
        content = msgspec.json.encode({"games": [as_data(game) for game in GAMES.values()]})
        sys.stdout.write(msgspec.json.format(content, indent=2).decode() + "\n")
    else:
        print("\n\n".join(as_text(game) for game in GAMES.values()))
    return 0


def as_data(game: Game) -> dict[str, Any]:
    """The same as data; the names of the fields are stable."""
    return {
        "name": game.name,
        "title": game.title,
        "about": game.about,
        "rules_version": game.rules_version,
        "seats": game.seats,
        "default_seats": game.default_seats,
        "minutes": game.minutes,
        "options": game.option_infos,
        "bots": LEVELS,
    }


def as_text(game: Game) -> str:
    """A paragraph about one game."""
    seats = f"{game.seats[0]} to {game.seats[-1]} seats" if len(game.seats) > 1 else f"{game.seats[0]} seats"
    lines = [f"{game.name}: {game.title}. {game.tagline}", f"  {seats}, about {game.minutes} minutes"]
    lines += [f"  --option {option_line(option)}" for option in game.option_infos]
    return "\n".join([*lines, f"  bots: {', '.join(LEVELS)}"])


def option_line(option: OptionInfo) -> str:
    """One option with its values and default."""
    if option.choices:
        values = "|".join(str(choice.value) for choice in option.choices)
        values += f",... up to {option.most}" if option.kind == "several" else ""
    else:
        values = "NUMBER" if option.kind == "number" else "true|false"
    default = str(option.default).lower() if option.kind == "flag" else option.default
    return f"{option.name}={values} (default {default}): {option.words}"
