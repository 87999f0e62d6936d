"""C3: a whole game as one number, to be compared between compiled and uncompiled rules."""

import hashlib
from typing import Any

from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.state import State

from .broken import demand
from .players import player_named
from .table import acting, as_bytes, new_state, seats_of, viewers_of


def digest(game: Game, options: dict[str, Any], seed: int, player: str, chance: Chance | None = None) -> str:
    """What happened in this game: every position, view, event and worth, to the byte; `chance` instead of the seeded."""
    chance = Seeded(seed) if chance is None else chance
    luck, policy = Seeded(seed + 1), player_named(game, player)
    journal, total = Journal(), hashlib.sha256()
    state = new_state(game, options, chance, journal)
    _add(total, state, journal)
    while state.to_act():
        seat, journal = acting(state)[0], Journal()
        state.play(seat, policy.choose(state, seat, luck), chance, journal)
        _add(total, state, journal)
    total.update(as_bytes([state.outcome(), state.utilities()]))
    return total.hexdigest()


def same_again(game: Game, options: dict[str, Any], seed: int, player: str) -> None:
    """C3: the same seed and moves give the same game."""
    demand(
        digest(game, options, seed, player) == digest(game, options, seed, player),
        "C3",
        f"the game with seed {seed} is another game when it is played again",
    )


def _add(total: "hashlib._Hash", state: State, journal: Journal) -> None:
    total.update(as_bytes(state.to_position()))
    total.update(as_bytes([state.view(viewer) for viewer in viewers_of(state)]))
    total.update(as_bytes([[audience, event] for audience, event in journal.entries]))
    total.update(as_bytes([float(state.worth(seat)) for seat in seats_of(state)]))
    for seat in acting(state):
        total.update(as_bytes(state.legal(seat)))
        total.update(as_bytes(state.imagine(seat, Seeded(seat)).to_position()))
