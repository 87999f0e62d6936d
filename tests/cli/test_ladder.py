"""`sacrarium ladder`: stable output, a picture, a file to go on from, and one sentence for mistakes."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sacrarium.cli import main
from sacrarium.cli.progress import progress
from sacrarium.lab.simulation import Finished, Task, simulate

TOLD_TO_END = """
import os, signal, sys
from sacrarium.cli import main
from sacrarium.lab.ledger import Ledger

def add(ledger, *game):
    keep(ledger, *game)
    os.kill(os.getpid(), signal.SIGTERM)

if __name__ == "__main__":
    keep, Ledger.add = Ledger.add, add
    sys.exit(main(sys.argv[1:]))
"""
SMALL = "ladder sarkophag --seats 3 --levels random,novice --budgets none --games 2 --workers 1"


def test_a_ladder_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(SMALL.split())

    told = capsys.readouterr().out
    assert "Sarkophag, 3 seats: 12 games from seed 1" in told
    assert "novice     against random" in told and "the first is 0" in told
    assert "cannot be repeated" not in told


def test_a_ladder_for_programs_with_its_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ladder.svg"

    assert 0 == main([*SMALL.split(), "--json", "--plot", str(picture)])

    found = json.loads(capsys.readouterr().out)
    assert ("sarkophag", 3, 12, True) == (found["game"], found["seats"], found["games"], found["complete"])
    assert ["random", "novice"] == [row["player"] for row in found["ratings"]]
    assert ET.parse(picture).getroot().tag.endswith("svg")


def test_games_won_together_are_told_by_player(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "ladder sacrifice_circle --levels random,novice --budgets none --games 2 --workers 1"

    assert 0 == main(arguments.split())

    told = capsys.readouterr().out
    assert "won together" in told and "novice     than    random" in told


def test_a_ladder_that_is_told_to_end_sums_up_and_leaves_nobody_behind(tmp_path: Path) -> None:
    """SIGTERM in the middle of the games: the words of ctrl-C and nothing else, and no worker holds the output open."""
    script = tmp_path / "ladder.py"
    script.write_text(TOLD_TO_END)
    arguments = SMALL.replace("--games 2 --workers 1", "--games 200 --workers 2").split()

    told = subprocess.run(
        [sys.executable, str(script), *arguments], capture_output=True, text=True, timeout=120, check=False
    )

    assert (130, "sacrarium: interrupted\n") == (told.returncode, told.stderr)
    assert "Sarkophag, 3 seats: 1 game from seed 1" in told.stdout


def test_an_interruption_tells_what_was_played_and_keeps_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "games"
    arguments = [*SMALL.split(), "--resume", str(kept)]

    def interrupted(todo: list[Task], workers: int, chunk: int) -> Iterator[Finished]:
        yield from simulate(todo[:7], workers, chunk)
        raise KeyboardInterrupt

    monkeypatch.setattr("sacrarium.cli.ladder.simulate", interrupted)
    assert 130 == main(arguments)
    assert "1 deal, 6 games" in capsys.readouterr().out
    assert 1 + 7 == len(kept.read_text().splitlines())

    monkeypatch.undo()
    assert 0 == main(arguments)
    assert "2 deals, 12 games" in capsys.readouterr().out
    assert 1 + 12 == len(kept.read_text().splitlines())


def test_a_ladder_without_luck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games"
    together = "ladder sacrifice_circle --levels random,novice --budgets none --games 2 --workers 1 --luck 3"
    against = "ladder sacrifice_duel --levels random,novice --budgets none --games 2 --workers 1 --luck 3"

    assert 0 == main([*together.split(), "--resume", str(games)])
    assert 0 == main(against.split())
    told = capsys.readouterr().out
    assert 0 < main([*together.split()[:-1], "4", "--resume", str(games)])

    assert 3 + 1 == told.count("less luck")
    assert "is of another ladder: its luck is 3, not 4" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("chess", "there is no game named 'chess'"),
        ("sarkophag --seats 9", "Sarkophag is played on 3 to 6 seats, not on 9"),
        ("sarkophag --levels genius", "there is no level 'genius'"),
        ("sarkophag --levels novice,novice", "a ladder needs at least two different players"),
        ("sarkophag --levels none --budgets none", "a ladder needs at least two different players"),
        ("sarkophag --budgets 5,quick", "a budget is a number of milliseconds or simulations"),
        ("sarkophag --games 0", "--games must be 1 to 100000, not 0"),
        ("sarkophag --luck 9999999", "--luck must be 0 to 1000000, not 9999999"),
        ("sarkophag --plot /nowhere/to/be/found.svg", "there is no such folder"),
        ("sarkophag --resume /nowhere/to/be/found", "could not be used: No such file or directory"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["ladder", *arguments.split()])

    told = capsys.readouterr()
    assert "" == told.out
    assert said in told.err and 1 == told.err.count("\n")


class Screen(io.StringIO):
    """A terminal that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_progress_is_told_to_whoever_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)

    assert list("abcde") == list(progress("abcde", 5, "letters"))

    assert "5 of 5 letters" in re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", screen.getvalue())


def test_where_nobody_looks_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says about colours."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)

    assert list("abcde") == list(progress("abcde", 5))

    assert "" == file.getvalue()
