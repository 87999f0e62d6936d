"""Records: a game as its options, its seed and its moves. What a record replays to is the game, to the byte."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from . import files
from .bits import Seat
from .chance import Chance, Sealed, Seeded
from .errors import BadRecord, SacrariumError
from .journal import Camera, Journal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .game import Game
    from .state import State


LONGEST_NAME: Final = 40


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One move: who made it, and which, in notation."""

    seat: Seat
    move: Annotated[str, msgspec.Meta(max_length=200)]  # more than any game needs


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to play a game again."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seed: int
    moves: tuple[Entry, ...] = ()
    names: tuple[str, ...] = ()
    chance: Literal["seeded", "sealed"] = "seeded"  # what the seed is the seed of

    def with_move(self, seat: Seat, move: str) -> "Record":
        """The record one move later."""
        return msgspec.structs.replace(self, moves=(*self.moves, Entry(seat, move)))


def luck_of(record: Record) -> Chance:
    """The chance that the game was played with, from its beginning."""
    try:
        return Sealed(record.seed) if record.chance == "sealed" else Seeded(record.seed)
    except OverflowError:
        raise BadRecord(f"the seed {record.seed} is not one of a sealed record") from None


class Replay:
    """A game being played from its record, step by step, with the chance that it was played with."""

    def __init__(self, game: "Game", record: Record) -> None:
        self.game = game
        self.record = record
        self.chance = luck_of(record)
        self.journal = Journal()
        self.state: State = game.new(game.read_options(record.options), self.chance, self.journal)

    def steps(self, filmed: bool = False) -> "Iterator[tuple[State, Journal]]":
        """The state after the setup and after each move, with what happened; the state is changed in place.

        Where it is filmed, the journals of the moves keep the position after each event.
        """
        yield self.state, self.journal
        for number, entry in enumerate(self.record.moves, 1):
            journal = Camera(self.state) if filmed else Journal()
            try:
                self.state.play(entry.seat, self.game.read_move(entry.move), self.chance, journal)
            except SacrariumError as error:
                raise BadRecord(
                    f"move {number} ({entry.move} by seat {entry.seat}) cannot be replayed: {error}"
                ) from None
            yield self.state, journal

    def to_end(self) -> "State":
        """The state after the last move."""
        for _ in self.steps():
            pass
        return self.state


def replay(game: "Game", record: Record) -> "State":
    """The state that a record leads to; its game and rules version must be these."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game}, not of {game.name}")
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"this record was played by version {record.rules_version} of the rules; "
            f"{game.title} is now at version {game.rules_version}"
        )
    return Replay(game, record).to_end()


def dump(record: Record) -> bytes:
    """The record as text that people can read."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def load(content: bytes, source: str = "record") -> Record:
    """A record from its text; a mistake names the source and the field."""
    try:
        record = msgspec.json.decode(content, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"{source}: {error}") from None
    if not all(name.isprintable() and len(name) <= LONGEST_NAME for name in (record.game, *record.names)):
        raise BadRecord(f"{source}: a name has at most {LONGEST_NAME} characters, all of them visible")
    return record


def save(record: Record, path: Path) -> None:
    """Write the record whole or not at all."""
    try:
        files.write_bytes(path, dump(record))
    except OSError as error:
        raise BadRecord(f"{path} could not be written: {error.strerror}") from None


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        return load(files.read_bytes(path), str(path))
    except OSError as error:
        raise BadRecord(f"{path} could not be read: {error.strerror}") from None
