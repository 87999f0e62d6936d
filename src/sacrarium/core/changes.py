"""What is different between two views: all that a table has to tell a viewer who knows the first of them.

    changes({"turn": 1, "hand": [3, 5]}, {"turn": 2, "hand": [3]})
    # [Change(path=("turn",), value=2), Change(path=("hand",), value=[3])]

Objects are compared field by field and lists of equal length place by place; everything else is told anew.
"""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]  # fields by name, places of a list by number


class Change(msgspec.Struct, frozen=True):
    """A field or a place that has another value now; without a value it is gone."""

    path: Path
    value: Any | msgspec.UnsetType = msgspec.UNSET


def changes(before: dict[str, Any], after: dict[str, Any]) -> tuple[Change, ...]:
    """What leads from one view, as plain data, to another."""
    return tuple(_in_fields(before, after, ()))


def changed(view: Any, these: Iterable[Change]) -> Any:
    """The view after these changes; the one before stays as it was."""
    for change in these:
        view = _set(view, change.path, change.value)
    return view


def _between(before: Any, after: Any, path: Path) -> Iterator[Change]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _in_fields(before, after, path)
    elif _are_places(before, after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _between(old, new, (*path, place))
    else:
        yield Change(path, after)


def _in_fields(before: dict[str, Any], after: dict[str, Any], path: Path) -> Iterator[Change]:
    for name in before:
        if name not in after:
            yield Change((*path, name))
    for name, value in after.items():
        if name in before:
            yield from _between(before[name], value, (*path, name))
        else:
            yield Change((*path, name), value)


def _are_places(before: Any, after: Any) -> bool:
    """Lists of things with fields, as long as each other: lists of plain values are short and told anew."""
    both = isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after)
    return both and all(isinstance(thing, dict) for thing in (*before, *after))


def _set(view: Any, path: Path, value: Any) -> Any:
    first, *rest = path
    copy: Any = dict(view) if isinstance(view, dict) else list(view)
    if rest:
        copy[first] = _set(copy[first], tuple(rest), value)
    elif value is msgspec.UNSET:
        del copy[first]
    else:
        copy[first] = value
    return copy
