"""Your cards in a row: legal ones lit, barred ones dashed with a cross, the chosen ones raised."""

from typing import ClassVar

import msgspec

from . import cards, look
from .canvas import Canvas
from .moment import Sight
from .pane import Pane


class Held(msgspec.Struct, frozen=True):
    """A card in the row."""

    spot: str  # what a press on it stands for
    face: cards.Face
    raised: bool = False


class CardRow(Pane):
    """The hand in a row; a press chooses."""

    SCOPED_CSS: ClassVar[bool] = False  # the window's size classes stand on the screen
    DEFAULT_CSS = "CardRow { height: 5; } .-roomy.-tall CardRow { height: 7; }"

    def held(self, sight: Sight, size: cards.Size) -> list[Held]:
        """The cards from left to right."""
        return []

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The row of cards in the middle."""
        size = self._card_size()
        if sight.moment.viewer is None:
            canvas.center(
                canvas.height // 2,
                "A spectator sees no hand; S looks through the eyes of a seat.",
                look.FAINT,
            )
            return
        row = self.held(sight, size)
        for card, x in zip(row, lefts(canvas.width, len(row), size.width), strict=True):
            cards.draw(canvas, x, canvas.height - size.height - card.raised, card.face, size)

    def _card_size(self) -> cards.Size:
        return cards.LARGE if self.roomy else cards.SMALL

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """What lies in this column; where cards overlap, the one on top."""
        size = self._card_size()
        row = self.held(sight, size)
        edges = lefts(self.size.width, len(row), size.width)
        found = [card.spot for card, left in zip(row, edges, strict=True) if left <= x < left + size.width]
        return found[-1] if found else None


def lefts(width: int, count: int, card_width: int) -> list[int]:
    """The left edges of so many cards, in the middle of the row; too many of them overlap."""
    step = card_width + (2 if width >= count * (card_width + 2) else 1)
    if count > 1 and (count - 1) * step + card_width > width:
        step = (width - card_width) // (count - 1)
    first = (width - (count - 1) * step - card_width) // 2
    return [first + place * step for place in range(count)]
