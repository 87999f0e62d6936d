"""C3: a game whose chance was written down is the same game again when the script is read."""

from typing import Any

from sacrarium.core.bits import Card, CardSet
from sacrarium.core.chance import Chance, Scripted, Seeded
from sacrarium.core.game import Game

from .broken import demand, demand_same
from .digest import digest


class Noted(Chance):
    """Seeded chance that writes down whatever comes up, as a script has it."""

    def __init__(self, seed: int) -> None:
        Chance.__init__(self)
        self.source = Seeded(seed)
        self.script: dict[str, list[Any]] = {}

    def below(self, count: int) -> int:
        return self._noted("numbers", self.source.below(count))

    def roll(self, sides: int) -> int:
        return self._noted(f"d{sides}", self.source.roll(sides))

    def flip(self) -> bool:
        return bool(self._noted("flips", self.source.flip()))

    def one_of(self, cards: CardSet) -> Card:
        return self._noted("draws", self.source.one_of(cards))

    def spread(self, cards: CardSet) -> None:
        self.source.spread(cards)

    def draw(self) -> Card:
        return self._noted("draws", self.source.draw())

    def shuffle(self, things: list[Any]) -> None:
        self.source.shuffle(things)
        self.script.setdefault("orders", []).append(list(things))

    def _noted(self, kind: str, item: int) -> int:
        self.script.setdefault(kind, []).append(item)
        return item


def scripted_digest(game: Game, options: dict[str, Any], seed: int, player: str) -> str:
    """The digest of a game played by the script of a seed; it must be the seed's own game, with nothing left over."""
    noted = Noted(seed)
    seeded = digest(game, options, seed, player, noted)
    scripted = Scripted(**noted.script)
    found = digest(game, options, seed, player, scripted)
    demand(found == seeded, "C3", f"the game with seed {seed} is another game when its chance is scripted")
    demand_same({}, scripted.unused(), "C3", f"the script of seed {seed} was not used up")
    return found
