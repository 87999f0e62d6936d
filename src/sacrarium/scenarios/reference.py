"""`python -m sacrarium.scenarios.reference FILE`: the fields of `given` and the events of every game, as docs/scenarios.md has them.

They are read from the games themselves: from the struct `Position` with the remarks beside its fields, and from the
kinds of events with their docstrings.
"""

import ast
import inspect
import io
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from sacrarium.core.game import Game
from sacrarium.core.journal import Event
from sacrarium.games import HOUSE

BEGIN: Final = "<!-- written by `make golden`: the rest of this page -->\n"
SKIPPED: Final = "options"  # a scenario names them beside `given`
#: Types that say more to a designer under another name.
PLAIN: Final = {
    "int": "number",
    "str": "name",
    "bool": "true or false",
    "Seat": "seat",
    "Card": "card",
    "Names": "list of cards",
    "Letter": "letter",
    "CardName": "card",
    "Any": "anything",
    "float": "number",
}
#: What is meant where nothing is said.
NOTHING: Final = {"()": "none", "{}": "none", "None": "-", "False": "false", "True": "true", '""': "-"}

#: Fields that need a word here, because none stands beside them.
SAID: Final = {
    "sacrifight": {
        "Slot.holder": "the hero it belongs to; null: the boss",
        "Position.boss": "the boss of this fight, by id",
        "Position.fought": "bits: which of the bosses of this run have been met",
        "Position.act": "fights that were won",
        "Position.result": "0 while the run goes on",
        "Position.reason": "why the run ended",
        "Position.loot": "by act and hero",
        "Position.gone": "hero cards that left the fight",
        "Position.order": "in which the heroes act",
        "Position.heroes": "one for each hero at the table",
        "Position.board": "by slot: N1, N2, E1, E2, S1, S2, W1, W2",
        "Position.kraxe": "cards that lie there, each with its holder",
        "Position.enemy": "the boss and its cards",
        "Position.turn": "whose turn it is",
        "Position.lasting": "effects that last: the engine's own numbers, best left out",
        "Position.pending": "what is being carried out: the engine's own numbers, best left out",
        "Hero.hp": "hit points",
        "Hero.armor": "armor",
        "Hero.track": "special points",
        "Hero.hand": "by id",
        "Hero.backpack": "by id",
        "Hero.graveyard": "by id",
        "Hero.next_actions": "added in the next turn",
        "Hero.counters": "of its cards, by place",
        "Slot.card": "by id",
        "Slot.captured": "the boss card under this trap",
        "Boss.hp": "hit points, of the boss or of each member",
        "Boss.armor": "armor, of the boss or of each member",
        "Boss.maximum": "hit points at the start; of the Egg, armor",
        "Boss.discard": "by id",
        "Boss.aside": "boss cards that are not, or no more, in the fight",
        "Boss.drawn": "the card that is being resolved",
        "Boss.last_fallen": "the member that fell last",
        "Boss.wild": "wild mode has begun",
        "Boss.wild_ready": "wild before this boss turn began",
        "Boss.fended": "Angels that were fended off",
        "Boss.exact": "the last hit on the Egg had no excess",
        "Boss.stopped": "the drawn card is not resolved",
        "Boss.more_draws": "cards that are still to be drawn in this turn",
        "Turn.round": "from 1",
        "Turn.actions": "that are left",
        "Turn.plays": "cards played in this turn",
        "Turn.coin_used": "the coin was tossed in this turn",
        "Turn.boss": "it is the boss's turn",
        "Turn.set_next": "actions of the next round, where a card has set them",
        "Turn.set_now": "actions of this round, where a card has set them",
        "Turn.barred": "offers that were refused in this turn: card and slot",
        "Pending.frames": "the stack",
        "Pending.ask": "what is asked",
        "Pending.asker": "who is asked",
        "Pending.mask": "what may be answered",
        "Pending.may_stop": "nothing more is an answer, too",
        "Pending.picks": "what may be picked",
    }
}


class Field(NamedTuple):
    """One field of a struct, as its source has it."""

    name: str
    kind: str
    default: str
    words: str


def document(games: dict[str, Game]) -> str:
    """The generated part of the page."""
    return BEGIN + "".join(section(game) for game in games.values())


def section(game: Game) -> str:
    """One game: its positions and its events."""
    modules = list(modules_of(game))
    position = next(
        found for module in modules for found in structs_in(module) if found.__name__ == "Position"
    )
    parts = {found.__name__: found for module in modules for found in structs_in(module)}
    said = SAID.get(game.name, {})
    lines = ["", f"## The fields of {game.title}", "", *table_of(position, parts, said), ""]
    for part in parts_of(position, parts):
        lines += [f"`{part.__name__}`: {first_line(part)}", "", *table_of(part, parts, said), ""]
    lines += [f"Events of {game.title}:", "", "| event | what happened | fields |", "|---|---|---|"]
    events = sorted({kind for module in modules for kind in events_in(module)}, key=tag_of)
    lines += [f"| `{tag_of(kind)}` | {first_line(kind)} | {named(kind)} |" for kind in events]
    return "\n".join(lines) + "\n"


def home_of(game: Game) -> str:
    """The name of a game's package; empty: it has none of its own."""
    home = game.read_position.__module__.split(".")
    return ".".join(home[: home.index(game.name) + 1]) if game.name in home else ""


def modules_of(game: Game) -> Iterator[ModuleType]:
    """The modules of a game's package."""
    return modules_in(home_of(game))


def modules_in(home: str) -> Iterator[ModuleType]:
    """The modules of a package."""
    package = import_module(home)
    for info in walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(info.name)


def structs_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that are written in this module, in their order."""
    return [
        found
        for found in vars(module).values()
        if inspect.isclass(found)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    ]


def events_in(module: ModuleType) -> list[type[Event]]:
    """The kinds of events among them."""
    return [found for found in structs_in(module) if issubclass(found, Event)]


def parts_of(whole: type, parts: dict[str, type[msgspec.Struct]]) -> list[type]:
    """The structs that stand in this one's fields, with those that stand in theirs."""
    found: list[type] = []
    for field in fields_of(whole):
        for part in (part for name, part in parts.items() if name in names_in(field.kind)):
            if field.name != SKIPPED and part not in found:
                found += [part, *(other for other in parts_of(part, parts) if other not in [*found, part])]
    return found


def table_of(kind: type, parts: dict[str, type[msgspec.Struct]], said: dict[str, str]) -> list[str]:
    """The fields of a struct, one to a row."""
    rows = [
        f"| `{field.name}` | {in_words(field.kind, parts)} | {meaning(kind, field, said)} | {field.default} |"
        for field in fields_of(kind)
        if field.name != SKIPPED
    ]
    return ["| field | holds | meaning | if left out |", "|---|---|---|---|", *rows]


def meaning(kind: type, field: Field, said: dict[str, str]) -> str:
    """What a field is about; a remark that tells only what is meant by nothing says that elsewhere."""
    return field.words or said.get(f"{kind.__name__}.{field.name}", "")


def fields_of(kind: type) -> list[Field]:
    """The fields with the remarks beside them."""
    source = textwrap.dedent(inspect.getsource(kind))
    remarks = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (body,) = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    return [
        read_field(part, remark(part, remarks))
        for part in body.body
        if isinstance(part, ast.AnnAssign)
        if "ClassVar" not in ast.unparse(part.annotation)
    ]


def read_field(part: ast.AnnAssign, said: str) -> Field:
    """`by seat; None: nobody yet` says what is meant, and what is meant where nothing is said."""
    default = left_out(part.value)
    words, _, unnamed = (
        said.partition("None: ") if default == "-" else (said.replace("None:", "null:"), "", "")
    )
    default = unnamed or default
    return Field(ast.unparse(part.target), ast.unparse(part.annotation), default, words.rstrip("; "))


def remark(part: ast.AnnAssign, remarks: dict[int, str]) -> str:
    """What is said beside a field, on any of its lines."""
    said = [
        remarks[line] for line in range(part.lineno, (part.end_lineno or part.lineno) + 1) if line in remarks
    ]
    return said[0].replace("|", "or") if said else ""


def left_out(default: ast.expr | None) -> str:
    """What a field holds that is not named."""
    if default is None:
        return "must be named"
    text = ast.unparse(default)
    if isinstance(default, ast.Call):
        return "none" if "list" in text or "dict" in text else "its defaults"
    return NOTHING.get(text, f"`{text}`")


def names_in(kind: str) -> set[str]:
    """The names that a type is made of."""
    return {node.id for node in ast.walk(ast.parse(kind)) if isinstance(node, ast.Name)}


def in_words(kind: str, parts: dict[str, type[msgspec.Struct]]) -> str:
    """A type as a designer would say it."""
    return _say(ast.parse(kind, mode="eval").body, parts)


def _say(node: ast.expr, parts: dict[str, Any]) -> str:
    if isinstance(node, ast.BinOp):
        sides = [_say(side, parts) for side in (node.left, node.right) if ast.unparse(side) != "None"]
        return " or ".join(sides)
    if isinstance(node, ast.Name):
        return f"`{node.id}`" if node.id in parts else PLAIN.get(node.id, node.id)
    if not isinstance(node, ast.Subscript):
        return "name"
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    shape = ast.unparse(node.value)
    if shape == "Literal":
        return ", ".join(f"`{ast.unparse(value)}`".replace("'", "") for value in inner)
    if shape == "dict":
        return f"{_say(inner[1], parts)}, by {_say(inner[0], parts)}"
    return _say(inner[0], parts) if shape == "Annotated" else _listed(inner, parts)


def _listed(inner: list[ast.expr], parts: dict[str, Any]) -> str:
    """A list of any length, or one with so many places."""
    each = _say(inner[0], parts)
    if len(inner) > 1 and ast.unparse(inner[1]) != "...":
        return f"list of {len(inner)}: {', '.join(_say(place, parts) for place in inner)}"
    return (
        f"list of {each}" if each.startswith(("list", "`")) else f"list of {each}s".replace("trues", "true")
    )


def tag_of(kind: type[Event]) -> str:
    """The kind of an event, as scenarios name it."""
    return str(kind.__struct_config__.tag)


def named(kind: type[Event]) -> str:
    """The fields of an event."""
    return ", ".join(f"`{name}`" for name in kind.__struct_fields__) or "-"


def first_line(kind: type) -> str:
    """What a docstring says first."""
    return (inspect.getdoc(kind) or "").partition("\n")[0].replace("|", "or")


def main(arguments: list[str]) -> int:
    """Write the generated part of this file anew."""
    path = Path(arguments[0])
    kept = path.read_text(encoding="utf-8").partition(BEGIN)[0]
    path.write_text(kept + document(HOUSE), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
