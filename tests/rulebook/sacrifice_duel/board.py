"""Sets a scene of a duel, plays moves and tells what came of it."""

from collections.abc import Iterator
from typing import Any

from sacrarium.core.bits import Card, CardSet, Seat
from sacrarium.core.chance import Chance, Scripted, Seeded
from sacrarium.core.journal import Event, Journal
from sacrarium.games import GAMES
from sacrarium.games.sacrifice_duel.pieces import BY_NAME, cards_in
from sacrarium.games.sacrifice_duel.state import DuelState

GAME = GAMES["sacrifice_duel"]


def code(name: str) -> Card:
    """The number of a card."""
    return BY_NAME[name.lower()]


def drawn(*names: str) -> Scripted:
    """Chance that draws these cards in order."""
    return Scripted(draws=[2 * code(name) for name in names])


def read(**given: Any) -> DuelState:
    """The state of a position."""
    state = GAME.read_position(given)
    assert isinstance(state, DuelState)
    return state


def play(state: DuelState, seat: Seat, move: str, chance: Chance | None = None) -> list[Event]:
    """Make a move; returns what everybody saw."""
    journal = Journal()
    state.play(seat, GAME.read_move(move), chance or Scripted(), journal)
    return journal.seen_by(None)


def new_game(seed: int, **options: Any) -> tuple[DuelState, Seeded]:
    """A game that has just been set up, and its chance."""
    chance = Seeded(seed)
    state = GAME.new(GAME.read_options(options), chance)
    assert isinstance(state, DuelState)
    return state, chance


def decisions(seed: int, **options: Any) -> Iterator[tuple[DuelState, list[Event]]]:
    """Every decision of a random game and its end, with what everybody has just seen; the state changes in place."""
    chance, journal = Seeded(seed), Journal()
    state = GAME.new(GAME.read_options(options), chance, journal)
    assert isinstance(state, DuelState)
    yield state, journal.seen_by(None)
    while state.to_act():
        asked = [seat for seat in (0, 1) if state.to_act() >> seat & 1]
        seat = asked[chance.below(len(asked))]
        journal = Journal()
        state.play(seat, state.pick(seat, chance), chance, journal)
        yield state, journal.seen_by(None)


def cards(pile: CardSet) -> list[Card]:
    """The cards of a pile."""
    return cards_in(pile)
