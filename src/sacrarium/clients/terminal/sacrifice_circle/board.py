"""Everything above the question: the board, and beside it what has to be known and what can be done."""

from itertools import chain
from typing import Final

from textual.content import Content

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.clients.terminal.moment import Moment, Sight
from sacrarium.clients.terminal.pane import Pane

from . import choices, ground, panel
from .plan import Plan, plan_for
from .table import table_of

PANEL: Final = 32  # columns beside the board
WIDE_PANEL: Final = 44
GAP: Final = 1
LEGEND: Final = "(n) strike  ◆ blue  ■ gold well  ♦n next roll"


class CirclePane(Pane):
    """The board at the left, the panel at the right."""

    DEFAULT_CSS = "CirclePane { height: 1fr; }"

    @property
    def panel_width(self) -> int:
        """More words where there is room."""
        return WIDE_PANEL if self.roomy else PANEL

    @property
    def plan(self) -> Plan:
        """The board as large as the window allows."""
        return plan_for(self.size.width - self.panel_width - GAP, self.size.height - 1)

    @property
    def left(self) -> int:
        """The first column of the board: both together stand in the middle."""
        return max(0, (self.size.width - self.plan.width - GAP - self.panel_width) // 2)

    @property
    def beside(self) -> int:
        """The first column of the panel."""
        return self.left + self.plan.width + GAP

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The board with its signs below it, the panel, and the choices or the news."""
        table = table_of(sight.moment)
        plan, x = self.plan, self.beside
        ground.draw(canvas, self.left, 0, plan, sight, table)
        canvas.put(self.left + max(0, (plan.width - len(LEGEND)) // 2), plan.height, LEGEND, look.FAINT)
        panel.draw(canvas, x, 0, sight.moment, table)
        top = self._rows_at
        if sight.held or sight.moment.ask is None:
            self._draw_lines(canvas, top, list(sight.moment.lines), newest=True)
            return
        end = choices.draw(canvas, x, top, self.panel_width, canvas.height - top, sight)
        gap = end + (canvas.height - end > panel.HEIGHT)
        self._draw_lines(canvas, gap, choices.details(sight))

    @property
    def _rows_at(self) -> int:
        """The first row of the choices."""
        return panel.HEIGHT + (1 if self.roomy else 0)

    def _draw_lines(self, canvas: Canvas, y: int, texts: list[str], newest: bool = False) -> None:
        """As many of these texts as there is room for, the newest or the first of them; none is cut short."""
        shown: list[list[Content]] = []
        room = canvas.height - y
        for text in reversed(texts) if newest else texts:
            shown.append(wrapped(look.marked(text), self.panel_width - 2))
            room -= len(shown[-1])
            if room < 0:
                shown.pop()
                break
        for row, line in enumerate(chain.from_iterable(reversed(shown) if newest else shown), y):
            canvas.rich(self.beside + 1, row, line)

    # -- the mouse ---------------------------------------------------------------------------------

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """What lies on this square."""
        if x >= self.beside:
            room = self.size.height - self._rows_at
            return choices.spot_at(x - self.beside, y - self._rows_at, self.panel_width, room, sight)
        space = self.plan.space_at(x - self.left, y)
        return None if space is None else move_at(sight.moment, sight.chosen, space)


def move_at(moment: Moment, chosen: str | None, space: str) -> str | None:
    """The move that a press on this space stands for; with several, one like the chosen one."""
    ask = moment.ask
    if ask is None:
        return None
    here = [info.move for info in ask.moves if info.preview.get("space") == space]
    here += [
        info.move for info in ask.moves if info.preview["kind"] == "path" and space[0] == info.preview["hero"]
    ]
    if space == table_of(moment).crystal.space:
        here += [info.move for info in ask.moves if info.preview["kind"] == "attack"]
    here += [barred.move for barred in ask.barred if barred.move == f"go:{space}"]
    like = (chosen or "").rpartition(":")[0]
    return next((move for move in here if like and move.startswith(like)), here[0] if here else None)
