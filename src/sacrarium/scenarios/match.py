"""What was expected against what is there: a pattern names only what matters."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from .tree import Field, is_whole

IN_A_LIST: Final = ("holds", "lacks", "size")


@dataclass(frozen=True)
class Difference:
    """One thing that is not as the scenario says."""

    line: int
    path: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"line {self.line}, {self.path}: expected {self.expected}, got {self.got}"


def differences(want: Field, got: Any) -> Iterator[Difference]:
    """Where the data does not match the pattern.

    A mapping looks only at the fields that it names; with whole numbers as names, only at those places of a list;
    with holds, lacks or size, at what a list holds. A list is compared place by place, anything else for equality.
    """
    if isinstance(want.value, dict) and isinstance(got, dict):
        yield from _in_fields(want, got)
    elif isinstance(want.value, dict) and isinstance(got, list):
        yield from _in_list(want, got)
    elif isinstance(want.value, list) and isinstance(got, list) and len(want.value) == len(got):
        for field, item in zip(want.value, got, strict=True):
            yield from differences(field, item)
    elif want.plain() != got or isinstance(want.value, bool) != isinstance(got, bool):
        yield differs(want, want.plain(), got)


def as_data(thing: object) -> Any:
    """A view, an event or a position as the plain data of a scenario file: lists, names, numbers, words."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def matches(want: Field, got: Any) -> bool:
    """Whether nothing differs."""
    return next(differences(want, got), None) is None


def differs(want: Field, expected: Any, got: Any) -> Difference:
    """A difference at this field."""
    return Difference(want.line, want.path, shown(expected), shown(got))


def shown(value: Any) -> str:
    """A value the way a scenario file would write it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {shown(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(item) for item in value) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


def _in_fields(want: Field, got: dict[Any, Any]) -> Iterator[Difference]:
    by_name = {str(name): item for name, item in got.items()}
    for name, field in want.value.items():
        if str(name) in by_name:
            yield from differences(field, by_name[str(name)])
        else:
            there = ", ".join(by_name) or "nothing"
            yield Difference(field.line, field.path, shown(field.plain()), f"no such field; there is {there}")


def _in_list(want: Field, got: list[Any]) -> Iterator[Difference]:
    for name, field in want.value.items():
        if name in IN_A_LIST:
            yield from _contents(name, field, got)
        elif not is_whole(name):
            field.wrong(
                f"a list is matched by its places (from 0) or by {', '.join(IN_A_LIST)}, not by '{name}'"
            )
        elif 0 <= name < len(got):
            yield from differences(field, got[name])
        else:
            yield Difference(field.line, field.path, shown(field.plain()), f"a list of {len(got)}")


def _contents(name: str, field: Field, got: list[Any]) -> Iterator[Difference]:
    if name == "size":
        if field.whole() != len(got):
            yield differs(field, field.value, len(got))
        return
    for wanted in field.items() if isinstance(field.value, list) else [field]:
        there = any(matches(wanted, item) for item in got)
        if there != (name == "holds"):
            word = "" if name == "holds" else "no "
            yield Difference(wanted.line, wanted.path, word + shown(wanted.plain()), shown(got))
