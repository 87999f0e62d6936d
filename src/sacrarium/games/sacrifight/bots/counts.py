"""What cards that count others bring now: for rules of thumb, which otherwise take a typical number for granted."""

from sacrarium.games.sacrifight.cards import codes as table
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.selecting import fits


def more_than_typical(fight: FightBoard, hero: int, kind: int, given_up: int) -> int:
    """Tenths of a point that playing this card brings above the typical, once the other card is given up."""
    value = fight.program.counted[kind]
    if value == c.NONE:
        return 0
    place = table.VALUE * value
    found = number_of(fight, hero, fight.program.values[place + table.V_CARDS], given_up)
    found = found // fight.program.values[place + table.V_PER] * fight.program.values[place + table.V_TIMES]
    amount = min(
        found + fight.program.values[place + table.V_PLUS], fight.program.values[place + table.V_MOST]
    )
    return 10 * amount - fight.program.typical[kind]


def number_of(fight: FightBoard, hero: int, filter_: int, given_up: int) -> int:
    """How many cards a filter means, as far as it goes by kind and zone."""
    zone = fight.program.filters[table.FILTER * filter_ + table.F_ZONE]
    moved = 1 if given_up != c.NONE and fits(fight, filter_, given_up) else 0
    if zone == c.ON_BOARD:
        return number_in_play(fight, filter_) - moved
    found = 0
    if zone == c.IN_GRAVEYARD:
        found = moved
        for place in range(fight.graveyard_n[hero]):
            found += fits(fight, filter_, fight.graveyard[c.PILE * hero + place])
    elif zone == c.IN_BACKPACK:
        for place in range(fight.backpack_n[hero]):
            found += fits(fight, filter_, fight.backpack[c.PILE * hero + place])
    return found


def number_in_play(fight: FightBoard, filter_: int) -> int:
    """The same of all cards that heroes have in play."""
    found = 0
    for slot in range(c.SLOTS):
        if 0 <= fight.slot_holder[slot] < c.BOSS:
            found += fits(fight, filter_, fight.slot_kind[slot])
    return found
