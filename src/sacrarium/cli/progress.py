"""How far long work is, told to a person at a terminal on one line that is written over."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

WIDTH: Final = 24

T = TypeVar("T")


def progress(items: Iterable[T], count: int, what: str = "games") -> Iterator[T]:
    """Pass the items on, and tell how many of them there have been; nothing is told where nobody looks."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(WIDTH),
        MofNCompleteColumn(" of "),
        TextColumn(what),
        TimeRemainingColumn(compact=True),
    )
    with Progress(
        *columns, console=Console(stderr=True), redirect_stdout=False, redirect_stderr=False
    ) as shown:
        yield from shown.track(items, count)
