"""`sacrarium check FILE...`: run scenario files and tell what differs."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from sacrarium.core.words import counted
from sacrarium.scenarios import ScenarioError, check_file, files_in

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
        results = check_file(path)
    except ScenarioError as error:
        print(f"sacrarium check: {error}", file=sys.stderr)
        return 0, UNREADABLE
    if all(result.ok for result in results):
        print(f"ok       {path}")
        return len(results), ALL_OK
    print(f"differs  {path}")
    for result in results:
        for difference in result.differences:
            print(f"         {result.scenario.name}: {difference}")
    return len(results), SOME_DIFFER
