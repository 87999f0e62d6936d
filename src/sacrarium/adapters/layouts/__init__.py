"""One layout for each game. A game of the house registers here; a package from outside brings one by an entry point."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final, cast

from sacrarium.adapters.layout import Layout
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game

from . import sacre_bleu, sacrifice_circle, sacrifice_duel, sacrifight, sarkophag

GROUP: Final = "sacrarium.layouts"

LAYOUTS: Final[dict[str, Callable[[Any], Layout]]] = {
    "sarkophag": sarkophag.layout,
    "sacrifice_duel": sacrifice_duel.layout,
    "sacrifice_circle": sacrifice_circle.layout,
    "sacre_bleu": sacre_bleu.layout,
    "sacrifight": sacrifight.layout,
}


def layout_of(game: Game, options: Any) -> Layout:
    """How a view of this table becomes a row of numbers."""
    return (LAYOUTS.get(game.name) or _from_outside(game))(options)


def _from_outside(game: Game) -> Callable[[Any], Layout]:
    for point in entry_points(group=GROUP, name=game.name):
        return cast(Callable[[Any], Layout], point.load())
    raise SacrariumError(
        f"{game.title} has no observation layout; its package brings one by an entry point of the group {GROUP}"
    )
