"""The largest words on the table, what follows from the chosen move, and the one button."""

import re
from typing import ClassVar, Final

from textual import events
from textual.message import Message

from sacrarium.core.decision import Barred, MoveInfo
from sacrarium.core.words import capital

from . import look
from .canvas import Canvas, wrapped
from .moment import Moment, Sight
from .pane import Pane
from .scene import Scene

BUTTON_FROM_MIDDLE: Final = 40  # columns


class Bar(Pane):
    """The topmost row: the game, and where in it we are."""

    DEFAULT_CSS = "Bar { height: 1; }"

    def __init__(self, title: str, scene: Scene) -> None:
        super().__init__()
        self.title = title
        self.scene = scene
        self.aside = ""  # what stands at the right end

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """Title, status, and what the program has to add."""
        canvas.put(1, 0, self.title, f"bold {look.ACCENT}")
        status = self.scene.status(sight)
        canvas.put(3 + len(self.title), 0, status, look.SOFT)
        room = canvas.width - len(self.title) - len(status) - 6
        aside = look.shortened(self.aside, max(0, room))
        canvas.put(canvas.width - len(aside) - 1, 0, aside, look.FAINT)


class Prompt(Pane):
    """What to do now, or whom we wait for."""

    SCOPED_CSS: ClassVar[bool] = False  # the window's size classes stand on the screen
    DEFAULT_CSS = "Prompt { height: 4; } .-tall Prompt { height: 5; }"

    class Pressed(Message):
        """The button was pressed."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self.after_end = ""  # what the button does once the game is over

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The title on its own row, two rows for the rest; the button at the right of the title."""
        title, detail = said(self.scene, sight)
        left, right = self.scene.arrows(sight.moment) if not sight.held else ("", "")
        button = self.button
        words = f"{left} {title} {right}".strip()
        room = (self.button_at if button else canvas.width) - 2
        start = max(1, min((canvas.width - len(words)) // 2, 1 + room - len(words)))
        canvas.put(start, 1, look.shortened(words, room), look.TITLE)
        if sight.typed:
            canvas.put(1, 1, f"› {sight.typed}▏", look.STRONG)
        canvas.put(self.button_at, 1, button, look.BUTTON)
        _detail(canvas, detail, sight.bad)

    @property
    def button(self) -> str:
        """What pressing Enter would do; empty where it would do nothing."""
        if self.sight is None:
            return ""
        if self.sight.held:
            return " ⏎ Go on "
        over = self.sight.moment.result is not None
        info, _ = find(self.sight.moment, self.sight.chosen)
        label = self.after_end if over else info.label if info is not None else ""
        return f" ⏎ {label} " if label else ""

    @property
    def button_at(self) -> int:
        """Its first column: at the right end, in wide windows nearer to the words."""
        width = self.size.width
        return min(width - len(self.button) - 1, width // 2 + BUTTON_FROM_MIDDLE)

    def on_click(self, event: events.Click) -> None:
        """A press on the button."""
        button = self.button
        if button and event.y == 1 and 0 <= event.x - self.button_at < len(button):
            self.post_message(self.Pressed())


def _detail(canvas: Canvas, detail: str, bad: bool) -> None:
    marks = "✗ " if bad else ""
    lines = wrapped(look.marked(marks + detail, look.BAD if bad else look.SOFT), canvas.width - 4)
    for row, line in enumerate(lines[:2], 2):
        canvas.rich((canvas.width - len(line)) // 2, row, line)


def said(scene: Scene, sight: Sight) -> tuple[str, str]:
    """The title and the second line for this sight."""
    moment = sight.moment
    if sight.held:
        return _split(scene.held(moment))
    if moment.result is not None:
        return moment.result.title, moment.result.detail
    title = moment.words.title if moment.ask is None else moment.ask.title
    return title, sight.note or follows(moment, sight.chosen)


def _split(sentence: str) -> tuple[str, str]:
    """What happened, and why."""
    what, *why = re.split("[:,.] ", sentence, maxsplit=1)
    return what, capital("".join(why))


def follows(moment: Moment, chosen: str | None) -> str:
    """What the chosen move brings, or why it is barred; without one, the detail of the question."""
    if moment.ask is None:
        return moment.words.detail
    info, barred = find(moment, chosen)
    if info is not None and info.follows:
        return f"{info.follows.removesuffix('.')}."
    return reason(barred) if barred is not None else moment.ask.detail


def find(moment: Moment, move: str | None) -> tuple[MoveInfo | None, Barred | None]:
    """The move among those that are allowed, and among those that are barred."""
    if moment.ask is None or move is None:
        return None, None
    allowed = next((info for info in moment.ask.moves if info.move == move), None)
    return allowed, next((barred for barred in moment.ask.barred if barred.move == move), None)


def reason(barred: Barred) -> str:
    """A refusal in words, with its rule."""
    return f"{barred.words} **Rule {barred.rule}**"
