"""Sets a scene of the circle, plays moves and tells what came of it."""

from collections.abc import Iterator
from typing import Any

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Chance, Scripted, Seeded
from sacrarium.core.journal import Event, Journal
from sacrarium.core.policy import Policy
from sacrarium.core.words import Company
from sacrarium.games import GAMES
from sacrarium.games.sacrifice_circle.state import CircleState

GAME = GAMES["sacrifice_circle"]
NAMES = ("Ansel", "Mira", "Tove", "Ida", "Ilse")


def read(**given: Any) -> CircleState:
    """The state of a position."""
    state = GAME.read_position(given)
    assert isinstance(state, CircleState)
    return state


def play(state: CircleState, move: str, chance: Chance | None = None) -> list[Event]:
    """The seat that is asked makes a move; returns what everybody saw."""
    journal = Journal()
    state.play(asked(state), GAME.read_move(move), chance or Scripted(), journal)
    return journal.seen_by(None)


def asked(state: CircleState) -> Seat:
    """The one seat that has to decide."""
    return state.next_seat()


def legal(state: CircleState) -> set[str]:
    """What it may do."""
    return {GAME.write_move(move) for move in state.legal(asked(state))}


def company(viewer: Seat | None = None) -> Company:
    return Company(NAMES, viewer)


def whole_game(seed: int, policy: Policy, **options: Any) -> Iterator[tuple[CircleState, list[Event]]]:
    """A game of five such players, position by position, with what happened before each."""
    chance, journal = Seeded(seed), Journal()
    state = GAME.new(GAME.read_options(options), chance, journal)
    assert isinstance(state, CircleState)
    yield state, journal.seen_by(None)
    while state.to_act():
        journal = Journal()
        state.play(asked(state), policy.choose(state, asked(state), chance), chance, journal)
        yield state, journal.seen_by(None)
