"""The fields of a scenario file, read and checked before anything is played."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from sacrarium.core import files
from sacrarium.core.bits import Move, Seat
from sacrarium.core.errors import BadNotation, BadOptions, SacrariumError
from sacrarium.core.game import Game
from sacrarium.games import game_named

from .tree import Field, ScenarioError, documents, is_whole

FIELDS: Final = ("game", "name", "cites", "options", "given", "chance", "steps")
NEEDED: Final = ("game", "name", "given", "steps")
EXPECTATIONS: Final = ("to_act", "legal", "refused", "events", "position", "view", "outcome", "imagined")
CITED: Final = re.compile(r"[A-Z]{1,3}-?\d+[a-z]?")


@dataclass(frozen=True)
class Play:
    """A move that is made."""

    seat: Seat
    move: Move
    text: str
    field: Field


@dataclass(frozen=True)
class Expect:
    """Something that should be so."""

    kind: str
    want: Field


@dataclass(frozen=True)
class Scenario:
    """One document of a scenario file."""

    source: str
    line: int
    game: Game
    name: str
    cites: tuple[str, ...]
    options: dict[str, Any]
    given: Field  # the word `new`, or a position
    chance: Field | None
    steps: tuple[list[Play] | list[Expect], ...]


def read_file(path: Path) -> list[Scenario]:
    """All scenarios of a file."""
    try:
        text = files.read_text(path)
    except OSError as error:
        raise ScenarioError(f"{path}: the file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: the file is not UTF-8 text") from None
    return read_text(text, str(path))


def read_text(text: str, source: str) -> list[Scenario]:
    """All scenarios of a text."""
    found = [_scenario(document) for document in documents(text, source)]
    if not found:
        raise ScenarioError(f"{source}: there is no scenario in this file")
    return found


def _scenario(document: Field) -> Scenario:
    fields = document.named(FIELDS)
    for name in NEEDED:
        if name not in fields:
            document.wrong(f"the field '{name}' is missing")
    game = _game(fields["game"])
    return Scenario(
        source=document.source,
        line=document.line,
        game=game,
        name=fields["name"].text(),
        cites=tuple(_cited(field) for field in fields["cites"].items()) if "cites" in fields else (),
        options=_options(game, fields.get("options")),
        given=_given(fields["given"]),
        chance=fields.get("chance"),
        steps=tuple(_step(game, field) for field in fields["steps"].items()),
    )


def _game(field: Field) -> Game:
    try:
        return game_named(field.text())
    except ScenarioError:
        raise
    except SacrariumError as error:
        field.wrong(str(error))


def _cited(field: Field) -> str:
    if not CITED.fullmatch(field.text()):
        field.wrong(f"'{field.value}' is not the number of a rule or ruling, such as R7")
    return field.text()


def _options(game: Game, field: Field | None) -> dict[str, Any]:
    """All options by name, with the defaults of the game."""
    if field is None:
        return dict(msgspec.to_builtins(game.read_options({})))
    field.fields()
    try:
        return dict(msgspec.to_builtins(game.read_options(field.plain())))
    except BadOptions as error:
        named = re.search(r"(?:option |: )(\w+)(?::| is| must)", str(error))
        name = error.unknown or (named and named.group(1))
        place: Field = field.value.get(name, field)
        place.wrong(str(error))


def _given(field: Field) -> Field:
    if field.value == "new":
        return field
    if "options" in field.fields():
        field.value["options"].wrong("options stand at the top of the scenario")
    return field


def _step(game: Game, field: Field) -> list[Play] | list[Expect]:
    """Moves by seat, one move as `play`, or what to `expect`."""
    if is_whole(field.value):
        field.wrong("a move is written with a space behind the colon, as in '0: 22'")
    fields = field.fields()
    if not fields:
        field.wrong("a step plays a move or expects something")
    if all(is_whole(name) for name in fields):
        return [_play(game, seat, move) for seat, move in fields.items()]
    if len(fields) > 1:
        field.wrong("a step is either moves by seat, or play, or expect")
    field.named(("play", "expect"))
    if "play" in fields:
        return [_long_play(game, fields["play"])]
    return list(_expects(fields["expect"]))


def _long_play(game: Game, field: Field) -> Play:
    fields = field.named(("seat", "move"))
    for name in ("seat", "move"):
        if name not in fields:
            field.wrong(f"the field '{name}' is missing")
    return _play(game, fields["seat"].whole(), fields["move"])


def _play(game: Game, seat: Seat, field: Field) -> Play:
    return Play(seat, read_move(game, field), str(field.value), field)


def read_move(game: Game, field: Field) -> Move:
    """The move that a field tells in the game's notation."""
    if not (is_whole(field.value) or isinstance(field.value, str)):
        field.wrong(f"here should be a move as {game.title} writes it")
    try:
        return game.read_move(str(field.value))
    except BadNotation as error:
        field.wrong(str(error))


def _expects(field: Field) -> Iterator[Expect]:
    if not field.named(EXPECTATIONS):
        field.wrong(f"nothing is expected here; there is {', '.join(EXPECTATIONS)}")
    for kind, want in field.value.items():
        yield Expect(kind, want)
