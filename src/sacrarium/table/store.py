"""The storage port: what a table needs of whatever keeps it. `sqlite.py` is the embedded default.

A table is an append-only log. The number of an entry is unique, and that is the only lock: whoever appends a number
that is there already gets `NumberTaken` and has to read on. What `append` has returned from is on disk. With every entry
goes the step that it led to, which outlasts the rules: how the position is recognised, and what everybody saw.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.record import Entry

from .seating import Sitter


class Table(msgspec.Struct, frozen=True):
    """The head of a log: everything that was settled before the first move."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: int  # tells all hands: it never leaves the process while the game goes on
    seats: tuple[Sitter, ...]
    maker: Seat | None  # who may see the links of open seats
    created: str  # ISO 8601, UTC
    follows: str | None = None  # the table whose rematch this is
    practice: bool = False  # everything may be taken back

    def __repr__(self) -> str:
        return f"Table({self.id!r}, {self.game!r})"  # without the seed, for logs


class Place(msgspec.Struct, frozen=True):
    """Where a link leads."""

    table: str
    seat: Seat | None  # None: to watch


class Sealed(msgspec.Struct, frozen=True):
    """What is kept of a link."""

    seat: Seat | None
    digest: bytes


class Step(msgspec.Struct, frozen=True):
    """What an entry has led to; step 0 is the setup."""

    digest: bytes  # of the position
    frames: bytes  # what each viewer saw, packed


Reels: TypeAlias = dict[Seat | None, bytes]  # all that each viewer saw, packed


class Store(Protocol):
    """Keeps tables. All methods raise StoreError where the storage fails."""

    def add(self, table: Table, links: Sequence[Sealed]) -> None:
        """Keep a new table; NumberTaken if the table that it follows has a rematch already."""

    def table(self, table_id: str) -> Table | None:
        """The head of this table's log."""

    def follower(self, table_id: str) -> str | None:
        """The table that is the rematch of this one."""

    def find(self, digest: bytes) -> Place | None:
        """Where the link with this digest leads."""

    def sit(self, table: Table, seats: Sequence[Sitter]) -> bool:
        """Change who sits at the table; false if it has changed since `table` was read."""

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries with a number above `after`, in order."""

    def append(self, table_id: str, number: int, entry: Entry, step: Step) -> None:
        """Keep this entry and its step for good; NumberTaken if there is one with this number."""

    def note(self, table_id: str, steps: Mapping[int, Step]) -> None:
        """Keep steps that were missing."""

    def digests(self, table_id: str, after: int = -1) -> dict[int, bytes]:
        """The digests of the steps with a number above `after`, by their numbers."""

    def steps(self, table_id: str) -> list[bytes]:
        """What everybody saw, step by step, from the setup on as far as it is kept."""

    def keep_reels(self, table_id: str, reels: Reels) -> None:
        """Keep what each viewer saw in one piece, in place of the single steps."""

    def reel(self, table_id: str, viewer: Seat | None) -> bytes | None:
        """What this viewer saw, if it is kept in one piece."""

    def close(self) -> None:
        """Let go of the storage."""
