"""Whom, where and which: selectors and filters (section 5.2), and how they are asked."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.cards import codes as table
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import places, telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .zones import everybody, place_in_graveyard, zone_card, zone_size

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

# -- questions -------------------------------------------------------------------------------------


def ask_for(fight: FightBoard, question: int, hero: int, mask: int) -> None:
    """Stop until the hero has answered."""
    fight.ask = question
    fight.asker = hero
    fight.mask = mask
    fight.may_stop = 0
    fight.picks = 0


def answered(fight: FightBoard) -> bool:
    """Whether the present instruction has its answer; it is used up by asking."""
    if fight.answered:
        fight.answered = 0
        return True
    return False


def one_of_mask(fight: FightBoard, question: int, hero: int, mask: int) -> int:
    """The answer to a question about a few things; a single one is taken unasked, NONE: wait."""
    if mask & (mask - 1) == 0:
        return bits.lowest(mask)
    if answered(fight):
        return fight.answer
    ask_for(fight, question, hero, mask)
    return c.NONE


# -- heroes ----------------------------------------------------------------------------------------


def most_or_fewest(fight: FightBoard, most: bool) -> int:
    """R45: by hit points alone; tied heroes are all meant."""
    if fight.heroes == 1 or fight.hp[0] == fight.hp[1]:
        return everybody(fight)
    return 1 if (fight.hp[0] > fight.hp[1]) == most else 2


def heroes_meant(fight: FightBoard, at: int, selector: int, chance: Chance, journal: "Journal | None") -> int:
    """The heroes that a selector means, as bits; NONE: a question is asked."""
    found = heroes_selected(fight, at, selector, chance, journal)
    if found != c.NONE:
        fight.frames[at].meant = found
    return found


def heroes_selected(
    fight: FightBoard, at: int, selector: int, chance: Chance, journal: "Journal | None"
) -> int:
    """The same, without being remembered for `others`."""
    everyone = everybody(fight)
    if selector == c.SELF:
        return 1 << fight.frames[at].hero
    if selector == c.HOLDER:
        return 1 << fight.frames[at].holder
    if selector == c.OTHER:
        return everyone & ~(1 << fight.frames[at].hero)
    if selector == c.CHOOSE:
        hero = one_of_mask(fight, c.ASK_TARGET, fight.frames[at].hero, everyone << c.T_HERO)
        return c.NONE if hero == c.NONE else 1 << (hero - c.T_HERO)
    if selector == c.RANDOM:
        return hero_by_chance(fight, at, chance, journal)
    if selector in (c.MOST_HP, c.FEWEST_HP):
        return most_or_fewest(fight, selector == c.MOST_HP)
    if selector == c.OTHERS:
        return everyone & ~fight.frames[at].meant
    return everyone


def hero_by_chance(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """One of the heroes, as a bit."""
    if fight.heroes == 1:
        return 1
    hero = chance.below(2)
    if journal is not None:
        telling.hero_drawn(fight, at, hero, journal)
    return 1 << hero


# -- sides -----------------------------------------------------------------------------------------


def is_slot(fight: FightBoard, slot: int) -> bool:
    """2.2.4: as many slots on a side as heroes; Krampus has the rescue slot instead of the north (4.9)."""
    if boss_has(fight, c.KRAXE) and slot < 2:
        return slot == 1
    return places.number_of(slot) < fight.heroes


def fullest_side(fight: FightBoard) -> int:
    """The sides with most hero cards, as bits; none without cards."""
    most, found = 1, 0
    for side in range(4):
        number = (1 if 0 <= fight.slot_holder[2 * side] < c.BOSS else 0) + (
            1 if 0 <= fight.slot_holder[2 * side + 1] < c.BOSS else 0
        )
        if number == most:
            found |= 1 << side
        elif number > most:
            most, found = number, 1 << side
    return found


def head_side(fight: FightBoard) -> int:
    """The side of the Horseman's Head, as a bit."""
    for slot in range(c.SLOTS):
        if fight.slot_holder[slot] == c.BOSS and fight.program.marks[fight.slot_kind[slot]] & c.M_HEAD:
            return 1 << places.side_of(slot)
    return 0


def side_of_card(fight: FightBoard, at: int, selector: int) -> int:
    """Sides as seen from the card, as bits; a card without a place has none."""
    if fight.frames[at].slot == c.NONE:
        return 0
    side = places.side_of(fight.frames[at].slot)
    if selector == c.SELF_SIDE:
        return 1 << side
    if selector == c.OPPOSITE:
        return 1 << places.opposite(side)
    return (1 << places.clockwise(side)) | (1 << places.counterclockwise(side))


def fixed_sides(fight: FightBoard, at: int, selector: int) -> int:
    """Sides that need neither chance nor a choice, as bits."""
    if selector < c.SELF_SIDE:
        return 1 << selector
    if selector <= c.ADJACENT:
        return side_of_card(fight, at, selector)
    if selector == c.IT:
        return fight.frames[at].sides
    if selector == c.HEAD_SIDE:
        return head_side(fight)
    return c.EVERYWHERE


def sides_meant(fight: FightBoard, at: int, selector: int, chance: Chance, journal: "Journal | None") -> int:
    """The sides that a selector means, as bits; NONE: a question is asked."""
    if selector == c.RANDOM_SIDE:
        return side_by_chance(fight, at, c.EVERYWHERE, chance, journal)
    if selector == c.CHOOSE_SIDE:
        side = one_of_mask(fight, c.ASK_SIDE, fight.frames[at].hero, c.EVERYWHERE)
        return c.NONE if side == c.NONE else 1 << side
    if selector == c.FULLEST:
        full = fullest_side(fight)
        return full if full & (full - 1) == 0 else side_by_chance(fight, at, full, chance, journal)
    if selector >= c.ROLLED:
        return side_rolled(fight, at, selector, chance, journal)
    return fixed_sides(fight, at, selector)


def side_by_chance(fight: FightBoard, at: int, sides: int, chance: Chance, journal: "Journal | None") -> int:
    """One of several sides at random, as a bit."""
    side = one_by_chance(sides, chance)
    if journal is not None:
        telling.side_drawn(fight, at, side, journal)
    return 1 << side


def side_rolled(fight: FightBoard, at: int, selector: int, chance: Chance, journal: "Journal | None") -> int:
    """The side that the die says, as a bit; none where the face stands for none."""
    rolled = chance.roll(c.DIE)
    side = fight.program.rolled[c.DIE * (selector - c.ROLLED) + rolled - 1]
    if journal is not None:
        telling.rolled_side(fight, at, rolled, side, journal)
    return 0 if side == c.NONE else 1 << side


def one_by_chance(mask: int, chance: Chance) -> int:
    """One of a few things at random; a single one needs no luck."""
    number = bits.popcount(mask)
    return bits.member_at(mask, chance.below(number) if number > 1 else 0)


# -- cards -----------------------------------------------------------------------------------------


def fits(fight: FightBoard, filter_: int, kind: int) -> bool:
    """Whether a card is of the kind that a filter means."""
    return ((fight.program.fits[table.WORDS * filter_ + (kind >> 5)] >> (kind & 31)) & 1) != 0


def owners(fight: FightBoard, at: int, filter_: int) -> int:
    """The heroes whose cards a filter means, as bits."""
    owner = fight.program.filters[table.FILTER * filter_ + table.F_OWNER]
    if owner == c.ANY_OWNER:
        return everybody(fight)
    if owner == c.OF_HOLDER:
        return 1 << fight.frames[at].holder
    you = 1 << fight.frames[at].hero
    return you if owner == c.OWN else everybody(fight) & ~you


def slot_fits(fight: FightBoard, at: int, filter_: int, slot: int, minions: bool) -> bool:
    """Whether the card in a slot is meant: hero cards, or boss cards in play."""
    holder = fight.slot_holder[slot]
    if holder == c.NONE or (holder == c.BOSS) != minions or not fits(fight, filter_, fight.slot_kind[slot]):
        return False
    place = table.FILTER * filter_
    if not minions and not (owners(fight, at, filter_) >> holder) & 1:
        return False
    if (
        fight.program.filters[place + table.F_ITSELF] == 0
        and slot == fight.frames[at].slot
        and not fight.frames[at].flags & c.X_GRAVE
    ):
        return False
    number = fight.program.filters[place + table.F_NUMBER]
    if number not in (c.NONE, places.number_of(slot)):
        return False
    side = fight.program.filters[place + table.F_SIDE]
    return side == c.ANY_SIDE or ((fixed_sides(fight, at, side) >> places.side_of(slot)) & 1) != 0


def add_pick(fight: FightBoard, kind: int, zone: int, hero: int, place: int, once: bool) -> None:
    """One more card to pick; with `once`, equal cards of one zone stand for each other (5.4)."""
    pile = places.pick_of(zone, hero, 0)
    if once:
        for other in range(fight.picks):
            if fight.pick_kind[other] == kind and places.pile_of(fight.pick_place[other]) == pile:
                return
    if fight.picks < c.MOST_PICKS:
        fight.pick_kind[fight.picks] = kind
        fight.pick_place[fight.picks] = places.pick_of(zone, hero, place)
        fight.picks += 1


def gather(fight: FightBoard, at: int, filter_: int, once: bool) -> None:
    """Lay out the cards that a filter means, zone by zone."""
    fight.picks = 0
    zone = fight.program.filters[table.FILTER * filter_ + table.F_ZONE]
    if zone in (c.ON_BOARD, c.AS_MINION):
        gather_board(fight, at, filter_, zone)
        return
    allowed = owners(fight, at, filter_)
    if zone == c.IN_KRAXE:
        for place in range(fight.kraxe_n):
            if (allowed >> fight.kraxe_holder[place]) & 1 and fits(fight, filter_, fight.kraxe[place]):
                add_pick(fight, fight.kraxe[place], zone, 0, place, False)
    elif zone <= c.IN_GRAVEYARD:
        for hero in range(fight.heroes):
            if (allowed >> hero) & 1:
                gather_zone(fight, at, filter_, zone, hero, once)


def gather_board(fight: FightBoard, at: int, filter_: int, zone: int) -> None:
    """Cards in play; those that are protected in this step are out of the boss's reach (R53)."""
    guarded = zone == c.ON_BOARD and (fight.frames[at].flags & c.X_BOSS) != 0
    spared = fight.frames[at].spared if guarded else 0
    for slot in range(c.SLOTS):
        if not (spared >> slot) & 1 and slot_fits(fight, at, filter_, slot, zone == c.AS_MINION):
            add_pick(fight, fight.slot_kind[slot], zone, 0, slot, False)


def gather_zone(fight: FightBoard, at: int, filter_: int, zone: int, hero: int, once: bool) -> None:
    """The same for one zone of one hero; "other" leaves out the card itself, lately sacrificed."""
    itself = c.NONE
    others_only = fight.program.filters[table.FILTER * filter_ + table.F_ITSELF] == 0
    if (
        others_only
        and zone == c.IN_GRAVEYARD
        and fight.frames[at].flags & c.X_GRAVE
        and hero == fight.frames[at].holder
    ):
        itself = place_in_graveyard(fight, hero, fight.frames[at].card)
    for place in range(zone_size(fight, zone, hero)):
        kind = zone_card(fight, zone, hero, place)
        if place != itself and fits(fight, filter_, kind):
            add_pick(fight, kind, zone, hero, place, once)


def how_many(fight: FightBoard, at: int, filter_: int) -> int:
    """How many cards a filter means now."""
    flags = fight.frames[at].flags
    fight.frames[at].flags = flags & ~c.X_BOSS
    gather(fight, at, filter_, False)
    fight.frames[at].flags = flags
    found = fight.picks
    fight.picks = 0
    return found


def read_protections(fight: FightBoard, at: int) -> None:
    """R2: protections are read when a step of the boss begins, and hold until it is over, whatever it takes away."""
    if fight.frames[at].flags & c.X_BOSS and not fight.frames[at].flags & c.X_ONE_STEP:
        fight.frames[at].spared = spared_slots(fight)


def is_protected(fight: FightBoard, slot: int) -> bool:
    """R53: whether boss effects have to leave this card where it is."""
    return ((spared_slots(fight) >> slot) & 1) != 0


def spared_slots(fight: FightBoard) -> int:
    """The slots of protected cards, as bits."""
    spared = 0
    for place in range(fight.lasts_n):
        if fight.lasts[place].what == c.PROTECTED and fight.lasts[place].delay == 0:
            spared |= spared_by(fight, place)
    return spared


def spared_by(fight: FightBoard, place: int) -> int:
    """The same for one of the protections that last."""
    spared = 0
    for slot in range(c.SLOTS):
        if (
            0 <= fight.slot_holder[slot] < c.BOSS
            and (fight.lasts[place].sides >> places.side_of(slot)) & 1
            and fits(fight, fight.lasts[place].cards, fight.slot_kind[slot])
        ):
            spared |= 1 << slot
    return spared
