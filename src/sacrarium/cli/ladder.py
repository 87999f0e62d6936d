"""`sacrarium ladder`: how strong the levels are, and what a doubled budget is worth."""

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec

from sacrarium.core.errors import BadOptions, SacrariumError
from sacrarium.core.game import LEVELS, Game
from sacrarium.core.words import counted
from sacrarium.games import game_named
from sacrarium.lab.chart import chart, interval, written
from sacrarium.lab.ladder import (
    PairResult,
    Plan,
    PlayerResult,
    Report,
    Step,
    WinsResult,
    heading,
    line_of,
    report,
    tasks,
)
from sacrarium.lab.ledger import Ledger
from sacrarium.lab.players import Budget, doublings, read_budgets
from sacrarium.lab.simulation import simulate
from sacrarium.lab.statistics import MARGIN, Estimate

from .options import add_options, add_workers, check_amount, check_amounts, read_options, whole
from .progress import progress

INEXACT: Final = "Budgets in milliseconds depend on the machine: these games cannot be repeated exactly."
VERDICTS: Final = f"No worse: certainly within {100 * MARGIN:.0f} points of an equal; open: more games are needed to say that."
NONE: Final = "none"
MOST_DEALS: Final = 100_000
MOST_PLAYED_ON: Final = 1_000_000


def add(parser: argparse.ArgumentParser) -> None:
    """The game, who takes part, how many deals, and where the results go."""
    parser.add_argument("game", metavar="GAME")
    add_options(parser)
    parser.add_argument(
        "--levels",
        default=",".join(LEVELS),
        metavar="A,B",
        help=f"which levels take part: {', '.join(LEVELS)}, or {NONE}",
    )
    parser.add_argument(
        "--budgets",
        metavar="B,B",
        help="searches that take part, by their budget for a decision: 25,50,100 or 25ms (milliseconds), 500sims "
        f"(simulations), or {NONE}; without this, doublings up to the master's",
    )
    parser.add_argument(
        "--games",
        type=whole,
        default=20,
        metavar="K",
        help="deals for each pairing, each in all arrangements",
    )
    parser.add_argument(
        "--seed", type=whole, default=1, metavar="S", help="deal number i is dealt from seed S + i"
    )
    parser.add_argument(
        "--luck",
        type=whole,
        default=0,
        metavar="N",
        help="measure the luck of dice and draws, by N rollouts before and after each, and take it out "
        "of the comparisons, which then need fewer games",
    )
    add_workers(parser)
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished games here, and go on from it"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ladder into this SVG file")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(given: argparse.Namespace) -> int:
    """Play, show progress, sum up; an interruption sums up what has been played."""
    game = game_named(given.game)
    options = read_options(game, given)
    plan = read_plan(game, options, given)
    if given.plot is not None and not given.plot.resolve().parent.is_dir():
        raise SacrariumError(f"{given.plot} could not be written: there is no such folder")
    with Ledger(heading(game, plan), given.resume) as ledger:
        played = play(plan, ledger, given.workers)
        found = report(plan, ledger)
    if not played and not found.games:
        raise KeyboardInterrupt
    print(msgspec.json.encode(found).decode() if given.json else as_text(game, found))
    if given.plot is not None:
        draw(game, found, given.plot)
    if not played:
        raise KeyboardInterrupt
    return 0


def read_plan(game: Game, options: Any, given: argparse.Namespace) -> Plan:
    """What is to be played, as it was given on the command line."""
    check_amounts(given, MOST_DEALS)
    check_amount("--luck", given.luck, MOST_PLAYED_ON, least=0)
    levels = () if given.levels == NONE else tuple(given.levels.split(","))
    for level in levels:
        if level not in LEVELS:
            raise BadOptions(f"there is no level '{level}'; there are {', '.join(LEVELS)}")
    budgets = named_budgets(game, given.budgets)
    if len(levels) + len(budgets) < (1 if game.together else 2) or len(set(levels)) != len(levels):
        raise BadOptions("a ladder needs at least two different players")
    return Plan(
        game=game.name,
        options=msgspec.to_builtins(options),
        seats=game.state(options).seats(),
        levels=tuple(level for level in LEVELS if level in levels),
        budgets=tuple(budget.name for budget in budgets),
        deals=given.games,
        seed=given.seed,
        luck=given.luck,
    )


def named_budgets(game: Game, text: str | None) -> tuple[Budget, ...]:
    """The budgets that were named; the doublings up to the master's where nothing is said."""
    if text is None:
        return doublings(game)
    return () if text == NONE else read_budgets(text)


def play(plan: Plan, ledger: Ledger, workers: int) -> bool:
    """Play what is missing and keep it; false if it was interrupted."""
    todo = tasks(plan, ledger)
    try:
        for finished in progress(simulate(todo, min(workers, max(1, len(todo))), chunk=1), len(todo)):
            ledger.add(line_of(finished))
    except KeyboardInterrupt:
        return False
    return True


def as_text(game: Game, found: Report) -> str:
    """The ladder for people."""
    lines = [
        f"{game.title}, {counted(found.seats, 'seat')}: {counted(found.games, 'game')} from seed {found.seed}"
    ]
    sections = {
        "won together (95 % interval)": map(won_row, found.wins),
        "won more than the one before it, in points, on the same deals (95 % interval)": map(
            step_row, found.wins[1:]
        ),
        "won of each pairing (95 % interval); equals win half": map(pair_row, found.pairings),
        "won more by a doubled budget, in points, on average (95 % interval)": [gained(found.doubling)]
        if found.doubling
        else [],
        "rating (95 % interval); the first is 0, 400 more wins ten to one": map(rating_row, found.ratings),
    }
    for title, rows in sections.items():
        if written_rows := [f"  {row}" for row in rows]:
            lines += ["", title, *written_rows]
    if found.pairings or len(found.wins) > 1:
        lines += ["", VERDICTS]
    if not found.exact:
        lines += ["", INEXACT]
    return "\n".join(lines)


def won_row(row: WinsResult) -> str:
    """How often all won together at one level."""
    return (
        f"{row.player:<10} {row.value.mean:6.1%}  ({interval(row.value, True)})"
        f"{without_luck(row.less_luck)}  {counted(row.value.count, 'game')}"
    )


def without_luck(found: Estimate | None) -> str:
    """The same figure less its luck, if that was measured."""
    return f", less luck {found.mean:.1%} ({interval(found, True)})" if found else ""


def step_row(row: WinsResult) -> str:
    """How that differs from the level before."""
    if row.step is None:
        return f"{row.player:<10} has played none of its deals"
    return f"{row.player:<10} than    {row.step.before:<10} {gained(row.step)}"


def gained(step: Step) -> str:
    """What was won more, and what that shows."""
    fair = f", less luck {in_points(step.less_luck)}" if step.less_luck else ""
    return f"{in_points(step.gain)}{fair}  {counted(step.gain.count, 'deal')}: {step.verdict}"


def in_points(gain: Estimate) -> str:
    """A gain with its interval."""
    return f"{points(gain.mean)} ({points(gain.low)} to {points(gain.high)})"


def pair_row(pair: PairResult) -> str:
    """What one player won against another."""
    return (
        f"{pair.player:<10} against {pair.against:<10} {pair.wins.mean:6.1%}  "
        f"({interval(pair.wins, True)}){without_luck(pair.less_luck)}  {counted(pair.deals, 'deal')}, {pair.games} games: {pair.verdict}"
    )


def rating_row(row: PlayerResult) -> str:
    """The rating of one player."""
    return f"{row.player:<10} {written(row.value.mean, False):>6}  ({interval(row.value, False)})"


def points(share: float) -> str:
    """A difference of shares in points of a hundred."""
    return f"{100 * share:+.1f}"


def draw(game: Game, found: Report, path: Path) -> None:
    """The ladder as a picture."""
    rows = [(row.player, row.value) for row in found.ratings or found.wins]
    if not rows:
        raise SacrariumError("there is nothing to draw yet: no deal is finished in all pairings")
    title = f"{game.title}, {counted(found.seats, 'seat')}"
    axis = (
        f"rating, {found.ratings[0].player} is 0; 95 % intervals" if found.ratings else "won; 95 % intervals"
    )
    try:
        path.write_text(chart(title, axis, rows, percent=bool(found.wins)), encoding="utf-8")
    except OSError as error:
        raise SacrariumError(f"{path} could not be written: {error.strerror}") from None
