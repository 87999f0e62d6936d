"""Every scenario in a file of a game's folder is a test. Properties are tried the same way every time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from sacrarium.scenarios import Scenario, read_file
from sacrarium.scenarios.run import run
from tests.contract.examples import EXAMPLES

settings.register_profile(
    "rulebook", deadline=None, derandomize=True, database=None, max_examples=4 * EXAMPLES
)
settings.load_profile("rulebook")  # looking further is the fuzzer's work


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Called by pytest for each file."""
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".yaml" else None


class ScenarioFile(pytest.File):
    """A scenario file."""

    def collect(self) -> Iterator[pytest.Item]:
        for scenario in read_file(self.path):
            yield ScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)


class ScenarioItem(pytest.Item):
    """One scenario: whatever differs from what it expects is told."""

    def __init__(self, *, scenario: Scenario, **given: Any) -> None:
        super().__init__(**given)
        self.scenario = scenario

    def runtest(self) -> None:
        assert () == run(self.scenario).differences
