"""The ladder: how strong the levels are, and what a doubled budget is worth.

Luck is taken out by playing each deal several times. Where players compete, the seats are shared out evenly between two of
them in every possible way, so that both have every seat as often as the other; what one of them won of all these
games is one observation. Where all win or lose together, everybody plays the same deals.
"""

from itertools import combinations, pairwise
from math import log2
from typing import Any, NamedTuple, TypeAlias

import msgspec

from sacrarium.core.game import Game
from sacrarium.games import game_named

from .ledger import Heading, Ledger, Line
from .players import read_budget
from .ratings import Meeting, ratings
from .simulation import Finished, Task
from .statistics import Estimate, Verdict, average, less_luck, paired_gain, paired_share, share, verdict

Pair: TypeAlias = tuple[str, str]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    options: dict[str, Any]
    seats: int
    levels: tuple[str, ...]
    budgets: tuple[str, ...]
    deals: int  # for each pairing
    seed: int
    luck: int = 0  # rollouts for each stroke of luck; 0: luck is not measured

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, in the order in which strength is expected to rise."""
        return (*self.levels, *self.budgets)

    @property
    def together(self) -> bool:
        """All win or lose together: there is nobody to play against."""
        return game_named(self.game).together


class PairResult(msgspec.Struct, frozen=True):
    """What the stronger player, as it was expected, won against the other."""

    player: str
    against: str
    wins: Estimate  # of all games; equal players have a half
    deals: int
    games: int
    verdict: Verdict
    less_luck: Estimate | None = None  # the same less what luck gave it; none if that was not measured


class PlayerResult(msgspec.Struct, frozen=True):
    """One player and its rating."""

    player: str
    value: Estimate


class Step(msgspec.Struct, frozen=True):
    """What a player won more than the one before it, of the deals that both have played."""

    before: str
    gain: Estimate
    verdict: Verdict
    less_luck: Estimate | None = None  # the gain less the luck of both; none if that was not measured


class WinsResult(msgspec.Struct, frozen=True):
    """One player and how often all have won together at its level."""

    player: str
    value: Estimate
    step: Step | None  # none for the first
    less_luck: Estimate | None = None  # none if luck was not measured


class Won(NamedTuple):
    """What a player won of the games of one deal, and what luck gave it in them."""

    share: float
    luck: float


class Report(msgspec.Struct, frozen=True):
    """The whole ladder. The names of the fields are stable."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    deals: int  # that were wanted for each pairing
    games: int  # that were played
    complete: bool
    exact: bool  # the same seed gives the same games; not so where a budget is in milliseconds
    pairings: tuple[PairResult, ...]
    ratings: tuple[PlayerResult, ...]  # empty where all win or lose together
    wins: tuple[WinsResult, ...]  # empty where players compete
    doubling: Step | None = (
        None  # what a doubling won more, on average over all from the first budget to the last
    )


# -- what is played --------------------------------------------------------------------------------


def pairs(plan: Plan) -> list[Pair]:
    """Who meets whom, the one expected to be weaker first: all levels, each budget the next and the highest level."""
    if plan.together:
        return []
    found = list(combinations(plan.levels, 2))
    found += [(plan.levels[-1], budget) for budget in plan.budgets if plan.levels]
    found += pairwise(plan.budgets)
    return found


def arrangements(pair: Pair, seats: int) -> list[tuple[str, ...]]:
    """All ways to share out the seats evenly; of an odd number each has the one more in half of them."""
    sizes = {seats // 2, seats - seats // 2}
    return [
        tuple(pair[0] if seat in first else pair[1] for seat in range(seats))
        for size in sorted(sizes)
        for first in combinations(range(seats), size)
    ]


def tables(plan: Plan) -> list[tuple[str, ...]]:
    """Who sits where, in all games of one deal."""
    if plan.together:
        return [(player,) * plan.seats for player in plan.players]
    return [table for pair in pairs(plan) for table in arrangements(pair, plan.seats)]


def tasks(plan: Plan, ledger: Ledger) -> list[Task]:
    """The games that are still to be played, deal by deal: whatever interrupts them, all pairings are as far."""
    return [
        Task(plan.game, plan.options, table, plan.seed + deal, luck=plan.luck)
        for deal in range(plan.deals)
        for table in tables(plan)
        if (table, plan.seed + deal) not in ledger.games
    ]


def heading(game: Game, plan: Plan) -> Heading:
    """What a file of finished games of this ladder begins with."""
    return Heading(
        game.name, game.rules_version, plan.options, game.search.adept, game.search.master, plan.luck
    )


def line_of(finished: Finished) -> Line:
    """A finished game as such a file keeps it."""
    return Line(finished.bots, finished.record.seed, finished.wins, finished.luck)


# -- what came of it -------------------------------------------------------------------------------


def report(plan: Plan, ledger: Ledger) -> Report:
    """The sums over all deals that are finished."""
    met = {pair: won_of(plan, ledger, pair) for pair in pairs(plan)}
    everywhere = [(table, plan.seed + deal) for deal in range(plan.deals) for table in tables(plan)]
    games = sum(key in ledger.games for key in everywhere)
    return Report(
        game=plan.game,
        options=plan.options,
        seats=plan.seats,
        seed=plan.seed,
        deals=plan.deals,
        games=games,
        complete=games == len(everywhere),
        exact=all(read_budget(name).unit == "sims" for name in plan.budgets),
        pairings=tuple(pair_result(plan, pair, won) for pair, won in met.items() if won),
        ratings=rated(plan, met),
        wins=won_together(plan, ledger),
        doubling=doubling(plan, ledger),
    )


def won_of(plan: Plan, ledger: Ledger, pair: Pair) -> dict[int, Won]:
    """What the second of a pair has won of each finished deal."""
    tables_ = arrangements(pair, plan.seats)
    finished = {}
    for deal in range(plan.deals):
        found = [ledger.games.get((table, plan.seed + deal)) for table in tables_]
        lines = [line for line in found if line is not None]
        if len(lines) == len(tables_):
            shares = sum(_share(line, pair[1]) for line in lines)
            luck = sum(_luck(line, pair[1]) for line in lines)
            finished[deal] = Won(shares / len(lines), luck / len(lines))
    return finished


def _share(line: Line, player: str) -> float:
    """Its part of all that was won; where nobody has won, its part of the seats."""
    values = line.wins if sum(line.wins) else (1.0,) * len(line.players)
    return _of_its_seats(line, player, values) / sum(values)


def _luck(line: Line, player: str) -> float:
    """The luck of its seats; none where it was not measured."""
    return _of_its_seats(line, player, line.luck) if line.luck else 0.0


def _of_its_seats(line: Line, player: str, values: tuple[float, ...]) -> float:
    return sum(value for name, value in zip(line.players, values, strict=True) if name == player)


def pair_result(plan: Plan, pair: Pair, won: dict[int, Won]) -> PairResult:
    """A pairing with its interval; deals are the observations, not games."""
    games = len(won) * len(arrangements(pair, plan.seats))
    wins = paired_share([deal.share for deal in won.values()])
    fair = over_equal(list(won.values()), 0.5) if plan.luck else None
    return PairResult(pair[1], pair[0], wins, len(won), games, verdict(fair or wins, 0.5), fair)


def over_equal(won: list[Won], even: float) -> Estimate:
    """What was won less its luck, with the interval of a gain over two equal players.

    Without luck few results differ by a whole win: what is added against small numbers is one share won and one lost.
    """
    gain = paired_gain([result - even for result in less_luck(won)], added=0.5)
    return Estimate(even + gain.mean, even + gain.low, even + gain.high, gain.count)


def rated(plan: Plan, met: dict[Pair, dict[int, Won]]) -> tuple[PlayerResult, ...]:
    """The ratings, once every pairing has finished a deal."""
    if not met or not all(met.values()):
        return ()
    places = {name: place for place, name in enumerate(plan.players)}
    meetings = [
        Meeting(places[pair[1]], places[pair[0]], tuple(deal.share for deal in won.values()))
        for pair, won in met.items()
    ]
    found = ratings(len(places), meetings, plan.seed)
    return tuple(PlayerResult(name, found[place]) for name, place in places.items())


def won_together(plan: Plan, ledger: Ledger) -> tuple[WinsResult, ...]:
    """How often each player won, where all win or lose together."""
    if not plan.together:
        return ()
    won = {name: won_by(plan, ledger, name) for name in plan.players}
    names = [name for name in plan.players if won[name]]
    steps = [None, *(step(plan, before, won[before], won[name]) for before, name in pairwise(names))]
    return tuple(
        WinsResult(
            name,
            share([deal.share for deal in won[name].values()]),
            found,
            rate(list(won[name].values())) if plan.luck else None,
        )
        for name, found in zip(names, steps[: len(names)], strict=True)
    )


def rate(won: list[Won]) -> Estimate:
    """How often somebody would have won without luck: never less than never, nor more than always."""
    found = average(less_luck(won))
    mean, low, high = (min(1.0, max(0.0, value)) for value in (found.mean, found.low, found.high))
    return Estimate(mean, low, high, found.count)


def won_by(plan: Plan, ledger: Ledger, name: str) -> dict[int, Won]:
    """The deals that a player has finished, and whether it won them."""
    found = {deal: ledger.games.get(((name,) * plan.seats, plan.seed + deal)) for deal in range(plan.deals)}
    return {
        deal: Won(line.wins[0], line.luck[0] if line.luck else 0.0)
        for deal, line in found.items()
        if line is not None
    }


def step(plan: Plan, before: str, fewer: dict[int, Won], more: dict[int, Won]) -> Step | None:
    """From one player to the next, on the same deals; none where they have not played the same."""
    return judged(plan, before, list(gained(fewer, more).values()))


def gained(fewer: dict[int, Won], more: dict[int, Won]) -> dict[int, Won]:
    """What was won more of each deal that both have played."""
    return {
        deal: Won(more[deal].share - fewer[deal].share, more[deal].luck - fewer[deal].luck)
        for deal in sorted(fewer.keys() & more.keys())
    }


def judged(plan: Plan, before: str, gains: list[Won], steps: float = 1.0) -> Step | None:
    """Gains over somebody, which so many steps have made, with what they show of each."""
    if not gains:
        return None
    gain = shared_out(paired_gain([deal.share for deal in gains]), steps)
    fair = shared_out(over_equal(gains, 0.0), steps) if plan.luck else None
    return Step(before, gain, verdict(fair or gain, 0.0), fair)


def shared_out(found: Estimate, steps: float) -> Estimate:
    """What is due to each of so many steps."""
    return Estimate(found.mean / steps, found.low / steps, found.high / steps, found.count)


def doubling(plan: Plan, ledger: Ledger) -> Step | None:
    """What a doubling of the budget has won more, on average; none where there is but one step, or no common measure."""
    budgets = [read_budget(name) for name in plan.budgets]
    if len(budgets) < 3 or len({budget.unit for budget in budgets}) > 1:
        return None
    gains = [gains_of(plan, ledger, pair) for pair in pairwise(plan.budgets)]
    deals = sorted(set.intersection(*(set(gain) for gain in gains)))
    whole = [
        Won(sum(gain[deal].share for gain in gains), sum(gain[deal].luck for gain in gains)) for deal in deals
    ]
    return judged(plan, plan.budgets[0], whole, abs(log2(budgets[-1].amount / budgets[0].amount)))


def gains_of(plan: Plan, ledger: Ledger, pair: Pair) -> dict[int, Won]:
    """What the second of two players won more than the first of each deal, or than an equal would have against it."""
    if plan.together:
        return gained(won_by(plan, ledger, pair[0]), won_by(plan, ledger, pair[1]))
    return {deal: Won(won.share - 0.5, won.luck) for deal, won in won_of(plan, ledger, pair).items()}
