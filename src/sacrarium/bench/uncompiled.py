"""The same engine uncompiled, in a process of its own (`laps.py`) that runs a lap whenever it is asked to."""

import os
import subprocess
import sys

import msgspec

from sacrarium.core.processes import ignoring_ctrl_c

from .race import Lap


class Uncompiled:
    """Random games of one game, played by the uncompiled engine."""

    def __init__(self, game: str, seconds: float) -> None:
        with ignoring_ctrl_c():
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sacrarium.bench.laps", game, str(seconds)],
                env={**os.environ, "SACRARIUM_PURE": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )

    def __call__(self) -> Lap:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("lap\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self.process.stdout.readline(), type=Lap)

    def close(self) -> None:
        """End the process, whatever it does."""
        self.process.terminate()
        self.process.communicate()
