"""C3 from outside: `python -m sacrarium.contract` reads a game per line, as JSON, and writes its digest on a line.

The first line that it writes tells how the rules run in this process.
"""

import sys
from typing import Any

import msgspec

from sacrarium import engine
from sacrarium.games import game_named

from .digest import digest


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    options: dict[str, Any]
    seed: int
    player: str


def main() -> None:
    """Answer every line on standard input."""
    sys.stdout.write(f"{engine()}\n")
    for line in sys.stdin:
        job = msgspec.json.decode(line, type=Job)
        sys.stdout.write(digest(game_named(job.game), job.options, job.seed, job.player) + "\n")


if __name__ == "__main__":
    main()
