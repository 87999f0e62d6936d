"""Which fields, events and words a game knows, read from the game itself; a message can list them."""

import re
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from sacrarium.core.game import Game
from sacrarium.core.journal import Event

from .reference import SKIPPED, fields_of, home_of, modules_in, structs_in, tag_of


@cache
def structs_in_package(home: str) -> tuple[type[msgspec.Struct], ...]:
    """The structs that a package writes down."""
    return tuple(found for module in modules_in(home) for found in structs_in(module)) if home else ()


@cache
def _card_fields(home: str) -> frozenset[str]:
    fields = [field for struct in structs_in_package(home) for field in fields_of(struct)]
    return frozenset(field.name for field in fields if re.search(r"\bCard\b", field.kind))


def structs_of(game: Game) -> tuple[type[msgspec.Struct], ...]:
    """All structs that a game writes down; none, where it is no package of its own."""
    return structs_in_package(home_of(game))


def events_of(game: Game) -> dict[str, type[Event]]:
    """The kinds of events, by name."""
    return {tag_of(kind): kind for kind in structs_of(game) if issubclass(kind, Event)}


def card_fields(game: Game) -> frozenset[str]:
    """The fields that hold cards, as their types say."""
    return _card_fields(home_of(game))


def fields_at(game: Game, path: str) -> tuple[str, ...]:
    """The fields of the position at a place such as `given.heroes[0]`."""
    kind: Any = next((found for found in structs_of(game) if found.__name__ == "Position"), None)
    for step in re.findall(r"\[\d+\]|[^.\[\]]+", path)[1:]:
        kind = _inner(kind, step)
    struct = _struct_in(kind)
    return tuple(name for name in struct.__struct_fields__ if name != SKIPPED) if struct else ()


def _inner(kind: Any, step: str) -> Any:
    """The type of a field, of a place of a list, or of what stands under a name."""
    struct = _struct_in(kind)
    if struct is not None:
        return get_type_hints(struct).get(step)
    kinds = [part for part in _parts(kind) if get_origin(part) in {tuple, list, dict}]
    return get_args(kinds[0])[1 if get_origin(kinds[0]) is dict else 0] if kinds else None


def _parts(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in {Union, UnionType} else (kind,)


def _struct_in(kind: Any) -> type[msgspec.Struct] | None:
    structs = [part for part in _parts(kind) if isinstance(part, type) and issubclass(part, msgspec.Struct)]
    return structs[0] if structs else None
