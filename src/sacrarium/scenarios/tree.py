"""YAML text as fields that know where they stand, so that every message can name file, line and field."""

import re
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, NoReturn

import yaml
from yaml.constructor import SafeConstructor

from sacrarium.core.errors import SacrariumError

MOST_FIELDS: Final = 100_000
DEEPEST: Final = 40  # fields within fields
DASHES: Final = re.compile(r"---(\s|$)")


class ScenarioError(SacrariumError):
    """A scenario file cannot be understood; the message names file, line and field."""

    def __init__(self, message: str, sentence: str | None = None) -> None:
        super().__init__(message)
        self.sentence = message if sentence is None else sentence  # without the place


@dataclass(frozen=True)
class Field:
    """One value of a scenario file: a mapping of fields, a list of fields, or a plain value."""

    value: Any
    line: int
    path: str  # from the top of the scenario, for example steps[3].expect
    source: str  # the file

    def wrong(self, sentence: str) -> NoReturn:
        """This field is not as it should be."""
        place = f", {self.path}" if self.path else ""
        raise ScenarioError(f"{self.source}, line {self.line}{place}: {sentence}", sentence)

    def plain(self) -> Any:
        """The value without places."""
        if isinstance(self.value, dict):
            return {key: field.plain() for key, field in self.value.items()}
        if isinstance(self.value, list):
            return [field.plain() for field in self.value]
        return self.value

    def fields(self) -> dict[Any, "Field"]:
        """The value as a mapping."""
        if not isinstance(self.value, dict):
            self.wrong(f"here should be fields with names, not {said(self.value)}")
        return self.value

    def named(self, known: tuple[str, ...]) -> dict[str, "Field"]:
        """The value as a mapping that has only these fields."""
        for key, field in self.fields().items():
            if key not in known:
                field.wrong(f"there is no field '{key}' here; {choice(key, known)}")
        return self.fields()

    def items(self) -> list["Field"]:
        """The value as a list."""
        if not isinstance(self.value, list):
            self.wrong(f"here should be a list, not {said(self.value)}")
        return self.value

    def text(self) -> str:
        """The value as a word or a sentence."""
        if not isinstance(self.value, str):
            self.wrong(f"here should be words, not {said(self.value)}")
        return self.value

    def whole(self) -> int:
        """The value as a whole number."""
        if not is_whole(self.value):
            self.wrong(f"here should be a whole number, not {said(self.value)}")
        return int(self.value)


def is_whole(value: object) -> bool:
    """Whether this is a whole number, and not true or false."""
    return isinstance(value, int) and not isinstance(value, bool)


def said(value: object) -> str:
    """A value in a message."""
    if isinstance(value, dict):
        return "named fields"
    return "a list" if isinstance(value, list) else "nothing" if value is None else f"'{value}'"


def choice(word: object, known: Iterable[object]) -> str:
    """What there is instead of a word that is not known, with the nearest first."""
    names = [str(name) for name in known]
    nearest = get_close_matches(str(word), names, 1)
    hint = f"the nearest is '{nearest[0]}'; " if nearest else ""
    return f"{hint}there is {', '.join(names) or 'nothing'}"


def documents(text: str, source: str) -> Iterator["Field | ScenarioError"]:
    """The documents of a YAML text; three dashes stand between them. One that cannot be read does not hide the others."""
    for first, part in _parts(text):
        try:
            field = _document(part, first, source)
        except ScenarioError as error:
            yield error
            continue
        if field is not None:
            yield field


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """The text between lines of three dashes, each with the number of lines before it."""
    first = 0
    lines: list[str] = []
    for number, line in enumerate(text.split("\n")):
        if DASHES.match(line):
            yield first, "\n".join(lines)
            first, lines = number, ["   " + line[3:]]
        else:
            lines.append(line)
    yield first, "\n".join(lines)


def _document(text: str, first: int, source: str) -> "Field | None":
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        return None if node is None else _Reader(source, first).read(node, "")
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f", line {first + mark.line + 1}" if mark else ""
        raise ScenarioError(f"{source}{where}: this is not YAML: {error.problem}") from None
    except (yaml.YAMLError, RecursionError) as error:
        raise ScenarioError(f"{source}: this is not YAML: {str(error).splitlines()[0]}") from None


class _Reader:
    """Turns YAML's nodes into fields."""

    def __init__(self, source: str, first: int) -> None:
        self.source = source
        self.first = first  # lines before this document
        self.plain = SafeConstructor()
        self.seen = 0

    def read(self, node: yaml.Node, path: str) -> Field:
        line = self.first + node.start_mark.line + 1
        self.seen += 1
        if self.seen > MOST_FIELDS or path.count(".") + path.count("[") > DEEPEST:
            Field(None, line, path[:40], self.source).wrong("the file repeats itself without end")
        if isinstance(node, yaml.MappingNode):
            return Field(self._mapping(node, path), line, path, self.source)
        if isinstance(node, yaml.SequenceNode):
            items = [self.read(item, f"{path}[{number}]") for number, item in enumerate(node.value)]
            return Field(items, line, path, self.source)
        return Field(self._scalar(node, path), line, path, self.source)

    def _mapping(self, node: yaml.MappingNode, path: str) -> dict[Hashable, Field]:
        found: dict[Hashable, Field] = {}
        for key_node, value_node in node.value:
            key = self._scalar(key_node, path)
            field = self.read(value_node, f"{path}.{key}" if path else str(key))
            if key in found:
                field.wrong("this field is there twice")
            found[key] = Field(
                field.value, self.first + key_node.start_mark.line + 1, field.path, self.source
            )
        return found

    def _scalar(self, node: yaml.Node, path: str) -> Any:
        place = Field(None, self.first + node.start_mark.line + 1, path, self.source)
        if not isinstance(node, yaml.ScalarNode):
            place.wrong("the name of a field must be a word or a number")
        try:
            return self.plain.construct_object(node)
        except (ValueError, yaml.YAMLError):
            place.wrong(f"'{node.value}' cannot be understood")
