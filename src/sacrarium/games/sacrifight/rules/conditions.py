"""How much, and whether: values and conditions (section 5.2)."""

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight.fight import FightBoard

from .selecting import fits, how_many, most_or_fewest
from .zones import everybody


def value_of(fight: FightBoard, at: int, value: int, chance: Chance) -> int:
    """An amount: a constant, a roll, a counter, a count."""
    if value < 1000:
        return value
    place = 6 * (value - 1000)
    kind = fight.program.values[place]
    if kind == 0:
        return chance.roll(6)
    if kind == 1:
        return counter_of(fight, at)
    if kind == 3:
        return fight.program.values[place + 1] * fight.heroes
    found = how_many(fight, at, fight.program.values[place + 1]) // fight.program.values[place + 4]
    found = found * fight.program.values[place + 2] + fight.program.values[place + 3]
    return min(found, fight.program.values[place + 5])


def counter_of(fight: FightBoard, at: int) -> int:
    """The counter of the card whose text this is."""
    place = fight.program.counter[fight.frames[at].card]
    return 0 if place == c.NONE else fight.counters[16 * (fight.frames[at].holder & 1) + place]


def holds(fight: FightBoard, at: int, condition: int) -> bool:
    """Whether a condition is met."""
    place = 16 * condition
    return (
        numbers_hold(fight, at, place) and circumstances_hold(fight, place) and cards_hold(fight, at, place)
    ) != (fight.program.conditions[place + 14] != 0)


def numbers_hold(fight: FightBoard, at: int, place: int) -> bool:
    """Counts, hit points, armor, the counter: within the limits."""
    least = fight.program.conditions[place + 4]
    most = fight.program.conditions[place + 5]
    if fight.program.conditions[place] != c.NONE:
        number = how_many(fight, at, fight.program.conditions[place])
        if not least <= number <= most:
            return False
    if fight.program.conditions[place + 3] and not least <= counter_of(fight, at) <= most:
        return False
    if fight.program.conditions[place + 1] != c.NONE:
        number = lowest_of(fight, at, fight.program.conditions[place + 1], True)
        if not least <= number <= most:
            return False
    if fight.program.conditions[place + 2] != c.NONE:
        number = lowest_of(fight, at, fight.program.conditions[place + 2], False)
        return least <= number <= most
    return True


def lowest_of(fight: FightBoard, at: int, selector: int, health: bool) -> int:
    """Hit points or armor of whom a condition is about; of several, the lowest."""
    if selector == c.THE_BOSS:
        return fight.boss_hp[0] if health else fight.boss_armor[0]
    heroes = everybody(fight) if selector in (c.ALL, c.CHOOSE, c.RANDOM) else 0
    if heroes == 0:
        heroes = plain_heroes(fight, at, selector)
    found = 999
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
    wild = fight.program.conditions[place + 6]
    if wild != c.NONE and wild != fight.wild:
        return False
    face = fight.program.conditions[place + 7]
    if face != c.NONE and face != fight.face:
        return False
    if fight.program.conditions[place + 10] > fight.plays:
        return False
    odd = fight.program.conditions[place + 11]
    if odd != c.NONE and odd != (fight.round & 1):
        return False
    minions = fight.program.conditions[place + 12]
    if minions != c.NONE and minions != (1 if any_minion(fight) else 0):
        return False
    heroes = fight.program.conditions[place + 13]
    return heroes == c.NONE or heroes == fight.heroes


def any_minion(fight: FightBoard) -> bool:
    """Whether a boss card lies on the board."""
    for slot in range(c.SLOTS):
        if fight.slot_holder[slot] == c.BOSS:
            return True
    return False


def cards_hold(fight: FightBoard, at: int, place: int) -> bool:
    """The card that was sacrificed for this one, and the boss card that was drawn."""
    filter_ = fight.program.conditions[place + 8]
    if filter_ != c.NONE and (
        fight.frames[at].sacrificed == c.NONE or not fits(fight, filter_, fight.frames[at].sacrificed)
    ):
        return False
    filter_ = fight.program.conditions[place + 9]
    return filter_ == c.NONE or (fight.drawn != c.NONE and fits(fight, filter_, fight.drawn))
