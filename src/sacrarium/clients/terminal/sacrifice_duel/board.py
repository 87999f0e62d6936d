"""Everything above the question: the seats, what is at stake, and the blade, the market or the altar."""

from typing import Final

from textual.content import Content

from sacrarium.clients.terminal import cards, look
from sacrarium.clients.terminal.canvas import Canvas, wrapped
from sacrarium.clients.terminal.moment import Sight
from sacrarium.clients.terminal.pane import Pane

from . import altar, blade, buying, faces, market, seats, strength
from .table import Table, short, stage_of, table_of

HEADER: Final = 3  # the seats and the trophy
LEFT: Final = 17  # columns for the trophy of a large board
RIGHT: Final = 20  # and for the order of strength


class DuelPane(Pane):
    """The table between you and the other."""

    DEFAULT_CSS = "DuelPane { height: 1fr; }"

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The seats, then what the game is about now."""
        table = table_of(sight.moment)
        seats.draw_seats(canvas, sight, table)
        if self.roomy:
            draw_trophy(canvas, table, sight)
        else:
            draw_stake(canvas, table, sight)
        stage = stage_of(sight, table)
        if stage == "market":
            self._draw_market(canvas, table, sight)
        elif stage == "altar":
            self._draw_altar(canvas, table, sight)
        else:
            self._draw_blade(canvas, table, sight)

    def _top(self, height: int) -> int:
        """The first row of something so high, in the middle of what is free."""
        return HEADER + max(0, (self.size.height - HEADER - height) // 2)

    def _draw_altar(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        left = LEFT if self.roomy else 0
        fits = altar.width(cards.LARGE, table) <= canvas.width - left
        size = cards.LARGE if self.roomy and fits else cards.SMALL
        altar.draw(canvas, left, self._top(size.height + 6), size, table, sight)

    def _draw_blade(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        if self.roomy:
            top = self._top(blade.LARGE.height)
            right = canvas.width - RIGHT
            blade.draw(canvas, top, LEFT, right, sight, table, blade.large_in(right - LEFT, table))
            strength.draw_down(canvas, right, self._top(17), table, sight)
            canvas.put(LEFT + 3, top + blade.LARGE.height + 1, seats.stakes(table), look.FAINT)
            return
        top = self._top(blade.SMALL.height + 3)
        blade.draw(canvas, top, 0, canvas.width, sight, table, blade.SMALL)
        canvas.center(top + blade.SMALL.height, seats.stakes(table), look.FAINT)
        strength.draw_across(canvas, top + blade.SMALL.height + 1, table, sight)

    # -- the market --------------------------------------------------------------------------------

    def _draw_market(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        market.draw_stacks(canvas, *self._stacks_at(), self._stack_size(), table, sight)
        if buying.asks(sight.moment) and not sight.held:
            market.draw_pairs(canvas, *self._list_at(sight), sight)
        else:
            market.draw_orders(canvas, *self._list_at(sight), table, sight)

    def _stack_size(self) -> cards.Size:
        return cards.LARGE if self.roomy and self.size.width >= LEFT + 50 + market.LIST else cards.SMALL

    def _stacks_at(self) -> tuple[int, int]:
        """Where the market begins."""
        size = self._stack_size()
        left = LEFT if self.roomy else 1
        spare = self.size.width - left - market.width(size) - market.LIST
        return left + (max(0, spare) // 3 if self.roomy else 0), self._top(2 * size.height)

    def _list_at(self, sight: Sight) -> tuple[int, int]:
        """Where the list beside it begins: as high as it needs to fit."""
        x, y = self._stacks_at()
        size = self._stack_size()
        spare = self.size.width - x - market.width(size) - market.LIST
        height = len(buying.rows(sight.moment)) + 1
        return x + market.width(size) + max(2, spare // 2), max(HEADER - 1, min(y, self.size.height - height))

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """A stack or a pair."""
        if not buying.asks(sight.moment) or sight.held:
            return None
        spot = market.spot_at(x, y, self._list_at(sight), sight)
        if spot is not None:
            return spot
        card = market.stack_at(x, y, self._stacks_at(), self._stack_size(), table_of(sight.moment))
        return None if card is None else f"{buying.STACK}{card}"


def draw_stake(canvas: Canvas, table: Table, sight: Sight) -> None:
    """The trophy in one row: its card, how the hand is played, and whose turn it is to begin."""
    y = HEADER - 1
    canvas.put(1, y, f" {short(table.trophy)} ", cards.PAPER["takes"])
    stage, loud = stage_of(sight, table), table.phase == "sudden"
    words = f"The {seats.kind(table).lower()} is yours." if stage == "altar" else seats.rule(table)
    canvas.put(6, y, words, look.TEXT)
    begins = seats.turn(table, sight.moment)
    if stage == "blade" and (loud or not sight.held):
        canvas.put(canvas.width - len(begins) - 2, y, f" {begins} ", look.ALARM if loud else look.CAN)


def draw_trophy(canvas: Canvas, table: Table, sight: Sight) -> None:
    """The trophy as a large card at the left, with the same in words below it."""
    size = cards.LARGE
    rule = ["is yours"] if stage_of(sight, table) == "altar" else seats.rule(table).split(", ")
    loud = look.ALARM if table.phase == "sudden" else look.CAN
    turn = wrapped(Content.assemble((seats.turn(table, sight.moment), loud)), LEFT - 2)
    top = HEADER + max(0, (canvas.height - HEADER - size.height - len(rule) - len(turn) - 3) // 2)
    cards.draw(canvas, 3, top, faces.face(table.trophy, size), size)
    below = top + size.height
    canvas.put(2, below, seats.kind(table), look.STRONG)
    for row, words in enumerate(rule, below + 1):
        canvas.put(2, row, words, look.SOFT)
    for row, line in enumerate(turn, below + len(rule) + 2):
        canvas.rich(2, row, line)
