"""Pages beside the table: the rules, and the result at the end."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from sacrarium.core.decision import Row
from sacrarium.core.game import Game

from . import look
from .canvas import Canvas
from .moment import Moment, Sight
from .pane import Pane
from .scene import Scene


class RulesPage(ModalScreen[None]):
    """The rules in our own words, under their numbers."""

    DEFAULT_CSS = """
    RulesPage { align: center middle; }
    RulesPage VerticalScroll {
        width: 78; max-width: 100%; height: 100%; max-height: 40; padding: 0 2; scrollbar-size: 1 1;
        background: $surface; border: round $seam; border-title-color: $game; border-subtitle-color: $soft;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,r,enter,space", "dismiss", "Back")]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        """One long text."""
        with VerticalScroll() as scroll:
            scroll.border_title = f"The rules of {self.game.title}"
            scroll.border_subtitle = "↑ ↓ to read, Esc to go back"
            yield Static(rules_text(self.game))


def rules_text(game: Game) -> Content:
    """What the game is about, then rule by rule."""
    parts: list[Content] = [look.marked(game.about, look.TEXT)] if game.about else []
    for rule in game.rules:
        head = Content.assemble((f"{rule.number:<4}", look.FAINT), (rule.title, look.STRONG))
        parts.append(head + Content("\n") + look.marked(rule.words))
    return Content("\n\n").join(parts)


class Ending(Pane):
    """The final scores: rank, name, a bar and the words of the game. Where all win or lose together, nobody is first."""

    DEFAULT_CSS = "Ending { height: 1fr; display: none; }"

    def __init__(self, scene: Scene, together: bool) -> None:
        super().__init__()
        self.scene = scene
        self.together = together

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """One row for each seat, the best first, in the middle of the board."""
        result = sight.moment.result
        if result is None:
            return
        more = self.scene.epilogue(sight.moment)
        step = 2 if canvas.height > 2 * len(result.rows) + len(more) else 1
        below = step * len(result.rows) + 1
        top = max(0, (canvas.height - below - len(more)) // 2)
        for place, row in enumerate(result.rows):
            _draw_row(canvas, top + step * place, row, sight.moment, self.together)
        for place, line in enumerate(more):
            canvas.rich((canvas.width - len(line)) // 2, top + below + place, line)


def _draw_row(canvas: Canvas, y: int, row: Row, moment: Moment, together: bool) -> None:
    if moment.result is None:
        return
    won, scores = row.seat in moment.result.winners, moment.result.scores
    style = look.CHOSEN if won else look.TEXT
    left = max(1, canvas.width // 2 - 34)
    head = ("won" if won else "lost") if together else f"{row.rank}."
    canvas.put(left - 2 * together, y, f"{'▸' if won else ' '} {head}", style)
    canvas.put(left + 6, y, look.sign(row.seat), look.sign_style(row.seat))
    canvas.put(left + 8, y, look.shortened(moment.name(row.seat), 14), style)
    longest = max(1, *scores)
    bar = round(28 * row.score / longest) if longest > 28 else row.score
    canvas.put(left + 23, y, "▪" * bar, look.CAN if won else look.FAINT)
    words = row.words or str(row.score)
    canvas.put(left + 24 + bar, y, f"{words}, wins" if won and not together else words, style)
