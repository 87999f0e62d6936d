"""`sacrarium check FILE...`: run scenario files and tell what differs."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from sacrarium.core.words import counted
from sacrarium.scenarios import ScenarioError, check_scenarios, files_in

ALL_OK, SOME_DIFFER, UNREADABLE = 0, 1, 2


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "paths", metavar="FILE", nargs="+", type=Path, help="a scenario file, or a folder of them"
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
        found, code = _check(path)
        scenarios += found
        files += 1
        worst = max(worst, code)
    words = {
        ALL_OK: "all as expected",
        SOME_DIFFER: "not all as expected",
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


def _check(path: Path) -> tuple[int, int]:
    """Print what came of one file; returns the number of its scenarios and the exit code it deserves."""
    try:
        found = list(check_scenarios(path))
    except ScenarioError as error:
        found = [error]
    results = [result for result in found if not isinstance(result, ScenarioError)]
    for mistake in (result for result in found if isinstance(result, ScenarioError)):
        print(f"sacrarium check: {mistake}", file=sys.stderr)
    if not results:
        return 0, UNREADABLE
    unread = len(found) - len(results)
    ok = all(result.ok for result in results)
    part = f" ({len(results)} of {len(found)} scenarios; the others cannot be read)" if unread else ""
    print(f"{'ok      ' if ok else 'differs '} {path}{part}")
    for result in results:
        for difference in result.differences:
            print(f"         {result.scenario.name}: {difference}")
    return len(results), UNREADABLE if unread else ALL_OK if ok else SOME_DIFFER
