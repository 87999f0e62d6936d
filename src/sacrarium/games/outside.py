"""Games from outside of the house: any installed package may bring one by an entry point of the group `sacrarium.games`.

A package that brings a broken game spoils nothing but that game: what is wrong is kept as one sentence.
"""

from collections.abc import Collection, Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game

GROUP: Final = "sacrarium.games"


class BadGame(SacrariumError):
    """An entry point does not lead to a game."""


def installed() -> list[EntryPoint]:
    """The entry points of all installed packages, in a stable order."""
    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))


def gather(points: Iterable[EntryPoint], taken: Collection[str]) -> tuple[dict[str, Game], dict[str, str]]:
    """The games that these entry points bring, by name, and a sentence about each that is broken."""
    found: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for point in points:
        try:
            found[point.name] = load(point, {*taken, *found})
        except BadGame as error:
            broken[point.name] = str(error)
    return found, broken


def load(point: EntryPoint, taken: Collection[str]) -> Game:
    """The game of one entry point; BadGame says in a sentence why there is none."""
    if point.name in taken:
        raise _bad(point, "this name is taken")
    try:
        game = point.load()
    except Exception as error:
        raise _bad(point, f"it cannot be imported ({type(error).__name__}: {_one_line(error)})") from error
    if not isinstance(game, Game):
        raise _bad(point, f"'{point.value}' is a {type(game).__name__}, not a Game")
    if game.name != point.name:
        raise _bad(point, f"the game calls itself '{game.name}'; both names must be the same")
    return game


def _bad(point: EntryPoint, why: str) -> BadGame:
    package = f" of the package {point.dist.name}" if point.dist is not None else ""
    return BadGame(f"the game '{point.name}'{package} is left out: {why}")


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())
