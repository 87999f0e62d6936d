"""A match of our search against OpenSpiel's information-set search, through the adapter, at equal budgets.

    python -m sacrarium.adapters.match --game sarkophag --seats 4 --budget-ms 100 --games 40
    python -m sacrarium.adapters.match --game sacrifice_duel --simulations 200 --games 40

Every deal is played twice with the seats exchanged; the interval is over these pairs. With simulations a match is
the same whenever it is played again; with a time budget only its deals are.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.chance import Seeded
from sacrarium.core.errors import BadOptions, SacrariumError
from sacrarium.core.words import counted
from sacrarium.lab.statistics import Estimate, share

from .extras import MissingExtra

try:
    from . import open_spiel
    from .spiel_bots import HouseBot, Informed, rollouts, searching
except MissingExtra as error:
    if __name__ == "__main__":
        sys.exit(f"match: {error}")
    raise

INTERRUPTED: Final = 130
LARGEST: Final = 10_000_000  # milliseconds, or simulations
LAST_SEED: Final = 1_000_000  # 64 times as many, and those of all deals after it, fit OpenSpiel's side


class Plan(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    seats: int
    budget_ms: int  # for each move; 0: by simulations
    simulations: int  # for each move; 0: by time
    games: int
    seed: int
    rollouts: str  # "open_spiel": its own, through the adapter; "engine": the same inside our engine
    exploration: float  # of OpenSpiel's search


class Played(msgspec.Struct, frozen=True):
    """One game: the deal it was played from, the seats of ours, and the share of the points that they won."""

    deal: int
    ours: tuple[Seat, ...]
    share: float


class Report(msgspec.Struct, frozen=True):
    """The match summed up."""

    plan: Plan
    share: Estimate  # of the points, over pairs of games from the same deal
    their_simulations: float  # for each decision, on average


class Match:
    """Games of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = open_spiel.load(plan.game, plan.seats)
        if self.game.game.together or self.game.seats % 2:
            raise BadOptions(f"{plan.game} on {self.game.seats} seats has no two equal sides")
        self.decisions = 0
        self.simulated = 0

    def games(self) -> Iterator[Played]:
        """All games; each deal once with ours in the even seats, once in the odd ones."""
        for number in range(self.plan.games):
            yield self.play(self.plan.seed + number // 2, number % 2)

    def play(self, deal: int, first: Seat) -> Played:
        """One game, with ours in every second seat from this one on."""
        ours = tuple(range(first, self.game.seats, 2))
        bots = [
            self.our_bot(seat, deal) if seat in ours else self.their_bot(seat, deal)
            for seat in range(self.game.seats)
        ]
        state, chance = self.game.new_initial_state(), Seeded(deal)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.below(state.table.wanted))
            else:
                state.apply_action(self.step(bots[state.current_player()], state))
        worth = state.table.state.utilities()
        return Played(deal, ours, sum(worth[seat] for seat in ours) / sum(worth))

    def step(self, bot: Any, state: Any) -> int:
        """The bot's move; what OpenSpiel's search could simulate is counted where there was a choice."""
        move = int(bot.step(state))
        if isinstance(bot, Informed) and bot.simulated:
            self.decisions += 1
            self.simulated += bot.simulated
        return move

    def our_bot(self, seat: Seat, deal: int) -> HouseBot:
        """The house's search."""
        policy = searching(self.game.game, self.plan.simulations, self.plan.budget_ms)
        return HouseBot(seat, policy, 64 * deal + seat + 1)

    def their_bot(self, seat: Seat, deal: int) -> Informed:
        """OpenSpiel's search."""
        plan, seed = self.plan, 64 * deal + seat + 1
        evaluator = rollouts(plan.rollouts, seed)
        return Informed(self.game, evaluator, seed, plan.simulations, plan.budget_ms, plan.exploration)

    def report(self, played: list[Played]) -> Report:
        """The share of the points over complete pairs; Wilson's interval is too wide rather than too narrow for them."""
        pairs = [(one.share + two.share) / 2 for one, two in zip(played[::2], played[1::2], strict=False)]
        return Report(self.plan, share(pairs), self.simulated / max(1, self.decisions))


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    given = _parser().parse_args(arguments)
    try:
        match = Match(_plan(given))
    except SacrariumError as error:
        sys.stderr.write(f"match: {error}\n")
        return 2
    played = shown(match, given.games)
    if len(played) >= 2:
        report = match.report(played)
        sys.stdout.write(_as_json(report) if given.json else _in_words(report))
    return 0 if len(played) == given.games else INTERRUPTED


def shown(match: Match, games: int) -> list[Played]:
    """The games, with their progress; an interruption leaves what has been played."""
    played: list[Played] = []
    try:
        for game in match.games():
            played.append(game)
            sys.stderr.write(f"\r{len(played)} of {games} games")
            sys.stderr.flush()
    except KeyboardInterrupt:
        pass
    sys.stderr.write("\n")
    return played


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m sacrarium.adapters.match", description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="sarkophag")
    parser.add_argument("--seats", type=int, default=0, help="without it, the usual number")
    parser.add_argument("--budget-ms", type=int, default=0, metavar="MS", help="time for each move")
    parser.add_argument("--simulations", type=int, default=0, metavar="N", help="simulations for each move")
    parser.add_argument(
        "--games", type=int, default=20, metavar="K", help="an even number: two for each deal"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first deal")
    parser.add_argument("--rollouts", choices=("open_spiel", "engine"), default="open_spiel")
    parser.add_argument("--exploration", type=float, default=0.3, metavar="C", help="of OpenSpiel's search")
    parser.add_argument("--json", action="store_true")
    return parser


def _plan(given: argparse.Namespace) -> Plan:
    if (given.budget_ms > 0) == (given.simulations > 0):
        raise BadOptions("give either --budget-ms or --simulations")
    if max(given.budget_ms, given.simulations) > LARGEST:
        raise BadOptions(f"--budget-ms and --simulations end at {LARGEST}")
    if not 0 <= given.seed <= LAST_SEED:
        raise BadOptions(f"--seed must be 0 to {LAST_SEED}, not {given.seed}")
    if not 0 <= given.exploration < math.inf:
        raise BadOptions(f"--exploration must be 0 or more, not {given.exploration}")
    if given.games < 2 or given.games % 2:
        raise BadOptions("--games must be an even number, two for each deal")
    return Plan(
        given.game,
        given.seats,
        given.budget_ms,
        given.simulations,
        given.games,
        given.seed,
        given.rollouts,
        given.exploration,
    )


def _as_json(report: Report) -> str:
    return msgspec.json.encode(report).decode() + "\n"


def _in_words(report: Report) -> str:
    plan, share = report.plan, report.share
    budget = f"{plan.budget_ms} ms" if plan.budget_ms else counted(plan.simulations, "simulation")
    return (
        f"{plan.game}, {budget} for each move, {2 * share.count} games from {counted(share.count, 'deal')}: our share of the points "
        f"{share.mean:.1%}, 95 % interval {share.low:.1%} to {share.high:.1%}; "
        f"OpenSpiel simulated {counted(round(report.their_simulations), 'time')} for each decision\n"
    )


if __name__ == "__main__":
    sys.exit(main())
