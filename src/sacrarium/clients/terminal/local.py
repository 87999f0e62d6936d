"""A table in this process: one person on the first seat or on several, bots on the others. The terminal's only door to `table`."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, Protocol

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.decision import Ask
from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Game
from sacrarium.core.record import Record, save
from sacrarium.table.bots import simple_move
from sacrarium.table.errors import Refused
from sacrarium.table.hints import may_ask_for_hint, told_now
from sacrarium.table.match import Match
from sacrarium.table.messages import Hint
from sacrarium.table.seating import Bot, Person, Sitter, With
from sacrarium.table.sqlite import MEMORY
from sacrarium.table.tables import Tables

from .moment import Moment, from_table, from_update

YOU: Final[Seat] = 0


class Thinker(Protocol):
    """Whoever thinks for the bots; the processes of `table.bots.Workers` do, and so can a test."""

    def move(self, match: Match, seat: Seat) -> "Future[str]":
        """The move of the bot on this seat."""

    def hint(self, match: Match, seat: Seat) -> "Future[Hint]":
        """What a master would do on this seat."""


class LocalTable:
    """A match without a server, told moment by moment to the person at the keys."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        levels: Sequence[str],
        thinker: Thinker,
        name: str = "Guest",
        seed: int | None = None,
        mine: int = 1,
    ) -> None:
        self.game = game
        self._thinker = thinker
        self._tables = Tables.in_file(MEMORY)
        orders: list[Sitter] = [
            Person(name),
            *(With(YOU) for _ in range(mine - 1)),
            *(Bot(level) for level in levels),
        ]
        self._match = self._tables.new(game, options, orders, seed)
        self.moment: Moment = from_table(self._match.snapshot(YOU))

    @property
    def options(self) -> Any:
        """What the table has agreed on."""
        return self.game.read_options(self._match.table.options)

    @property
    def waiting(self) -> Seat | None:
        """The bot whose answer the table waits for."""
        return next(iter(self._match.bots_asked()), None)

    def play(self, move: str, seat: Seat | None = None) -> Moment:
        """Make a move, of yours or of a bot; Refused, with words and the rule, if it is not allowed."""
        actor = self._match.speaker(YOU) if seat is None else seat
        self._match.submit(actor, move, self._match.number)
        return self._news()

    def take_back(self) -> Moment:
        """Take back your last decision; Refused, with words, where that cannot be."""
        self._match.take_back(YOU, self._match.number)
        return self._news()

    def _news(self) -> Moment:
        for update in self._match.updates_since(YOU, self.moment.number) or ():
            self.moment = from_update(self.moment, update)
        return self.moment

    def foresee(self, moment: Moment, moves: tuple[str, ...]) -> Ask | None:
        """The question after these moves of yours, as far as you can know; None where it is no longer your turn."""
        state = self._match.imagined(YOU)
        for move in moves:
            if state.why_not(YOU, self.game.read_move(move)) is not None:
                return None
            state.play(YOU, self.game.read_move(move), Seeded(moment.number))
        return self._match.ask(state, YOU)

    async def think(self, seat: Seat) -> str:
        """The move of a bot; where thinking fails, rules of thumb answer."""
        try:
            return await asyncio.wrap_future(self._thinker.move(self._match, seat))
        except (BrokenProcessPool, OSError, RuntimeError, SacrariumError):
            return simple_move(self._match, seat)

    async def hint(self) -> Hint:
        """What a strong player would do on your seat, knowing what you know."""
        seat = may_ask_for_hint(self._match, self._match.speaker(YOU), self._match.number)
        asked_at = self._match.number
        thought = await asyncio.wrap_future(self._thinker.hint(self._match, seat))
        told = told_now(self._match, seat, asked_at, thought)
        if told is None:
            raise Refused("stale", "The table has moved on since you looked; ask again.")
        return told

    def again(self) -> Moment:
        """The same seats and options, another deal."""
        self._match = self._tables.again(self._match, YOU)
        self.moment = from_table(self._match.snapshot(YOU))
        return self.moment

    def record(self) -> Record:
        """The game as far as it was played; it tells all hands, and only their owner's machine keeps it."""
        return self._match.record_so_far()

    def close(self) -> None:
        """Leave the table."""
        self._tables.close()


class Keeper:
    """Writes every record to a file of its own: the one that was asked for, or a numbered one beside it."""

    def __init__(self, path: Path) -> None:
        if not path.parent.is_dir():
            raise SacrariumError(f"the folder of {path} does not exist")
        if path.is_dir():
            raise SacrariumError(f"{path} is a folder; name a file")
        if path.exists() and not path.is_file():
            raise SacrariumError(f"{path} is not a file for a record")
        try:
            TemporaryFile(dir=path.parent).close()  # better told now than after the game
        except OSError as error:
            raise SacrariumError(f"{path} could not be written: {error.strerror}") from None
        self._wanted = path
        self.path = _free(path)  # where the present game goes

    def keep(self, record: Record) -> None:
        """Write the present game."""
        save(record, self.path)

    def next_game(self) -> None:
        """The next record is another game's."""
        self.path = _free(self._wanted)


def _free(path: Path) -> Path:
    """The first of game.json, game-2.json and so on that is not there; no game takes the place of another."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(place for place in chain([path], numbered) if not place.exists())


def plain_options(options: Any) -> dict[str, Any]:
    """A game's options as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(options)
    return data
