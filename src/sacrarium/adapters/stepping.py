"""A game in single steps, in which every draw of chance is a step of its own with outcomes that are equally likely.

Our rules ask chance in the middle of a move. Here a move is first tried with the outcomes that are known so far; if
the rules ask for one more number below n, the game stops at a chance node with n outcomes, and the move is tried again
when one of them is given. So chance is explicit and exact, for every game, and no rule knows about it.
"""

from typing import Any, Final, Self

import msgspec

from sacrarium.core.bits import Move, Seat
from sacrarium.core.chance import Chance, Seeded
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.state import State
from sacrarium.games import game_named

from .memory import Dreamt, Memory, Written
from .seating import turn_of

MOST_OUTCOMES: Final = 64  # of one draw: chance spreads at most sixty-four cards


class Foreseen(Chance):
    """Chance whose first outcomes are known; `wanted` is the first number of outcomes it was asked for beyond them."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        Chance.__init__(self)
        self.outcomes = outcomes
        self.place = 0
        self.wanted = 0
        self.rest = Seeded(0)  # once something is wanted, what follows is thrown away

    def below(self, count: int) -> int:
        if count == 1:
            return 0
        if self.place < len(self.outcomes):
            self.place += 1
            return self.outcomes[self.place - 1]
        if not self.wanted:
            self.wanted = count
        return self.rest.below(count)


class Stepping:
    """One game under way. Its state is never changed in place, so that a copy may share it."""

    def __init__(self, game: Game, options: Any) -> None:
        self.game = game
        self.options = options
        self.state: State | None = None  # None: the setup has not been completed
        self.memory = Memory()
        self.actor: Seat | None = None  # of the move that waits for chance
        self.move: Move = 0
        self.outcomes: tuple[int, ...] = ()
        self.wanted = 0  # outcomes of the chance node; 0: a seat is asked, or the game is over
        self.turn: Seat | None = None
        self.texts: dict[Seat, str] = {}  # what has been asked about this position
        self.views: dict[Seat, Any] = {}
        self._attempt()

    def copy(self) -> Self:
        """An independent game that shares what never changes."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        return self.copy()

    def play(self, move: Move) -> None:
        """The move of the seat that is asked; it must be legal."""
        self.actor, self.move, self.outcomes = self.turn, move, ()
        self._attempt()

    def draw(self, outcome: int) -> None:
        """The outcome of a chance node."""
        self.outcomes = (*self.outcomes, outcome)
        self._attempt()

    def imagined(self, seat: Seat, chance: Chance) -> Self:
        """A game that this seat cannot tell from the truth; the others remember only what they see in it."""
        assert self.state is not None and not self.wanted
        world = self.state.imagine(seat, chance)
        twin = self.copy()
        twin.state = world
        twin.memory = Dreamt(self.memory, seat, world)
        twin.texts = {seat: self.text(seat)}
        twin.views = {seat: self.view(seat)}
        return twin

    def text(self, seat: Seat) -> str:
        """All that a seat knows: what it has seen, the move of its own that waits for chance, and its view."""
        if seat not in self.texts:
            waiting = f"> {self.game.write_move(self.move)}\n" if self.wanted and self.actor == seat else ""
            self.texts[seat] = f"seat {seat}\n{self.memory.text(seat)}{waiting}{self.sight(seat)}"
        return self.texts[seat]

    def view(self, seat: Seat) -> Any:
        """What the seat may know; None before the setup."""
        if seat not in self.views and self.state is not None:
            self.views[seat] = self.state.view(seat)
        return self.views.get(seat)

    def sight(self, seat: Seat) -> str:
        """The seat's view as text."""
        return msgspec.json.encode(self.view(seat)).decode()

    def truth(self) -> str:
        """The whole position, with the move that waits for chance."""
        position = None if self.state is None else self.state.to_position()
        return msgspec.json.encode([position, self.actor, self.move, self.outcomes, self.wanted]).decode()

    def __getstate__(self) -> dict[str, Any]:
        seats = self.game.state(self.options).seats()
        return {
            **self.__dict__,
            "game": self.game.name,
            "memory": Written.of(self.memory, seats).seen,
            "texts": {},
            "views": {},
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved, game=game_named(saved["game"]), memory=Written(saved["memory"]))

    def _attempt(self) -> None:
        """Carry out what waits, if chance has answered all it asks."""
        luck = Foreseen(self.outcomes)
        world = self._tried(luck, None)
        self.wanted = luck.wanted
        self.texts, self.views = {}, {}
        if not self.wanted:
            waiting = self.copy()
            self.memory = Memory(self.memory, self.actor, waiting.happened)
            self.state = world
            self.actor, self.move, self.outcomes = None, 0, ()
            self.turn = turn_of(world)

    def _tried(self, luck: Chance, journal: Journal | None) -> State:
        if self.state is None:
            return self.game.new(self.options, luck, journal)
        assert self.actor is not None
        world = self.state.copy()
        world.advance(self.actor, self.move, luck, journal)
        return world

    def happened(self) -> tuple[str, Journal]:
        """The move that waits, in notation, and what follows from it."""
        journal = Journal()
        self._tried(Foreseen(self.outcomes), journal)
        return "" if self.actor is None else self.game.write_move(self.move), journal
