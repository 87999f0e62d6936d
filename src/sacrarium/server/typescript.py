"""TypeScript types from the structs that are sent as JSON, so that nobody copies them by hand.

A struct becomes an interface, a fixed tuple a tuple, `tuple[X, ...]` a readonly array, a Literal or an enum a union of its
values, and a union of tagged structs a union that TypeScript tells apart by the tag. What a `Meta` gives a title becomes
an alias of that name. Other fields of a `Meta` are limits for what is read; TypeScript has no word for them.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from sacrarium.core.errors import SacrariumError

WIDTH: Final = 120
PRIMITIVES: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


@dataclass
class Module:
    """The declarations of one file, by name, in the order in which they were first needed."""

    read_by_server: bool = False  # what clients send: a field with a default may be left out
    elsewhere: Mapping[str, str] = field(
        default_factory=dict
    )  # declarations of the file that this one imports
    declared: dict[str, str] = field(default_factory=dict)
    sources: dict[str, Any] = field(default_factory=dict)  # what each name was first given to

    def add(self, kind: Any) -> None:
        """Declare a struct or a TypedDict, and all that it is made of."""
        self._write(inspect.type_info(kind))

    def alias(self, name: str, kind: Any) -> None:
        """Declare a name of our own for a type, for example for a union."""
        self._alias(name, inspect.type_info(kind))

    def imports(self) -> list[str]:
        """The names that are declared elsewhere in the same words, as far as they are used here."""
        own = "\n".join(self.declared.values())
        return [
            name
            for name in sorted(self.sources)
            if name not in self.declared and re.search(rf"\b{name}\b", own)
        ]

    # -- declarations ------------------------------------------------------------------------------------

    def _declare(self, name: str, source: Any, text: Callable[[], str]) -> str:
        """Write the declaration of this name, unless the same one can be imported."""
        if name in self.sources:
            if self.sources[name] != source:
                raise SacrariumError(f"two different types are called {name} in one file; rename one of them")
            return name
        self.sources[name] = source
        self.declared[name] = ""  # its place in the order
        self.declared[name] = text()
        if self.elsewhere.get(name) == self.declared[name]:
            del self.declared[name]
        return name

    def _alias(self, name: str, kind: inspect.Type) -> str:
        return self._declare(name, kind, lambda: _aliased(name, self._members(kind)))

    def _interface(self, kind: inspect.StructType | inspect.TypedDictType) -> str:
        lines = [f"  {line}" for line in self._fields(kind)]
        head = f"{_doc(kind.cls)}export interface {kind.cls.__name__}"
        return "\n".join([f"{head} {{", *lines, "}"]) if lines else f"{head} {{}}"

    def _fields(self, kind: inspect.StructType | inspect.TypedDictType) -> Iterable[str]:
        if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
            yield f"{_key(kind.tag_field)}: {_literal(kind.tag)};"
        for one in kind.fields:
            mark = "?" if self._may_be_missing(kind, one) else ""
            yield f"{_key(one.encode_name)}{mark}: {self._write(one.type)};"

    def _may_be_missing(self, kind: inspect.StructType | inspect.TypedDictType, one: inspect.Field) -> bool:
        """Whether the JSON can lack this field; a default that is written all the same is always there."""
        if isinstance(kind, inspect.TypedDictType) or self.read_by_server:
            return not one.required
        return one.name in _unset(kind.cls) or (kind.cls.__struct_config__.omit_defaults and not one.required)

    # -- types -------------------------------------------------------------------------------------------

    def _write(self, kind: inspect.Type) -> str:
        """The TypeScript for this type; what it names is declared."""
        return " | ".join(self._members(kind))

    def _members(self, kind: inspect.Type) -> list[str]:
        """The parts of a union; of all else the type itself."""
        if isinstance(kind, inspect.UnionType):
            found = [member for one in kind.types for member in self._members(one)]
            return sorted(dict.fromkeys(found), key="null".__eq__)
        if isinstance(kind, inspect.LiteralType):
            return [_literal(value) for value in kind.values]
        if isinstance(kind, inspect.EnumType):
            return [_literal(member.value) for member in kind.cls]
        return [self._single(kind)]

    def _single(self, kind: inspect.Type) -> str:
        if type(kind) in PRIMITIVES:
            return PRIMITIVES[type(kind)]
        if isinstance(kind, inspect.Metadata):
            return self._named(kind)
        if isinstance(kind, inspect.TupleType):
            return f"readonly [{', '.join(map(self._write, kind.item_types))}]"
        if isinstance(kind, inspect.CollectionType):
            return f"readonly {_grouped(self._members(kind.item_type))}[]"
        if isinstance(kind, inspect.DictType):
            return self._record(kind)
        if isinstance(kind, inspect.StructType) and kind.array_like:
            return f"readonly [{', '.join(self._write(one.type) for one in kind.fields)}]"
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            return self._declare(kind.cls.__name__, kind.cls, lambda: self._interface(kind))
        raise SacrariumError(f"there is no TypeScript for {type(kind).__name__}; add it to {__name__}")

    def _named(self, kind: inspect.Metadata) -> str:
        name = (kind.extra_json_schema or {}).get("title")
        return self._write(kind.type) if name is None else self._alias(name, kind.type)

    def _record(self, kind: inspect.DictType) -> str:
        """A dictionary whose keys are listed need not have all of them."""
        key, value = self._write(kind.key_type), self._write(kind.value_type)
        record = f"Record<{key}, {value}>"
        return record if key in {"string", "number"} else f"Partial<{record}>"


def _unset(struct: type[msgspec.Struct]) -> set[str]:
    """The fields that can hold UNSET, which is never written."""
    fields = msgspec.structs.fields(struct)
    return {one.name for one in fields if msgspec.UnsetType in get_args(one.type)}


def _doc(kind: type) -> str:
    line = (kind.__doc__ or "").strip().partition("\n")[0]
    return f"/** {line} */\n" if line else ""


def _key(name: str) -> str:
    return name if name.isidentifier() else _literal(name)


def _grouped(members: list[str]) -> str:
    """The element of an array: a union or another array stands in brackets."""
    kind = " | ".join(members)
    return f"({kind})" if len(members) > 1 or kind.startswith("readonly ") else kind


def _aliased(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"


def _literal(value: Any) -> str:
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return msgspec.json.encode(value).decode()
