"""Sets a scene of Sarkophag, plays cards and tells what came of it."""

from collections.abc import Iterable
from typing import Any

from sacrarium.core.bits import Card, Seat, members_of
from sacrarium.core.chance import Chance, Scripted, Seeded
from sacrarium.core.journal import Journal
from sacrarium.games import GAMES
from sacrarium.games.sarkophag.events import TrickTaken
from sacrarium.games.sarkophag.state import SarkophagState
from sacrarium.games.sarkophag.view import View

GAME = GAMES["sarkophag"]


def seats(count: int) -> range:
    """The seats of a table, to be named."""
    return range(count)


class Board:
    """A table in mid-game."""

    def __init__(self, state: SarkophagState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.journal = Journal()

    def play(self, seat: Seat, card: str) -> None:
        """A seat plays a card."""
        self.state.play(seat, GAME.read_move(card), self.chance, self.journal)

    def play_all(self, cards: Iterable[Card]) -> None:
        """Cards in playing order, each by the seat whose turn it is."""
        for card in cards:
            self.play(self.turn, str(card))

    @property
    def view(self) -> View:
        return self.state.view(None)

    @property
    def turn(self) -> Seat:
        return self.state.next_seat()

    @property
    def legal(self) -> set[Card]:
        return set(self.state.legal(self.turn))

    @property
    def taken(self) -> TrickTaken:
        """The last trick that was taken."""
        return next(event for _, event in reversed(self.journal.entries) if isinstance(event, TrickTaken))

    @property
    def last_taker(self) -> Seat:
        return self.taken.seat

    @property
    def heads(self) -> tuple[int, ...]:
        """Heads of this round, by seat."""
        return self.view.round_heads


def sarkophag_position(
    led_by: Seat = 0,
    trick: Iterable[Card] = (),
    hands: dict[Seat, list[Card]] | None = None,
    chance: Chance | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Board:
    """A position in which only what matters is named."""
    named = hands or {}
    players = (options or {}).get("players", 4)
    given = {
        "leader": led_by,
        "trick": list(trick),
        "hands": [named.get(seat) for seat in range(players)],
        "options": options or {},
        **fields,
    }
    return Board(read(given), chance or Scripted())


def read(given: dict[str, Any]) -> SarkophagState:
    """The state of a position."""
    state = GAME.read_position(given)
    assert isinstance(state, SarkophagState)
    return state


def new_game(seed: int, journal: Journal | None = None, **options: Any) -> tuple[SarkophagState, Seeded]:
    """A game that has just been dealt, and its chance."""
    chance = Seeded(seed)
    state = GAME.new(GAME.read_options(options), chance, journal)
    assert isinstance(state, SarkophagState)
    return state, chance


def hand(state: SarkophagState, seat: Seat) -> set[Card]:
    """The cards that a seat holds."""
    return set(members_of(state.hands[seat]))


def play_round(state: SarkophagState, chance: Chance) -> Journal:
    """Play at random to the end of the round."""
    journal, stage = Journal(), state.stage()
    while state.to_act() and state.stage() == stage:
        seat = state.next_seat()
        state.play(seat, state.pick(seat, chance), chance, journal)
    return journal
