"""Where cards lie: hands, backpacks, graveyards, piles, the Kraxe, and what is pending on the stack (R38 to R41)."""

from typing import TYPE_CHECKING

from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightTable

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal


def push_frame(fight: FightTable, pc: int, you: int, kind: int, slot: int, holder: int, flags: int) -> None:
    """A text that is carried out next, before what is already pending."""
    at = fight.depth
    assert at < c.DEPTH
    fight.pc[at] = pc
    fight.you[at] = you
    fight.kind[at] = kind
    fight.slot[at] = slot
    fight.holder[at] = holder
    fight.flags[at] = flags
    fight.reg[at] = 0
    fight.rep[at] = 0
    fight.it[at] = 0
    fight.prev[at] = 0
    fight.old[at] = c.NONE
    fight.depth = at + 1


def everybody(fight: FightTable) -> int:
    """All heroes of the fight, as bits."""
    return (1 << fight.heroes) - 1


def seat_of(fight: FightTable, hero: int) -> int:
    """The seat that decides for a hero; under solo_two one seat for both (Q1)."""
    return hero if fight.seat_count > 1 else 0


def hand_limit(fight: FightTable, hero: int) -> int:
    """R38: five, unless something says otherwise."""
    for place in range(fight.lasts_n):
        if (
            fight.last_what[place] == c.HAND_LIMIT
            and fight.last_from[place] == 0
            and (fight.last_scope[place] >> hero) & 1
        ):
            return min(c.HAND, fight.last_v[place])
    return c.HAND


def pile_size(fight: FightTable, hero: int, tier: int) -> int:
    """Cards in one of a hero's three piles."""
    return fight.pool_n[3 * hero + tier] + fight.top_n[3 * hero + tier]


def piles_left(fight: FightTable, hero: int) -> int:
    """The piles that are not empty, as bits."""
    found = 0
    for tier in range(3):
        if pile_size(fight, hero, tier) > 0:
            found |= 1 << tier
    return found


def pile_tier(fight: FightTable, kind: int) -> int:
    """The pile of a card: a legendary goes with the gold (R76)."""
    return min(c.GOLD, fight.program.tier[kind])


def take_top(fight: FightTable, hero: int, tier: int, chance: Chance) -> int:
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


def shuffle_pile(fight: FightTable, pile: int) -> None:
    """What was known about its order is known no more."""
    while fight.top_n[pile] > 0:
        fight.top_n[pile] -= 1
        fight.pool[c.PILE * pile + fight.pool_n[pile]] = fight.top[c.TOPS * pile + fight.top_n[pile]]
        fight.pool_n[pile] += 1


def put_in_pile(fight: FightTable, hero: int, kind: int) -> None:
    """A card is shuffled into the pile of its tier."""
    pile = 3 * hero + pile_tier(fight, kind)
    fight.pool[c.PILE * pile + fight.pool_n[pile]] = kind
    fight.pool_n[pile] += 1
    shuffle_pile(fight, pile)


def put_on_pile(fight: FightTable, hero: int, kind: int) -> None:
    """A card comes on top of the pile of its tier, for all to see."""
    pile = 3 * hero + pile_tier(fight, kind)
    if fight.top_n[pile] == c.TOPS:
        put_in_pile(fight, hero, kind)
        return
    fight.top[c.TOPS * pile + fight.top_n[pile]] = kind
    fight.top_n[pile] += 1


def put(fight: FightTable, zone: int, hero: int, kind: int) -> int:
    """A hero's card arrives in a zone; returns where it came to lie, since a full hand overflows (R39)."""
    if zone == c.IN_HAND:
        if fight.hand_n[hero] < hand_limit(fight, hero):
            fight.hand[c.HAND * hero + fight.hand_n[hero]] = kind
            fight.hand_n[hero] += 1
            return c.IN_HAND
        zone = c.IN_BACKPACK
    if zone == c.IN_BACKPACK:
        fight.backpack[c.PILE * hero + fight.backpack_n[hero]] = kind
        fight.backpack_n[hero] += 1
    elif zone == c.IN_GRAVEYARD:
        fight.graveyard[c.PILE * hero + fight.graveyard_n[hero]] = kind
        fight.graveyard_n[hero] += 1
    elif zone == c.IN_PILE:
        put_in_pile(fight, hero, kind)
    elif zone == c.ON_PILE:
        put_on_pile(fight, hero, kind)
    elif zone == c.IN_KRAXE:
        fight.kraxe[fight.kraxe_n] = kind
        fight.kraxe_holder[fight.kraxe_n] = hero
        fight.kraxe_n += 1
    else:
        fight.gone[fight.gone_n] = kind
        fight.gone_n += 1
    return zone


def take_from_hand(fight: FightTable, hero: int, place: int) -> int:
    """A card leaves the hand; the others close up."""
    kind = fight.hand[c.HAND * hero + place]
    fight.hand_n[hero] -= 1
    for later in range(place, fight.hand_n[hero]):
        fight.hand[c.HAND * hero + later] = fight.hand[c.HAND * hero + later + 1]
    fight.hand[c.HAND * hero + fight.hand_n[hero]] = c.NONE
    return kind


def take_from_backpack(fight: FightTable, hero: int, place: int) -> int:
    """A card leaves the backpack."""
    kind = fight.backpack[c.PILE * hero + place]
    fight.backpack_n[hero] -= 1
    for later in range(place, fight.backpack_n[hero]):
        fight.backpack[c.PILE * hero + later] = fight.backpack[c.PILE * hero + later + 1]
    return kind


def take_from_graveyard(fight: FightTable, hero: int, place: int) -> int:
    """A card leaves the graveyard."""
    kind = fight.graveyard[c.PILE * hero + place]
    fight.graveyard_n[hero] -= 1
    for later in range(place, fight.graveyard_n[hero]):
        fight.graveyard[c.PILE * hero + later] = fight.graveyard[c.PILE * hero + later + 1]
    return kind


def take_from_kraxe(fight: FightTable, place: int) -> int:
    """A card leaves the Kraxe; look up its holder before."""
    kind = fight.kraxe[place]
    fight.kraxe_n -= 1
    for later in range(place, fight.kraxe_n):
        fight.kraxe[later] = fight.kraxe[later + 1]
        fight.kraxe_holder[later] = fight.kraxe_holder[later + 1]
    return kind


def place_in_graveyard(fight: FightTable, hero: int, kind: int) -> int:
    """Where in a graveyard a card lies, the latest first; NONE if it does not."""
    for place in range(fight.graveyard_n[hero] - 1, -1, -1):
        if fight.graveyard[c.PILE * hero + place] == kind:
            return place
    return c.NONE


def draw_card(fight: FightTable, hero: int, tier: int, chance: Chance, journal: "Journal | None") -> None:
    """R38: one card from a pile that is not empty into a hand that is not full."""
    kind = take_top(fight, hero, tier, chance)
    fight.hand[c.HAND * hero + fight.hand_n[hero]] = kind
    fight.hand_n[hero] += 1
    if journal is not None:
        telling.drew(fight, hero, tier, kind, journal)


def may_draw(fight: FightTable, hero: int) -> bool:
    """R38: whether a draw would bring anything at all."""
    return fight.hand_n[hero] < hand_limit(fight, hero) and piles_left(fight, hero) != 0
