"""Sarkophag's scene: what the shell asks of it."""

from typing import Final

import msgspec
from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import wrapped
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.scene import Scene
from sacrarium.core.bits import Card
from sacrarium.core.words import capital, counted
from sacrarium.games.sarkophag.events import TrickTaken
from sacrarium.games.sarkophag.words.english.lines import taking

from .board import SarkophagPane
from .hand import SarkophagHand
from .lying import Table, table_of

TRICKS: Final = 10
ROWS: Final = range(6)
COLUMNS: Final = range(1, 11)


class SarkophagScene(Scene):
    """The number line above the question, the hand below it."""

    unit = "Trick"
    memory_title = "Cards seen, and what is proven"

    def __init__(self) -> None:
        super().__init__()
        self.board = SarkophagPane()
        self.hand = SarkophagHand()

    def status(self, sight: Sight) -> str:
        """Round, trick, and the limit where there is one."""
        table = table_of(sight.moment)
        taken = sight.moment.event("trick_taken") if sight.held else None
        ended = sight.moment.event("round_ended") if sight.held else None
        number = table.trick_number if taken is None else taken["number"]
        round_number = table.round if ended is None else ended["round"]
        limit = f" · limit {table.limit} heads" if table.limit is not None else ""
        return f"Round {round_number} · Trick {number} of {TRICKS}{limit}"

    def order(self, moment: Moment) -> tuple[str, ...]:
        """The hand from left to right."""
        return tuple(map(str, table_of(moment).hand))

    def typed(self, moment: Moment, digits: str) -> str | None:
        """A number is a card, whether you hold it or not."""
        return digits

    def held(self, moment: Moment) -> tuple[str, str] | None:
        """A taken trick stays until it was understood."""
        taken, over = moment.event("trick_taken"), moment.event("round_ended")
        if taken is None:
            return None
        who, why = taking(msgspec.convert(taken, TrickTaken), moment.company())
        return who, " ".join([capital(why), *([over["text"]] if over is not None else [])])

    def arrows(self, moment: Moment) -> tuple[str, str]:
        """The side that the duty names."""
        direction = table_of(moment).direction if moment.ask is not None else None
        return ("◀━━", "") if direction == "down" else ("", "━━▶") if direction == "up" else ("", "")

    def memory(self, moment: Moment, width: int) -> list[Content]:
        """All sixty cards, the pile aside, and what is proven."""
        table = table_of(moment)
        grid = [_row(table, row) for row in ROWS]
        legend = "[ ] yours   · played   the rest not seen yet"
        aside = f"{counted(table.aside, 'card')} of the rest lie aside." if table.aside else ""
        words = [legend, *([aside] if aside else []), *moment.words.notes]
        return [*grid, *(line for text in words for line in wrapped(look.marked(text), width))]


def _row(table: Table, row: int) -> Content:
    return Content.assemble(*(_cell(table, 10 * row + column) for column in COLUMNS))


def _cell(table: Table, card: Card) -> tuple[str, str]:
    if card in table.hand:
        return f"[{card:>2}]", look.CHOSEN
    if card in table.seen():
        return "  · ", look.FAINT
    return f" {card:>2} ", look.TEXT
