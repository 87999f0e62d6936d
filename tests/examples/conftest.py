"""The example game, found by its entry points: in this process and in those that it starts."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from sacrarium.core.game import Game
from sacrarium.games import GAMES, HOUSE, outside

from .site import HIGH_CARD, installed_in

Run: TypeAlias = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def paths(tmp_path: Path) -> list[Path]:
    return installed_in(tmp_path / "site", HIGH_CARD)


@pytest.fixture
def searched(paths: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """New processes find the package."""
    before = [path for path in [os.environ.get("PYTHONPATH")] if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*map(str, paths), *before]))


@pytest.fixture
def run(searched: None, tmp_path: Path) -> Run:
    """A module of the house in a process of its own: run("sacrarium", "games")."""

    def module(*arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", *arguments], capture_output=True, text=True, check=False, cwd=tmp_path
        )

    return module


@pytest.fixture
def high_card(searched: None, paths: list[Path], monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game, registered as it would be at the start of a process."""
    for path in paths:
        monkeypatch.syspath_prepend(path)
    found, broken = outside.gather(outside.installed(), HOUSE)
    assert {} == broken
    monkeypatch.setitem(GAMES, "high_card", found["high_card"])
    return found["high_card"]
