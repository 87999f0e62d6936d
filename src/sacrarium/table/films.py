"""What each viewer of a table saw, entry by entry: written down while it happens, so that it outlasts the rules.

A step tells no names: where one belongs stands the mark of its seat, and whoever watches reads the name that the seat
has then. So a name can be changed, or forgotten, without touching what was written.
"""

import hashlib
import re
import zlib
from collections.abc import Iterable, Sequence
from typing import Final, cast

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.decision import Result
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal
from sacrarium.core.state import State

from .messages import Film, Frame, SeatInfo
from .seating import Sitter
from .store import Reels, Step
from .telling import Reel, Teller, plain_view

DIGEST_BYTES: Final = 16
FIRST_MARK: Final = 0xE000  # for private use, so it is in no name and no sentence
MARK: Final = re.compile("X([\ue000-\ue007])")  # the X starts a sentence as a name does


def mark(seat: Seat) -> str:
    """What stands for the name of a seat."""
    return f"X{chr(FIRST_MARK + seat)}"


class Scenes(msgspec.Struct, frozen=True):
    """All that one viewer saw."""

    frames: tuple[msgspec.Raw, ...]
    outcome: Result | None


class FilmMaker:
    """Writes the steps of one table."""

    def __init__(self, game: Game, seats: Sequence[Sitter]) -> None:
        self._teller = Teller(game, seats, tuple(mark(seat) for seat in range(len(seats))))
        self._viewers: tuple[Seat | None, ...] = (None, *range(len(seats)))

    def step(self, number: int, before: State | None, after: State, journal: Journal) -> Step:
        """What an entry has led to, and how everybody saw it."""
        frames = [self._frame(viewer, number, before, after, journal) for viewer in self._viewers]
        return Step(digest_of(after), zlib.compress(msgspec.json.encode(frames)))

    def _frame(
        self, viewer: Seat | None, number: int, before: State | None, after: State, journal: Journal
    ) -> Frame:
        teller = self._teller
        reel = Reel({} if before is None else plain_view(before, viewer))
        events = teller.events(journal, viewer, viewer, reel)
        return Frame(number, events, reel.show(plain_view(after, viewer)), teller.words(after, viewer))

    def reels(self, steps: Iterable[bytes], end: State | None, journals: Sequence[Journal]) -> Reels:
        """The steps, viewer by viewer, with how it ended; without an end as far as they go."""
        by_viewer = zip(*(_frames_in(step) for step in steps), strict=True)
        reels: Reels = {}
        for viewer, frames in zip(self._viewers, by_viewer, strict=True):
            outcome = None if end is None else self._teller.result(end, journals, viewer)
            reels[viewer] = zlib.compress(msgspec.json.encode(Scenes(frames, outcome)))
        return reels


def digest_of(state: State) -> bytes:
    """By which a position is recognised, whatever the rules have become meanwhile."""
    position = msgspec.to_builtins(state.to_position(), str_keys=True)
    written = msgspec.json.encode(position, order="deterministic")
    return hashlib.blake2b(written, digest_size=DIGEST_BYTES).digest()


def film(game: Game, seats: tuple[SeatInfo, ...], reel: bytes, through: Seat | None) -> Film:
    """What a viewer saw, with the names of today."""
    scenes = msgspec.json.decode(
        _named(zlib.decompress(reel).decode(), [seat.name for seat in seats]), type=Scenes
    )
    frames = cast(tuple[Frame, ...], scenes.frames)  # they are sent as they were written
    return Film(game.name, game.title, seats, frames, scenes.outcome, through)


def _frames_in(step: bytes) -> list[msgspec.Raw]:
    return msgspec.json.decode(zlib.decompress(step), type=list[msgspec.Raw])


def _named(told: str, names: Sequence[str]) -> str:
    """The sentences with names in the places of the marks."""
    written = [msgspec.json.encode(name).decode()[1:-1] for name in names]
    return MARK.sub(lambda found: written[ord(found[1]) - FIRST_MARK], told)
