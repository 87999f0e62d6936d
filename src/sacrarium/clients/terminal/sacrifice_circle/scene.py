"""The circle's scene: what the shell asks of it."""

from typing import Any, Final

import msgspec
from textual.content import Content

from sacrarium.clients.terminal.moment import Moment, Sight, find
from sacrarium.clients.terminal.pane import Pane
from sacrarium.clients.terminal.scene import Scene, Step
from sacrarium.core.words import capital, heading
from sacrarium.games.sacrifice_circle.events import Attacked
from sacrarium.games.sacrifice_circle.words.english.lines import striking

from . import choices, memory, walking
from .board import CirclePane
from .table import active, place, table_of

STOPS: Final = ("crystal_rolled", "attacked", "item_drawn", "game_ended")
STOPS_OF_OTHERS: Final = ("teleported", "trap_set")  # what you have done yourself needs no stop
SILENT: Final = ("hero_rolled", "hero_moved", "hero_unlocked")  # not told at a stop
LONGEST: Final = 140  # characters below the largest words; what is left out stands beside the board


class NoHand(Pane):
    """Everybody's cards lie open beside the board, so nothing lies below the question."""

    DEFAULT_CSS = "NoHand { height: 0; }"


class CircleScene(Scene):
    """The board with the choices beside it."""

    unit = "Round"
    memory_title = "Cards and signs"
    most_digits = 2

    def __init__(self) -> None:
        super().__init__()
        self.board = CirclePane()
        self.hand = NoHand()

    def status(self, sight: Sight) -> str:
        """The round, the hero whose turn it is, and its die."""
        table = table_of(sight.moment)
        hero = active(table)
        if hero is None or hero.seat is None:
            return "The draft" if table.phase == "draft" else f"Round {table.round} · The end"
        die = f" · rolled {table.rolled}" if table.rolled else ""
        return f"Round {table.round} · Hero {hero.hero}, {sight.moment.name(hero.seat)}{die}"

    # -- answering ---------------------------------------------------------------------------------

    def order(self, moment: Moment) -> tuple[str, ...]:
        """The rows from top to bottom."""
        return tuple(spot for row in choices.rows(moment) for spot in row.spots)

    def beside(self, sight: Sight, across: int, down: int) -> str | None:
        """Over the board while a hero moves, else through the rows."""
        return (walking.beside if walking.asks(sight.moment) else choices.beside)(sight, across, down)

    def typed(self, moment: Moment, digits: str) -> str | None:
        """While a hero moves, a number of the ring; else the row with the last digit."""
        if walking.asks(moment):
            return f"go:N{digits}"
        found = choices.rows(moment)
        row = int(digits[-1])
        return found[row - 1].spots[0] if 0 < row <= len(found) else None

    def step(self, sight: Sight) -> Step | None:
        """The chosen move; giving away a strike is asked twice."""
        found = super().step(sight)
        info, _ = find(sight.moment, sight.chosen)
        if found is None or info is None or info.preview["kind"] != "end":
            return found
        if "attack" not in info.preview["unused"]:
            return found
        return msgspec.structs.replace(found, confirm="End without striking")

    # -- what the shell says -----------------------------------------------------------------------

    def arrows(self, moment: Moment) -> tuple[str, str]:
        """Who is asked, where one person leads several."""
        if moment.ask is None or len(moment.yours) < 2:
            return "", ""
        hero = active(table_of(moment))
        return f"{moment.name(moment.ask.seat) if hero is None else hero.hero}:", ""

    def held(self, moment: Moment) -> tuple[str, str] | None:
        """Turns of the crystal, strikes and cards stay until they were understood."""
        told = [event for event in moment.events if event["text"] and event["kind"] not in SILENT]
        first = next((place for place, event in enumerate(told) if _stops_at(event, moment)), None)
        if first is None:
            return None
        what, why = _halves(told[first], moment)
        for event in told[first + 1 :]:
            longer = f"{why} {event['text']}".strip()
            if len(longer) > LONGEST:
                break
            why = longer
        return what, why

    def begins(self, moment: Moment) -> bool:
        """The roll of the crystal closes a round."""
        return moment.event("crystal_rolled") is not None

    def memory(self, moment: Moment, width: int) -> list[Content]:
        """All cards and where they are, and what the signs mean."""
        return memory.lines(moment, table_of(moment), width)

    def epilogue(self, moment: Moment) -> list[Content]:
        """How far the crystal came."""
        table = table_of(moment)
        crystal = table.crystal
        where = "on black" if crystal.t in {0, 40} else f"on {place(crystal.space)}"
        return memory.marked(
            f"Round **{table.round}**: the crystal is {where}, with **{crystal.health}** of {crystal.full} left."
        )


def _stops_at(event: dict[str, Any], moment: Moment) -> bool:
    """Whether this event is worth a stop; where a card has to be chosen, the question tells what was drawn."""
    if event["kind"] == "item_drawn" and event["held"] and moment.ask is not None:
        return False
    own = event.get("seat") in moment.yours
    return event["kind"] in STOPS or (event["kind"] in STOPS_OF_OTHERS and not own)


def _halves(event: dict[str, Any], moment: Moment) -> tuple[str, str]:
    """The largest words, and what stands below them."""
    if event["kind"] != "attacked":
        return heading(event["text"]), ""
    roll, damage = striking(msgspec.convert(event, Attacked), moment.company())
    return capital(roll), f"**{damage}**."
