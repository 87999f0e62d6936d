"""Every scenario file of this folder, and that every rule, ruling and worked scenario is cited somewhere."""

import re
from pathlib import Path

import pytest

from sacrarium.games import GAMES
from sacrarium.scenarios import Scenario, read_file
from sacrarium.scenarios.run import run

HERE = Path(__file__).parent
SCENARIOS = [scenario for path in sorted(HERE.glob("*.yaml")) for scenario in read_file(path)]
RULES = [f"R{number}" for number in range(1, 79)]
RULINGS = [f"Q{number}" for number in range(1, 53)]
WORKED = [f"S{number}" for number in range(1, 43)]


def docstrings() -> str:
    """What the tests of this folder say about themselves."""
    texts = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")]
    return " ".join(docstring for text in texts for docstring in re.findall(r'"""(.*?)"""', text, re.DOTALL))


def cited() -> set[str]:
    """The numbers that scenarios cite and that docstrings of tests name."""
    found = {number for scenario in SCENARIOS for number in scenario.cites}
    return found | set(re.findall(r"\b[RQS]\d+\b", docstrings()))


@pytest.mark.parametrize(
    "scenario", SCENARIOS, ids=lambda scenario: f"{Path(scenario.source).stem}: {scenario.name}"
)
def test_scenario(scenario: Scenario) -> None:
    assert () == run(scenario).differences


def test_every_rule_is_cited() -> None:
    assert [rule.number for rule in GAMES["sacrifight"].rules] == RULES
    assert not set(RULES) - cited()


def test_every_ruling_is_cited() -> None:
    assert not set(RULINGS) - cited()


def test_every_worked_scenario_exists() -> None:
    names = " ".join(scenario.name for scenario in SCENARIOS) + docstrings()

    assert not set(WORKED) - set(re.findall(r"\bS\d+\b", names))
