"""The duel's scene: what the shell asks of it."""

from typing import Any, Final

import msgspec
from textual.content import Content

from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.scene import Scene, Step
from sacrarium.core.words import capital, heading
from sacrarium.games.sacrifice_duel.events import Bought, TrickTaken
from sacrarium.games.sacrifice_duel.words.english.lines import meeting, purchase

from . import buying, offering, piles
from .board import DuelPane
from .hand import DuelHand, spots
from .table import stage_of, table_of


class DuelScene(Scene):
    """Blade, market or altar above the question, the hand below it."""

    unit = "Trick"
    memory_title = "Piles and trophies"
    most_digits = 1  # the place of a card in the row

    def __init__(self) -> None:
        super().__init__()
        self.board = DuelPane()
        self.hand = DuelHand()

    def status(self, sight: Sight) -> str:
        """The round, and where in it we are."""
        table = table_of(sight.moment)
        taken = sight.moment.event("trick_taken") if sight.held else None
        where = f"Trick {table.trick_number} of {table.tricks}"
        if taken is not None:
            number = taken["number"]
            where = f"Sudden death, step {number}" if taken["sudden"] else f"Trick {number} of {table.tricks}"
        elif stage_of(sight, table) == "market":
            where = "Buying"
        elif table.phase == "sudden":
            where = f"Sudden death, step {table.sudden}"
        elif table.phase in {"sacrifice", "over"}:
            where = "Sacrifice" if not table.over else "The end"
        return f"Round {table.round} of {table.rounds} · {where}"

    # -- answering ---------------------------------------------------------------------------------

    def order(self, moment: Moment) -> tuple[str, ...]:
        """The purchases, or the row of cards."""
        if buying.asks(moment):
            return buying.order(moment)
        return () if moment.ask is None else tuple(dict.fromkeys(spots(moment, table_of(moment))))

    def beside(self, sight: Sight, across: int, down: int) -> str | None:
        """In the market there are rows."""
        return (
            buying.beside(sight, across, down)
            if buying.asks(sight.moment)
            else super().beside(sight, across, down)
        )

    def typed(self, moment: Moment, digits: str) -> str | None:
        """A digit is the place of a card."""
        row = [] if moment.ask is None else spots(moment, table_of(moment))
        return row[int(digits) - 1] if 0 < int(digits) <= len(row) else None

    def first(self, moment: Moment) -> str | None:
        """The first in the order of the arrows."""
        return next(iter(self.order(moment)), None)

    def composes(self, moment: Moment) -> bool:
        """Orders always, and sacrifices of more than one card."""
        return buying.asks(moment) or (offering.asks(moment) and offering.room(moment) > 1)

    def pick(self, sight: Sight, spot: str) -> Sight:
        """A purchase or an offering."""
        return buying.pick(sight, spot) if buying.asks(sight.moment) else offering.pick(sight, spot)

    def step(self, sight: Sight) -> Step | None:
        """Add a piece, send what is composed, or play a card."""
        if buying.asks(sight.moment):
            return buying.step(sight)
        return offering.step(self, sight) if offering.asks(sight.moment) else super().step(sight)

    def refusal(self, sight: Sight) -> str:
        """What does not go together, or is too much."""
        if buying.asks(sight.moment):
            return buying.refusal(sight)
        return offering.refusal(sight) if offering.asks(sight.moment) else super().refusal(sight)

    def advised(self, sight: Sight, move: str) -> Sight:
        """An order is laid out as its purchases."""
        if not buying.asks(sight.moment) or move == buying.PASS:
            return msgspec.structs.replace(
                sight, chosen=move, picked=sight.picked if move != buying.PASS else ()
            )
        made = buying.apart(sight.moment, move)
        return msgspec.structs.replace(sight, chosen=None, picked=made)

    # -- what the shell says -----------------------------------------------------------------------

    def held(self, moment: Moment) -> tuple[str, str] | None:
        """Tricks, purchases of the other and new trophies stay until they were understood."""
        for stop in STOPS:
            told = [event for event in moment.events if event["text"] and event["kind"] in stop.told]
            first = next((event for event in told if stop.stops_at(event, moment)), None)
            if first is not None:
                what, why = _halves(first, moment)
                more = [event["text"] for event in told if event is not first]
                return what, " ".join([part for part in (capital(why), *more) if part])
        return None

    def memory(self, moment: Moment, width: int) -> list[Content]:
        """Own piles, the other deck, and the trophies."""
        return piles.lines(moment, table_of(moment), width)

    def epilogue(self, moment: Moment) -> list[Content]:
        """Both altars."""
        return piles.ending(moment, table_of(moment))


class Stop(msgspec.Struct, frozen=True):
    """Events at which the table stops, and what is told with them."""

    kinds: tuple[str, ...]
    more: tuple[str, ...]
    others_only: bool = False  # what you have done yourself needs no stop

    @property
    def told(self) -> tuple[str, ...]:
        """All events of this stop."""
        return (*self.kinds, *self.more)

    def stops_at(self, event: dict[str, Any], moment: Moment) -> bool:
        """Whether this event is worth a stop."""
        own = self.others_only and event["seat"] == moment.viewer
        return event["kind"] in self.kinds and not own


def _halves(event: dict[str, Any], moment: Moment) -> tuple[str, str]:
    """The largest words, and the rest."""
    if event["kind"] == "trick_taken":
        return meeting(msgspec.convert(event, TrickTaken), moment.company())
    if event["kind"] == "bought":
        return purchase(msgspec.convert(event, Bought), moment.company())
    return heading(event["text"]), ""


STOPS: Final = (
    Stop(("trick_taken",), ("sudden_death", "taken_back", "settled_by_lot", "trophy_won")),
    Stop(("sacrificed", "own_sacrifice"), ("trophy_revealed", "game_ended")),
    Stop(("bought",), ("market_empty",), others_only=True),
)
