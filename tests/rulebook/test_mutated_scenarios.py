"""Every value that one of our scenarios expects is noticed when it is wrong, and the checker tells what is not."""

from pathlib import Path

import pytest

from sacrarium.cli import main
from sacrarium.scenarios import ScenarioError, mutate_scenarios
from sacrarium.scenarios.expectations import CHECKS

FILES = sorted(Path(__file__).parent.rglob("*.yaml"))
HEAD = """game: sarkophag
name: a test
given: {leader: 0, trick: [30, 29], round_heads: [5, 6, 7, 8], hands: [null, null, [2, 28, 31], null]}
steps:
"""


def mutated(folder: Path, steps: str) -> Path:
    path = folder / "my.yaml"
    path.write_text(HEAD + steps)
    return path


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_our_scenarios_notice_every_wrong_value(path: Path) -> None:
    for trial in mutate_scenarios(path):
        assert not isinstance(trial, ScenarioError)
        assert [] == [str(change) for change in trial.unnoticed], trial.scenario.name
        assert trial.ok and (trial.tried or not trial.scenario.steps)


def test_every_value_of_an_expectation_is_changed(tmp_path: Path) -> None:
    """Two moves and the seat that has them; a seat, a move and a rule, and the names of these."""
    expected = "  - expect: {legal: {2: [2, 28]}, refused: {seat: 2, move: 31, rule: R7}}\n"
    (trial,) = mutate_scenarios(mutated(tmp_path, expected))

    assert not isinstance(trial, ScenarioError)
    assert 9 == trial.tried and trial.ok


def test_an_expectation_that_does_not_notice_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A check that looks at nothing stands for one that looks away."""
    monkeypatch.setitem(CHECKS, "to_act", lambda *_: iter(()))

    assert 1 == main(["check", "--mutate", str(mutated(tmp_path, "  - expect: {to_act: 2}\n"))])

    told = capsys.readouterr().out
    assert "a test: line 5, steps[0].expect.to_act: 3 in place of 2 is not noticed\n" in told
    assert told.endswith("1 scenario in 1 file: not every change was noticed\n")


@pytest.mark.parametrize(
    "expected",
    [
        "{no_events: [{kind: card_played, card: 2, seat: 1}]}",
        "{position: {trick: {lacks: [7], any_order: [29, 30]}}}",
        "{imagined: {seat: 2, samples: 9, never: {hands: {1: {holds: [31]}}}, sometimes: {hands: {2: {holds: 28}}}}}",
        "{legal: {2: {size: 2, holds: [28], lacks: [31]}, 3: {size: 0}}}",
        "{events: [], outcome: null, view: {spectator: {hand: {size: 0}}}}",
    ],
)
def test_each_kind_of_expectation_notices_every_change(tmp_path: Path, expected: str) -> None:
    (trial,) = mutate_scenarios(mutated(tmp_path, f"  - expect: {expected}\n"))

    assert not isinstance(trial, ScenarioError)
    assert trial.ok and trial.tried


def test_values_of_the_position_that_do_not_matter_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = mutated(tmp_path, "  - expect: {legal: {2: [2, 28]}}\n")

    assert 0 == main(["check", "--mutate", str(path)])

    told = capsys.readouterr().out
    assert f"ok       {path}\n" in told
    assert "a test: line 3, given.round_heads[0]: 5 does not matter to any expectation\n" in told
    assert "given.hands[2][0]" not in told and "given.trick[0]" not in told


def test_a_scenario_that_differs_is_not_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["check", "--mutate", str(mutated(tmp_path, "  - expect: {to_act: 1}\n"))])

    told = capsys.readouterr().out
    assert "a test: line 5, steps[0].expect.to_act: expected [1], got [2]" in told
    assert "not every change was noticed" in told
