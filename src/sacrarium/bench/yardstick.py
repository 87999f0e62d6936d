"""The near-physical limit: the same playouts in hand-written C, compiled on the spot."""

import json
import os
import subprocess
from pathlib import Path
from typing import Final

from .race import Lap

SOURCE: Final = Path(__file__).with_name("sarkophag_limit.c")


class Unavailable(Exception):
    """The yardstick cannot be built here; the words say why."""


def build(folder: Path) -> Path:
    """The compiled yardstick, in this folder."""
    compiler = os.environ.get("CC", "cc").split()
    program = folder / "sarkophag_limit"
    command = [*compiler, "-O3", "-march=native", "-o", str(program), str(SOURCE), "-lm"]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        raise Unavailable(f"there is no C compiler ({compiler[0]})") from None
    if done.returncode != 0:
        raise Unavailable(f"the C compiler ({compiler[0]}) refuses {SOURCE.name}")
    return program


class Yardstick:
    """A lap of the C program, which looks at its own clock and prints its rates."""

    def __init__(self, program: Path, figure: str) -> None:
        self.program = program
        self.figure = figure

    def __call__(self) -> Lap:
        done = subprocess.run([self.program, "1"], capture_output=True, check=True, text=True)
        return Lap(float(json.loads(done.stdout)[self.figure]), 1.0)
