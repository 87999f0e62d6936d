"""What every sensible player does: when to use a card, which of two to keep, where to start (specification, section 6)."""

from sacrarium.core.bits import Card, Move

from . import phases as c
from .rules.attack import can_attack, can_set_trap
from .table import CircleTable

LATE = 32  # of the crystal's travel: from here on nothing is saved for later
NEARLY_DEAD = 10


def is_time_for(table: CircleTable, card: Card) -> bool:
    """Whether an attack should use this card now: knockback is wasted near black, a rifle is kept for far shots."""
    if table.travel >= LATE or table.health <= NEARLY_DEAD:
        return True
    if card == c.ODD:
        return table.travel >= 4
    if card == c.RADIANT:
        return table.travel >= 9
    if card == c.RIFLE:
        return table.travel > 26
    return True


def wants_trap(table: CircleTable) -> bool:
    """Whether the trap should be set here: one to ten spaces ahead, while it will not be needed to kill."""
    ahead = table.place[table.hero] - c.BLACK - table.travel
    return 1 <= ahead <= 10 and table.health > 6 and can_set_trap(table)


def strike(table: CircleTable) -> Move:
    """The attack that a sensible player makes now, or the trap; c.NO_MOVE where there is none."""
    if table.attacked:
        return c.NO_MOVE
    card = table.item[table.hero]
    if wants_trap(table):
        return c.SET_TRAP
    if can_attack(table, c.BARE):
        if card < c.BARE and can_attack(table, card) and is_time_for(table, card):
            return c.ATTACK + card
        return c.ATTACK + c.BARE
    if card == c.RIFLE and can_attack(table, c.RIFLE):
        return c.ATTACK + c.RIFLE
    return c.NO_MOVE


def liking(table: CircleTable, card: Card) -> int:
    """How much a card is liked: golden scroll, radiant talisman, staff, then trap, spell and axe, then the rest."""
    if card == c.GOLDEN:
        return 5 if table.golden_on == c.NOBODY else 3
    if card == c.RADIANT:
        return 4
    if card == c.STAFF:
        return 3
    return 2 if card in (c.TRAP, c.SPELL, c.AXE) else 1


def keep(table: CircleTable) -> Move:
    """The better of two cards; of equal ones that in hand."""
    held = table.item[table.hero]
    return c.KEEP_CARD + (table.drawn if liking(table, table.drawn) > liking(table, held) else held)


def first_path(table: CircleTable) -> Move:
    """The first path that is free: heroes are all alike."""
    hero = 0
    while table.seat_of[hero] != c.NOBODY:
        hero += 1
    return c.PATH_OF + hero
