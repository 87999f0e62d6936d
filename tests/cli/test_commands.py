"""The command line: stable output for programs, one clear line for mistakes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sacrarium.cli import main
from sacrarium.core.errors import BadRecord
from sacrarium.core.record import read, replay
from sacrarium.games import GAMES
from sacrarium.lab.simulation import Finished, Task, simulate


def test_games_are_listed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["games"])

    told = capsys.readouterr().out
    for game in GAMES.values():
        assert game.title in told
        assert all(option.name in told for option in game.option_infos)


def test_one_game_is_told_with_how_it_plays(capsys: pytest.CaptureFixture[str]) -> None:
    for name, game in GAMES.items():
        assert 0 == main(["games", name])

        told = " ".join(capsys.readouterr().out.split())
        assert game.tagline in told and game.primer.aim in told
        assert all(term.words in told for term in game.terms(game.read_options({})))
        for point in (*game.primer.steps, game.primer.end, *game.primer.advice):
            assert f"{point.words.replace('**', '')} ({', '.join(point.rules)})" in told
        assert not any(other.tagline in told for other in GAMES.values() if other is not game)


def test_a_game_that_is_not_there_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["games", "chess"])

    assert capsys.readouterr().err.startswith("sacrarium: there is no game named 'chess'; there is sarkophag")


def test_games_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["games", "--json"])

    found = json.loads(capsys.readouterr().out)["games"]
    assert list(GAMES) == [game["name"] for game in found]
    assert ["random", "novice", "adept", "master"] == found[0]["bots"]
    assert all(game["primer"]["aim"] == GAMES[game["name"]].primer.aim for game in found)


def test_a_simulation_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate sarkophag --seats 3 --bots novice,random --games 12 --seed 3 --workers 1 --json"

    assert 0 == main(arguments.split())

    found = json.loads(capsys.readouterr().out)
    assert ("sarkophag", 12) == (found["game"], found["games"])
    assert {"novice": 24, "random": 12} == {
        level["level"]: level["wins"]["count"] for level in found["levels"]
    }


def test_a_simulation_takes_options_and_keeps_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "sarkophag", "--option", "match=limit", "--option", "limit=20", "--games", "2"]

    assert 0 == main([*arguments, "--workers", "1", "--save", str(tmp_path)])

    assert "Sarkophag: 2 games from seed 1" in capsys.readouterr().out
    for file in sorted(tmp_path.iterdir()):
        outcome = replay(GAMES["sarkophag"], read(file)).outcome()
        assert outcome is not None and "limit_exceeded" == outcome.reason


def test_a_sweep_has_a_row_for_each_combination(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate sacrifight --option mode=oneshot --sweep hero=witch,hunter --sweep bosses=egg,wisp --games 3"

    assert 0 == main([*arguments.split(), "--workers", "1", "--count", "fight_began.boss", "--json"])

    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [("witch", "egg"), ("witch", "wisp"), ("hunter", "egg"), ("hunter", "wisp")] == [
        (row["varied"]["hero"], row["varied"]["bosses"]) for row in rows
    ]
    assert [3] * 4 == [row["levels"][0]["wins"]["count"] for row in rows]
    assert [["egg"], ["wisp"]] * 2 == [
        [counted["value"] for counted in row["counts"]["fight_began.boss"]] for row in rows
    ]


@pytest.mark.parametrize(
    ("apart", "seeds"), [((), [5, 5, 6, 6]), (("--apart",), [5, 6, 7, 8])], ids=["together", "apart"]
)
def test_rows_of_a_sweep_share_their_seeds_or_have_their_own(
    apart: tuple[str, ...], seeds: list[int], tmp_path: Path
) -> None:
    arguments = "simulate sarkophag --sweep players=3,4 --games 2 --workers 1 --bots random --seed 5"

    assert 0 == main([*arguments.split(), "--save", str(tmp_path), *apart])

    assert seeds == sorted(read(file).seed for file in tmp_path.iterdir())


def test_a_sweep_is_told_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate sarkophag --sweep players=3,4 --games 2 --workers 1 --bots random"

    assert 0 == main(arguments.split())

    told = capsys.readouterr().out
    assert "Sarkophag: 4 games from seed 1" in told
    assert "  players 3\n" in told and "  players 4\n" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulate chess", "there is no game named 'chess'; there is sarkophag"),
        ("simulate sarkophag --seats 7", "Sarkophag is played on 3 to 6 seats, not on 7"),
        ("simulate sarkophag --bots novice,genius", "there is no level 'genius'"),
        ("simulate sarkophag --bots novice:20", "there is no level 'novice:20'"),
        ("simulate sarkophag --bots 0sims", "a budget is a number"),
        ("simulate sarkophag --sweep colour", "--sweep wants NAME=A,B,... or an option with choices"),
        (
            "simulate sarkophag --sweep match=",
            "--sweep wants NAME=A,B,... or an option with choices, not 'match='",
        ),
        ("simulate sarkophag --sweep match=limit,endless", "Sarkophag does not allow match=endless"),
        ("simulate sarkophag --count sneeze", "Sarkophag has no event 'sneeze'; it has card_played, "),
        (
            "simulate sarkophag --count card_played.colour",
            "the event 'card_played' has no field 'colour'; it has seat",
        ),
        ("simulate sarkophag --count card_played.", "the event 'card_played' has no field ''; it has seat"),
        (
            "simulate sarkophag --bots random,random,random,random,random",
            "5 bots are named, but the table has 4 seats",
        ),
        (
            "simulate sarkophag --option colour=red",
            "Sarkophag has no option 'colour'; it has players, match, ",
        ),
        ("simulate sarkophag --option limits=66", "Sarkophag has no option 'limits'; the nearest is 'limit'"),
        ("simulate sarkophag --option limit=0", "Sarkophag: limit must be 1 to 1000, not 0"),
        ("simulate sarkophag --option limit", "--option wants NAME=VALUE, not 'limit'"),
        ("simulate sarkophag --games 0", "--games must be 1 to 1000000, not 0"),
        ("simulate sarkophag --games 9999999999", "--games must be 1 to 1000000, not 9999999999"),
        ("simulate sarkophag --workers 0", "--workers must be 1 to "),
        ("simulate sarkophag --workers 99999", "--workers must be 1 to "),
        ("play sarkophag --seed -1", "--seed must be 0 to 9223372036854775807, not -1"),
        (f"play sarkophag --seed {2**256}", "--seed must be 0 to 9223372036854775807, not "),
        ("play sacrifight --mine 2", "Sacrifight has 1 seat here; you cannot play 2 of them"),
        ("replay missing.json", "missing.json could not be read: No such file or directory"),
        ("replay /dev/zero", "/dev/zero could not be read: it holds more than 16 megabytes"),
        ("replay /dev/full", "/dev/full could not be read: it holds more than 16 megabytes"),
    ],
)
def test_a_mistake_is_one_line_and_a_failure(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(arguments.split())

    told = capsys.readouterr().err
    assert told.startswith("sacrarium: ") and 1 == told.count("\n")
    assert said in told


def test_an_interrupted_simulation_sums_up_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(todo: list[Task], workers: int, chunk: int) -> Iterator[Finished]:
        yield from simulate(todo[:3], workers, chunk)
        raise KeyboardInterrupt

    monkeypatch.setattr("sacrarium.cli.simulate.simulate", interrupted)

    assert 130 == main(["simulate", "sarkophag", "--games", "9", "--workers", "1"])

    told = capsys.readouterr()
    assert "Sarkophag: 3 games from seed 1" in told.out
    assert "sacrarium: interrupted\n" == told.err


def test_records_that_cannot_be_kept_cost_no_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sacrarium.cli.simulate.simulate", pytest.fail)
    taken = tmp_path / "file"
    taken.write_text("")

    assert 1 == main(["simulate", "sarkophag", "--save", str(taken / "records")])

    assert (
        f"sacrarium: {taken / 'records'} cannot be a folder for records: Not a directory\n"
        == capsys.readouterr().err
    )


def test_a_disk_that_fills_up_costs_no_summary(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise BadRecord("there is no room")

    monkeypatch.setattr("sacrarium.cli.simulate.save", full)

    assert 1 == main(["simulate", "sarkophag", "--workers", "1", "--save", str(tmp_path)])

    told = capsys.readouterr()
    assert "Sarkophag: 1 game from seed 1" in told.out
    assert "sacrarium: there is no room\n" == told.err


@pytest.mark.parametrize("command", ["games", "games --json", "simulate sarkophag --games 1 --workers 1"])
def test_output_that_cannot_be_written_is_one_line(command: str) -> None:
    """A file that is open for reading only refuses all words, also those that Python keeps back until its end."""
    with Path(os.devnull).open() as unwritable:
        done = subprocess.run(
            [sys.executable, "-m", "sacrarium", *command.split()],
            stdout=unwritable,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert (1, "sacrarium: the output: Bad file descriptor\n") == (done.returncode, done.stderr)


@pytest.mark.parametrize("redirected", ["games >&-", "simulate sarkophag --games 2 --workers 1 2>&-"])
def test_a_closed_stream_loses_only_its_words(redirected: str) -> None:
    """As a service closes them that wants no output."""
    done = subprocess.run(
        ["/bin/sh", "-c", f"exec {sys.executable} -m sacrarium {redirected}"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (done.returncode, done.stderr)


def test_letters_that_a_terminal_does_not_have_become_question_marks() -> None:
    """ "Rübezahl" is among the options of Sacrifight."""
    done = subprocess.run(
        [sys.executable, "-m", "sacrarium", "games"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (done.returncode, done.stderr) and "R?bezahl" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            "",
            "sacrarium: the following arguments are required: COMMAND; `sacrarium --help` tells how it is used",
        ),
        ("games --loud", "sacrarium: unrecognized arguments: --loud; "),
        ("play sarkophag --seats four", "sacrarium play: argument --seats: 'four' is not a whole number; "),
        (
            f"replay x.json --step {'9' * 5000}",
            f"sacrarium replay: argument --step: '{'9' * 40}' is not a whole number; ",
        ),
    ],
)
def test_what_is_not_understood_is_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments.split())

    told = capsys.readouterr().err
    assert told.startswith(said) and 1 == told.count("\n")


@pytest.mark.parametrize(
    ("option", "said"),
    [("--port 70000", "'70000' is not a port"), ("--pace soon", "'soon' is not a pace"), ("--pace inf", "'inf'"),
     ("--pace nan", "'nan' is not a pace"), ("--pace -1", "'-1' is not a pace; a bot takes 0 to 60 seconds")],
)  # fmt: skip
def test_what_a_server_cannot_be_told(option: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *option.split()])

    assert said in capsys.readouterr().err
