"""Pages beside the table: the rules, and the result at the end."""

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from sacrarium.core.decision import Row
from sacrarium.core.game import Game, Point, Primer, RuleInfo, Term

from . import look
from .canvas import Canvas, wrapped
from .moment import Moment, Sight
from .pane import Pane
from .scene import Scene

MEASURE: Final = 70  # columns of a primer, which fit into the narrowest page


class RulesPage(ModalScreen[None]):
    """How the game plays, then all rules in our own words, under their numbers, chapter by chapter."""

    DEFAULT_CSS = """
    RulesPage { align: center middle; }
    RulesPage VerticalScroll {
        width: 78; max-width: 100%; height: 100%; max-height: 40; padding: 0 2; scrollbar-size: 1 1;
        background: $surface; border: round $seam; border-title-color: $game; border-subtitle-color: $soft;
    }
    RulesPage Static { margin-bottom: 1; }
    RulesPage .lit { background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,r,enter,space", "dismiss", "Back"),
        Binding("left", "leaf(-1)", priority=True),
        Binding("right", "leaf(1)", priority=True),
    ]

    def __init__(self, game: Game, cited: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.cited = cited  # the rule to begin with

    def compose(self) -> ComposeResult:
        """One long text."""
        chapters = {chapter.first: chapter.title for chapter in self.game.chapters}
        with VerticalScroll() as scroll:
            scroll.border_title = f"The rules of {self.game.title}"
            scroll.border_subtitle = "↑ ↓ to read, ← → by chapter, Esc to go back"
            yield Static(primer_text(self.game.primer), classes="chapter")
            for rule in self.game.rules:
                if rule.number in chapters:
                    yield Static(Content.styled(chapters[rule.number], look.TITLE), classes="chapter")
                yield Static(rule_text(rule), id=rule.number, classes="lit" * (rule.number == self.cited))

    def on_mount(self) -> None:
        """Begin with the rule that was cited."""
        for rule in self.query(".lit"):
            self.call_after_refresh(self._scroll.scroll_to_widget, rule, animate=False, center=True)

    def action_leaf(self, by: int) -> None:
        """To the beginning of the next chapter, or of this one, or of the one before."""
        tops = [int(chapter.virtual_region.y) for chapter in self.query(".chapter")]
        here = self._scroll.scroll_target_y
        ahead = [top for top in tops if (top > here if by > 0 else top < here)]
        if ahead:
            self._scroll.scroll_to(y=min(ahead) if by > 0 else max(ahead), animate=False)

    @property
    def _scroll(self) -> VerticalScroll:
        return self.query_one(VerticalScroll)


class WordsPage(ModalScreen[None]):
    """The words of a game, each explained; what is typed leaves those that hold it."""

    DEFAULT_CSS = """
    WordsPage { align: center middle; }
    WordsPage VerticalScroll {
        width: 78; max-width: 100%; height: 100%; max-height: 40; padding: 0 2; scrollbar-size: 1 1;
        background: $surface; border: round $seam; border-title-color: $game; border-subtitle-color: $soft;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "erase", "Back"),
        ("enter,question_mark", "dismiss", "Back"),
        ("backspace", "shorten"),
    ]

    def __init__(self, title: str, terms: tuple[Term, ...]) -> None:
        super().__init__()
        self.heading = f"The words of {title}"
        self.terms = terms
        self.typed = ""

    def compose(self) -> ComposeResult:
        """One text, which scrolls."""
        with VerticalScroll() as scroll:
            scroll.border_subtitle = "type a word to find it, Esc to go back"
            yield Static(id="words")

    def on_mount(self) -> None:
        """All of them."""
        self._show()

    def on_key(self, event: events.Key) -> None:
        """A letter more to look for."""
        if event.character is not None and (
            event.character.isalnum() or (event.character == " " and self.typed)
        ):
            event.stop()
            self.typed += event.character
            self._show()

    def action_shorten(self) -> None:
        """A letter less."""
        self.typed = self.typed[:-1]
        self._show()

    def action_erase(self) -> None:
        """First forget what was typed, then go back."""
        if not self.typed:
            self.dismiss()
        self.typed = ""
        self._show()

    def _show(self) -> None:
        found = found_terms(self.terms, self.typed)
        scroll = self.query_one(VerticalScroll)
        scroll.border_title = f"{self.heading}: {self.typed}▏" if self.typed else self.heading
        told = [term_text(term) for term in found] or [
            Content.styled("There is no such word here.", look.SOFT)
        ]
        self.query_one("#words", Static).update(Content("\n\n").join(told))
        scroll.scroll_home(animate=False)


def found_terms(terms: tuple[Term, ...], typed: str) -> list[Term]:
    """Those whose title or keywords hold what was typed; where none does, those that speak of it."""
    sought = typed.casefold().strip()
    named = [term for term in terms if any(sought in word.casefold() for word in (term.title, *term.marks))]
    return named or [term for term in terms if sought in term.words.casefold()]


def term_text(term: Term) -> Content:
    """A word, what it means, and where more stands."""
    head = Content.assemble((term.title, look.STRONG), (f" {' '.join(term.rules)}".rstrip(), look.FAINT))
    return head + Content("\n") + look.marked(term.words)


def primer_text(primer: Primer) -> Content:
    """The aim, the steps one below the other, the end, and what beginners miss."""
    lines = [*wrapped(Content.styled(primer.aim, look.STRONG), MEASURE), Content("")]
    lines += [Content.styled(primer.course, look.TITLE)]
    for number, step in enumerate(primer.steps, 1):
        lines += _point(f"{number}", step)
    lines += _point("", Point(f"**The end.** {primer.end.words}", primer.end.rules))
    lines += [Content(""), Content.styled("What beginners miss", look.TITLE)]
    for advice in primer.advice:
        lines += _point("·", advice)
    return Content("\n").join(lines)


def _point(mark: str, point: Point) -> list[Content]:
    """A point of a primer with its rules; further lines begin below its words."""
    words = look.marked(point.words, look.TEXT) + Content.styled(f" {' '.join(point.rules)}", look.FAINT)
    first, *others = wrapped(words, MEASURE - 3)
    return [Content.styled(f"{mark:<3}", look.ACCENT) + first, *(Content("   ") + line for line in others)]


def rule_text(rule: RuleInfo) -> Content:
    """Number, title and words of a rule."""
    head = Content.assemble((f"{rule.number:<4}", look.FAINT), (rule.title, look.STRONG))
    return head + Content("\n") + look.marked(rule.words)


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
