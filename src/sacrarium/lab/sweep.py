"""Sweeps: the same games for every combination of some options, so that rows can be compared."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game


class Axis(msgspec.Struct, frozen=True):
    """An option that is varied."""

    name: str
    values: tuple[str, ...]
    chosen: bool  # these values were asked for: each must be in some row


class Cell(msgspec.Struct, frozen=True):
    """One combination: what was varied, and all options with it."""

    varied: dict[str, str]
    options: Any


def read_axis(game: Game, text: str) -> Axis:
    """`name=a,b,c`, or `name` alone for all values that the game offers for it."""
    name, _, listed = text.partition("=")
    values = tuple(dict.fromkeys(value.strip() for value in listed.split(",") if value.strip()))
    if values:
        return Axis(name, values, chosen=True)
    for info in game.option_infos:
        if info.name == text and info.choices:
            return Axis(name, tuple(str(choice.value) for choice in info.choices), chosen=False)
    raise BadOptions(f"--sweep wants NAME=A,B,... or an option with choices, not '{text}'")


def cells(game: Game, given: dict[str, Any], axes: list[Axis]) -> list[Cell]:
    """Every combination that the game allows; without axes the one table as given."""
    if not axes:
        return [Cell({}, game.read_options(given))]
    found = list(_allowed(game, given, axes))
    if not found:
        game.read_options(given | {axis.name: axis.values[0] for axis in axes})  # tells what is wrong
        raise BadOptions("--sweep leaves no combination that the game allows")
    for axis in axes:
        _all_are_there(game, axis, found)
    return found


def _all_are_there(game: Game, axis: Axis, found: list[Cell]) -> None:
    """A value that is in no row was a mistake of whoever asked for it."""
    missing = [value for value in axis.values if all(cell.varied[axis.name] != value for cell in found)]
    if axis.chosen and missing:
        raise BadOptions(f"--sweep: {game.title} does not allow {axis.name}={missing[0]} in any combination")


def _allowed(game: Game, given: dict[str, Any], axes: list[Axis]) -> Iterator[Cell]:
    names = [axis.name for axis in axes]
    for values in product(*(axis.values for axis in axes)):
        varied = dict(zip(names, values, strict=True))
        try:
            options = game.read_options(given | varied)
            game.state(options)
        except BadOptions:
            continue
        yield Cell(varied, options)
