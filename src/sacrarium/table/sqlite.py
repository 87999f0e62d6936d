"""Tables in one SQLite file: write-ahead log, and every commit waits until the disk has it."""

import hmac
import os
import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.record import Entry

from .errors import NumberTaken, StoreError
from .seating import Sitter
from .store import Place, Reels, Sealed, Step, Table

MEMORY: Final = ":memory:"
VERSION: Final = 2
WATCHING: Final = -1  # the viewer who sits at no seat
PREFIX: Final = 8  # bytes of a digest by which it is looked up; the rest is compared in constant time
BUSY_SECONDS: Final = 5

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, seats TEXT NOT NULL, maker INTEGER, created TEXT NOT NULL, follows TEXT UNIQUE,
    practice INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS links (
    prefix BLOB NOT NULL, digest BLOB NOT NULL, table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER
);
CREATE INDEX IF NOT EXISTS links_by_prefix ON links(prefix);
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS steps (
    table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, digest BLOB NOT NULL, frames BLOB,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS reels (
    table_id TEXT NOT NULL REFERENCES tables(id), viewer INTEGER NOT NULL, reel BLOB NOT NULL,
    PRIMARY KEY (table_id, viewer)
);
"""

SENTENCES: Final = {
    sqlite3.SQLITE_FULL: "The disk is full, so nothing more can be written to {file}; nothing written before is lost.",
    sqlite3.SQLITE_BUSY: "Another program holds {file}; try again in a moment.",
    sqlite3.SQLITE_LOCKED: "Another program holds {file}; try again in a moment.",
    sqlite3.SQLITE_CORRUPT: "The file {file} is damaged; move it away or put back a copy of it.",
    sqlite3.SQLITE_NOTADB: "The file {file} does not hold tables, or is damaged; move it away or name another.",
    sqlite3.SQLITE_READONLY: "The file {file} may not be written to.",
    sqlite3.SQLITE_CANTOPEN: "The file {file} cannot be opened.",
    sqlite3.SQLITE_IOERR: "The disk reports an error at {file}; nothing written before is lost.",
}


class SqliteStore:
    """The storage port on one SQLite file, or in memory for tests and play without a server."""

    def __init__(self, file: Path | str = MEMORY) -> None:
        self._file = str(file)
        self._lock = threading.Lock()
        if self._file != MEMORY:
            _touch(Path(self._file))
        with self._in_words():
            self._base = sqlite3.connect(
                self._file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
        try:
            self._prepare()
        except BaseException:
            self._base.close()
            raise

    def _prepare(self) -> None:
        with self._in_words():
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                self._base.execute(f"PRAGMA {pragma}")
            version = self._base.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise StoreError(f"The file {self._file} was written by a newer Sacrarium.")
            if self._base.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise StoreError(SENTENCES[sqlite3.SQLITE_CORRUPT].format(file=self._file))
            if version == 1:
                self._base.execute("ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0")
            self._base.executescript(SCHEMA)
            self._base.execute(f"PRAGMA user_version = {VERSION}")

    # -- the port ----------------------------------------------------------------------------------

    def add(self, table: Table, links: Sequence[Sealed]) -> None:
        rows = [(sealed.digest[:PREFIX], sealed.digest, table.id, sealed.seat) for sealed in links]
        with self._in_words(), self._lock, self._transaction():
            try:
                self._base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", _row(table))
            except sqlite3.IntegrityError:
                raise NumberTaken("this table exists already") from None
            self._base.executemany("INSERT INTO links VALUES (?, ?, ?, ?)", rows)

    def table(self, table_id: str) -> Table | None:
        found = self._all("SELECT * FROM tables WHERE id = ?", table_id)
        return _table(found[0]) if found else None

    def follower(self, table_id: str) -> str | None:
        found = self._all("SELECT id FROM tables WHERE follows = ?", table_id)
        return str(found[0][0]) if found else None

    def find(self, digest: bytes) -> Place | None:
        for stored, table, seat in self._all(
            "SELECT digest, table_id, seat FROM links WHERE prefix = ?", digest[:PREFIX]
        ):
            if hmac.compare_digest(stored, digest):
                return Place(table, seat)
        return None

    def sit(self, table: Table, seats: Sequence[Sitter]) -> bool:
        with self._in_words(), self._lock:
            changed = self._base.execute(
                "UPDATE tables SET seats = ? WHERE id = ? AND seats = ?",
                (_json(seats), table.id, _json(table.seats)),
            )
            return changed.rowcount == 1

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        found = self._all(
            "SELECT number, seat, move FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
            table_id,
            after,
        )
        if any(number != after + place for place, (number, _, _) in enumerate(found, 1)):
            raise StoreError(f"A move of this table is missing in {self._file}; put back a copy of the file.")
        return [Entry(seat, move) for _, seat, move in found]

    def append(self, table_id: str, number: int, entry: Entry, step: Step) -> None:
        with self._in_words(), self._lock, self._transaction():
            try:
                self._base.execute(
                    "INSERT INTO entries VALUES (?, ?, ?, ?)", (table_id, number, entry.seat, entry.move)
                )
            except sqlite3.IntegrityError:
                raise NumberTaken(f"entry {number} has been written already") from None
            self._note(table_id, {number: step})

    def note(self, table_id: str, steps: Mapping[int, Step]) -> None:
        with self._in_words(), self._lock, self._transaction():
            self._note(table_id, steps)

    def _note(self, table_id: str, steps: Mapping[int, Step]) -> None:
        rows = [(table_id, number, step.digest, step.frames) for number, step in steps.items()]
        self._base.executemany("INSERT OR IGNORE INTO steps VALUES (?, ?, ?, ?)", rows)

    def digests(self, table_id: str, after: int = -1) -> dict[int, bytes]:
        found = self._all(
            "SELECT number, digest FROM steps WHERE table_id = ? AND number > ?", table_id, after
        )
        return dict(found)

    def steps(self, table_id: str) -> list[bytes]:
        found = self._all(
            "SELECT number, frames FROM steps WHERE table_id = ? AND frames IS NOT NULL ORDER BY number",
            table_id,
        )
        return [frames for place, (number, frames) in enumerate(found) if number == place]

    def keep_reels(self, table_id: str, reels: Reels) -> None:
        rows = [(table_id, WATCHING if viewer is None else viewer, reel) for viewer, reel in reels.items()]
        with self._in_words(), self._lock, self._transaction():
            self._base.executemany("INSERT OR REPLACE INTO reels VALUES (?, ?, ?)", rows)
            self._base.execute("UPDATE steps SET frames = NULL WHERE table_id = ?", (table_id,))

    def reel(self, table_id: str, viewer: Seat | None) -> bytes | None:
        found = self._all(
            "SELECT reel FROM reels WHERE table_id = ? AND viewer = ?",
            table_id,
            WATCHING if viewer is None else viewer,
        )
        return found[0][0] if found else None

    def close(self) -> None:
        with self._lock:
            self._base.close()

    # -- SQLite ------------------------------------------------------------------------------------

    def _all(self, query: str, *values: Any) -> list[Any]:
        with self._in_words(), self._lock:
            return self._base.execute(query, values).fetchall()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._base.execute("COMMIT")
        except BaseException:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            raise

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        """Whatever SQLite reports, in one sentence."""
        try:
            yield
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
            sentence = SENTENCES.get(code, "The file {file} cannot be used: {error}.")
            raise StoreError(sentence.format(file=self._file, error=error)) from error


def _touch(file: Path) -> None:
    """The file with the tables tells all hands, so it is made for its owner alone."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"The file {file} cannot be used: {error.strerror}.") from None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(table: Table) -> tuple[Any, ...]:
    return (
        table.id, table.game, table.rules_version, _json(table.options), str(table.seed), _json(table.seats),
        table.maker, table.created, table.follows, table.practice,
    )  # fmt: skip


def _table(row: tuple[Any, ...]) -> Table:
    table_id, game, rules_version, options, seed, seats, maker, created, follows, practice = row
    return Table(
        id=table_id,
        game=game,
        rules_version=rules_version,
        options=msgspec.json.decode(options),
        seed=int(seed),
        seats=msgspec.json.decode(seats, type=tuple[Sitter, ...]),
        maker=maker,
        created=created,
        follows=follows,
        practice=bool(practice),
    )
