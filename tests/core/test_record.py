"""Records: saved whole or not at all, loaded with care, replayed to the byte."""

import errno
import os
from pathlib import Path

import msgspec
import pytest

from sacrarium.contract import walk
from sacrarium.core import record as records
from sacrarium.core.errors import BadOptions, BadRecord
from sacrarium.core.record import Entry, Record, Replay, replay
from sacrarium.games import GAMES

GAME = GAMES["sarkophag"]


@pytest.fixture
def record() -> Record:
    return walk(GAME, {"players": 3}, 7, looks=1)


def test_a_record_is_saved_and_read(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    records.save(record, path)

    assert record == records.read(path)
    assert [path] == list(tmp_path.iterdir())
    assert path.read_text().startswith('{\n "game": "sarkophag",')


def test_a_record_replays(record: Record) -> None:
    state = replay(GAME, record)

    assert 30 == len(record.moves) and state.outcome() is not None
    assert state == Replay(GAME, record).to_end()


def test_a_replay_shows_every_step(record: Record) -> None:
    steps = [state.to_act() for state, _ in Replay(GAME, record).steps()]

    assert 31 == len(steps) and 0 == steps[-1] and all(steps[:-1])


def test_one_move_more(record: Record) -> None:
    longer = msgspec.structs.replace(record, moves=()).with_move(2, "17")

    assert (Entry(2, "17"),) == longer.moves


def test_an_older_file_is_replaced(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    records.save(record, path)

    assert record == records.read(path)


def test_a_full_disk_leaves_the_old_file(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadRecord, match=r"game\.json could not be written: No space left on device"):
        records.save(record, path)

    assert [path] == list(tmp_path.iterdir()) and "old" == path.read_text()


def test_a_folder_that_is_not_there(record: Record, tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"game\.json could not be written: No such file or directory"):
        records.save(record, tmp_path / "nowhere" / "game.json")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"game\.json could not be read: No such file or directory"):
        records.read(tmp_path / "game.json")


def _with(field: bytes) -> bytes:
    return b'{"game":"sarkophag","rules_version":1,"seed":1,"options":{},' + field + b"}"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "game.json: Input data was truncated"),
        (b"\xff\xfe", "game.json: "),
        (
            b'{"game":"sarko\xff","rules_version":1,"seed":1,"options":{}}',
            "game.json: .* can't decode byte 0xff",
        ),
        (b'{"options":{"a":' + b"[" * 100_000, "game.json: maximum recursion depth exceeded"),
        (b"[1, 2]", "game.json: Expected `object`, got `array`"),
        (b'{"game": "sarkophag"}', "game.json: Object missing required field `rules_version`"),
        (b'{"game": 7}', r"game.json: Expected `str`, got `int` - at `\$.game`"),
        (
            _with(b'"names":["\\u001b[2J"]'),
            "game.json: a name has at most 40 characters, all of them visible",
        ),
        (_with(b'"names":["' + b"a" * 41 + b'"]'), "game.json: a name has at most 40 characters"),
        (_with(b'"moves":[[0,"' + b"a" * 201 + b'"]]'), "game.json: Expected `str` of length <= 200"),
    ],
)
def test_a_damaged_file(content: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)

    with pytest.raises(BadRecord, match=words):
        records.read(path)


def test_a_truncated_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(records.dump(record)[:-20])

    with pytest.raises(BadRecord, match=r"game\.json: "):
        records.read(path)


def test_an_unknown_field(record: Record) -> None:
    content = records.dump(record).replace(b'"seed"', b'"luck"')

    with pytest.raises(BadRecord, match="record: Object contains unknown field `luck`"):
        records.load(content)


def test_another_version_of_the_rules(record: Record) -> None:
    with pytest.raises(BadRecord, match="played by version 99 of the rules; Sarkophag is now at version 1"):
        replay(GAME, msgspec.structs.replace(record, rules_version=99))


def test_a_record_of_another_game(record: Record) -> None:
    with pytest.raises(BadRecord, match="this is a record of chess, not of sarkophag"):
        replay(GAME, msgspec.structs.replace(record, game="chess"))


@pytest.mark.parametrize("entry", [Entry(0, "77"), Entry(9, "5"), Entry(0, "")])
def test_a_move_that_cannot_be(record: Record, entry: Entry) -> None:
    broken = msgspec.structs.replace(record, moves=(*record.moves[:3], entry))

    with pytest.raises(BadRecord, match=r"move 4 .* cannot be replayed: "):
        replay(GAME, broken)


def test_a_record_that_goes_on_after_the_end(record: Record) -> None:
    with pytest.raises(BadRecord, match=r"move 31 .* cannot be replayed: rule R13 forbids it: match over"):
        replay(GAME, record.with_move(0, "5"))


def test_options_that_are_not_there(record: Record) -> None:
    with pytest.raises(BadOptions, match="Sarkophag has no option 'colour'"):
        replay(GAME, msgspec.structs.replace(record, options={"colour": "blue"}))


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_that_seals_nothing(record: Record, seed: int) -> None:
    wrong = msgspec.structs.replace(record, chance="sealed", seed=seed)

    with pytest.raises(BadRecord, match=f"the seed {seed} is not one of a sealed record"):
        replay(GAME, wrong)
