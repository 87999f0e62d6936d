"""How much, and whether: values and conditions (section 5.2)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.cards import codes as table
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .selecting import fits, how_many, most_or_fewest
from .zones import everybody

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def value_of(fight: FightBoard, at: int, value: int, chance: Chance, journal: "Journal | None") -> int:
    """An amount: a constant, a roll, a counter, a count."""
    if value < table.TABLED:
        return value
    place = table.VALUE * (value - table.TABLED)
    kind = fight.program.values[place + table.V_KIND]
    if kind == table.A_ROLL:
        return amount_rolled(fight, at, chance, journal)
    if kind == table.A_COUNTER:
        return counter_of(fight, at)
    if kind == table.FOR_EACH_HERO:
        return fight.program.values[place + table.V_NUMBER] * fight.heroes
    found = how_many(fight, at, fight.program.values[place + table.V_CARDS])
    found = found // fight.program.values[place + table.V_PER]
    found = found * fight.program.values[place + table.V_TIMES] + fight.program.values[place + table.V_PLUS]
    return min(found, fight.program.values[place + table.V_MOST])


def amount_rolled(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """An amount that the die says."""
    rolled = chance.roll(c.DIE)
    if journal is not None:
        telling.rolled_for(fight, at, rolled, journal)
    return rolled


def counter_of(fight: FightBoard, at: int) -> int:
    """The counter of the card whose text this is."""
    place = fight.program.counter[fight.frames[at].card]
    return 0 if place == c.NONE else fight.counters[c.COUNTERS * (fight.frames[at].holder & 1) + place]


def holds(fight: FightBoard, at: int, condition: int) -> bool:
    """Whether a condition is met."""
    place = table.CONDITION * condition
    return (
        numbers_hold(fight, at, place) and circumstances_hold(fight, place) and cards_hold(fight, at, place)
    ) != (fight.program.conditions[place + table.IF_NOT] != 0)


def numbers_hold(fight: FightBoard, at: int, place: int) -> bool:
    """Counts, hit points, armor, the counter: within the limits."""
    least = fight.program.conditions[place + table.IF_AT_LEAST]
    most = fight.program.conditions[place + table.IF_AT_MOST]
    if fight.program.conditions[place + table.IF_COUNT] != c.NONE:
        number = how_many(fight, at, fight.program.conditions[place + table.IF_COUNT])
        if not least <= number <= most:
            return False
    if fight.program.conditions[place + table.IF_COUNTER] and not least <= counter_of(fight, at) <= most:
        return False
    if fight.program.conditions[place + table.IF_HP] != c.NONE:
        number = lowest_of(fight, at, fight.program.conditions[place + table.IF_HP], True)
        if not least <= number <= most:
            return False
    if fight.program.conditions[place + table.IF_ARMOR] != c.NONE:
        number = lowest_of(fight, at, fight.program.conditions[place + table.IF_ARMOR], False)
        return least <= number <= most
    return True


def lowest_of(fight: FightBoard, at: int, selector: int, health: bool) -> int:
    """Hit points or armor of whom a condition is about; of several, the lowest."""
    if selector == c.THE_BOSS:
        return fight.boss_hp[0] if health else fight.boss_armor[0]
    heroes = everybody(fight) if selector in (c.ALL, c.CHOOSE, c.RANDOM) else 0
    if heroes == 0:
        heroes = plain_heroes(fight, at, selector)
    found = c.UNLIMITED
    for hero in range(fight.heroes):
        if (heroes >> hero) & 1:
            found = min(found, fight.hp[hero] if health else fight.armor[hero])
    return found


def plain_heroes(fight: FightBoard, at: int, selector: int) -> int:
    """Selectors that need neither chance nor a choice, as bits."""
    if selector == c.SELF:
        return 1 << fight.frames[at].hero
    if selector == c.HOLDER:
        return 1 << fight.frames[at].holder
    if selector == c.OTHER:
        return everybody(fight) & ~(1 << fight.frames[at].hero)
    if selector == c.OTHERS:
        return everybody(fight) & ~fight.frames[at].meant
    return most_or_fewest(fight, selector == c.MOST_HP)


def circumstances_hold(fight: FightBoard, place: int) -> bool:
    """Wild mode, the face, the play of this turn, the round, minions, the number of heroes."""
    wild = fight.program.conditions[place + table.IF_WILD]
    if wild != c.NONE and wild != fight.wild:
        return False
    face = fight.program.conditions[place + table.IF_FACE]
    if face != c.NONE and face != fight.face:
        return False
    if fight.program.conditions[place + table.IF_NTH_PLAY] > fight.plays:
        return False
    odd = fight.program.conditions[place + table.IF_ODD_ROUND]
    if odd != c.NONE and odd != (fight.round & 1):
        return False
    minions = fight.program.conditions[place + table.IF_MINIONS]
    if minions != c.NONE and minions != (1 if any_minion(fight) else 0):
        return False
    heroes = fight.program.conditions[place + table.IF_HEROES]
    return heroes == c.NONE or heroes == fight.heroes


def any_minion(fight: FightBoard) -> bool:
    """Whether a boss card lies on the board that is a minion: the Head is none (R49)."""
    for slot in range(c.SLOTS):
        if fight.slot_holder[slot] == c.BOSS and not fight.program.marks[fight.slot_kind[slot]] & c.M_HEAD:
            return True
    return False


def cards_hold(fight: FightBoard, at: int, place: int) -> bool:
    """The card that was sacrificed for this one, and the boss card that was drawn."""
    filter_ = fight.program.conditions[place + table.IF_SACRIFICED]
    if filter_ != c.NONE and (
        fight.frames[at].sacrificed == c.NONE or not fits(fight, filter_, fight.frames[at].sacrificed)
    ):
        return False
    filter_ = fight.program.conditions[place + table.IF_DRAWN]
    return filter_ == c.NONE or (fight.drawn != c.NONE and fits(fight, filter_, fight.drawn))
