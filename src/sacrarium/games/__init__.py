"""The games of the house. A new game registers here, and everything else finds it."""

from typing import Final

from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game

from . import sacre_bleu, sacrifice_circle, sacrifice_duel, sacrifight, sarkophag

GAMES: Final[dict[str, Game]] = {
    game.name: game
    for game in (
        sarkophag.GAME,
        sacrifice_duel.GAME,
        sacrifice_circle.GAME,
        sacre_bleu.GAME,
        sacrifight.GAME,
    )
}


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise SacrariumError(f"there is no game named '{name}'; there is {', '.join(GAMES)}")
    return GAMES[name]
