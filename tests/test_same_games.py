"""C3: the same game, compiled and uncompiled, to the byte."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import sacrarium
from sacrarium.contract import NOVICE, PLAYERS, digest, scripted_digest, tables
from sacrarium.core.game import Game
from sacrarium.games import GAMES
from tests.contract.examples import EXAMPLES, names


def jobs(game: Game) -> list[dict[str, Any]]:
    """A game for every table, each by another player; more where more is tried."""
    kinds = list(PLAYERS)
    return [
        {"game": game.name, "options": options, "seed": seed, "player": kinds[(seed + number) % len(kinds)]}
        for number, options in enumerate(tables(game))
        for seed in range(max(1, EXAMPLES // 20))
    ]


def novices(game: Game) -> list[dict[str, Any]]:
    """Games by rules of thumb, at the smallest tables."""
    small = [options for options in tables(game) if options.get("players", 0) in {0, min(game.seats)}]
    return [{"game": game.name, "options": options, "seed": 0, "player": NOVICE} for options in small]


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
    played = [*jobs(game), *novices(game)]

    engine, *theirs = uncompiled("".join(f"{json.dumps(job)}\n" for job in played))
    ours = [digest(game, job["options"], job["seed"], job["player"]) for job in played]

    assert engine.startswith("uncompiled: SACRARIUM_PURE")
    assert ours == theirs, f"{sacrarium.engine()} differs from {engine}"


@pytest.mark.parametrize("game", GAMES.values(), ids=names)
def test_compiled_and_uncompiled_play_the_same_games_from_a_script(game: Game) -> None:
    played = [{**job, "scripted": True} for job in jobs(game) if set(job["options"]) <= {"players"}]

    engine, *theirs = uncompiled("".join(f"{json.dumps(job)}\n" for job in played))
    ours = [scripted_digest(game, job["options"], job["seed"], job["player"]) for job in played]

    assert ours == theirs, f"{sacrarium.engine()} differs from {engine}"
