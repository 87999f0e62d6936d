"""The scrolls: sending a hero to a star (R26)."""

from typing import TYPE_CHECKING

from sacrarium.games.sacrifice_circle import events
from sacrarium.games.sacrifice_circle import phases as c
from sacrarium.games.sacrifice_circle.table import CircleTable

from .moving import unlock

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def has_scroll(table: CircleTable) -> bool:
    """R26: whether the hero holds a scroll that it may use now; the golden one works once a turn."""
    card = table.item[table.hero]
    return card == c.SPELL or (card == c.GOLDEN and not table.golden_used)


def can_be_sent(table: CircleTable, target: int) -> bool:
    """R26: anybody but the holder of the radiant talisman; the golden scroll never sends the same hero twice."""
    if not has_scroll(table) or table.item[target] == c.RADIANT:
        return False
    return table.item[table.hero] == c.SPELL or target != table.golden_on


def can_teleport(table: CircleTable, target: int, star: int) -> bool:
    """R26: a star where nobody stands, the target included."""
    return can_be_sent(table, target) and table.is_free(table.ways.star[star])


def can_teleport_at_all(table: CircleTable) -> bool:
    """Whether any hero can be sent to any star."""
    if has_scroll(table):
        for target in range(5):
            for star in range(5):
                if can_teleport(table, target, star):
                    return True
    return False


def teleport(table: CircleTable, target: int, star: int, journal: "Journal | None") -> None:
    """R26, R28: the target is unlocked, and buffed by the golden scroll, which is used up by its second target."""
    hero = table.hero
    card = table.item[hero]
    start = table.place[target]
    table.place[target] = table.ways.star[star]
    if card == c.GOLDEN:
        table.golden_used = True
        table.buff[target] = 1
    if card == c.SPELL or table.golden_on != c.NOBODY:
        table.item[hero] = c.NO_CARD
    if card == c.GOLDEN and table.golden_on == c.NOBODY:
        table.golden_on = target
    if journal is not None:
        events.teleport(table, card, target, start, journal)
    unlock(table, target, journal)
