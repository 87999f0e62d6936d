"""`sacrarium bench`: the speed figures of this machine, beside the peers that are installed."""

import argparse
import sys

import msgspec


def add(parser: argparse.ArgumentParser) -> None:
    """For people or for programs, thorough or quick."""
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--quick", action="store_true", help="shorter, and less exact")


def run(given: argparse.Namespace) -> int:
    """Measure, show progress, report; an interruption reports what has been measured."""
    from sacrarium.bench import FULL, QUICK, measure
    from sacrarium.bench.rows import table

    report = measure(QUICK if given.quick else FULL, tell)
    tell("")
    print(msgspec.json.encode(report).decode() if given.json else table(report))
    if not report.complete:
        raise KeyboardInterrupt
    return 0


def tell(words: str) -> None:
    """Tell a person at a terminal what is going on, on one line that is written over."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)
