"""C3: the same game, compiled and uncompiled, to the byte."""

import json
import os
import subprocess
import sys
from typing import Any

import sacrarium
from sacrarium.contract import PLAYERS, digest
from sacrarium.games import game_named

from .examples import EXAMPLES, cases


def jobs() -> list[dict[str, Any]]:
    """A few games for every table, each by another player."""
    kinds = list(PLAYERS)
    return [
        {"game": game.name, "options": options, "seed": seed, "player": kinds[(seed + number) % len(kinds)]}
        for number, (game, options) in enumerate(cases())
        for seed in range(max(1, EXAMPLES // 10))
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


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    played = jobs()

    engine, *theirs = uncompiled("".join(f"{json.dumps(job)}\n" for job in played))
    ours = [digest(game_named(job["game"]), job["options"], job["seed"], job["player"]) for job in played]

    assert engine.startswith("uncompiled: SACRARIUM_PURE")
    assert ours == theirs, f"{sacrarium.engine()} differs from {engine}"
