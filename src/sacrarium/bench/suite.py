"""The whole bench: who takes part, what is compared, and the report."""

import os
import platform
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sacrarium
from sacrarium.core.game import Game
from sacrarium.games import GAMES

from . import engine, hearts
from .race import Contestant, Paced, Runner, Tell, Work, race
from .rows import Comparison, Report, judge
from .sarkophag import SARKOPHAG
from .uncompiled import Uncompiled
from .yardstick import Unavailable, Yardstick, build

MIDWAY: Final = 0.45  # of the moves
UNCOMPILED_TARGET: Final = 30.0
NO_UNCOMPILED_TARGET: Final = ("sarkophag",)  # it is held to the limit of C instead
WORKERS: Final = Comparison(
    name="workers",
    game="Lab",
    what="two worker processes, games between bots",
    unit="games/s",
    ours="two workers",
    peer="one process",
    theirs="one worker",
    target=1.8,
)


@dataclass(frozen=True)
class Plan:
    """How long to measure."""

    rounds: int
    seconds: float  # of each lap
    worker_rounds: int
    worker_seconds: float  # one process needs about this long for a lap; 0: leave the workers out


FULL: Final = Plan(rounds=5, seconds=0.4, worker_rounds=3, worker_seconds=10.0)
QUICK: Final = Plan(rounds=3, seconds=0.1, worker_rounds=1, worker_seconds=5.0)


@dataclass
class Field:
    """Everybody who takes part, and those who cannot."""

    plan: Plan
    runners: list[Contestant] = field(default_factory=list)
    workers: list[Contestant] = field(default_factory=list)
    comparisons: list[Comparison] = field(default_factory=list)
    missing: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, work: Work) -> None:
        """A contestant of this process."""
        self.enter(name, Paced(work, self.plan.seconds))

    def enter(self, name: str, lap: Runner) -> None:
        """A contestant that times itself."""
        self.runners.append(Contestant(name, lap))


def measure(plan: Plan, tell: Tell) -> Report:
    """Measure everything; an interruption ends it early, with what there is."""
    best: dict[str, float] = {}
    complete = True
    with ExitStack() as stack:
        tell("getting ready")
        entered = everybody(plan, stack)
        try:
            race(entered.runners, plan.rounds, best, tell)
            race(entered.workers, plan.worker_rounds, best, tell)
        except KeyboardInterrupt:
            complete = False
    return Report(
        version=sacrarium.__version__,
        engine=str(sacrarium.engine()),
        python=platform.python_version(),
        rounds=plan.rounds,
        complete=complete,
        rows=tuple(judge(comparison, best, entered.missing) for comparison in entered.comparisons),
    )


def everybody(plan: Plan, stack: ExitStack) -> Field:
    """All contestants and comparisons, in the order of the report."""
    entered = Field(plan)
    enter_sarkophag(entered, GAMES["sarkophag"])
    enter_hearts(entered)
    enter_limit(entered, stack)
    entered.comparisons.extend(SARKOPHAG)
    for game in GAMES.values():
        enter_uncompiled(entered, game, stack)
    enter_workers(entered, GAMES["sarkophag"])
    return entered


def enter_sarkophag(entered: Field, game: Game) -> None:
    """Stepping and search. Random games come with `enter_uncompiled`, as for every game."""
    first, later = engine.dealt(game), engine.midway(game, MIDWAY, is_proven)
    entered.add("stepping, choice", engine.stepping_with_choice(game))
    entered.add("stepping, pick", engine.stepping_with_pick(game))
    entered.add("search, first decision", engine.searching(game, first))
    entered.add("search, midway", engine.searching(game, later))
    entered.add("search, own playouts", engine.searching(game, first, game.search.playout))


def is_proven(state: Any) -> bool:
    """Whether the seat whose turn it is knows something for certain about another hand."""
    return any(bounds.seat != state.turn for bounds in state.view(state.turn).proven)


def enter_hearts(entered: Field) -> None:
    """OpenSpiel, where it is installed."""
    reason = hearts.why_not()
    if reason is not None:
        for name in ("stepping", "rollouts", "search, first decision", "search, midway"):
            entered.missing[f"hearts: {name}"] = reason
        return
    entered.add("hearts: stepping", hearts.stepping())
    entered.add("hearts: rollouts", hearts.rollouts())
    entered.add("hearts: search, first decision", hearts.searching(hearts.dealt()))
    entered.add("hearts: search, midway", hearts.searching(hearts.midway()))


def enter_limit(entered: Field, stack: ExitStack) -> None:
    """Hand-written C, where there is a compiler."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sacrarium-bench-"))
    try:
        entered.enter("C: playouts", Yardstick(build(Path(folder)), "moves_per_s"))
    except Unavailable as reason:
        entered.missing["C: playouts"] = str(reason)


def enter_uncompiled(entered: Field, game: Game, stack: ExitStack) -> None:
    """Random games inside the engine, and the same games uncompiled."""
    ours, theirs = f"random games: {game.name}", f"uncompiled: {game.name}"
    entered.add(ours, engine.whole_games(game))
    if sacrarium.engine().compiled:
        uncompiled = Uncompiled(game.name, entered.plan.seconds)
        stack.callback(uncompiled.close)
        entered.enter(theirs, uncompiled)
    else:
        entered.missing[theirs] = f"there is nothing to compare it with ({sacrarium.engine()})"
    target = None if game.name in NO_UNCOMPILED_TARGET else UNCOMPILED_TARGET
    entered.comparisons.append(
        Comparison(
            "compiled", game.title, "compiled, random games", "moves/s", ours, "uncompiled", theirs, target
        )
    )


def enter_workers(entered: Field, game: Game) -> None:
    """Games between bots in two processes against one."""
    seconds = entered.plan.worker_seconds
    reason = why_no_workers(seconds)
    if reason is None:
        todo = engine.games_of_bots(game, seconds)
        entered.workers.append(Contestant("two workers", engine.Workers(todo, 2)))
        entered.workers.append(Contestant("one worker", engine.Workers(todo, 1)))
    else:
        entered.missing["two workers"] = reason
    entered.comparisons.append(WORKERS)


def why_no_workers(seconds: float) -> str | None:
    """The reason why two processes are not measured."""
    if seconds == 0:
        return "left out"
    return "there is only one processor" if processors() < 2 else None


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
