"""Your cards: legal ones lit, barred ones dashed with a cross, the chosen one raised."""

from typing import ClassVar

from textual import events

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.clients.terminal.pane import Pane
from sacrarium.core.bits import Card

from . import cards
from .lying import Table, table_of


class SarkophagHand(Pane):
    """The hand in a row, in order; a press chooses."""

    SCOPED_CSS: ClassVar[bool] = False  # the window's size classes stand on the screen
    DEFAULT_CSS = "SarkophagHand { height: 5; } .-roomy.-tall SarkophagHand { height: 7; }"

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The row of cards in the middle."""
        table = table_of(sight.moment)
        size = self._card_size()
        if sight.moment.viewer is None:
            canvas.center(
                canvas.height // 2,
                "A spectator sees no hand; S looks through the eyes of a seat.",
                look.FAINT,
            )
        for card, x in zip(table.hand, lefts(canvas.width, len(table.hand), size.width), strict=True):
            face = _face(card, table, sight)
            y = canvas.height - size.height - (str(card) == sight.chosen)
            cards.draw(canvas, x, y, face, size)

    def _card_size(self) -> cards.Size:
        return cards.LARGE if self.roomy else cards.SMALL

    def card_at(self, x: int) -> Card | None:
        """The card in this column."""
        if self.sight is None:
            return None
        hand, width = table_of(self.sight.moment).hand, self._card_size().width
        places = zip(hand, lefts(self.size.width, len(hand), width), strict=True)
        return next((card for card, left in places if left <= x < left + width), None)

    def on_click(self, event: events.Click) -> None:
        """A press on a card."""
        card = self.card_at(event.x)
        if card is not None:
            self.post_message(self.Picked(str(card)))


def lefts(width: int, count: int, card_width: int) -> list[int]:
    """The left edges of so many cards, in the middle of the row."""
    step = card_width + (2 if width >= count * (card_width + 2) else 1)
    first = (width - count * step + step - card_width) // 2
    return [first + place * step for place in range(count)]


def _face(card: Card, table: Table, sight: Sight) -> cards.Face:
    heads = table.heads_on(card)
    ask = sight.moment.ask
    chosen = str(card) == sight.chosen
    if ask is None or sight.held:
        return cards.Face(card, heads, "chosen" if chosen else "waiting")
    if not any(info.move == str(card) for info in ask.moves):
        return cards.Face(card, heads, "barred", "✗")
    return cards.Face(card, heads, "chosen", "✓") if chosen else cards.Face(card, heads)
