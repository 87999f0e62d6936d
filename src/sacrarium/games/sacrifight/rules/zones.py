"""Where cards lie: hands, backpacks, graveyards, piles, the Kraxe, and what is pending on the stack (R38 to R41)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def push_frame(
    fight: FightBoard, step: int, hero: int, card: int, slot: int, holder: int, flags: int
) -> None:
    """A text that is carried out next, before what is already pending."""
    at = fight.depth
    assert at < c.DEPTH
    fight.frames[at].step = step
    fight.frames[at].hero = hero
    fight.frames[at].card = card
    fight.frames[at].slot = slot
    fight.frames[at].holder = holder
    fight.frames[at].flags = flags
    fight.frames[at].left = c.NONE
    fight.frames[at].done = 0
    fight.frames[at].chosen = c.NONE
    fight.frames[at].coin = c.NORMAL
    fight.frames[at].shown = 0
    fight.frames[at].sides = 0
    fight.frames[at].meant = 0
    fight.frames[at].heir = 0
    fight.frames[at].sacrificed = c.NONE
    fight.depth = at + 1


def everybody(fight: FightBoard) -> int:
    """All heroes of the fight, as bits."""
    return (1 << fight.heroes) - 1


def seat_of(fight: FightBoard, hero: int) -> int:
    """The seat that decides for a hero; under solo_two one seat for both (Q1)."""
    return hero if fight.seat_count > 1 else 0


def hand_limit(fight: FightBoard, hero: int) -> int:
    """R38: five, unless something says otherwise."""
    for place in range(fight.lasts_n):
        if (
            fight.lasts[place].what == c.HAND_LIMIT
            and fight.lasts[place].delay == 0
            and (fight.lasts[place].scope >> hero) & 1
        ):
            return min(c.HAND, fight.lasts[place].amount)
    return c.HAND


def pile_size(fight: FightBoard, hero: int, tier: int) -> int:
    """Cards in one of a hero's three piles."""
    return fight.pool_n[3 * hero + tier] + fight.top_n[3 * hero + tier]


def piles_left(fight: FightBoard, hero: int) -> int:
    """The piles that are not empty, as bits."""
    found = 0
    for tier in range(3):
        if pile_size(fight, hero, tier) > 0:
            found |= 1 << tier
    return found


def pile_tier(fight: FightBoard, kind: int) -> int:
    """The pile of a card: a legendary goes with the gold (R76)."""
    return min(c.GOLD, fight.program.tier[kind])


def take_top(fight: FightBoard, hero: int, tier: int, chance: Chance) -> int:
    """The uppermost card of a pile; where nobody knows it, chance tells which it is."""
    pile = 3 * hero + tier
    if fight.top_n[pile] > 0:
        fight.top_n[pile] -= 1
        return fight.top[c.TOPS * pile + fight.top_n[pile]]
    place = chance.below(fight.pool_n[pile]) if fight.pool_n[pile] > 1 else 0
    kind = fight.pool[c.PILE * pile + place]
    fight.pool_n[pile] -= 1
    fight.pool[c.PILE * pile + place] = fight.pool[c.PILE * pile + fight.pool_n[pile]]
    return kind


def shuffle_pile(fight: FightBoard, pile: int) -> None:
    """What was known about its order is known no more."""
    while fight.top_n[pile] > 0:
        fight.top_n[pile] -= 1
        fight.pool[c.PILE * pile + fight.pool_n[pile]] = fight.top[c.TOPS * pile + fight.top_n[pile]]
        fight.pool_n[pile] += 1


def put_in_pile(fight: FightBoard, hero: int, kind: int) -> None:
    """A card is shuffled into the pile of its tier."""
    pile = 3 * hero + pile_tier(fight, kind)
    fight.pool[c.PILE * pile + fight.pool_n[pile]] = kind
    fight.pool_n[pile] += 1
    shuffle_pile(fight, pile)


def put_on_pile(fight: FightBoard, hero: int, kind: int) -> None:
    """A card comes on top of the pile of its tier, for all to see."""
    pile = 3 * hero + pile_tier(fight, kind)
    if fight.top_n[pile] == c.TOPS:
        put_in_pile(fight, hero, kind)
        return
    fight.top[c.TOPS * pile + fight.top_n[pile]] = kind
    fight.top_n[pile] += 1


# -- a zone as a pile: hands, backpacks and graveyards of the heroes, and the Kraxe ----------------


def zone_size(fight: FightBoard, zone: int, hero: int) -> int:
    """Cards that a hero has in hand, backpack or graveyard; in the Kraxe, those of both."""
    if zone == c.IN_HAND:
        return fight.hand_n[hero]
    if zone == c.IN_BACKPACK:
        return fight.backpack_n[hero]
    return fight.graveyard_n[hero] if zone == c.IN_GRAVEYARD else fight.kraxe_n


def zone_card(fight: FightBoard, zone: int, hero: int, place: int) -> int:
    """One of them."""
    if zone == c.IN_HAND:
        return fight.hand[c.HAND * hero + place]
    if zone == c.IN_BACKPACK:
        return fight.backpack[c.PILE * hero + place]
    return fight.graveyard[c.PILE * hero + place] if zone == c.IN_GRAVEYARD else fight.kraxe[place]


def zone_owner(fight: FightBoard, zone: int, hero: int, place: int) -> int:
    """Whose it is; only the Kraxe holds cards of both heroes."""
    return fight.kraxe_holder[place] if zone == c.IN_KRAXE else hero


def set_card(fight: FightBoard, zone: int, hero: int, place: int, kind: int) -> None:
    """What lies in one place of a zone."""
    if zone == c.IN_HAND:
        fight.hand[c.HAND * hero + place] = kind
    elif zone == c.IN_BACKPACK:
        fight.backpack[c.PILE * hero + place] = kind
    elif zone == c.IN_GRAVEYARD:
        fight.graveyard[c.PILE * hero + place] = kind
    else:
        fight.kraxe[place] = kind
        fight.kraxe_holder[place] = hero


def set_size(fight: FightBoard, zone: int, hero: int, number: int) -> None:
    """How many cards a zone has."""
    if zone == c.IN_HAND:
        fight.hand_n[hero] = number
    elif zone == c.IN_BACKPACK:
        fight.backpack_n[hero] = number
    elif zone == c.IN_GRAVEYARD:
        fight.graveyard_n[hero] = number
    else:
        fight.kraxe_n = number


def add_to(fight: FightBoard, zone: int, hero: int, kind: int) -> None:
    """A card comes to the others."""
    number = zone_size(fight, zone, hero)
    set_card(fight, zone, hero, number, kind)
    set_size(fight, zone, hero, number + 1)


def take_from(fight: FightBoard, zone: int, hero: int, place: int) -> int:
    """A card leaves, the others close up; ask for its owner before."""
    kind = zone_card(fight, zone, hero, place)
    left = zone_size(fight, zone, hero) - 1
    for later in range(place, left):
        owner = zone_owner(fight, zone, hero, later + 1)
        set_card(fight, zone, owner, later, zone_card(fight, zone, hero, later + 1))
    if zone == c.IN_HAND:
        set_card(fight, zone, hero, left, c.NONE)
    set_size(fight, zone, hero, left)
    return kind


def place_in_graveyard(fight: FightBoard, hero: int, kind: int) -> int:
    """Where in a graveyard a card lies, the latest first; NONE if it does not."""
    for place in range(fight.graveyard_n[hero] - 1, -1, -1):
        if fight.graveyard[c.PILE * hero + place] == kind:
            return place
    return c.NONE


# -- cards on their way ----------------------------------------------------------------------------


def put(fight: FightBoard, zone: int, hero: int, kind: int) -> int:
    """A hero's card arrives in a zone; returns where it came to lie, since a full hand overflows (R39)."""
    if zone == c.IN_HAND and fight.hand_n[hero] >= hand_limit(fight, hero):
        zone = c.IN_BACKPACK
    if zone == c.IN_PILE:
        put_in_pile(fight, hero, kind)
    elif zone == c.ON_PILE:
        put_on_pile(fight, hero, kind)
    elif zone in (c.OUT, c.IN_DISCARD):
        fight.gone[fight.gone_n] = kind
        fight.gone_n += 1
    else:
        add_to(fight, zone, hero, kind)
    return zone


def draw_card(fight: FightBoard, hero: int, tier: int, chance: Chance, journal: "Journal | None") -> None:
    """R38: one card from a pile that is not empty into a hand that is not full."""
    kind = take_top(fight, hero, tier, chance)
    add_to(fight, c.IN_HAND, hero, kind)
    if journal is not None:
        telling.drew(fight, hero, tier, kind, journal)


def may_draw(fight: FightBoard, hero: int) -> bool:
    """R38: whether a draw would bring anything at all."""
    return fight.hand_n[hero] < hand_limit(fight, hero) and piles_left(fight, hero) != 0
