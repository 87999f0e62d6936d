"""A file of finished games, line by line, from which an interrupted ladder goes on.

The first line tells which ladder it belongs to; every other line is one game. A last line that was not written to its
end is what an interruption leaves behind: it is dropped, and its game played again.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self, TypeAlias

import msgspec

from sacrarium.core.errors import SacrariumError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

Key: TypeAlias = tuple[tuple[str, ...], int]  # who sat where, and the seed


class BadLedger(SacrariumError):
    """The file is not one of finished games, or of others than these."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all games of the file have in common. Players of these names mean the same only where this is equal."""

    ladder: str  # the game
    rules_version: int
    options: dict[str, Any]
    adept: int  # simulations
    master: int
    luck: int = 0  # rollouts for each stroke of luck; 0: luck was not measured


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One finished game."""

    players: tuple[str, ...]  # by seat
    seed: int
    wins: tuple[float, ...]  # by seat
    luck: tuple[float, ...] = ()  # by seat, in wins; empty if it was not measured


class Ledger:
    """Finished games, in memory and, if there is a file, on disk."""

    def __init__(self, heading: Heading, path: Path | None = None) -> None:
        self.games: dict[Key, Line] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            try:
                self._open(heading, path)
            except OSError as error:
                raise BadLedger(f"{path} could not be used: {error.strerror}") from None
            except BadLedger:
                self.close()
                raise

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()

    def _open(self, heading: Heading, path: Path) -> None:
        if path.exists() and not (path.is_file() or path.is_dir()):  # /dev/full has no end, nor has a pipe
            raise BadLedger(f"{path} is not a file of finished games")
        self._file = path.open("r+b" if path.exists() else "x+b")
        _take(self._file, path)
        content = self._file.read()
        whole = content[: content.rfind(b"\n") + 1]
        if content and not whole:
            raise BadLedger(f"{path} is not a file of finished games")
        if whole:
            self._read(heading, path, whole.splitlines())
        self._file.truncate(len(whole))
        self._file.seek(0, os.SEEK_END)
        if not whole:
            self._write(heading)

    def _read(self, heading: Heading, path: Path, lines: list[bytes]) -> None:
        try:
            found = msgspec.json.decode(lines[0], type=Heading)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadLedger(f"{path} is not a file of finished games") from None
        if found != heading:
            raise BadLedger(f"{path} is of another ladder: {_difference(found, heading)}")
        decoder = msgspec.json.Decoder(Line)
        for number, text in enumerate(lines[1:], 2):
            try:
                line = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise BadLedger(f"{path} is damaged: line {number} is not a finished game") from None
            if not _is_possible(line, heading):
                raise BadLedger(f"{path} is damaged: line {number} is not a finished game")
            self.games[line.players, line.seed] = line

    def add(self, line: Line) -> None:
        """One more finished game."""
        self.games[line.players, line.seed] = line
        self._write(line)

    def _write(self, line: msgspec.Struct) -> None:
        if self._file is None:
            return
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadLedger(f"{self._file.name} could not be written: {error.strerror}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _is_possible(line: Line, heading: Heading) -> bool:
    """Whether a game can have ended like that: a part of the win for every seat, and luck where it is measured."""
    seats = len(line.players)
    return (
        len(line.wins) == seats
        and all(0 <= share <= 1 for share in line.wins)
        and len(line.luck) == (seats if heading.luck else 0)
    )


def _take(file: BinaryIO, path: Path) -> None:
    """Two ladders that write into one file would spoil it."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadLedger(f"{path} is in use by another ladder") from None


def _difference(found: Heading, wanted: Heading) -> str:
    """The first thing in which the two are not alike; of all options the one that differs."""
    field = next(name for name in Heading.__struct_fields__ if getattr(found, name) != getattr(wanted, name))
    theirs, ours = getattr(found, field), getattr(wanted, field)
    if field == "options":
        field = next(name for name in {**ours, **theirs} if theirs.get(name) != ours.get(name))
        theirs, ours = theirs.get(field), ours.get(field)
    return f"its {field.replace('_', ' ')} is {theirs}, not {ours}"
