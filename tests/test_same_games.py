"""C3: the same game, compiled and uncompiled, to the byte."""

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import sacrarium
from sacrarium.contract import PLAYERS, digest, tables
from sacrarium.core.game import Game
from sacrarium.games import GAMES
from tests.contract.examples import EXAMPLES, names

#: The C faces of modules that are not compiled themselves: `cphases.pxd` beside `phases.py`.
FACES: Final = [
    path
    for path in sorted(Path(*sacrarium.__path__).glob("games/*/c*.pxd"))
    if path.with_name(f"{path.stem[1:]}.py").exists()
]


def jobs(game: Game) -> list[dict[str, Any]]:
    """A game for every table, each by another player; more where more is tried."""
    kinds = list(PLAYERS)
    return [
        {"game": game.name, "options": options, "seed": seed, "player": kinds[(seed + number) % len(kinds)]}
        for number, options in enumerate(tables(game))
        for seed in range(max(1, EXAMPLES // 20))
    ]


def uncompiled(lines: str) -> list[str]:
    """What another process without compiled rules makes of these games."""
    done = subprocess.run(
        [sys.executable, "-m", "sacrarium.contract"],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "SACRARIUM_PURE": "1"},
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_compiled_and_uncompiled_play_the_same_games(game: Game) -> None:
    played = jobs(game)

    engine, *theirs = uncompiled("".join(f"{json.dumps(job)}\n" for job in played))
    ours = [digest(game, job["options"], job["seed"], job["player"]) for job in played]

    assert engine.startswith("uncompiled: SACRARIUM_PURE")
    assert ours == theirs, f"{sacrarium.engine()} differs from {engine}"


@pytest.mark.parametrize("face", FACES, ids=[path.parent.name for path in FACES])
def test_both_halves_of_an_engine_have_the_same_numbers(face: Path) -> None:
    """Compiled modules name the face `c`, uncompiled ones the module."""
    text = face.read_text(encoding="utf-8")
    compiled = {
        name: int(number) for name, number in re.findall(r"^    (\w+) = (-?\d+)$", text, re.MULTILINE)
    }

    plain = import_module(f"sacrarium.games.{face.parent.name}.{face.stem[1:]}")

    assert {name: number for name, number in vars(plain).items() if name.isupper()} == compiled
