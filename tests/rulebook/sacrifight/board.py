"""Short ways to set a scene."""

from typing import Any

from sacrarium.core.chance import Chance, Scripted, Seeded
from sacrarium.core.journal import Journal
from sacrarium.games import GAMES
from sacrarium.games.sacrifight.state import FightState

GAME = GAMES["sacrifight"]


def new_game(seed: int = 1, **options: Any) -> FightState:
    """A run that has just been set up."""
    state = GAME.new(GAME.read_options(options), Seeded(seed))
    assert isinstance(state, FightState)
    return state


def scene(boss: str = "dummy", *, options: dict[str, Any] | None = None, **position: Any) -> FightState:
    """A moment in a fight, with the cards of the worked examples."""
    state = GAME.read_position(
        {"boss": boss, "options": {"cards": "examples", **(options or {})}, **position}
    )
    assert isinstance(state, FightState)
    return state


def play(state: FightState, *moves: str, chance: Chance | None = None) -> Journal:
    """Moves in notation, each by the seat that is asked."""
    journal, luck = Journal(), chance or Scripted()
    for move in moves:
        state.play(state.to_act().bit_length() - 1, GAME.read_move(move), luck, journal)
    return journal


def legal(state: FightState) -> list[str]:
    """What the seat that is asked may do."""
    return [GAME.write_move(move) for move in state.legal(state.to_act().bit_length() - 1)]
