"""The shell around every game: header, board, question, hand, drawer, keys. It knows no rules."""

from typing import Any, Final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.reactive import reactive
from textual.widgets import Footer, Static

from sacrarium.core.game import Game

from . import look
from .drawer import WIDTH, Drawer, log_lines
from .moment import Moment, Sight
from .pages import Ending, RulesPage, WordsPage
from .pane import ROOMY, TALL, WIDE
from .prompt import Bar, Prompt, said
from .scene import Scene, scene_for

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24


#: The keys that every table has; they stand behind those of the way it is used.
KEYS: Final[tuple[BindingType, ...]] = (
    Binding("l", "drawer('log')", "Log", key_display="L"),
    Binding("c", "drawer('memory')", "Cards", key_display="C"),
    Binding("r", "rules", "Rules", key_display="R"),
    Binding("q", "leave", "Quit", key_display="Q"),
    Binding("question_mark", "words", "Words", key_display="?"),
    Binding("ctrl+c", "leave", show=False, priority=True),
    Binding("pageup", "scroll(-8)", show=False),
    Binding("pagedown", "scroll(8)", show=False),
)


class Shell(App[None]):
    """One table on the screen. What it shows is one sight; whoever changes it calls `look_at`."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; }
    #rows { width: 1fr; height: 1fr; }
    #stage { width: 1fr; height: 1fr; layers: default drawer; }
    #small { display: none; width: 100%; height: 100%; content-align: center middle; color: $bone; }
    Screen.-small #small { display: block; }
    Screen.-small #rows, Screen.-small Footer { display: none; }
    Footer { background: $background; }
    """
    opened: reactive[str] = reactive("")  # which drawer is open; none: ""

    def __init__(self, game: Game, moment: Moment, options: Any) -> None:
        super().__init__()
        self.game = game
        self.terms = game.terms(options)
        self.scene: Scene = scene_for(game.name)
        self.bar = Bar(game.title, self.scene)
        self.question = Prompt(self.scene)
        self.ending = Ending(self.scene, game.together)
        self.drawer = Drawer()
        self.small = Static(id="small")
        self.sight = Sight(moment)
        self.log_book: list[str] = list(moment.lines)
        self.title = game.title
        self.register_theme(look.theme(game.name))
        self.theme = look.theme(game.name).name

    def compose(self) -> ComposeResult:
        """The rows of the table from top to bottom, and what may lie over them."""
        with Vertical(id="rows"):
            yield self.bar
            with Horizontal(id="stage"):
                yield self.scene.board
                yield self.ending
                yield self.drawer
            yield self.question
            yield self.scene.hand
        yield self.small
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the first sight."""
        self.look_at(self.sight)

    # -- what is shown -----------------------------------------------------------------------------

    def look_at(self, sight: Sight) -> None:
        """Show this sight on all panes."""
        self.sight = sight
        over = sight.moment.result is not None and not sight.held
        self.scene.board.display = self.scene.hand.display = not over
        self.ending.display = over
        for pane in (self.bar, self.scene.board, self.ending, self.question, self.scene.hand):
            pane.sight = sight
        self._fill_drawer()

    def watch_opened(self) -> None:
        """Open, change or shut the drawer."""
        if self.drawer.is_attached:
            self._fill_drawer()

    def _fill_drawer(self) -> None:
        self.drawer.set_class(bool(self.opened), "-open")
        if self.opened == "log":
            self.drawer.show("Log", log_lines(self.log_book), at_end=True)
        elif self.opened == "memory":
            self.drawer.show(self.scene.memory_title, self.scene.memory(self.sight.moment, WIDTH))

    def on_resize(self, event: events.Resize) -> None:
        """Larger windows get larger cards; one that is too small says so."""
        width, height = event.size
        classes = {
            "-small": width < LEAST_WIDTH or height < LEAST_HEIGHT,
            "-roomy": width >= ROOMY,
            "-wide": width >= WIDE,
            "-tall": height >= TALL,
        }
        self.screen_stack[0].update_classes(classes)
        self.small.update(
            f"The table needs {LEAST_WIDTH} columns and {LEAST_HEIGHT} lines; this window has {width} and {height}."
        )
        for pane in (self.scene.board, self.scene.hand):
            pane.refresh()

    # -- keys --------------------------------------------------------------------------------------

    def action_drawer(self, name: str) -> None:
        """Open this drawer, or shut it if it is open."""
        self.opened = "" if self.opened == name else name

    def action_scroll(self, lines: int) -> None:
        """Leaf through the open drawer."""
        self.drawer.scroll_relative(y=lines, animate=False)

    def action_rules(self) -> None:
        """The rules of the game, at the one that the words on the table cite."""
        _, detail = said(self.scene, self.sight)
        self.push_screen(RulesPage(self.game, look.cited(detail)))

    def action_words(self) -> None:
        """What a newcomer may not know, as it holds at this table."""
        if self.terms:
            self.push_screen(WordsPage(self.game.title, self.terms))

    def action_leave(self) -> None:
        """Stop; nothing is asked."""
        self.exit()
