"""Sides, the ends of a trick, and heads as people call them."""

from typing import Final

from sacrarium.core.words import counted

SIDE: Final = {"down": "below", "up": "above"}
EXTREME: Final = {"down": "lowest", "up": "highest"}
OPPOSITE: Final = {"down": "highest", "up": "lowest"}


def heads(count: int) -> str:
    """A number of mummy heads: "1 head", "7 heads"."""
    return counted(count, "head")


def heads_or_none(count: int) -> str:
    """The same, where none is worth saying: "no head"."""
    return heads(count) if count else "no head"
