"""A chart as SVG: one row for each player, a dot for its figure and a line for its interval."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

from .statistics import Estimate

WIDTH: Final = 720
LEFT: Final = 130  # where the axis begins
RIGHT: Final = 690
TOP: Final = 64
ROW: Final = 30
TICKS: Final = 5
INK, SOFT, LINE, DOT = "#22201c", "#6b665e", "#d9d4ca", "#8a3324"

FONT: Final = 'role="img" font-family="system-ui, sans-serif" font-size="14"'

Row = tuple[str, Estimate]


def chart(title: str, axis: str, rows: Sequence[Row], percent: bool = False) -> str:
    """The whole picture; `percent` writes shares as percentages, on an axis from 0 to 1."""
    marks = [0.0, 0.25, 0.5, 0.75, 1.0] if percent else ticks(rows)
    bottom = TOP + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 60}" {FONT}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{bottom + 60}" fill="#ffffff"/>',
        _text(20, 32, title, INK, "start", ' font-size="18" font-weight="600"'),
    ]
    parts += [_tick(mark, marks, bottom, percent) for mark in marks]
    parts += [_row(place, row, marks, percent) for place, row in enumerate(rows)]
    parts.append(_text((LEFT + RIGHT) / 2, bottom + 48, axis, SOFT, "middle"))
    return "\n".join([*parts, "</svg>", ""])


def ticks(rows: Sequence[Row]) -> list[float]:
    """Round values from below the lowest interval to above the highest."""
    low = min(estimate.low for _, estimate in rows)
    high = max(estimate.high for _, estimate in rows)
    rough = max(high - low, 1.0) / TICKS
    size = 10.0 ** floor(log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    return [step * number for number in range(floor(low / step), ceil(high / step) + 1)]


def _at(value: float, marks: Sequence[float]) -> float:
    span = marks[-1] - marks[0] or 1.0
    return LEFT + (RIGHT - LEFT) * (value - marks[0]) / span


def _tick(value: float, marks: Sequence[float], bottom: int, percent: bool) -> str:
    x = _at(value, marks)
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 10}" y2="{bottom}" stroke="{LINE}"/>'
    return line + _text(x, bottom + 22, written(value, percent), SOFT, "middle")


def _row(place: int, row: Row, marks: Sequence[float], percent: bool) -> str:
    name, estimate = row
    y = TOP + ROW * place + ROW / 2
    low, mean, high = (_at(value, marks) for value in (estimate.low, estimate.mean, estimate.high))
    words = f"{name}: {written(estimate.mean, percent)}, {interval(estimate, percent)}"
    return (
        f"<g><title>{escape(words)}</title>"
        + _text(LEFT - 14, y + 5, name, INK, "end")
        + f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{INK}" stroke-width="2"/>'
        + f'<circle cx="{mean:.1f}" cy="{y}" r="5" fill="{DOT}"/></g>'
    )


def _text(x: float, y: float, words: str, colour: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y}" fill="{colour}" text-anchor="{anchor}"{more}>{escape(words)}</text>'


def written(value: float, percent: bool) -> str:
    """A figure in a chart or table."""
    return f"{value:.1%}" if percent else f"{value:+.0f}" if value else "0"


def interval(estimate: Estimate, percent: bool) -> str:
    """Its bounds."""
    return f"{written(estimate.low, percent)} to {written(estimate.high, percent)}"
