"""The storage port on SQLite: what was acknowledged stays, and trouble is told in one sentence."""

import sqlite3
import stat
from pathlib import Path

import pytest

from sacrarium.core.record import Entry
from sacrarium.table.errors import NumberTaken, StoreError
from sacrarium.table.links import digest
from sacrarium.table.seating import Bot, Open, Person
from sacrarium.table.sqlite import SqliteStore
from sacrarium.table.store import Place, Sealed, Step, Table

TABLE = Table(
    id="t1",
    game="sarkophag",
    rules_version=1,
    options={"players": 3},
    seed=2**63 - 1,
    seats=(Person("Ida"), Bot("adept", "Mira"), Open()),
    maker=0,
    created="2026-01-01T00:00:00+00:00",
)
STEP = Step(b"position", b"frames")
LINKS = (Sealed(0, digest("link of Ida")), Sealed(None, digest("link to watch")))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "tables.sqlite"


def filled(file: Path | str) -> SqliteStore:
    store = SqliteStore(file)
    store.add(TABLE, LINKS)
    return store


def fill(store: SqliteStore) -> None:
    for number in range(2, 1000):
        store.append("t1", number, Entry(0, "x" * 500), STEP)


def test_a_table_comes_back_as_it_was_given(file: Path) -> None:
    filled(file).close()

    assert TABLE == SqliteStore(file).table("t1")


def test_entries_come_back_in_order_after_reopening(file: Path) -> None:
    store = filled(file)
    for number, move in enumerate(("15", "7", "60"), 1):
        store.append("t1", number, Entry(number % 3, move), STEP)
    store.close()

    again = SqliteStore(file)

    assert [Entry(1, "15"), Entry(2, "7"), Entry(0, "60")] == again.entries("t1")
    assert [Entry(0, "60")] == again.entries("t1", after=2)


def test_the_unique_number_is_the_only_lock(file: Path) -> None:
    one, other = filled(file), SqliteStore(file)
    one.append("t1", 1, Entry(0, "15"), STEP)

    with pytest.raises(NumberTaken):
        other.append("t1", 1, Entry(1, "16"), STEP)

    assert [Entry(0, "15")] == other.entries("t1")


def test_a_link_is_found_by_its_digest_only() -> None:
    store = filled(":memory:")

    assert Place("t1", 0) == store.find(digest("link of Ida"))
    assert Place("t1", None) == store.find(digest("link to watch"))
    assert store.find(digest("link of ida")) is None
    assert store.find(digest("link of Ida")[:8] + bytes(24)) is None, "the same prefix is not enough"


def test_no_link_is_in_the_file(file: Path) -> None:
    filled(file).close()

    assert b"link of Ida" not in file.read_bytes()


def test_only_the_owner_may_read_the_file(file: Path) -> None:
    filled(file).close()

    assert 0o600 == stat.S_IMODE(file.stat().st_mode)


def test_a_seat_is_taken_once() -> None:
    store = filled(":memory:")
    seats = (*TABLE.seats[:2], Person("Jonas"))

    assert store.sit(TABLE, seats)
    assert not store.sit(TABLE, (*TABLE.seats[:2], Person("Greta")))
    found = store.table("t1")
    assert found is not None and seats == found.seats


def test_a_table_has_one_rematch() -> None:
    store = filled(":memory:")
    first = Table("t2", "sarkophag", 1, {}, 1, TABLE.seats, 0, "", follows="t1")
    second = Table("t3", "sarkophag", 1, {}, 1, TABLE.seats, 0, "", follows="t1")
    store.add(first, ())

    with pytest.raises(NumberTaken):
        store.add(second, LINKS)

    assert "t2" == store.follower("t1") and store.table("t3") is None


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mira, " * 200)

    with pytest.raises(StoreError, match=r"letter\.txt does not hold tables, or is damaged"):
        SqliteStore(file)

    assert file.read_text().startswith("Dear Mira"), "what is not ours is left alone"


def test_a_damaged_file_is_told_in_one_sentence(file: Path) -> None:
    store = filled(file)
    for number in range(1, 400):
        store.append("t1", number, Entry(0, f"{number} " * 20), STEP)
    store.close()
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    file.write_bytes(content)

    with pytest.raises(StoreError, match="is damaged"):
        SqliteStore(file)


def test_a_missing_entry_is_noticed(file: Path) -> None:
    store = filled(file)
    for number in (1, 2, 3):
        store.append("t1", number, Entry(0, "15"), STEP)
    with sqlite3.connect(file) as base:
        base.execute("DELETE FROM entries WHERE number = 2")
    base.close()

    with pytest.raises(StoreError, match="missing"):
        store.entries("t1")


def test_a_full_disk_costs_only_the_move_that_did_not_fit(file: Path) -> None:
    store = filled(file)
    store.append("t1", 1, Entry(0, "15"), STEP)
    pages = store._base.execute("PRAGMA page_count").fetchone()[0]
    store._base.execute(f"PRAGMA max_page_count = {pages}")

    with pytest.raises(StoreError, match="The disk is full"):
        fill(store)

    kept = store.entries("t1")
    assert Entry(0, "15") == kept[0]
    store._base.execute(f"PRAGMA max_page_count = {pages + 100}")
    store.append("t1", len(kept) + 1, Entry(1, "16"), STEP)
    assert Entry(1, "16") == store.entries("t1")[-1]


def test_a_locked_file_is_told_in_one_sentence(file: Path) -> None:
    store = filled(file)
    store._base.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreError, match="Another program holds"):
        store.append("t1", 1, Entry(0, "15"), STEP)

    other.execute("ROLLBACK")
    other.close()
    store.append("t1", 1, Entry(0, "15"), STEP)


def test_a_file_of_a_newer_version_is_left_alone(file: Path) -> None:
    filled(file).close()
    with sqlite3.connect(file) as base:
        base.execute("PRAGMA user_version = 99")
    base.close()

    with pytest.raises(StoreError, match="newer"):
        SqliteStore(file)


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path)


def test_the_seed_is_not_shown_by_repr() -> None:
    assert str(TABLE.seed) not in repr(TABLE)
