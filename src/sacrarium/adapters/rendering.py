"""A position in words for one seat, as plain text."""

from sacrarium.core.bits import Seat
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.state import State
from sacrarium.core.words import Company

from .seating import turn_of


def text_of(game: Game, state: State, seat: Seat, journal: Journal) -> str:
    """What has just happened as far as the seat may know, and what it is asked or how the game ended."""
    company = Company(tuple(f"Seat {number}" for number in range(state.seats())), seat)
    lines = [line for event in journal.seen_by(seat) if (line := game.text.event(event, company))]
    outcome = state.outcome()
    if outcome is not None:
        result = game.text.result(outcome, company)
        return "\n".join([*lines, result.title, result.detail]).strip()
    if turn_of(state) != seat:
        return "\n".join([*lines, game.text.words(state, company).title])
    ask = game.text.ask(state, seat, company)
    moves = [f"  {info.move}: {info.label}" for info in ask.moves]
    return "\n".join([*lines, ask.title, *moves])
