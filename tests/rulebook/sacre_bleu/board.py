"""Short ways to set a scene."""

from collections.abc import Iterator
from typing import Any

from sacrarium.core.chance import Chance, Seeded
from sacrarium.games import GAMES
from sacrarium.games.sacre_bleu.state import SacreState

GAME = GAMES["sacre_bleu"]


def new_game(seed: int, **options: Any) -> tuple[SacreState, Chance]:
    """A game that has just been dealt, and the chance it goes on with."""
    chance = Seeded(seed)
    state = GAME.new(GAME.read_options(options), chance)
    assert isinstance(state, SacreState)
    return state, chance


def read(options: dict[str, Any] | None = None, **fields: Any) -> SacreState:
    """A position."""
    state = GAME.read_position({**fields, "options": options or {"players": 2}})
    assert isinstance(state, SacreState)
    return state


def play(state: SacreState, seat: int, *moves: str) -> None:
    """Moves of one seat."""
    for move in moves:
        state.play(seat, GAME.read_move(move), Seeded(0))


def decisions(seed: int, **options: Any) -> Iterator[SacreState]:
    """Every decision of a random game; the state is changed in place."""
    state, chance = new_game(seed, **options)
    while state.to_act():
        yield state
        seat = state.next_seat()
        state.play(seat, state.pick(seat, chance), chance)
    yield state
