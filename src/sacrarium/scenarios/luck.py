"""The chance of a scenario: what it says comes up, then a seed if it names one."""

from typing import Any

from sacrarium.core.bits import Card, CardSet
from sacrarium.core.chance import Scripted, Seeded
from sacrarium.core.errors import ScriptError
from sacrarium.core.game import Game
from sacrarium.core.state import State


class Luck(Scripted):
    """A script, and a seed for each kind of draw of which the script holds no more."""

    def __init__(self, game: Game, script: dict[str, list[Any]], seed: int | None) -> None:
        Scripted.__init__(self, **script)
        self.game = game
        self.after = None if seed is None else Seeded(seed)
        self.state: State | None = None  # of the table: where it keeps named pieces in numbered places

    def below(self, count: int) -> int:
        place = self._named(count)
        if place is not None:
            self.script["draws"].pop(0)
            return place
        after = self._after("numbers")
        return after.below(count) if after else Scripted.below(self, count)

    def roll(self, sides: int) -> int:
        after = self._after(f"d{sides}")
        return after.roll(sides) if after else Scripted.roll(self, sides)

    def flip(self) -> bool:
        after = self._after("flips")
        return bool(after.flip() if after else Scripted.flip(self))

    def one_of(self, cards: CardSet) -> Card:
        after = self._after("draws")
        return after.one_of(cards) if after else Scripted.one_of(self, cards)

    def draw(self) -> Card:
        after = self._after("draws")
        return self.draw_by(after) if after else Scripted.draw(self)

    def shuffle(self, things: list[Any]) -> None:
        after = self._after("orders")
        if after:
            after.shuffle(things)
        else:
            Scripted.shuffle(self, things)

    def _after(self, kind: str) -> Seeded | None:
        """The seed, where the script holds no more of these."""
        return None if self.script.get(kind) else self.after

    def _named(self, count: int) -> int | None:
        """The place of the next named piece, in a game that draws places."""
        names = self.script.get("draws")
        if not names or self.game.draw_named is None or self.state is None:
            return None
        place = self.game.draw_named(self.state, count, names[0])
        if place is None and not self.script.get("numbers") and self.after is None:
            raise ScriptError(f"chance was asked for one of {count}, and '{names[0]}' is none of them")
        return place
