"""Scenarios tried on themselves: an expectation that is changed must be noticed, a position that is changed should matter.

One value of an expectation at a time becomes a wrong one, or a word that does not exist. Where something must not be
there, only words and cards are changed: another number is not there either. Of a `given`, one value at a time is
changed or left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from .expectations import CHECKS
from .layout import Expect, Scenario
from .match import Difference, shown
from .run import first_difference, run
from .table import Table
from .tree import Field, ScenarioError, is_whole
from .vocabulary import Vocabulary

NO_WORD: Final = "no_such_word"
FAR: Final = 977  # what is added to a number where a neighbour might be there, too
EXACT: Final = frozenset({"to_act", "legal", "position", "view", "outcome"})
LOOSE: Final = frozenset({"holds", "sometimes", "refused", "events"})
NEGATIVE: Final = frozenset({"lacks", "never", "no_events"})


@dataclass(frozen=True)
class Change:
    """One value that was changed."""

    place: Field
    words: str
    whole: Field  # the expectation, or the position, with it

    def __str__(self) -> str:
        return f"line {self.place.line}, {self.place.path}: {self.words}"


@dataclass
class Trial:
    """What came of a scenario and of the changes to it."""

    scenario: Scenario
    differences: tuple[Difference, ...] = ()  # then nothing was changed
    tried: int = 0
    unnoticed: list[Change] = field(default_factory=list)
    idle: list[Change] = field(default_factory=list)  # values of `given` that do not matter

    @property
    def ok(self) -> bool:
        """Whether all was as expected, and every change was noticed."""
        return not self.differences and not self.unnoticed


def mutate(scenario: Scenario, positions: bool = True) -> Trial:
    """Change one value at a time; `positions`: those of `given`, too, which takes longer."""
    trial = Trial(scenario)

    def watch(table: Table, expect: Expect) -> None:
        for change in changed_expectations(expect, table):
            trial.tried += 1
            if not _is_noticed(table, replace(expect, want=change.whole)):
                trial.unnoticed.append(change)

    trial.differences = run(scenario, watch).differences
    if trial.differences:
        return replace(trial, tried=0, unnoticed=[])
    if positions and isinstance(scenario.given.value, dict) and scenario.given_refused is None:
        trial.idle = list(_idle(scenario))
    return trial


def _is_noticed(table: Table, expect: Expect) -> bool:
    try:
        return next(CHECKS[expect.kind](table, expect.want), None) is not None
    except ScenarioError:
        return True


# -- expectations ----------------------------------------------------------------------------------


def changed_expectations(expect: Expect, table: Table) -> Iterator[Change]:
    """The expectation with one value or one name changed, again and again."""
    yield from _changes(expect.want, (expect.kind,), Vocabulary.of(table))


def _changes(want: Field, inside: tuple[str, ...], known: Vocabulary) -> Iterator[Change]:
    if isinstance(want.value, dict):
        for name in want.value:
            yield from _changes_at(want, name, inside, known)
    elif isinstance(want.value, list):
        for number, item in enumerate(want.value):
            for change in _changes(item, inside, known):
                items = [*want.value[:number], change.whole, *want.value[number + 1 :]]
                yield replace(change, whole=replace(want, value=items))
    else:
        for value in _wrong(want, inside, known):
            words = f"{shown(value)} in place of {shown(want.value)} is not noticed"
            yield Change(want, words, replace(want, value=value))


def _changes_at(want: Field, name: Any, inside: tuple[str, ...], known: Vocabulary) -> Iterator[Change]:
    """The value under this name, and the name itself."""
    if name == "samples":
        return
    for change in _changes(want.value[name], (*inside, str(name)), known):
        yield replace(change, whole=replace(want, value={**want.value, name: change.whole}))
    other = name + FAR if is_whole(name) else NO_WORD
    renamed = {other if key == name else key: value for key, value in want.value.items()}
    words = f"the name {other} in place of {name} is not noticed"
    yield Change(want.value[name], words, replace(want, value=renamed))


def _wrong(want: Field, inside: tuple[str, ...], known: Vocabulary) -> list[Any]:
    """Values that cannot be right here."""
    value, place = want.value, inside[-1]
    if isinstance(value, str):
        return [NO_WORD]
    negative = bool(NEGATIVE & set(inside))
    if is_whole(value):
        if negative and place != "seat" and not known.is_card_field(want.path):
            return []
        if inside[-2:] == ("imagined", "seat"):
            return [value + FAR]  # another seat may know the same
        exact = not negative and not LOOSE & set(inside)
        return [value + (1 if exact else FAR)]
    if negative:
        return []
    return [not value] if isinstance(value, bool) else [NO_WORD]


# -- positions -------------------------------------------------------------------------------------


def _idle(scenario: Scenario) -> Iterator[Change]:
    """Values of the position that can be otherwise, and nothing is noticed."""
    places: dict[str, list[Change]] = {}
    for change in _positions(scenario.given):
        places.setdefault(change.place.path, []).append(change)
    for changes in places.values():
        found = [_comes_out(scenario, change.whole) for change in changes]
        if True in found and False not in found:
            yield changes[0]


def _comes_out(scenario: Scenario, given: Field) -> bool | None:
    """Whether all is as expected from this position; None: there is no such position."""
    try:
        return first_difference(replace(scenario, given=given)) is None
    except ScenarioError:
        return None


def _positions(given: Field) -> Iterator[Change]:
    """The position with one value left out or changed."""
    if isinstance(given.value, dict):
        for name, item in given.value.items():
            rest = {key: value for key, value in given.value.items() if key != name}
            yield from _without(item, replace(given, value=rest))
            for change in _positions(item):
                yield replace(change, whole=replace(given, value={**given.value, name: change.whole}))
    elif isinstance(given.value, list):
        for number, item in enumerate(given.value):
            before, after = given.value[:number], given.value[number + 1 :]
            yield from _without(item, replace(given, value=[*before, *after]))
            for change in _positions(item):
                yield replace(change, whole=replace(given, value=[*before, change.whole, *after]))
    elif isinstance(given.value, bool) or is_whole(given.value):
        for value in (
            [not given.value] if isinstance(given.value, bool) else [given.value + 1, given.value - 1]
        ):
            yield Change(given, _idle_words(given), replace(given, value=value))


def _without(item: Field, rest: Field) -> Iterator[Change]:
    if not isinstance(item.value, dict | list) and item.value is not None:
        yield Change(item, _idle_words(item), rest)


def _idle_words(item: Field) -> str:
    return f"{shown(item.value)} does not matter to any expectation"
