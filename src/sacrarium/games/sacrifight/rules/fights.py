"""Setting up a run and its fights (section 2), and the end of a fight (R70 to R78)."""

from typing import TYPE_CHECKING

from sacrarium.core import bits
from sacrarium.core.chance import Chance
from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.fight import telling
from sacrarium.games.sacrifight.fight.fight import FightBoard
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from .board import pick_up, put_aside
from .bossdeck import add_to_deck
from .selecting import add_pick, answered, ask_for, one_by_chance, one_of_mask
from .zones import (
    draw_card,
    everybody,
    piles_left,
    push_frame,
    put,
    put_in_pile,
    shuffle_pile,
    take_from,
)

if TYPE_CHECKING:
    from sacrarium.core.journal import Journal

ETERNAL_HUNTER = 2
CAMPAIGNS = 6


# -- a run -----------------------------------------------------------------------------------------


def begin_run(fight: FightBoard, chance: Chance) -> None:
    """2.1: the bosses of the run, and each hero's cards in three piles."""
    fight.clear_run()
    fight.clear_cards()
    fight.clear_fight()
    fight.clear_boss()
    fight.clear_board()
    fight.clear_stack()
    choose_bosses(fight, chance)
    for hero in range(fight.heroes):
        deal_set(fight, hero, fight.program.hero_set[fight.hero_class[hero]])
    push_frame(fight, fight.program.fight, 0, c.NONE, c.NONE, c.NONE, 0)


def deal_set(fight: FightBoard, hero: int, cards: int) -> None:
    """The cards of a set go into a hero's piles by tier."""
    if cards == c.NONE:
        return
    start = fight.program.set_start[cards]
    for place in range(start, start + fight.program.set_size[cards]):
        put_in_pile(fight, hero, fight.program.cards[place])


def choose_bosses(fight: FightBoard, chance: Chance) -> None:
    """Options `bosses`: those that are named, then others by chance, all different; or any campaign (6.6)."""
    left = fight.boss_pool
    start = 3 * chance.below(CAMPAIGNS) if fight.campaign and fight.first_bosses[0] == c.NONE else c.NONE
    for act in range(fight.acts):
        if start != c.NONE:
            fight.bosses[act] = fight.program.campaigns[start + act]
        elif fight.first_bosses[act] != c.NONE:
            fight.bosses[act] = fight.first_bosses[act]
        else:
            fight.bosses[act] = bits.member_at(left, chance.below(bits.popcount(left)))
            left &= ~(1 << fight.bosses[act])


# -- before a fight --------------------------------------------------------------------------------


def do_before_fight(fight: FightBoard, at: int, op: int, chance: Chance, journal: "Journal | None") -> int:
    """One step of the setup of a fight."""
    if op == c.CHOOSE_BOSS:
        return choose_boss(fight, chance)
    if op == c.SET_UP:
        set_up_fight(fight, chance, journal)
        return c.NEXT
    if op == c.CHOOSE_ORDER:
        return choose_order(fight, chance, journal)
    return opening_hands(fight, at, chance, journal)


def choose_boss(fight: FightBoard, chance: Chance) -> int:
    """2.2.1: the next of the list, one by chance, or one of choice."""
    left = 0
    for place in range(fight.acts):
        if not (fight.fought >> place) & 1:
            left |= 1 << place
    if fight.boss_order == c.AS_LISTED:
        place = bits.lowest(left)
    elif fight.boss_order == c.BY_LOT:
        place = one_by_chance(left, chance)
    else:
        place = one_of_mask(fight, c.ASK_BOSS, 0, left)
        if place == c.NONE:
            return c.STAY
    fight.boss = fight.bosses[place]
    fight.fought |= 1 << place
    return c.NEXT


def set_up_fight(fight: FightBoard, chance: Chance, journal: "Journal | None") -> None:
    """2.2: hit points, deck, the boss's own setup; heroes start afresh, the board is empty."""
    boss = fight.boss
    fight.clear_fight()
    fight.clear_boss()
    fight.clear_board()
    fight.round = 1
    set_up_boss(fight, boss, chance)
    build_deck(fight, boss)
    for hero in range(fight.heroes):
        if boss_has(fight, c.TURNIPS):
            deal_set(fight, hero, fight.program.turnips)
        if boss_has(fight, c.COINS) and fight.program.coin != c.NONE:
            put(fight, c.IN_HAND, hero, fight.program.coin)
    if journal is not None:
        telling.fight_began(fight, journal)


def set_up_boss(fight: FightBoard, boss: int, chance: Chance) -> None:
    """2.2.1, option boss_hp_percent: printed hit points for each hero; the Egg's armor, the four members."""
    program = fight.program
    share = fight.heroes * fight.hp_percent
    fight.boss_hp[0] = program.boss_hp[boss] * share // 100
    fight.boss_armor[0] = program.boss_armor[boss] * share // 100
    fight.boss_max[0] = fight.boss_hp[0]
    if boss_has(fight, c.SHELL):
        fight.boss_hp[0] = 1
        fight.boss_max[0] = fight.boss_armor[0]
    if boss_has(fight, c.MEMBERS):
        fight.members = c.MOST_MEMBERS
        free = c.EVERYWHERE
        for member in range(c.MOST_MEMBERS):
            fight.boss_hp[member] = program.member_hp[c.MOST_MEMBERS * boss + member] * share // 100
            fight.boss_max[member] = fight.boss_hp[member]
            side = one_by_chance(free, chance) if fight.hunt_random else member
            fight.member_side[member] = side
            free &= ~(1 << side)


def build_deck(fight: FightBoard, boss: int) -> None:
    """2.2.2: all action cards but those of wild mode and those set aside; one Angel for each hero (4.11)."""
    program = fight.program
    cards = program.boss_set[boss]
    if cards == c.NONE:
        return
    start = program.set_start[cards]
    for place in range(start, start + program.set_size[cards]):
        kind = program.cards[place]
        marks = program.marks[kind]
        named = marks & c.M_ANGEL and program.named[kind] < fight.heroes
        if marks & (c.M_WILD | c.M_ASIDE) and not named:
            put_aside(fight, kind)
        else:
            add_to_deck(fight, kind)


def choose_order(fight: FightBoard, chance: Chance, journal: "Journal | None") -> int:
    """2.2.3, Q2: as listed, by chance, or by choice, anew for every fight."""
    first = 0
    if fight.heroes == 2 and fight.turn_order == c.BY_LOT:
        first = chance.below(2)
    elif fight.heroes == 2 and fight.turn_order == c.AS_CHOSEN:
        if not answered(fight):
            ask_for(fight, c.ASK_FIRST, 0, everybody(fight))
            return c.STAY
        first = fight.answer
    fight.order[0] = first
    fight.order[1] = 1 - first
    if journal is not None:
        telling.order_set(fight, journal)
    return c.NEXT


def opening_hands(fight: FightBoard, at: int, chance: Chance, journal: "Journal | None") -> int:
    """2.2.5: in player order up to five cards, one at a time, each pile chosen after the last card was seen."""
    while fight.frames[at].done < fight.heroes:
        hero = fight.order[fight.frames[at].done]
        if fight.hand_n[hero] >= c.HAND or piles_left(fight, hero) == 0:
            fight.frames[at].done += 1
            continue
        tier = one_of_mask(fight, c.ASK_PILE, hero, piles_left(fight, hero))
        if tier == c.NONE:
            return c.STAY
        draw_card(fight, hero, tier, chance, journal)
    fight.frames[at].done = 0
    return c.NEXT


# -- after a fight ---------------------------------------------------------------------------------


def end_fight(fight: FightBoard, chance: Chance, journal: "Journal | None") -> None:
    """R70 to R77: the boss is defeated; victory, or cards go their ways and the next act begins."""
    fight.depth = 0
    fight.ask = c.NO_ASK
    fight.answered = 0
    fight.picks = 0
    fight.touched = 0
    fight.act += 1
    if journal is not None:
        telling.fight_won(fight, journal)
    if fight.act == fight.acts:
        fight.result = c.WON
        fight.reason = c.VICTORY
        if journal is not None:
            telling.ended(fight, journal)
        return
    legendary = legendary_is_won(fight)
    for hero in range(fight.heroes):
        pack_up(fight, hero)
    clear_slots(fight)
    give_loot(fight, legendary, chance, journal)
    for pile in range(6):
        shuffle_pile(fight, pile)
    fight.boss = c.NONE
    fight.round = 0
    push_frame(fight, fight.program.fight, 0, c.NONE, c.NONE, c.NONE, 0)


def legendary_is_won(fight: FightBoard) -> bool:
    """The conditions of 4.5, 4.6, 4.10 and 4.11."""
    earned_by = fight.program.legendary[fight.boss]
    if earned_by == c.EXACT_HIT:
        return fight.exact != 0
    if earned_by == c.BOTH_BIRDS:
        return bits.popcount(fight.birds) >= 2
    if earned_by == c.HUNTER_LAST:
        return fight.last_fallen == ETERNAL_HUNTER
    return earned_by == c.ANGEL_FENDED and fight.fended > 0


def stays_after_fight(fight: FightBoard, kind: int) -> bool:
    """R72, Q32: cards of the fight alone go back to the box, unless turnips stay."""
    marks = fight.program.marks[kind]
    if not marks & c.M_FIGHT_ONLY:
        return True
    return fight.turnips_stay and not marks & c.M_COIN


def pack_up(fight: FightBoard, hero: int) -> None:
    """R72 to R74: graveyard and piles are cleared of the boss's cards; backpack and hand go into the piles."""
    for pile in range(3 * hero, 3 * hero + 3):
        shuffle_pile(fight, pile)
        kept = 0
        for place in range(fight.pool_n[pile]):
            kind = fight.pool[c.PILE * pile + place]
            if stays_after_fight(fight, kind):
                fight.pool[c.PILE * pile + kept] = kind
                kept += 1
        fight.pool_n[pile] = kept
    kept = 0
    for place in range(fight.graveyard_n[hero]):
        kind = fight.graveyard[c.PILE * hero + place]
        if stays_after_fight(fight, kind):
            fight.graveyard[c.PILE * hero + kept] = kind
            kept += 1
    fight.graveyard_n[hero] = kept
    for place in range(fight.backpack_n[hero]):
        back_to_pile(fight, hero, fight.backpack[c.PILE * hero + place])
    fight.backpack_n[hero] = 0
    while fight.hand_n[hero] > 0:
        back_to_pile(fight, hero, take_from(fight, c.IN_HAND, hero, 0))


def back_to_pile(fight: FightBoard, hero: int, kind: int) -> None:
    """A card of the hero's own goes into the pile of its tier."""
    if stays_after_fight(fight, kind):
        put_in_pile(fight, hero, kind)


def clear_slots(fight: FightBoard) -> None:
    """R75: hero cards on the board and in the Kraxe go to their holders' backpacks."""
    for slot in range(c.SLOTS):
        holder = fight.slot_holder[slot]
        if 0 <= holder < c.BOSS:
            kind = pick_up(fight, slot)
            if stays_after_fight(fight, kind):
                put(fight, c.IN_BACKPACK, holder, kind)
    for place in range(fight.kraxe_n):
        if stays_after_fight(fight, fight.kraxe[place]):
            put(fight, c.IN_BACKPACK, fight.kraxe_holder[place], fight.kraxe[place])
    fight.clear_boss()
    fight.clear_board()
    fight.gone_n = 0


def give_loot(fight: FightBoard, legendary: bool, chance: Chance, journal: "Journal | None") -> None:
    """R76: one random different card for each hero, into the pile of its tier."""
    cards = fight.program.loot_set[fight.boss]
    if cards == c.NONE:
        return
    start = fight.program.set_start[cards]
    fight.picks = 0
    for place in range(start, start + fight.program.set_size[cards]):
        kind = fight.program.cards[place]
        if legendary or fight.program.tier[kind] < c.LEGENDARY:
            add_pick(fight, kind, c.IN_PILE, 0, 0, False)
    for hero in range(fight.heroes):
        if fight.picks == 0:
            break
        place = chance.below(fight.picks)
        kind = fight.pick_kind[place]
        fight.picks -= 1
        fight.pick_kind[place] = fight.pick_kind[fight.picks]
        put_in_pile(fight, hero, kind)
        fight.loot[2 * (fight.act - 1) + hero] = kind
        if journal is not None:
            telling.looted(fight, hero, kind, journal)
    fight.picks = 0
