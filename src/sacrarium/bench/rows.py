"""What is compared with what, and how it turned out."""

from dataclasses import dataclass
from typing import Final

import msgspec

WIDTH: Final = 49


@dataclass(frozen=True)
class Comparison:
    """Two contestants and the ratio that is wanted between them."""

    name: str  # stable: programs find a row by its game and this
    game: str
    what: str
    unit: str
    ours: str  # the contestant
    peer: str  # what it is compared with, in words
    theirs: str  # the contestant
    target: float | None = None  # at least this ratio; None: for information


class Row(msgspec.Struct, frozen=True):
    """One figure beside another. The names of the fields are stable."""

    name: str
    game: str
    what: str
    unit: str
    ours: float | None
    peer: str
    theirs: float | None
    ratio: float | None
    target: float | None
    reached: bool | None  # None: there is no target, or not both were measured
    missing: str | None  # why a figure is not here


class Report(msgspec.Struct, frozen=True):
    """All rows of one run. The names of the fields are stable."""

    version: str
    engine: str
    python: str
    rounds: int
    complete: bool  # false: interrupted
    rows: tuple[Row, ...]


def judge(comparison: Comparison, best: dict[str, float], missing: dict[str, str]) -> Row:
    """The row of a comparison, from the best rates and the reasons why somebody did not run."""
    ours, theirs = best.get(comparison.ours), best.get(comparison.theirs)
    absent = [missing[name] for name in (comparison.ours, comparison.theirs) if name in missing]
    ratio = ours / theirs if ours is not None and theirs else None
    target = comparison.target
    return Row(
        name=comparison.name,
        game=comparison.game,
        what=comparison.what,
        unit=comparison.unit,
        ours=ours,
        peer=comparison.peer,
        theirs=theirs,
        ratio=ratio,
        target=target,
        reached=None if ratio is None or target is None else ratio >= target,
        missing=None if ratio is not None else f"not here: {absent[0]}" if absent else "not measured",
    )


def table(report: Report) -> str:
    """The report for people."""
    lines = [f"Sacrarium {report.version}, Python {report.python}, engine {report.engine}"]
    game = None
    for row in report.rows:
        if row.game != game:
            game = row.game
            lines += ["", game]
        lines.append(f"  {row.what:<{WIDTH}} {_figures(row)}")
    lines += [
        "",
        f"Best of {report.rounds} rounds in turn, in seconds of the processor (workers: by the wall clock).",
    ]
    if not report.complete:
        lines.append("Interrupted: this is what was measured so far.")
    return "\n".join(lines)


def _figures(row: Row) -> str:
    ours = f"{amount(row.ours):>7} {row.unit:<14}"
    if row.ratio is None:
        return f"{ours} {'':>7}  {row.peer:<20} {row.missing}"
    wanted = (
        "" if row.target is None else f"  at least {row.target:g} x: {'reached' if row.reached else 'MISSED'}"
    )
    return f"{ours} {amount(row.theirs):>7}  {row.peer:<20} {row.ratio:6.2f} x{wanted}"


def amount(rate: float | None) -> str:
    """A rate with three digits: 865 k, 2.21 M."""
    if rate is None:
        return "-"
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if rate >= size:
            return f"{rate / size:#.3g} {unit}".replace(". ", " ")
    return f"{rate:#.3g}".rstrip(".")
