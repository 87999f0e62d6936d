"""The ladder: how strong the levels are, and what a doubled budget is worth.

Luck is taken out by playing each deal several times. Where players compete, the seats are shared out evenly between two of
them in every possible way, so that both have every seat as often as the other; what one of them won of all these
games is one observation. Where all win or lose together, everybody plays the same deals.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any, TypeAlias

import msgspec

from sacrarium.core.game import Game
from sacrarium.games import game_named

from .ledger import Heading, Ledger
from .players import read_budget
from .ratings import Meeting, ratings
from .simulation import Finished, Task
from .statistics import Estimate, Verdict, paired_gain, paired_share, share, verdict

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


class PlayerResult(msgspec.Struct, frozen=True):
    """One player and its rating."""

    player: str
    value: Estimate


class Step(msgspec.Struct, frozen=True):
    """What a player won more than the one before it, of the deals that both have played."""

    before: str
    gain: Estimate
    verdict: Verdict


class WinsResult(msgspec.Struct, frozen=True):
    """One player and how often all have won together at its level."""

    player: str
    value: Estimate
    step: Step | None  # none for the first


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
        Task(plan.game, plan.options, table, plan.seed + deal)
        for deal in range(plan.deals)
        for table in tables(plan)
        if (table, plan.seed + deal) not in ledger.games
    ]


def heading(game: Game, options: dict[str, Any]) -> Heading:
    """What a file of finished games of this ladder begins with."""
    return Heading(game.name, game.rules_version, options, game.search.adept, game.search.master)


def wins_of(finished: Finished) -> tuple[float, ...]:
    """What each seat has won: its part of one win, or the one that all share."""
    if game_named(finished.record.game).together:
        return (1.0 if finished.winners else 0.0,) * len(finished.bots)
    return finished.utilities


# -- what came of it -------------------------------------------------------------------------------


def report(plan: Plan, ledger: Ledger) -> Report:
    """The sums over all deals that are finished."""
    met = {pair: list(shares_of(plan, ledger, pair)) for pair in pairs(plan)}
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
        pairings=tuple(pair_result(plan, pair, shares) for pair, shares in met.items() if shares),
        ratings=rated(plan, met),
        wins=won_together(plan, ledger),
    )


def shares_of(plan: Plan, ledger: Ledger, pair: Pair) -> Iterator[float]:
    """What the second of a pair has won of each finished deal."""
    tables_ = arrangements(pair, plan.seats)
    for deal in range(plan.deals):
        games = [(table, ledger.games.get((table, plan.seed + deal))) for table in tables_]
        if all(wins is not None for _, wins in games):
            yield sum(_share(table, wins or (), pair[1]) for table, wins in games) / len(games)


def _share(table: tuple[str, ...], wins: tuple[float, ...], player: str) -> float:
    """Its part of all that was won; where nobody has won, its part of the seats."""
    total = sum(wins)
    values = wins if total else (1.0,) * len(table)
    return sum(value for name, value in zip(table, values, strict=True) if name == player) / sum(values)


def pair_result(plan: Plan, pair: Pair, shares: list[float]) -> PairResult:
    """A pairing with its interval; deals are the observations, not games."""
    games = len(shares) * len(arrangements(pair, plan.seats))
    wins = paired_share(shares)
    return PairResult(pair[1], pair[0], wins, len(shares), games, verdict(wins, 0.5))


def rated(plan: Plan, met: dict[Pair, list[float]]) -> tuple[PlayerResult, ...]:
    """The ratings, once every pairing has finished a deal."""
    if not met or not all(met.values()):
        return ()
    places = {name: place for place, name in enumerate(plan.players)}
    meetings = [Meeting(places[pair[1]], places[pair[0]], tuple(shares)) for pair, shares in met.items()]
    found = ratings(len(places), meetings, plan.seed)
    return tuple(PlayerResult(name, found[place]) for name, place in places.items())


def won_together(plan: Plan, ledger: Ledger) -> tuple[WinsResult, ...]:
    """How often each player won, where all win or lose together."""
    if not plan.together:
        return ()
    won = {name: won_by(plan, ledger, name) for name in plan.players}
    names = [name for name in plan.players if won[name]]
    steps = [None, *(step(before, won[before], won[name]) for before, name in pairwise(names))]
    return tuple(
        WinsResult(name, share(list(won[name].values())), found)
        for name, found in zip(names, steps[: len(names)], strict=True)
    )


def won_by(plan: Plan, ledger: Ledger, name: str) -> dict[int, float]:
    """The deals that a player has finished, and whether it won them."""
    keys = {deal: ((name,) * plan.seats, plan.seed + deal) for deal in range(plan.deals)}
    return {deal: ledger.games[key][0] for deal, key in keys.items() if key in ledger.games}


def step(before: str, fewer: dict[int, float], more: dict[int, float]) -> Step | None:
    """From one player to the next, on the same deals; none where they have not played the same."""
    both = fewer.keys() & more.keys()
    if not both:
        return None
    gain = paired_gain([more[deal] - fewer[deal] for deal in both])
    return Step(before, gain, verdict(gain, 0.0))
