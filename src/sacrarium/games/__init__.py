"""The games of the house, and those that installed packages bring. A new game registers here; everything else finds it."""

from typing import Final

from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game

from . import outside, sacre_bleu, sacrifice_circle, sacrifice_duel, sacrifight, sarkophag

HOUSE: Final[dict[str, Game]] = {
    game.name: game
    for game in (
        sarkophag.GAME,
        sacrifice_duel.GAME,
        sacrifice_circle.GAME,
        sacre_bleu.GAME,
        sacrifight.GAME,
    )
}
FROM_OUTSIDE, BROKEN = outside.gather(outside.installed(), HOUSE)
GAMES: Final[dict[str, Game]] = {**HOUSE, **FROM_OUTSIDE}


def game_named(name: str) -> Game:
    """The game of this name."""
    if name in GAMES:
        return GAMES[name]
    if name in BROKEN:
        raise SacrariumError(BROKEN[name])
    raise SacrariumError(f"there is no game named '{name}'; there is {', '.join(GAMES)}")
