"""Plays a scenario and compares what happens with what it expects."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from sacrarium.core.errors import IllegalMove, ScriptError
from sacrarium.core.journal import Journal

from .expectations import CHECKS
from .layout import Expect, Play, Scenario
from .match import Difference, shown
from .setting import chance_of, start_of
from .table import Table
from .tree import Field, ScenarioError

Watch: TypeAlias = Callable[[Table, Expect], object]


@dataclass(frozen=True)
class Result:
    """What came of a scenario."""

    scenario: Scenario
    differences: tuple[Difference, ...]

    @property
    def ok(self) -> bool:
        """Whether everything was as expected."""
        return not self.differences


def run(scenario: Scenario, watch: Watch | None = None) -> Result:
    """Play the scenario; a mistake in the file itself raises ScenarioError. `watch` is shown every expectation."""
    if scenario.given_refused is not None:
        return Result(scenario, tuple(_refused(scenario, scenario.given_refused)))
    return Result(scenario, tuple(_Course(scenario).play_all(watch)))


def first_difference(scenario: Scenario) -> Difference | None:
    """The same, up to the first thing that is not as expected."""
    return next(_Course(scenario).play_all(None), None)


def _refused(scenario: Scenario, words: Field) -> Iterator[Difference]:
    """The position must be refused, with these words among others."""
    try:
        _Course(scenario)
    except ScenarioError as error:
        if words.text().lower() not in error.sentence.lower():
            yield Difference(words.line, words.path, f"refused with '{words.value}'", error.sentence)
        return
    yield Difference(words.line, words.path, "the position is refused", "it is accepted")


class _Course:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.chance = chance_of(scenario)
        journal = Journal()
        state = self._with_chance(scenario.given, lambda: start_of(scenario, self.chance, journal))
        self.chance.state = state
        self.table = Table(scenario.game, state, journal)

    def play_all(self, watch: Watch | None) -> Iterator[Difference]:
        if not self.scenario.steps:
            self.scenario.given.wrong("without a step nothing is played and nothing is expected")
        for step in self.scenario.steps:
            for part in step:
                if isinstance(part, Expect):
                    yield from CHECKS[part.kind](self.table, part.want)
                    if watch is not None:
                        watch(self.table, part)
                    continue
                refusal = self._with_chance(part.field, lambda part=part: self.play(part))  # type: ignore[misc]
                if refusal is not None:
                    yield refusal
                    return
            if isinstance(step[0], Expect):
                self.table.journal = Journal()
        yield from self._left_over()

    def play(self, part: Play) -> Difference | None:
        self.table.seat(part.seat, part.field)
        self.table.imagined.clear()
        try:
            self.table.state.play(part.seat, part.move, self.chance, self.table.journal)
        except IllegalMove as error:
            return Difference(
                part.field.line,
                part.field.path,
                f"seat {part.seat} plays {part.text}",
                f"it is refused by {self.table.told(error.reason)}",
            )
        return None

    def _with_chance(self, field: Field, act: Callable[[], Any]) -> Any:
        try:
            return act()
        except ScriptError as error:
            field.wrong(self._with_names(str(error)))

    def _with_names(self, message: str) -> str:
        """A card that was drawn by its name is told by its name."""
        draws = self.scenario.chance.value.get("draws") if self.scenario.chance is not None else None
        asked = re.search(r"says (\d+) for 'draws'", message)
        if draws is None or asked is None:
            return message
        item = draws.value[len(draws.value) - len(self.chance.script["draws"]) - 1]
        return message.replace(f"says {asked[1]}", f"says {item.value}")

    def _left_over(self) -> Iterator[Difference]:
        if self.scenario.chance is not None:
            for kind, items in self.chance.unused().items():
                field = self.scenario.chance.value[kind]
                yield Difference(field.line, field.path, "all of it to be used", f"{shown(items)} left over")
