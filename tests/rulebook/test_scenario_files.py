"""Scenario files: the documentation's examples run, differences are told apart, mistakes name file, line and field."""

import argparse
import re
from pathlib import Path

import pytest

from sacrarium.cli import check
from sacrarium.core.errors import Reason
from sacrarium.core.words import Company
from sacrarium.games import GAMES, HOUSE
from sacrarium.scenarios import ScenarioError, check_file, check_text

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
MUST_GO_LOWER = Reason("R7", "must_go_lower", {"card": 31, "lead": 30})
WAIT = GAMES["sarkophag"].text.reason(MUST_GO_LOWER, Company(("seat 0",))).rstrip(".")
HEAD = "game: sarkophag\nname: a test\n"
GIVEN = "given: {leader: 0, trick: [30, 29], hands: [null, null, [2, 28, 31], null]}\n"


def run_check(*paths: Path) -> int:
    parser = argparse.ArgumentParser()
    check.add(parser)
    return check.run(parser.parse_args([str(path) for path in paths]))


def one_difference(steps: str, head: str = HEAD + GIVEN) -> str:
    (result,) = check_text(f"{head}steps:\n{steps}")
    (difference,) = result.differences
    return str(difference)


def mistake(text: str) -> str:
    with pytest.raises(ScenarioError) as found:
        check_text(text, "my.yaml")
    assert "\n" not in str(found.value)
    return str(found.value)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: re.findall(r"name: (.*)", text)[0])
def test_examples_of_the_guide(example: str) -> None:
    assert all(result.ok for result in check_text(example, "docs/scenarios.md"))


def test_the_guide_has_an_example_of_every_game() -> None:
    assert set(HOUSE) == set(re.findall(r"^game: (\w+)$", "\n".join(EXAMPLES), re.MULTILINE))


def test_the_guide_shows_every_field() -> None:
    shown = "\n".join(EXAMPLES)

    for word in ("options", "chance", "numbers", "draws", "seed", "play", "to_act", "legal", "refused", "events", "position",
                 "view", "outcome", "imagined", "always", "sometimes", "never", "holds", "lacks", "size", "spectator",
                 "any_order", "no_events", "given_refused", "shared", "cards"):  # fmt: skip
        assert re.search(rf"\b{word}:", shown), word


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("{to_act: 3}", "line 5, steps[0].expect.to_act: expected [3], got [2]"),
        ("{legal: {2: [2, 31]}}", "line 5, steps[0].expect.legal.2: expected [2, 31], got [2, 28]"),
        (
            "{refused: {seat: 2, move: 31, rule: R5}}",
            f"line 5, steps[0].expect.refused: expected 31 refused by R5, got it is refused by R7 ({WAIT})",
        ),
        (
            "{refused: {seat: 2, move: 28}}",
            "line 5, steps[0].expect.refused: expected 28 refused by a rule, got it is allowed",
        ),
        ("{events: [{kind: dealt}]}", "line 5, steps[0].expect.events[0]: expected {kind: dealt}, got []"),
        ("{position: {leader: 2}}", "line 5, steps[0].expect.position.leader: expected 2, got 0"),
        (
            "{position: {hands: {2: {holds: [2, 3]}}}}",
            "line 5, steps[0].expect.position.hands.2.holds[1]: expected 3, got [2, 28, 31]",
        ),
        (
            "{position: {hands: {2: {lacks: 28}}}}",
            "line 5, steps[0].expect.position.hands.2.lacks: expected no 28, got [2, 28, 31]",
        ),
        (
            "{position: {hands: {2: {size: 4}}}}",
            "line 5, steps[0].expect.position.hands.2.size: expected 4, got 3",
        ),
        (
            "{position: {hands: {7: []}}}",
            "line 5, steps[0].expect.position.hands.7: expected [], got a list of 4",
        ),
        ("{position: {trick: [30]}}", "line 5, steps[0].expect.position.trick: expected [30], got [30, 29]"),
        ("{position: {over: 0}}", "line 5, steps[0].expect.position.over: expected 0, got false"),
        (
            "{view: {2: {broken: true}}}",
            "line 5, steps[0].expect.view.2.broken: expected true, got false",
        ),
        ("{outcome: {winners: [0]}}", "line 5, steps[0].expect.outcome: expected {winners: [0]}, got null"),
        (
            "{imagined: {seat: 2, never: {leader: 0}}}",
            "line 5, steps[0].expect.imagined.never: expected never {leader: 0}, got sample 0 has it",
        ),
        (
            "{imagined: {seat: 2, samples: 9, sometimes: {leader: 1}}}",
            "line 5, steps[0].expect.imagined.sometimes: expected {leader: 1}, got nothing like it in 9 samples",
        ),
        (
            "{imagined: {seat: 2, always: {leader: 1}}}",
            "line 5, steps[0].expect.imagined.always.leader: expected 1, got 0",
        ),
    ],
)
def test_differences(step: str, words: str) -> None:
    assert words == one_difference(f"  - expect: {step}\n")


def test_a_field_that_is_not_there() -> None:
    words = one_difference("  - expect: {view: {2: {colour: blue}}}\n")

    assert words.startswith(
        "line 5, steps[0].expect.view.2.colour: expected blue, got no such field; there is players, seat"
    )


def test_a_refused_move_ends_the_scenario() -> None:
    words = one_difference("  - 2: 31\n  - expect: {to_act: 0}\n")

    assert words == (f"line 5, steps[0].2: expected seat 2 plays 31, got it is refused by R7 ({WAIT})")


def test_an_event_with_another_field() -> None:
    words = one_difference("  - 2: 28\n  - expect: {events: [{kind: card_played, card: 27}]}\n")

    assert "line 6, steps[1].expect.events[0].card: expected 27, got 28" == words


def test_events_are_those_since_the_last_expectation() -> None:
    words = one_difference(
        "  - 2: 28\n  - expect: {to_act: 3}\n  - expect: {events: [{kind: card_played}]}\n"
    )

    assert "line 7, steps[2].expect.events[0]: expected {kind: card_played}, got []" == words


def test_chance_that_is_left_over() -> None:
    words = one_difference("  - expect: {to_act: 2}\n", f"{HEAD}{GIVEN}chance: {{draws: [1, 2]}}\n")

    assert "line 4, chance.draws: expected all of it to be used, got [1, 2] left over" == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "my.yaml: there is no scenario in this file"),
        ("game: [", "my.yaml, line 1: this is not YAML: "),
        ("- 1\n", "my.yaml, line 1: here should be fields with names, not a list"),
        ("game: sarkophag\n", "my.yaml, line 1: the field 'name' is missing"),
        (f"{HEAD}given: new\nsteps: []\ncolour: 1\n", "my.yaml, line 5, colour: there is no field 'colour' here; there is game"),
        ("game: chess\nname: x\ngiven: new\nsteps: []\n", "my.yaml, line 1, game: there is no game named 'chess'"),
        (f"{HEAD}given: new\nsteps: []\ngame: x\n", "my.yaml, line 5, game: this field is there twice"),
        (f"{HEAD}cites: [rule 7]\ngiven: new\nsteps: []\n", "my.yaml, line 3, cites[0]: 'rule 7' is not the number of a rule"),
        (f"{HEAD}options: {{players: 9}}\ngiven: new\nsteps: []\n", "my.yaml, line 3, options.players: Sarkophag: option players is 3, 4, 5 or 6, not 9"),
        (f"{HEAD}options: {{limit: 0}}\ngiven: new\nsteps: []\n", "my.yaml, line 3, options.limit: Sarkophag: limit must be 1 to 1000, not 0"),
        (f"{HEAD}options:\n  match: limit\n  colour: blue\ngiven: new\nsteps: []\n", "my.yaml, line 5, options.colour: Sarkophag has no option 'colour'; it has players, match"),
        (f"{HEAD}given: old\nsteps: []\n", "my.yaml, line 3, given: here should be fields with names, not 'old'"),
        (f"{HEAD}given: {{options: {{}}}}\nsteps: []\n", "my.yaml, line 3, given.options: options stand at the top"),
        (f"{HEAD}given:\n  leader: 0\n  trick: [1, 1]\nsteps: []\n", "my.yaml, line 5, given.trick: card 1 is in two places"),
        (f"{HEAD}given:\n  hands:\n    - [1]\n    - [x]\nsteps: []\n", "my.yaml, line 6, given.hands[1][0]: here should be a whole number, not a word: 'x'"),
        (f"{HEAD}given: new\nsteps: []\n", "my.yaml, line 3, given: chance was asked for one of 'numbers'"),
        (f"{HEAD}given: new\nchance: {{drws: []}}\nsteps: []\n", "my.yaml, line 4, chance.drws: there is no list 'drws' here; the nearest is 'draws'; there is seed, numbers, draws"),
        (f"{HEAD}given: new\nchance: {{3: [1]}}\nsteps: []\n", "my.yaml, line 4, chance.3: chance has lists with names"),
        (f"{HEAD}given: new\nchance: {{seed: x}}\nsteps: []\n", "my.yaml, line 4, chance.seed: here should be a whole number, not 'x'"),
        (f"{HEAD}{GIVEN}steps: 3\n", "my.yaml, line 4, steps: here should be a list, not '3'"),
        (f"{HEAD}{GIVEN}steps:\n  - 2:28\n", "my.yaml, line 5, steps[0]: a move is written with a space behind the colon"),
        (f"{HEAD}{GIVEN}steps:\n  - {{}}\n", "my.yaml, line 5, steps[0]: a step plays a move or expects something"),
        (f"{HEAD}{GIVEN}steps:\n  - wait: 1\n", "my.yaml, line 5, steps[0].wait: there is no field 'wait' here; there is play, expect"),
        (f"{HEAD}{GIVEN}steps:\n  - {{2: 28, expect: {{}}}}\n", "my.yaml, line 5, steps[0]: a step is either moves by seat"),
        (f"{HEAD}{GIVEN}steps:\n  - play: {{seat: 2}}\n", "my.yaml, line 5, steps[0].play: the field 'move' is missing"),
        (f"{HEAD}{GIVEN}steps:\n  - 2: 77\n", "my.yaml, line 5, steps[0].2: '77' is not a card; cards are the numbers 1 to 60"),
        (f"{HEAD}{GIVEN}steps:\n  - 2: [[28]]\n", "my.yaml, line 5, steps[0].2[0]: here should be a move as Sarkophag writes it"),
        (f"{HEAD}{GIVEN}steps:\n  - 9: 28\n", "my.yaml, line 5, steps[0].9: there is no seat 9; there are 0 to 3"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{}}\n", "my.yaml, line 5, steps[0].expect: nothing is expected here; there is to_act"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{winner: 1}}\n", "my.yaml, line 5, steps[0].expect.winner: there is no field 'winner' here"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{legal: {{5: []}}}}\n", "my.yaml, line 5, steps[0].expect.legal.5: there is no seat 5"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{refused: {{seat: 1}}}}\n", "my.yaml, line 5, steps[0].expect.refused: the field 'move' is missing"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{view: {{you: {{}}}}}}\n", "my.yaml, line 5, steps[0].expect.view.you: there is no seat you"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{imagined: {{}}}}\n", "my.yaml, line 5, steps[0].expect.imagined: the field 'seat' is missing"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{imagined: {{seat: 2, samples: 0, always: {{leader: 3}}}}}}\n", "my.yaml, line 5, steps[0].expect.imagined.samples: here should be a number from 1 to 10000, not '0'"),
        (f"{HEAD}{GIVEN}steps:\n  - expect: {{position: {{hands: {{has: 3}}}}}}\n", "my.yaml, line 5, steps[0].expect.position.hands.has: a list is matched by its places"),
        ("a: &a [*a]\n", "my.yaml, line 1, a[0][0]"),
        ("? [1]\n: 2\n", "my.yaml, line 1: the name of a field must be a word or a number"),
        ("game: \x00\n", "my.yaml: this is not YAML: "),
        (f"given: {'[' * 5000}\n", "my.yaml: this is not YAML: maximum recursion depth exceeded"),
        ("game: !!python/object:os.system x\n", "my.yaml, line 1, game: '"),
    ],
)  # fmt: skip
def test_mistakes(text: str, words: str) -> None:
    assert mistake(text).startswith(words)


def test_several_scenarios_in_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(f"{EXAMPLES[0]}---\n{EXAMPLES[2]}")

    assert 0 == run_check(path)

    assert f"ok       {path}\n2 scenarios in 1 file: all as expected\n" == capsys.readouterr().out


def test_a_difference_is_shown_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "a.yaml", tmp_path / "b.yaml"
    good.write_text(EXAMPLES[0])
    bad.write_text(f"{HEAD}{GIVEN}steps:\n  - expect: {{to_act: 1}}\n")

    assert 1 == run_check(tmp_path)

    told = capsys.readouterr().out
    assert f"ok       {good}\n" in told
    assert f"differs  {bad}\n         a test: line 5, steps[0].expect.to_act: expected [1], got [2]\n" in told
    assert told.endswith("2 scenarios in 2 files: not all as expected\n")


@pytest.mark.parametrize("endless", ["/dev/zero", "/dev/full"])
def test_a_file_without_end_is_not_read_to_it(endless: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == run_check(Path(endless))

    said = f"sacrarium check: {endless}: the file cannot be read: it holds more than 16 megabytes\n"
    assert said == capsys.readouterr().err


def test_a_file_that_cannot_be_read_weighs_most(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, broken = tmp_path / "b.yaml", tmp_path / "c.yaml"
    bad.write_text(f"{HEAD}{GIVEN}steps:\n  - expect: {{to_act: 1}}\n")
    broken.write_text("game: [")

    assert 2 == run_check(bad, broken, tmp_path / "none.yaml")

    told = capsys.readouterr()
    assert f"sacrarium check: {broken}, line 1: this is not YAML: " in told.err
    assert (
        f"sacrarium check: {tmp_path / 'none.yaml'}: the file cannot be read: No such file or directory"
        in told.err
    )
    assert "differs" in told.out and "Traceback" not in told.err


def test_a_folder_without_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == run_check(tmp_path)

    assert "there is no scenario file in this folder" in capsys.readouterr().err


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "card.yaml"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(ScenarioError, match="the file is not UTF-8 text"):
        check_file(path)
