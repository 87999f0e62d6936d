"""The position that a scenario starts from, and the chance that it is played with."""

import re
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from sacrarium.core.errors import BadPosition, SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.saying import in_words
from sacrarium.core.state import State

from .layout import Scenario
from .luck import Luck
from .shapes import fields_at
from .tree import Field, choice, said

DIE: Final = re.compile(r"d[1-9]\d{0,2}")
LISTS: Final = ("numbers", "draws", "flips", "orders", "d6", "d20")


def chance_of(scenario: Scenario) -> Luck:
    """What comes up in order, and a seed for what comes after; where nothing is said, nothing may be drawn."""
    if scenario.chance is None:
        return Luck(scenario.game, {}, None)
    fields = scenario.chance.fields()
    if not fields:
        scenario.chance.wrong("chance holds lists of what comes up, or a seed")
    seed = fields["seed"].whole() if "seed" in fields else None
    script = {
        _name(name, field): _drawn(name, field, scenario.game)
        for name, field in fields.items()
        if name != "seed"
    }
    return Luck(scenario.game, script, seed)


def start_of(scenario: Scenario, chance: Luck, journal: Journal) -> State:
    """A new game, or the given position."""
    if scenario.given.value == "new":
        chance.state = scenario.game.state(scenario.game.read_options(scenario.options))
        chance.state.restart(chance, journal)
        return chance.state
    data = _with_text_names(scenario.given.plain())
    try:
        return scenario.game.read_position({**data, "options": scenario.options})
    except BadPosition as error:
        refuse(scenario, error.detail)
    except (LookupError, OverflowError, TypeError, ValueError):  # what a game's reader did not think of
        scenario.given.wrong(f"this cannot be a position of {scenario.game.title}")


def refuse(scenario: Scenario, message: str) -> NoReturn:
    """The position cannot be: say so at its field, with the fields that there are where one is unknown."""
    place = _place_of(message, scenario.given)
    unknown = re.search(r"unknown field `([^`]*)`", message)
    if unknown:
        place = next(_holding(place, unknown[1]), place)
        known = fields_at(scenario.game, place.path)
        by_name = {str(name): field for name, field in place.value.items()}
        field = by_name.get(unknown[1], place)
        field.wrong(
            f"there is no field '{unknown[1]}' here" + (f"; {choice(unknown[1], known)}" if known else "")
        )
    said_value = (
        "" if isinstance(place.value, dict | list) or "Expected" not in message else f": {said(place.value)}"
    )
    own = place.path.rpartition(".")[2]
    place.wrong(in_words(message).removeprefix(f"{own}: ") + said_value)


def _holding(place: Field, name: str) -> Iterator[Field]:
    """The fields here and below that hold one of this name: a message does not say below which of several."""
    if isinstance(place.value, dict):
        if name in map(str, place.value):
            yield place
        for field in place.value.values():
            yield from _holding(field, name)
    elif isinstance(place.value, list):
        for field in place.value:
            yield from _holding(field, name)


def _name(name: object, field: Field) -> str:
    if not isinstance(name, str):
        field.wrong(f"chance has lists with names such as draws, not {name}")
    if name not in LISTS and not DIE.fullmatch(name):
        field.wrong(f"there is no list '{name}' here; {choice(name, ('seed', *LISTS))}")
    return name


def _drawn(kind: str, field: Field, game: Game) -> list[Any]:
    """What comes up, in order; a piece with a name is told as the game draws it."""
    if kind == "draws":
        return [_piece(item, game) for item in field.items()]
    if kind == "flips":
        return [_flip(item) for item in field.items()]
    if kind == "orders":
        return [[_piece(item, game) for item in order.items()] for order in field.items()]
    return [item.whole() for item in field.items()]


def _flip(item: Field) -> bool:
    if not isinstance(item.value, bool):
        item.wrong(f"here should be true or false, not {said(item.value)}")
    return item.value


def _piece(item: Field, game: Game) -> Any:
    if game.draw_named is not None:
        return item.text()
    if game.read_piece is None or not isinstance(item.value, str):
        return item.whole()
    try:
        return game.read_piece(item.value)
    except SacrariumError as error:
        item.wrong(str(error))


def _with_text_names(data: Any) -> Any:
    """JSON knows only text as names: `proven: {1: ...}` is meant as `proven: {"1": ...}`."""
    if isinstance(data, dict):
        return {str(name): _with_text_names(value) for name, value in data.items()}
    if isinstance(data, list):
        return [_with_text_names(value) for value in data]
    return data


def _place_of(message: str, given: Field) -> Field:
    """The field that a message is about: it starts with its name, or ends with its path."""
    path = re.search(r"(?:at|in) `\$(.*)`", message)
    steps = re.findall(r"\w+", path.group(1)) if path else [message.partition(":")[0]]
    field = given
    for step in steps:
        if isinstance(field.value, list) and step.isdigit() and int(step) < len(field.value):
            field = field.value[int(step)]
        elif isinstance(field.value, dict):
            by_name = {str(name): value for name, value in field.value.items()}
            field = by_name.get(step, field)
    return field
