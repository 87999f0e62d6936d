"""The fields of a scenario file, read and checked before anything is played."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec

from sacrarium.core import files
from sacrarium.core.bits import Move, Seat
from sacrarium.core.errors import BadNotation, BadOptions, SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.saying import in_words
from sacrarium.games import game_named

from .tree import Field, ScenarioError, documents, is_whole

FIELDS: Final = ("game", "name", "cites", "options", "cards", "given", "given_refused", "chance", "steps")
NEEDED: Final = ("game", "name", "given")
SHARED: Final = ("game", "cites", "options", "cards", "given", "chance")
LAID_OVER: Final = ("options", "cards", "given")  # field by field
EXPECTATIONS: Final = (
    "to_act", "legal", "refused", "events", "no_events", "position", "view", "outcome", "imagined",
)  # fmt: skip
CITED: Final = re.compile(r"[A-Z]{1,3}-?\d+[a-z]?")
RULE: Final = re.compile(r"(R\d+)[a-z]?")


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
    given_refused: Field | None  # words of the sentence that refuses it
    chance: Field | None
    steps: tuple[list[Play | Expect], ...]


def read_file(path: Path) -> list[Scenario]:
    """All scenarios of a file; the first that cannot be understood is an error."""
    return read_text(text_of(path), str(path))


def text_of(path: Path) -> str:
    """All of a file."""
    try:
        return files.read_text(path)
    except OSError as error:
        raise ScenarioError(f"{path}: the file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: the file is not UTF-8 text") from None


def read_text(text: str, source: str) -> list[Scenario]:
    """All scenarios of a text; the first that cannot be understood is an error."""
    found = []
    for scenario in scan_text(text, source):
        if isinstance(scenario, ScenarioError):
            raise scenario
        found.append(scenario)
    return found


def scan_text(text: str, source: str) -> Iterator[Scenario | ScenarioError]:
    """All scenarios of a text, or why one cannot be understood."""
    shared: Field | None = None
    empty = True
    for document in documents(text, source):
        try:
            if isinstance(document, ScenarioError):
                raise document
            if isinstance(document.value, dict) and "shared" in document.value:
                shared = _shared(document)
                continue
            yield _scenario(_with_shared(document, shared))
        except ScenarioError as error:
            yield error
        empty = False
    if empty:
        yield ScenarioError(f"{source}: there is no scenario in this file")


def _shared(document: Field) -> Field:
    """What the scenarios behind it have in common."""
    shared = document.named(("shared",))["shared"]
    if not shared.named(SHARED):
        shared.wrong(f"nothing is shared here; there is {', '.join(SHARED)}")
    return shared


def _with_shared(document: Field, shared: Field | None) -> Field:
    """A scenario with what it does not say itself; of a position and of options, field by field."""
    if shared is None:
        return document
    fields = {**shared.value, **document.fields()}
    for name in LAID_OVER:
        if name in shared.value and name in document.value:
            fields[name] = _laid_over(shared.value[name], document.value[name])
    return replace(document, value=fields)


def _laid_over(below: Field, above: Field) -> Field:
    if not (isinstance(below.value, dict) and isinstance(above.value, dict)):
        return above
    return replace(above, value={**below.value, **above.value})


def _scenario(document: Field) -> Scenario:
    fields = document.named(FIELDS)
    refused = fields.get("given_refused")
    for name in (*NEEDED, *(() if refused else ("steps",))):
        if name not in fields:
            document.wrong(f"the field '{name}' is missing")
    if refused and "steps" in fields:
        fields["steps"].wrong("where the position is refused there are no steps")
    if refused and not refused.text().strip():
        refused.wrong("here should be words of the sentence that refuses the position")
    game = _game(fields["game"])
    return Scenario(
        source=document.source,
        line=document.line,
        game=game,
        name=fields["name"].text(),
        cites=tuple(_cited(game, field) for field in fields["cites"].items()) if "cites" in fields else (),
        options=_options(game, fields.get("options"), fields.get("cards")),
        given=_given(fields["given"]),
        given_refused=refused,
        chance=fields.get("chance"),
        steps=() if refused else tuple(_step(game, field) for field in fields["steps"].items()),
    )


def _game(field: Field) -> Game:
    try:
        return game_named(field.text())
    except ScenarioError:
        raise
    except SacrariumError as error:
        field.wrong(str(error))


def _cited(game: Game, field: Field) -> str:
    if not CITED.fullmatch(field.text()):
        field.wrong(f"'{field.value}' is not the number of a rule or ruling, such as R7")
    return field.text() if RULE.fullmatch(field.text()) is None else rule_number(game, field)


def rule_number(game: Game, field: Field) -> str:
    """The number of a rule of this game, or of a part of one: R17a."""
    rule, known = RULE.fullmatch(field.text()), [info.number for info in game.rules]
    if field.value not in known and (rule is None or rule[1] not in known):
        field.wrong(f"{game.title} has no rule {field.value}; its rules are {known[0]} to {known[-1]}")
    return field.text()


def _options(game: Game, field: Field | None, cards: Field | None = None) -> dict[str, Any]:
    """All options by name, with the defaults of the game, and the cards that the scenario brings along."""
    options = _read_options(game, field)
    if cards is not None:
        options["cards"] = _bring_cards(game, cards, str(options.get("cards", "")))
    return options


def _bring_cards(game: Game, cards: Field, pack: str) -> str:
    if game.bring_cards is None:
        cards.wrong(f"the cards of {game.title} are those of the game; a scenario cannot bring its own")
    if not cards.fields():
        cards.wrong("there is no card here")
    try:
        return game.bring_cards(cards.plain(), pack)
    except SacrariumError as error:
        cards.wrong(in_words(str(error)))


def _read_options(game: Game, field: Field | None) -> dict[str, Any]:
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


def _step(game: Game, field: Field) -> list[Play | Expect]:
    """Moves by seat, one move as `play`, or what to `expect`."""
    if is_whole(field.value):
        field.wrong("a move is written with a space behind the colon, as in '0: 22'")
    fields = field.fields()
    if not fields:
        field.wrong("a step plays a move or expects something")
    if all(is_whole(name) for name in fields):
        return [play for seat, moves in fields.items() for play in _plays(game, seat, moves)]
    if len(fields) > 1:
        field.wrong("a step is either moves by seat, or play, or expect")
    field.named(("play", "expect"))
    if "play" in fields:
        return _long_play(game, fields["play"])
    return list(_expects(fields["expect"]))


def _long_play(game: Game, field: Field) -> list[Play | Expect]:
    fields = field.named(("seat", "move"))
    for name in ("seat", "move"):
        if name not in fields:
            field.wrong(f"the field '{name}' is missing")
    return _plays(game, fields["seat"].whole(), fields["move"])


def _plays(game: Game, seat: Seat, field: Field) -> list[Play | Expect]:
    """One move of a seat, or several in their order."""
    if isinstance(field.value, list) and not field.value:
        field.wrong("there is no move here")
    moves = field.value if isinstance(field.value, list) else [field]
    return [_play(game, seat, move) for move in moves]


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
