"""Everything above the question: the steps of the round, the boss between its sides, and what lasts."""

from typing import Final

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.canvas import Canvas
from sacrarium.clients.terminal.moment import Sight
from sacrarium.clients.terminal.pane import Pane
from sacrarium.games.sacrifight.view import View

from . import acts, answers, boss, news, slots
from .plan import Plan, plan_for
from .slots import Mark
from .table import drawn_slots, lasting_words, slot_named, table_of

ALL_NAMES: Final = 144  # columns from which every step has its name


class FightPane(Pane):
    """The cross: boss, sides and slots; between two fights what was won and lost."""

    DEFAULT_CSS = "FightPane { height: 1fr; }"

    def plan(self, table: View) -> Plan:
        """Where everything lies in this window."""
        return plan_for(self.size.width, self.size.height, table)

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """The whole board."""
        table = table_of(sight.moment)
        if sight.held and news.act_won(sight.moment):
            acts.draw(canvas, sight.moment, table)
            return
        if table.boss is None:
            acts.draw_before(canvas, sight.moment, sight.chosen)
            return
        draw_rail(canvas, sight, table)
        plan = self.plan(table)
        found = slots.marks(sight, table)
        for slot in drawn_slots(table):
            slots.draw(canvas, plan.slots[slot.slot], slot, sight, found.get(slot.slot, Mark()))
        boss.draw(canvas, plan.boss, sight, table)
        effects = lasting_words(table)
        if effects:
            words = look.shortened("Lasting: " + "; ".join(effects), canvas.width - 2)
            canvas.center(plan.lasting, words, look.ACCENT)

    # -- the mouse ---------------------------------------------------------------------------------

    def spot_at(self, x: int, y: int, sight: Sight) -> str | None:
        """What a press on this square stands for."""
        table = table_of(sight.moment)
        plan = self.plan(table)
        slot = slot_named(table, plan.slot_at(x, y))
        if slot is not None:
            return answers.pressed(sight, slot.slot)
        ask = sight.moment.ask
        if ask is None or not plan.boss.holds(x, y):
            return None
        row = y - boss.first_row(plan.boss, table)
        moves = {info.preview["member"]: info.move for info in ask.moves if "member" in info.preview}
        return moves.get(row if table.boss is not None and len(table.boss.members) > 1 else 0)


def draw_rail(canvas: Canvas, sight: Sight, table: View) -> None:
    """The steps of a round; the present one is lit, those that the boss has just gone through have a tick."""
    done = {step for step, _ in news.paragraphs(sight.moment, table)} if sight.held else set()
    lit = None if done & set(news.STEPS) else table.step
    named = {*news.STEPS} if canvas.width >= ALL_NAMES else {*done, lit or ""}
    parts = _rail(done, lit, named)
    if _width(parts) > canvas.width:
        parts = _rail(done, lit, {lit or ""})
    x = max(0, (canvas.width - _width(parts)) // 2)
    for text, style in parts:
        canvas.put(x, 0, text, style)
        x += len(text)


def _rail(done: set[str], lit: str | None, named: set[str]) -> list[tuple[str, str]]:
    """The steps with their styles; some have their names."""
    parts = [("Hero ", look.SOFT)]
    for step, name in news.STEPS.items():
        text = f"{step} {name}" if step in named else step
        text = f"✓{text}" if step in done else f" {text} "
        style = look.BUTTON if step == lit else look.STRONG if step in done else look.FAINT
        parts += [("  Boss ", look.SOFT)] if step == "B0" else []
        parts += [(text, style), (" ", "")]
    return parts


def _width(parts: list[tuple[str, str]]) -> int:
    return sum(len(text) for text, _ in parts)
