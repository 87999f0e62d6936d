"""How far long work is, told to a person at a terminal on one line that is written over."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

WIDTH: Final = 24
SECONDS_BETWEEN: Final = 0.2

T = TypeVar("T")


def progress(items: Iterable[T], count: int, what: str = "games") -> Iterator[T]:
    """Pass the items on, and tell how many of them there have been; nothing is told where nobody looks."""
    shown = sys.stderr.isatty()
    began = last = time.monotonic()
    for number, item in enumerate(items, 1):
        yield item
        now = time.monotonic()
        if shown and (now - last > SECONDS_BETWEEN or number == count):
            last = now
            line = bar(number, count, what, now - began)
            print(f"\r\033[K{line}", end="" if number < count else "\n", file=sys.stderr, flush=True)


def bar(number: int, count: int, what: str, seconds: float) -> str:
    """The line: a bar, the count, and how long the rest will take at this rate."""
    full = WIDTH * number // count
    left = seconds / number * (count - number)
    rest = f", {left / 60:.0f} min left" if left >= 90 else f", {left:.0f} s left" if number < count else ""
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {number} of {count} {what}{rest}"
