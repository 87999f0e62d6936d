"""One layout for each game. A new game registers here; a test asks for it."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.adapters.layout import Layout
from sacrarium.core.game import Game

from . import sacre_bleu, sacrifice_circle, sacrifice_duel, sacrifight, sarkophag

LAYOUTS: Final[dict[str, Callable[[Any], Layout]]] = {
    "sarkophag": sarkophag.layout,
    "sacrifice_duel": sacrifice_duel.layout,
    "sacrifice_circle": sacrifice_circle.layout,
    "sacre_bleu": sacre_bleu.layout,
    "sacrifight": sacrifight.layout,
}


def layout_of(game: Game, options: Any) -> Layout:
    """How a view of this table becomes a row of numbers."""
    return LAYOUTS[game.name](options)
