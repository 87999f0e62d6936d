"""The drawer holds what can wait: the log, or what is known. It leaves the question and the hand in sight."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from . import look
from .canvas import wrapped

WIDTH: Final = 46  # of the words in it


class Drawer(VerticalScroll):
    """One drawer, shown and hidden by its key; the newest line of a log is at its foot."""

    DEFAULT_CSS = """
    Drawer {
        layer: drawer; dock: right; display: none; width: 51; height: 100%; max-height: 24; padding: 0 1;
        background: $surface; border: round $seam; border-title-color: $game;
        border-subtitle-color: $soft; scrollbar-size: 1 1;
    }
    Drawer.-open { display: block; }
    .-wide Drawer { layer: default; max-height: 100%; }
    """
    SCOPED_CSS: ClassVar[bool] = False
    BORDER_SUBTITLE: ClassVar[str] = "PgUp PgDn to read, Esc to go back"
    can_focus = False

    def compose(self) -> ComposeResult:
        """One text, which scrolls."""
        yield Static(id="inside")

    def show(self, title: str, lines: Sequence[Content], at_end: bool = False, row: int = 0) -> None:
        """Fill it, and look at its first or its last line, or at another one."""
        self.border_title = title
        self.query_one("#inside", Static).update(Content("\n").join(lines))
        if at_end:
            self.scroll_end(animate=False)
        else:
            self.scroll_to(y=row, animate=False)


def log_lines(lines: Sequence[str]) -> list[Content]:
    """The log in lines of the drawer's width; whatever runs on is set in."""
    found: list[Content] = []
    for line in lines:
        first, *more = wrapped(look.marked(line, look.TEXT), WIDTH - 2)
        found += [first, *(Content("  ") + part for part in more)]
    return found or [look.marked("Nothing has happened yet.")]
