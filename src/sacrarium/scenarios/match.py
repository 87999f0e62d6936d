"""What was expected against what is there: a pattern names only what matters."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from .tree import Field, choice, is_whole

IN_A_LIST: Final = ("holds", "lacks", "size", "any_order")


@dataclass(frozen=True)
class Difference:
    """One thing that is not as the scenario says."""

    line: int
    path: str
    expected: str
    got: str
    absent: bool = False  # there is no such place at all

    def __str__(self) -> str:
        return f"line {self.line}, {self.path}: expected {self.expected}, got {self.got}"


def differences(want: Field, got: Any) -> Iterator[Difference]:
    """Where the data does not match the pattern.

    A mapping looks only at the fields that it names; with whole numbers as names, only at those places of a list;
    with holds, lacks, size or any_order, at what a list holds. Empty braces match nothing but what is empty. A list is
    compared place by place, anything else for equality.
    """
    if want.value == {}:
        if got not in ({}, []):
            yield differs(want, want.plain(), got)
    elif isinstance(want.value, dict) and isinstance(got, dict):
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
            got_none = f"no such field; {choice(name, by_name)}"
            yield Difference(field.line, field.path, shown(field.plain()), got_none, absent=True)


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
            yield Difference(
                field.line, field.path, shown(field.plain()), f"a list of {len(got)}", absent=True
            )


def _contents(name: str, field: Field, got: list[Any]) -> Iterator[Difference]:
    """What a list holds, whatever the order: each thing that is named is found as often as it is named."""
    if name == "size":
        if field.whole() != len(got):
            yield differs(field, field.value, len(got))
        return
    wanted = wanted_of(name, field)
    if name == "any_order":
        if len(wanted) != len(got) or missing(wanted, got):
            yield differs(field, field.plain(), got)
    elif name == "holds":
        for one in missing(wanted, got):
            yield Difference(one.line, one.path, shown(one.plain()), shown(got))
    else:
        for one in wanted:
            if any(matches(one, item) for item in got):
                yield Difference(one.line, one.path, "no " + shown(one.plain()), shown(got))


def wanted_of(name: str, field: Field) -> list[Field]:
    """One thing or a list of them; holds and lacks say something."""
    wanted = field.value if isinstance(field.value, list) else [field]
    if not wanted and name != "any_order":
        field.wrong("nothing is expected here")
    return wanted


def missing(wanted: list[Field], got: list[Any]) -> list[Field]:
    """Those for which nothing is left when each thing of the list stands for one of them."""
    fitting = [[place for place, item in enumerate(got) if matches(one, item)] for one in wanted]
    taken: dict[int, int] = {}
    return [one for number, one in enumerate(wanted) if not _finds(number, fitting, taken, set())]


def _finds(number: int, fitting: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Find a place for this one; another that lies there may move on."""
    for place in fitting[number]:
        if place not in tried:
            tried.add(place)
            if place not in taken or _finds(taken[place], fitting, taken, tried):
                taken[place] = number
                return True
    return False
