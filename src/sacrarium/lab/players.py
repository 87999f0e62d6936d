"""Who takes part in games without people: the four levels, and searches with a budget of their own."""

import re
from typing import Final

import msgspec

from sacrarium.core.errors import BadOptions
from sacrarium.core.game import LEVELS, Game
from sacrarium.core.policy import Policy
from sacrarium.search import SearchBot, bot
from sacrarium.search.bots import PATIENCE

LARGEST: Final = 10_000_000
DOUBLINGS: Final = 4  # below the master, where no budgets are named


class Budget(msgspec.Struct, frozen=True):
    """How long a search may think about each decision."""

    amount: int
    unit: str  # "ms": milliseconds, "sims": simulations

    @property
    def name(self) -> str:
        """As it is written on the command line: 50ms, 500sims."""
        return f"{self.amount}{self.unit}"


def read_budget(text: str, unit: str = "ms") -> Budget:
    """A budget from its name; a bare number is taken in this unit."""
    found = re.fullmatch(r"([0-9]{1,9})(ms|sims)?", text)
    if found is None or not 1 <= int(found[1]) <= LARGEST:
        raise BadOptions(
            f"a budget is a number of milliseconds or simulations, as 50ms or 500sims, not '{text}'"
        )
    return Budget(int(found[1]), found[2] or unit)


def read_budgets(text: str) -> tuple[Budget, ...]:
    """Budgets from a list; the unit of the last holds for bare numbers, and is milliseconds if it has none."""
    names = text.split(",")
    unit = read_budget(names[-1]).unit
    budgets = tuple(read_budget(name, unit) for name in names)
    if len(set(budgets)) != len(budgets):
        raise BadOptions(f"a budget is named twice in '{text}'")
    return budgets


def doublings(game: Game) -> tuple[Budget, ...]:
    """The budgets that lead to the game's own master in steps of two."""
    amounts = (game.search.master >> halvings for halvings in range(DOUBLINGS, 0, -1))
    return tuple(Budget(amount, "sims") for amount in amounts if amount)


def player(game: Game, name: str) -> Policy:
    """The player of this name: a level, or a search with this budget; what is counted is thought to the end."""
    if name in LEVELS or not name[:1].isdigit():
        return bot(game, name)
    budget = read_budget(name)
    if budget.unit == "ms":
        return SearchBot(game, PATIENCE, budget.amount)
    return SearchBot(game, budget.amount, stubborn=True)
