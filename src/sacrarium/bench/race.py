"""Fair timing: all contestants take turns in one run, each counts its own time, and the best lap of each stands.

Taking turns exposes all of them alike to a machine that slows down or has other work; the best lap is the one
that was disturbed least.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import msgspec

Clock: TypeAlias = Callable[[], float]
Work: TypeAlias = Callable[[int], float]  # does something so many times, and tells how many units that was
Tell: TypeAlias = Callable[[str], None]


class Lap(msgspec.Struct, frozen=True):
    """One stretch of work."""

    units: float  # moves, simulations, games
    seconds: float

    def rate(self) -> float:
        """Units for each second."""
        return self.units / max(self.seconds, 1e-9)


class Runner(Protocol):
    """Whatever can run a lap."""

    def __call__(self) -> Lap:
        """Run one lap."""
        ...


@dataclass(frozen=True)
class Contestant:
    """One of those that take turns."""

    name: str
    lap: Runner


class Paced:
    """Runs laps of about the same length; before the first one it finds out how much work fits into it."""

    def __init__(self, work: Work, seconds: float, clock: Clock = time.process_time) -> None:
        self.work = work
        self.seconds = seconds
        self.clock = clock
        self.count = 0

    def __call__(self) -> Lap:
        if self.count == 0:
            self.count = self.warm_up()
        return self.timed(self.count)

    def warm_up(self) -> int:
        """How often the work is to be done in a lap."""
        count = 1
        while (lap := self.timed(count)).seconds < self.seconds / 4:
            count *= 4
        return max(1, round(count * self.seconds / lap.seconds))

    def timed(self, count: int) -> Lap:
        """The work, so many times, between two looks at the clock."""
        start = self.clock()
        units = self.work(count)
        return Lap(units, self.clock() - start)


def race(contestants: Sequence[Contestant], rounds: int, best: dict[str, float], tell: Tell) -> None:
    """All contestants in turn, round after round; `best` keeps the highest rate of each, also if interrupted."""
    for number in range(1, rounds + 1):
        for contestant in contestants:
            tell(f"round {number} of {rounds}: {contestant.name}")
            best[contestant.name] = max(best.get(contestant.name, 0.0), contestant.lap().rate())
