"""`sacrarium check FILE...`: run scenario files and tell what differs."""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from sacrarium.core.words import counted
from sacrarium.scenarios import ScenarioError, check_scenarios, files_in, mutate_scenarios

Told: TypeAlias = tuple[bool, list[str]]  # of a scenario: whether all is well, and what there is to say
Look: TypeAlias = Callable[[Path], Iterator[Told | ScenarioError]]

ALL_OK, SOME_DIFFER, UNREADABLE = 0, 1, 2


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "paths", metavar="FILE", nargs="+", type=Path, help="a scenario file, or a folder of them"
    )
    parser.add_argument(
        "--mutate",
        action="store_true",
        help="change one value at a time, and tell which expectations do not notice",
    )


def run(args: argparse.Namespace) -> int:
    """Check every file; 0: all is as expected, 1: something differs, 2: a file cannot be read."""
    worst = ALL_OK
    scenarios = files = 0
    for path in _files(args.paths):
        if isinstance(path, ScenarioError):
            print(f"sacrarium check: {path}", file=sys.stderr)
            worst = UNREADABLE
            continue
        found, code = _check(path, _mutated if args.mutate else _compared)
        scenarios += found
        files += 1
        worst = max(worst, code)
    words = {
        ALL_OK: "every change was noticed" if args.mutate else "all as expected",
        SOME_DIFFER: "not every change was noticed" if args.mutate else "not all as expected",
        UNREADABLE: "not all could be read",
    }
    print(f"{counted(scenarios, 'scenario')} in {counted(files, 'file')}: {words[worst]}")
    return worst


def _files(paths: list[Path]) -> Iterator[Path | ScenarioError]:
    for path in paths:
        try:
            yield from files_in(path)
        except ScenarioError as error:
            yield error


def _check(path: Path, look: Look) -> tuple[int, int]:
    """Print what came of one file; returns the number of its scenarios and the exit code it deserves."""
    try:
        found = list(look(path))
    except ScenarioError as error:
        found = [error]
    told = [scenario for scenario in found if not isinstance(scenario, ScenarioError)]
    for mistake in (scenario for scenario in found if isinstance(scenario, ScenarioError)):
        print(f"sacrarium check: {mistake}", file=sys.stderr)
    if not told:
        return 0, UNREADABLE
    unread = len(found) - len(told)
    ok = all(fine for fine, _ in told)
    part = f" ({len(told)} of {len(found)} scenarios; the others cannot be read)" if unread else ""
    print(f"{'ok      ' if ok else 'differs '} {path}{part}")
    for _, lines in told:
        for line in lines:
            print(f"         {line}")
    return len(told), UNREADABLE if unread else ALL_OK if ok else SOME_DIFFER


def _compared(path: Path) -> Iterator[Told | ScenarioError]:
    """What differs."""
    for result in check_scenarios(path):
        if isinstance(result, ScenarioError):
            yield result
        else:
            yield result.ok, [f"{result.scenario.name}: {difference}" for difference in result.differences]


def _mutated(path: Path) -> Iterator[Told | ScenarioError]:
    """What differs, which changes nobody noticed, and what of a position does not matter."""
    for trial in mutate_scenarios(path):
        if isinstance(trial, ScenarioError):
            yield trial
        else:
            lines = [*trial.differences, *trial.unnoticed, *trial.idle]
            yield trial.ok, [f"{trial.scenario.name}: {line}" for line in lines]
