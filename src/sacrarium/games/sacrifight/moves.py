"""The moves: numbers that the engine works with, and the notation that people type (5.4).

A card of the hand is named by its place, 1 to 5, since a move has to mean the same with any set of cards.
"""

from typing import Final

from sacrarium.core.bits import Move
from sacrarium.core.errors import BadNotation

from .fight import codes as c
from .pieces import MEMBERS, SIDES, SLOTS, TIERS

TARGETS: Final = ("boss", *MEMBERS, *SLOTS, "hero1", "hero2")
PLACES: Final = ("1", "2", "3", "4", "5")


def _all() -> list[str]:
    """The notation of every move, in the order of their numbers."""
    return [
        *(f"draw:{tier}" for tier in TIERS[:3]),
        *(f"play:{place}:{side}" for place in PLACES for side in SIDES),
        *(f"play:{place}:on:{slot}" for place in PLACES for slot in SLOTS),
        *(f"save:{slot}" for slot in SLOTS),
        *(f"pack:{place}" for place in PLACES),
        "special",
        "pass",
        "toss",
        "no_toss",
        "yes",
        "no",
        "done",
        *(f"target:{target}" for target in TARGETS),
        *(f"side:{side}" for side in SIDES),
        *(f"option:{number}" for number in range(1, 9)),
        *(f"swap:{place}" for place in PLACES),
        *(f"boss:{number}" for number in range(1, 4)),
        *(f"first:{number}" for number in (1, 2)),
        *(f"pick:{number}" for number in range(1, c.MOST_PICKS + 1)),
    ]


NOTATION: Final = tuple(_all())
BY_NOTATION: Final = {text.lower(): move for move, text in enumerate(NOTATION)}
MOVE_COUNT: Final = c.MOVES


def write(move: Move) -> str:
    """The move as people write it."""
    return NOTATION[move]


def read(text: str) -> Move:
    """The move that this text stands for."""
    said = text.strip().lower()
    if said not in BY_NOTATION:
        raise BadNotation(
            f"'{text.strip()[:20]}' is not a move; write for example 'draw:bronze', 'play:1:S', 'play:2:on:S1', "
            "'save:S1', 'target:boss' or 'pass'"
        )
    return BY_NOTATION[said]
