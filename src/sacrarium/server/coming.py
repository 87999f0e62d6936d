"""The games of the house that cannot be played yet, for the start page."""

from typing import Final

import msgspec


class ComingGame(msgspec.Struct, frozen=True):
    """What the start page shows of a game that is not ready."""

    name: str
    title: str
    tagline: str
    seats: tuple[int, ...]
    minutes: int
    together: bool
    ready: bool = False


COMING: Final = (
    ComingGame(
        "sacrifight",
        "Sacrifight",
        "Alpine legends, three bosses, and cards you must give up.",
        (1, 2),
        60,
        True,
    ),
)
