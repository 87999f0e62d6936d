"""Every scenario file of this folder, and that every rule and every worked scenario is cited somewhere."""

import re
from pathlib import Path

import pytest

from sacrarium.games import GAMES
from sacrarium.scenarios import Scenario, read_file
from sacrarium.scenarios.run import run

HERE = Path(__file__).parent
SCENARIOS = [scenario for path in sorted(HERE.glob("*.yaml")) for scenario in read_file(path)]
RULES = [f"R{number}" for number in range(1, 19)]
RULINGS = [f"G{number}" for number in range(1, 14)]
WORKED = [f"E{number}" for number in range(1, 25)]


def cited() -> set[str]:
    """The numbers that scenarios cite and that docstrings of tests name."""
    found = {number for scenario in SCENARIOS for number in scenario.cites}
    for path in HERE.glob("test_*.py"):
        for docstring in re.findall(r'"""(.*?)"""', path.read_text(encoding="utf-8"), re.DOTALL):
            found |= set(re.findall(r"\b[RGE]\d+[a-z]?\b", docstring))
    return {number.rstrip("abc") for number in found} | {name for name in found if name[-1].isalpha()}


@pytest.mark.parametrize(
    "scenario", SCENARIOS, ids=lambda scenario: f"{Path(scenario.source).stem}: {scenario.name}"
)
def test_scenario(scenario: Scenario) -> None:
    assert () == run(scenario).differences


def test_every_rule_is_cited() -> None:
    assert [rule.number for rule in GAMES["sarkophag"].rules] == RULES
    assert not set(RULES) - cited()


def test_every_ruling_and_every_part_of_r17_is_cited() -> None:
    assert not {*RULINGS, "R17a", "R17b", "R17c"} - cited()


def test_every_worked_scenario_exists() -> None:
    """The worked scenarios of the specification, by name of a scenario or of a file."""
    names = " ".join(scenario.name for scenario in SCENARIOS)
    ranges = re.findall(r"\bE(\d+) to E(\d+)\b", names)
    there = {f"E{number}" for first, last in ranges for number in range(int(first), int(last) + 1)}

    assert not set(WORKED) - there - set(re.findall(r"\bE\d+\b", names))
