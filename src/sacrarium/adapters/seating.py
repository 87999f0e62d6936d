"""Which game, on how many seats, with which options: the same three words for every adapter."""

from typing import Any, Final

from sacrarium.core.bits import Seat, lowest
from sacrarium.core.errors import BadOptions
from sacrarium.core.game import Game
from sacrarium.core.state import State
from sacrarium.games import game_named

PLAYERS: Final = "players"


def table(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> tuple[Game, Any]:
    """The game and its options; a mistake is told in one sentence."""
    game = game_named(name)
    given = dict(options or {})
    if PLAYERS in game.options.__struct_fields__:
        given.setdefault(PLAYERS, game.default_seats if seats is None else seats)
    found = game.read_options(given)
    there = game.state(found).seats()
    if seats not in {None, there} or there not in game.seats:
        raise BadOptions(game.no_seats(there if seats is None else seats))
    return game, found


def turn_of(state: State) -> Seat | None:
    """The seat that is asked now; None: the game is over.

    Seats that decide at once are asked one after the other; none of them sees what the others have answered.
    """
    acting = state.to_act()
    return lowest(acting) if acting else None
