"""The largest words on the table, what follows from the chosen move, and the one button."""

from typing import ClassVar, Final

from textual import events
from textual.content import Content
from textual.message import Message

from . import look
from .canvas import Canvas, wrapped
from .moment import Sight
from .pane import Pane
from .scene import Scene, Step

BUTTON_FROM_MIDDLE: Final = 40  # columns
ASKED_ONCE: Final = "Esc takes it back."
ONCE_MORE: Final = "Enter once more, or Esc takes it back."
ASKED_TWICE: Final = "Enter once more, and the game is lost. Esc takes it back."


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
        """The title on its own row, the rest below it; the button at the right of the title."""
        title, _ = said(self.scene, sight)
        top = self.title_at
        left, right = self.scene.arrows(sight.moment) if not sight.held else ("", "")
        button = self.button
        words = look.plain(f"{left} {title} {right}").strip()
        room = (self.button_at if button else canvas.width) - 2
        start = max(1, min((canvas.width - len(words)) // 2, 1 + room - len(words)))
        canvas.put(start, top, look.shortened(words, room), look.TITLE)
        if sight.typed:
            canvas.put(1, top, f"› {sight.typed}▏", look.STRONG)
        step = self.step
        fatal = step is not None and step.fatal
        canvas.put(self.button_at, top, button, look.ALARM if fatal else look.BUTTON)
        if step is not None and fatal and not sight.note:
            _alarm(canvas, top + 1, step.follows, ASKED_TWICE if sight.warned else ASKED_ONCE)
        else:
            _detail(canvas, top + 1, self._details(sight))

    def _details(self, sight: Sight) -> list[Content]:
        """What stands below the title, in lines of the window's width."""
        _, detail = said(self.scene, sight)
        marks, style = ("✗ ", look.BAD) if sight.bad else ("", look.SOFT)
        return wrapped(look.marked(marks + detail, style), self.size.width - 4)

    @property
    def title_at(self) -> int:
        """Its row: the second, or the first where the words below it need one row more."""
        return int(self.sight is None or len(self._details(self.sight)) <= self.size.height - 2)

    @property
    def step(self) -> Step | None:
        """What Enter would do with the present answer."""
        return None if self.sight is None or self.sight.held else self.scene.step(self.sight)

    @property
    def button(self) -> str:
        """What pressing Enter would do; empty where it would do nothing."""
        if self.sight is None:
            return ""
        if self.sight.held:
            return " ⏎ Go on "
        over = self.sight.moment.result is not None
        step = self.step
        label = self.after_end if over else step.label if step is not None else ""
        if self.sight.warned and step is not None:
            label = "Lose the game" if step.fatal else step.confirm or label
        return f" ⏎ {label} " if label else ""

    @property
    def button_at(self) -> int:
        """Its first column: at the right end, in wide windows nearer to the words."""
        width = self.size.width
        return min(width - len(self.button) - 1, width // 2 + BUTTON_FROM_MIDDLE)

    def on_click(self, event: events.Click) -> None:
        """A press on the button."""
        button = self.button
        if button and event.y == self.title_at and 0 <= event.x - self.button_at < len(button):
            self.post_message(self.Pressed())


def _detail(canvas: Canvas, top: int, lines: list[Content]) -> None:
    """As many lines as there are rows; that there would be more can be seen."""
    room = canvas.height - top
    if len(lines) > room:
        lines = [*lines[: room - 1], lines[room - 1][: canvas.width - 5] + Content("…")]
    for row, line in enumerate(lines, top):
        canvas.rich((canvas.width - len(line)) // 2, row, line)


def _alarm(canvas: Canvas, top: int, danger: str, what_now: str) -> None:
    """A loss that cannot be undone fills the whole row."""
    canvas.put(0, top, f"✗ {look.plain(danger)} ✗".center(canvas.width), look.ALARM)
    canvas.center(top + 1, what_now, look.BAD)


def said(scene: Scene, sight: Sight) -> tuple[str, str]:
    """The title and the second line for this sight."""
    moment = sight.moment
    told = scene.held(moment) if sight.held else None
    if told is not None:
        return told
    if moment.result is not None:
        return moment.result.title, moment.result.detail
    asked = scene.question(sight)
    if asked is None:
        return moment.words.title, sight.note or moment.words.detail
    step = scene.step(sight)
    follows = step.follows if step is not None else ""
    if step is not None and step.confirm and sight.warned:
        return asked.title, f"{follows} {ONCE_MORE}"
    return asked.title, sight.note or follows or scene.refusal(sight) or asked.detail
