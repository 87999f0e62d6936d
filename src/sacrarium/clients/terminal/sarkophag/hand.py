"""Your cards of Sarkophag."""

from sacrarium.clients.terminal.cards import Face, Size
from sacrarium.clients.terminal.moment import Sight
from sacrarium.clients.terminal.row import CardRow, Held
from sacrarium.core.bits import Card

from . import cards
from .lying import Table, table_of


class SarkophagHand(CardRow):
    """The hand in order; what a press stands for is the number."""

    def held(self, sight: Sight, size: Size) -> list[Held]:
        """Every card with its state."""
        table = table_of(sight.moment)
        return [
            Held(str(card), _face(card, table, sight, size), str(card) == sight.chosen) for card in table.hand
        ]


def _face(card: Card, table: Table, sight: Sight, size: Size) -> Face:
    heads = table.heads_on(card)
    ask = sight.moment.ask
    chosen = str(card) == sight.chosen
    if ask is None or sight.held:
        return cards.face(card, heads, size, "chosen" if chosen else "waiting")
    if not any(info.move == str(card) for info in ask.moves):
        return cards.face(card, heads, size, "barred", "✗")
    return cards.face(card, heads, size, "chosen", "✓") if chosen else cards.face(card, heads, size)
