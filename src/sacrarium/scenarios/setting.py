"""The position that a scenario starts from, and the chance that it is played with."""

import re
from typing import Any

from sacrarium.core.chance import Chance, Scripted, Seeded
from sacrarium.core.errors import BadPosition, SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.state import State

from .layout import Scenario
from .tree import Field


def chance_of(scenario: Scenario) -> Chance:
    """A seed, or what comes up in order; where nothing is said, nothing may be drawn."""
    if scenario.chance is None:
        return Scripted()
    fields = scenario.chance.fields()
    if "seed" in fields:
        if len(fields) > 1:
            scenario.chance.wrong("chance is either a seed or lists of what comes up")
        return Seeded(fields["seed"].whole())
    return Scripted(**{_name(name, field): _drawn(field, scenario.game) for name, field in fields.items()})


def start_of(scenario: Scenario, chance: Chance, journal: Journal) -> State:
    """A new game, or the given position."""
    if scenario.given.value == "new":
        return scenario.game.new(scenario.game.read_options(scenario.options), chance, journal)
    data = _with_text_names(scenario.given.plain())
    try:
        return scenario.game.read_position({**data, "options": scenario.options})
    except BadPosition as error:
        _place_of(str(error), scenario.given).wrong(str(error))


def _name(name: object, field: Field) -> str:
    if not isinstance(name, str):
        field.wrong(f"chance has lists with names such as draws, not {name}")
    return name


def _drawn(field: Field, game: Game) -> list[Any]:
    """What comes up, in order; a piece with a name is told as the number that the game gives it."""
    return [_number(item, game) for item in field.items()]


def _number(item: Field, game: Game) -> Any:
    if game.read_piece is None or not isinstance(item.value, str):
        return item.plain()
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
    path = re.search(r"at `\$(.*)`", message)
    steps = re.findall(r"\w+", path.group(1)) if path else [message.partition(":")[0]]
    field = given
    for step in steps:
        if isinstance(field.value, list) and step.isdigit() and int(step) < len(field.value):
            field = field.value[int(step)]
        elif isinstance(field.value, dict):
            by_name = {str(name): value for name, value in field.value.items()}
            field = by_name.get(step, field)
    return field
