"""The fuzzer: plays, stops when it is told to, and keeps what it breaks."""

from pathlib import Path

import pytest

from sacrarium import fuzz
from sacrarium.contract import walk_again
from sacrarium.core import record as records
from sacrarium.core.chance import Chance
from sacrarium.core.game import Game
from sacrarium.core.journal import Journal

from .toy import Hush, hush


class Leaky(Hush):
    """Loses a card in the second round."""

    def show(self, chance: Chance, journal: Journal | None) -> None:
        super().show(chance, journal)
        if self.now.round == 3:
            self.now.shown = self.now.shown[1:]


def known(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(fuzz, "game_named", lambda _: game)


def test_sound_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == fuzz.main(["sarkophag", "--games", "2", "--seed", "4"])

    assert "Sarkophag: 2 games, " in capsys.readouterr().out


def test_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == fuzz.main(["sarkophag", "--minutes", "0"])

    assert "Sarkophag: 0 games, 0 moves, nothing broken (seed 0)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["--games", "-3"], "--games must be 1 or more, not -3"),
        (["--games", "0"], "--games must be 1 or more, not 0"),
        (["--minutes", "-1"], "--minutes must be 0 or more, not -1"),
        (["--minutes", "nan"], "--minutes must be 0 or more, not nan"),
        (["--minutes", "inf"], "--minutes must be 0 or more, not inf"),
    ],
)
def test_what_cannot_be_played_is_told(
    capsys: pytest.CaptureFixture[str], given: list[str], words: str
) -> None:
    assert 2 == fuzz.main(["sarkophag", *given])

    assert ("", f"sacrarium.fuzz: {words}\n") == tuple(capsys.readouterr())


def test_one_game_is_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == fuzz.main(["sarkophag", "--games", "1", "--seed", "4"])

    assert "Sarkophag: 1 game, " in capsys.readouterr().out


def test_a_broken_game_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known(monkeypatch, hush(Leaky))

    assert 1 == fuzz.main(["hush", "--games", "9", "--out", str(tmp_path / "found")])

    told = capsys.readouterr().out
    (saved,) = tmp_path.glob("found/hush_c4_*.json")
    assert "C4: " in told and str(saved) in told and "1 broken" in told
    record = records.read(saved)
    walk_again(hush(), record)
    with pytest.raises(Exception, match="C4: "):
        walk_again(hush(Leaky), record)


def test_a_record_that_cannot_be_saved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known(monkeypatch, hush(Leaky))
    taken = tmp_path / "file"
    taken.write_text("")

    assert 1 == fuzz.main(["hush", "--games", "9", "--out", str(taken)])

    told = capsys.readouterr().out
    assert "  could not be saved: " in told and "1 broken" in told


def test_it_can_be_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "walk", interrupted)

    assert 0 == fuzz.main(["sarkophag", "--games", "2"])

    assert "Stopped.\nSarkophag: 0 games" in capsys.readouterr().out


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == fuzz.main(["chess"])

    assert "there is no game named 'chess'" in capsys.readouterr().err
