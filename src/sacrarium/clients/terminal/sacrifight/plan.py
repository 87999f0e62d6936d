"""Where the boss and the slots lie: north and south as pairs, west and east as stacks, the boss in the middle."""

from typing import Final

import msgspec

from sacrarium.clients.terminal.pane import ROOMY
from sacrarium.games.sacrifight.view import View

from .table import drawn_slots

LEAST: Final = 25  # columns of a slot
MOST: Final = 38
LOWEST: Final = 2  # rows of a slot
HIGHEST: Final = 5
BOSS_ROWS: Final = 4
BOSS_COLUMNS: Final = 26
BOSS_MOST: Final = 56
GAP: Final = 1
MARGIN: Final = 2  # at both ends of larger windows


class Rect(msgspec.Struct, frozen=True):
    """A part of the sheet."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether this square lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Plan(msgspec.Struct, frozen=True):
    """The parts of the board."""

    rail: int  # the row of the steps
    boss: Rect
    slots: dict[str, Rect]
    lasting: int  # the row of what lasts

    def slot_at(self, x: int, y: int) -> str | None:
        """The slot on this square."""
        return next((name for name, rect in self.slots.items() if rect.holds(x, y)), None)


def plan_for(width: int, height: int, table: View) -> Plan:
    """As large as the room allows."""
    slots = [(slot.slot, slot.side) for slot in drawn_slots(table)]
    stacked = max((sum(side == own for _, own in slots) for side in "EW"), default=1) or 1
    room = height - 2  # for the steps and what lasts
    gaps = 1 if room >= (2 + stacked) * (LOWEST + 1) + 2 else 0
    high = max(LOWEST, min(HIGHEST, (room - 2 * gaps) // (2 + stacked)))
    middle = max(BOSS_ROWS, stacked * high)
    high = high if 2 * high + middle + 2 * gaps <= room else LOWEST
    inner = width - 2 * GAP - (2 * MARGIN if width >= ROOMY else 0)
    wide = max(LEAST, min(MOST, (inner - BOSS_COLUMNS) // 2))
    between = min(max(BOSS_COLUMNS, inner - 2 * wide), BOSS_MOST)
    left = (width - 2 * wide - between - 2 * GAP) // 2
    top = 1 + max(0, room - 2 * high - middle - 2 * gaps) // 2
    rows = {"N": top, "E": top + high + gaps, "W": top + high + gaps, "S": top + high + middle + 2 * gaps}
    columns = {"W": left, "E": left + wide + between + 2 * GAP}
    rects: dict[str, Rect] = {}
    for side in "NESW":
        names = [name for name, own in slots if own == side]
        for place, name in enumerate(names):
            if side in columns:
                above = (middle - len(names) * high) // 2
                rects[name] = Rect(columns[side], rows[side] + above + place * high, wide, high)
            else:
                start = (width - len(names) * wide - (len(names) - 1) * GAP) // 2
                rects[name] = Rect(start + place * (wide + GAP), rows[side], wide, high)
    boss = Rect(left + wide + GAP, rows["E"], between, middle)
    return Plan(0, boss, rects, height - 1)
