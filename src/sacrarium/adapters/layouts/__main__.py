"""`python -m sacrarium.adapters.layouts`: where everything stands in an observation, as docs/observations.md has it."""

import sys

from sacrarium.adapters.layouts import LAYOUTS, layout_of
from sacrarium.adapters.seating import table

HEAD = """# Observations

Written by `python -m sacrarium.adapters.layouts`, for the usual number of seats; fields of other tables have other
sizes, which `env.observing.layout.places()` tells. Seats are counted from the viewer: itself, the next, and so on.
All numbers lie between 0 and 1.
"""


def section(name: str) -> str:
    """The layout of one game as a table."""
    game, options = table(name)
    layout = layout_of(game, options)
    rows = [f"| {place.start} | {place.size} | `{place.name}` | {place.words} |" for place in layout.places()]
    seats = game.state(options).seats()
    return "\n".join(
        [
            f"## {game.title}, {seats} seat{'s' if seats > 1 else ''}: {layout.size} numbers",
            "",
            "| from | size | field | what it tells |",
            "|---|---|---|---|",
            *rows,
            "",
        ]
    )


def document() -> str:
    """All layouts."""
    return "\n".join([HEAD, *map(section, LAYOUTS)])


if __name__ == "__main__":
    sys.stdout.write(document())
