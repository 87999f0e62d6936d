"""`sacrarium games`: what there is, and how one of them plays."""

import argparse
import sys
from textwrap import fill
from typing import Any, Final

import msgspec

from sacrarium.core.game import LEVELS, Game, OptionInfo, Point, Primer, Term
from sacrarium.games import GAMES, game_named

MEASURE: Final = 100  # columns of running words


def add(parser: argparse.ArgumentParser) -> None:
    """One game or all of them; `--json` for programs."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this one, and how it plays")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(given: argparse.Namespace) -> int:
    """List all games with their seats, options and bots; of one game, also how it plays."""
    games = list(GAMES.values()) if given.game is None else [game_named(given.game)]
    if given.json:
        content = msgspec.json.encode({"games": [as_data(game) for game in games]})
        sys.stdout.write(msgspec.json.format(content, indent=2).decode() + "\n")
    else:
        parts = [as_text(game) for game in games]
        if given.game is not None:
            parts += [how_it_plays(games[0].primer), its_words(games[0].terms(games[0].read_options({})))]
        print("\n\n".join(part for part in parts if part))
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
        "primer": game.primer,
        "glossary": game.terms(game.read_options({})),
        "options": game.option_infos,
        "bots": LEVELS,
    }


def as_text(game: Game) -> str:
    """A paragraph about one game."""
    seats = f"{game.seats[0]} to {game.seats[-1]} seats" if len(game.seats) > 1 else f"{game.seats[0]} seats"
    lines = [f"{game.name}: {game.title}. {game.tagline}", f"  {seats}, about {game.minutes} minutes"]
    lines += [f"  --option {option_line(option)}" for option in game.option_infos]
    return "\n".join([*lines, f"  bots: {', '.join(LEVELS)}"])


def how_it_plays(primer: Primer) -> str:
    """The primer in lines, each point with the rules behind it."""
    lines = [fill(primer.aim, MEASURE), "", primer.course]
    lines += [_point(f"{number:>3}", step) for number, step in enumerate(primer.steps, 1)]
    lines += [_point("", Point(f"The end. {primer.end.words}", primer.end.rules)), "", "What beginners miss"]
    return "\n".join([*lines, *(_point("  -", advice) for advice in primer.advice)])


def _point(mark: str, point: Point) -> str:
    words = f"{point.words.replace('**', '')} ({', '.join(point.rules)})"
    return fill(
        words, MEASURE, initial_indent=f"{mark:<5}", subsequent_indent=" " * 5, break_on_hyphens=False
    )


def its_words(terms: tuple[Term, ...]) -> str:
    """What a newcomer may not know, in lines; empty where the game explains nothing."""
    if not terms:
        return ""
    told = (_point("  -", Point(f"{term.title}. {term.words}", term.rules)) for term in terms)
    return "\n".join(["Words of the game", *told])


def option_line(option: OptionInfo) -> str:
    """One option with its values and default."""
    if option.choices:
        values = "|".join(str(choice.value) for choice in option.choices)
        values += f",... up to {option.most}" if option.kind == "several" else ""
    else:
        values = "NUMBER" if option.kind == "number" else "true|false"
    default = str(option.default).lower() if option.kind == "flag" else option.default
    return f"{option.name}={values} (default {default}): {option.words}"
