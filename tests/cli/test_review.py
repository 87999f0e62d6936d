"""`sacrarium review`: what could have been better, for people and for programs, and one sentence for mistakes."""

import json
from pathlib import Path
from typing import Any

import pytest

from sacrarium.cli import main
from sacrarium.core.record import save
from sacrarium.games import GAMES
from sacrarium.lab.simulation import play_game, tasks
from sacrarium.search.review import judge

SARKOPHAG = GAMES["sarkophag"]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game in which seat 0 played whatever the rules allow."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    bots = ("random", "novice", "novice", "novice")
    save(play_game(tasks(SARKOPHAG, SARKOPHAG.read_options({}), bots, 1, seed=3)[0]).record, path)
    return path


def test_a_review_for_people(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["review", str(kept), "--simulations", "1000"])

    told = capsys.readouterr().out
    assert "decisions looked at" in told and "looked better" in told and "**" not in told


def test_a_review_for_programs_is_the_same_each_time(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert 0 == main(["review", str(kept), "--seat", "0", "--simulations", "1000", "--json"])
        told.append(capsys.readouterr().out)

    found = json.loads(told[0])
    assert told[0] == told[1]
    assert found["done"] == found["count"] > 5 and found["points"]
    assert all(point["better_value"] > point["value"] for point in found["points"])


def test_an_interruption_tells_what_was_found(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []

    def interrupted(*given: Any) -> Any:
        looks.append(1)
        if len(looks) == 3:
            raise KeyboardInterrupt
        return judge(*given)

    monkeypatch.setattr("sacrarium.cli.review.judge", interrupted)

    assert 130 == main(["review", str(kept), "--simulations", "100"])
    assert "2 of " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "4"], "this record has the seats 0 to 3, not 4"),
        (["--simulations", "0"], "--simulations must be 1 to 10000000, not 0"),
        (["--simulations", "99999999999"], "--simulations must be 1 to 10000000, not 99999999999"),
    ],
)
def test_mistakes_are_told_in_one_line(
    kept: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["review", str(kept), *arguments])

    told = capsys.readouterr()
    assert "" == told.out and said in told.err and 1 == told.err.count("\n")


def test_what_is_no_record_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["review", str(tmp_path / "nothing.json")])

    assert "could not be read" in capsys.readouterr().err
