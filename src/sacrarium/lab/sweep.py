"""Sweeps: the same games for every combination of some options, so that rows can be compared."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game


class Cell(msgspec.Struct, frozen=True):
    """One combination: what was varied, and all options with it."""

    varied: dict[str, str]
    options: Any


def read_axis(game: Game, text: str) -> tuple[str, tuple[str, ...]]:
    """`name=a,b,c`, or `name` alone for all values that the game offers for it."""
    name, equals, values = text.partition("=")
    if equals:
        return name, tuple(value.strip() for value in values.split(",") if value.strip())
    for info in game.option_infos:
        if info.name == name and info.choices:
            return name, tuple(str(choice.value) for choice in info.choices)
    raise BadOptions(f"--sweep wants NAME=A,B,... or an option with choices, not '{text}'")


def cells(game: Game, given: dict[str, Any], axes: list[tuple[str, tuple[str, ...]]]) -> list[Cell]:
    """Every combination that the game allows; without axes the one table as given."""
    if not axes:
        return [Cell({}, game.read_options(given))]
    found = list(_allowed(game, given, axes))
    if not found:
        game.read_options(given | {name: values[0] for name, values in axes})  # tells what is wrong
        raise BadOptions("--sweep leaves no combination that the game allows")
    return found


def _allowed(game: Game, given: dict[str, Any], axes: list[tuple[str, tuple[str, ...]]]) -> Iterator[Cell]:
    names = [name for name, _ in axes]
    for values in product(*(values for _, values in axes)):
        varied = dict(zip(names, values, strict=True))
        try:
            options = game.read_options(given | varied)
            game.state(options)
        except BadOptions:
            continue
        yield Cell(varied, options)
