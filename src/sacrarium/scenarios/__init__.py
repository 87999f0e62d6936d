"""Scenario files: rulebook examples as data that anybody can write, and their runner. See docs/scenarios.md."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from .layout import Scenario, read_file, read_text, scan_text, text_of
from .match import Difference
from .run import Result, run
from .tree import ScenarioError
from .trials import Trial, mutate

Found = TypeVar("Found")

__all__ = [
    "Difference",
    "Result",
    "Scenario",
    "ScenarioError",
    "Trial",
    "check_file",
    "check_scenarios",
    "check_text",
    "files_in",
    "mutate_scenarios",
    "read_file",
]


def check_file(path: Path) -> list[Result]:
    """Run all scenarios of a file."""
    return [run(scenario) for scenario in read_file(path)]


def check_scenarios(path: Path) -> Iterator[Result | ScenarioError]:
    """The same one by one: a scenario that cannot be understood does not hide the others."""
    yield from _each(path, run)


def mutate_scenarios(path: Path) -> Iterator[Trial | ScenarioError]:
    """Change one value of the scenarios of a file at a time."""
    yield from _each(path, mutate)


def _each(path: Path, act: Callable[[Scenario], Found]) -> Iterator[Found | ScenarioError]:
    for scenario in scan_text(text_of(path), str(path)):
        if isinstance(scenario, ScenarioError):
            yield scenario
            continue
        try:
            yield act(scenario)
        except ScenarioError as error:
            yield error


def check_text(text: str, source: str = "text") -> list[Result]:
    """Run all scenarios of a text."""
    return [run(scenario) for scenario in read_text(text, source)]


def files_in(path: Path) -> list[Path]:
    """A file itself, or all scenario files below a folder."""
    if not path.is_dir():
        return [path]
    found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
    if not found:
        raise ScenarioError(f"{path}: there is no scenario file in this folder")
    return found
