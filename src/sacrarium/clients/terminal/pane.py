"""A pane is a part of the screen that draws a sight on squared paper."""

from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from .canvas import Canvas
from .moment import Sight

WIDE: Final = 132  # columns from which the drawer stands beside the board
TALL: Final = 34
ROOMY: Final = 100  # columns for ten large cards


class Pane(Widget):
    """Draws whatever it is shown; a press on something is told as `Picked`."""

    sight: reactive[Sight | None] = reactive(None)

    class Picked(Message):
        """Somebody pressed this spot: a move, or a piece of one."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    @property
    def roomy(self) -> bool:
        """Whether the window has room for large cards in this pane."""
        return self.size.width >= ROOMY and self.app.size.height >= TALL

    def render(self) -> Content:
        """The sheet for the present sight."""
        canvas = Canvas(self.size.width, self.size.height)
        if self.sight is not None:
            self.draw(canvas, self.sight)
        return canvas.content()

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """Put everything in its place."""

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """What a press on this square stands for."""
        return None

    def on_click(self, event: events.Click) -> None:
        """A press with the mouse."""
        spot = None if self.sight is None else self.spot_at(event.x, event.y, self.sight)
        if spot is not None:
            self.post_message(self.Picked(spot))
