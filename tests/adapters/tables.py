"""Every game on every number of seats, and positions of it from play at random and by rules of thumb."""

from collections.abc import Iterator

from sacrarium.adapters.seating import table, turn_of
from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.state import State
from sacrarium.games import GAMES

TABLES = [(game.name, seats) for game in GAMES.values() for seats in game.seats]
FEW_TABLES = [(game.name, game.default_seats) for game in GAMES.values()]


def decisions(
    name: str, seats: int, seed: int, options: dict[str, object] | None = None
) -> Iterator[tuple[State, Seat]]:
    """The decisions of one game; an even seed plays at random, an odd one by rules of thumb."""
    game, found = table(name, seats, options)
    chance = Seeded(seed)
    state = game.new(found, chance)
    while (seat := turn_of(state)) is not None:
        yield state, seat
        move = game.novice.choose(state, seat, chance) if seed % 2 else state.pick(seat, chance)
        state.play(seat, move, chance)
