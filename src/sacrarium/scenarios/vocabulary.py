"""Words that a game knows: where something must not be there, a word that cannot be there at all is a mistake."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game

from .match import IN_A_LIST, as_data
from .reference import home_of
from .shapes import card_fields, events_of, structs_in_package
from .table import Table
from .tree import Field, choice, is_whole

NEGATIVE: Final = ("lacks", "never")
PATTERNS: Final = frozenset(IN_A_LIST)


class Vocabulary:
    """Everything that data of this table can hold by name."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.seats = table.state.seats()
        data = [as_data(table.game.pieces(table.state)), as_data(table.state.to_position())]
        viewers = (None, *range(table.state.seats()))
        data += [as_data(table.state.view(viewer)) for viewer in viewers]
        self.words = set(table.game.piece_names(table.state)) if table.game.piece_names else set()
        self.words |= {word for part in data for word in _words(part)} | _written_words(home_of(table.game))
        self.cards = {item for items in table.game.pieces(table.state).values() for item in items}

    @classmethod
    def of(cls, table: Table) -> "Vocabulary":
        """Made once for a table: pieces do not come and go."""
        found: Vocabulary = table.vocabulary or cls(table)
        table.vocabulary = found
        return found

    def know_all(self, want: Field) -> None:
        """Look through a pattern for whatever must not be there."""
        if isinstance(want.value, dict):
            for name, field in want.value.items():
                self.know(field) if name in NEGATIVE else self.know_all(field)
        elif isinstance(want.value, list):
            for field in want.value:
                self.know_all(field)

    def know(self, want: Field) -> None:
        """Every word and every card in it must exist."""
        if isinstance(want.value, dict):
            for name, field in want.value.items():
                if isinstance(name, str) and name not in self.words | PATTERNS:
                    field.wrong(f"{self.game.title} knows no '{name}'{self._nearest(name)}")
                self.know(field)
        elif isinstance(want.value, list):
            for field in want.value:
                self.know(field)
        elif isinstance(want.value, str) and not self._is_known(want.value):
            want.wrong(f"{self.game.title} knows no '{want.value}'{self._nearest(want.value)}")
        elif is_whole(want.value) and want.path.endswith(".seat") and want.value >= self.seats:
            want.wrong(f"there is no seat {want.value}; there are 0 to {self.seats - 1}")
        elif is_whole(want.value) and self.is_card_field(want.path) and want.value not in self.cards:
            want.wrong(f"{self.game.title} has no card {want.value}")

    def _is_known(self, word: str) -> bool:
        if word in self.words or word in _literals(home_of(self.game)):
            return True
        try:
            return self.game.read_piece is not None and self.game.read_piece(word) is not None
        except SacrariumError:
            return False

    def is_card_field(self, path: str) -> bool:
        """Whether numbers at this place of the file are cards."""
        fields = {step.partition("[")[0] for step in path.split(".")}
        return bool(fields & card_fields(self.game)) and all(is_whole(card) for card in self.cards)

    def _nearest(self, word: str) -> str:
        told = choice(word, sorted(self.words))
        return f"; {told.partition('; ')[0]}" if told.startswith("the nearest") else ""


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for name, item in data.items():
            yield str(name)
            yield from _words(item)
    elif isinstance(data, list):
        for item in data:
            yield from _words(item)
    elif isinstance(data, str):
        yield data


@cache
def _written_words(home: str) -> frozenset[str]:
    """The names of fields, and the words among which a field has one."""
    found: set[str] = set()
    for struct in structs_in_package(home):
        found |= set(struct.__struct_fields__)
        for kind in get_type_hints(struct).values():
            found |= set(_choices(kind))
    return frozenset(found)


@cache
def _literals(home: str) -> frozenset[str]:
    """The words that the game's sources write in quotes: events and views know some that no type lists."""
    folders = import_module(home).__path__ if home else []
    trees = (ast.parse(path.read_text("utf-8")) for folder in folders for path in Path(folder).rglob("*.py"))
    constants = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in constants if isinstance(node.value, str))


def _choices(kind: Any) -> Iterator[str]:
    if get_origin(kind) is Literal:
        yield from (value for value in get_args(kind) if isinstance(value, str))
    else:
        for part in get_args(kind):
            yield from _choices(part)


def known_event(game: Game, event: Field) -> None:
    """The kind is one of the game's, and has the fields that are named."""
    fields, kinds = event.fields(), events_of(game)
    if not fields:
        event.wrong("nothing is expected here; an event is told by its kind")
    if not kinds:
        return
    if "kind" in fields and fields["kind"].value not in kinds:
        fields["kind"].wrong(
            f"there is no event '{fields['kind'].value}'; {choice(fields['kind'].value, kinds)}"
        )
    several = [kinds[fields["kind"].value]] if "kind" in fields else list(kinds.values())
    known = dict.fromkeys(["kind", *(name for kind in several for name in kind.__struct_fields__)])
    event.named(tuple(known))
