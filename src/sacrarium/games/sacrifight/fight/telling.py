"""Writing down what happened: the rules call these functions where somebody keeps a journal."""

from typing import TYPE_CHECKING, Final

from sacrarium.core.journal import EVERYBODY, Event, Journal
from sacrarium.games.sacrifight.events import (
    ActionsChanged,
    ActionsCounted,
    AngelFended,
    ArmorGained,
    BossArmored,
    BossCardDrawn,
    BossCardResolved,
    BossHealed,
    BossHurt,
    BossTurnBegan,
    CaptiveEscaped,
    CardActed,
    CardBurned,
    CardDrawn,
    CardMoved,
    CardPlaced,
    CardPlayed,
    CardShifted,
    CardStopped,
    CardSwapped,
    CoinFlipped,
    CoinTossed,
    ConsentGiven,
    DieRolled,
    EffectBegan,
    FightBegan,
    FightWon,
    HeroDrawn,
    HeroHealed,
    HeroHurt,
    Looted,
    MemberFell,
    MinionEntered,
    MinionHurt,
    MinionKilled,
    OrderSet,
    Peeked,
    Reshuffled,
    RunEnded,
    Sacrificed,
    Sealed,
    SideDrawn,
    SpecialGained,
    SpecialUsed,
    TrapFired,
    TurnBegan,
    TurnedWild,
    TurnPassed,
)
from sacrarium.games.sacrifight.pieces import ENDINGS, MEMBERS, SIDES, SLOTS, TIERS

from . import codes as c

if TYPE_CHECKING:
    from .fight import FightBoard

ZONES: Final = {
    c.IN_HAND: "hand",
    c.IN_BACKPACK: "backpack",
    c.IN_GRAVEYARD: "graveyard",
    c.IN_PILE: "pile",
    c.ON_PILE: "pile_top",
    c.IN_KRAXE: "kraxe",
    c.IN_DISCARD: "boss_discard",
    c.OUT: "removed",
    c.ON_BOARD: "board",
    c.AS_MINION: "board",
}


def _add(journal: Journal, event: Event) -> None:
    journal.add(event, EVERYBODY)


def _id(fight: "FightBoard", kind: int) -> str:
    return str(fight.content.ids[kind])


def _maybe(fight: "FightBoard", kind: int) -> str | None:
    return None if kind == c.NONE else _id(fight, kind)


def _member(fight: "FightBoard", member: int) -> str | None:
    return MEMBERS[member] if fight.members > 1 else None


def fight_began(fight: "FightBoard", journal: Journal) -> None:
    """A boss is met."""
    hp = tuple(fight.boss_hp[: fight.members])
    _add(journal, FightBegan(fight.act + 1, fight.content.boss_ids[fight.boss], hp, fight.boss_armor[0]))


def order_set(fight: "FightBoard", journal: Journal) -> None:
    """In which order the heroes act."""
    if fight.heroes > 1:
        _add(journal, OrderSet(tuple(fight.order)))


def drew(fight: "FightBoard", hero: int, tier: int, kind: int, journal: Journal) -> None:
    """A hero drew from a pile."""
    _add(journal, CardDrawn(hero, _id(fight, kind), TIERS[tier]))


def turn_began(fight: "FightBoard", hero: int, journal: Journal) -> None:
    """A hero's turn."""
    _add(journal, TurnBegan(hero, fight.round))


def actions_counted(fight: "FightBoard", hero: int, journal: Journal) -> None:
    """R12: how many actions the turn has."""
    _add(journal, ActionsCounted(hero, fight.actions))


def actions_changed(_: "FightBoard", hero: int, amount: int, now: bool, journal: Journal) -> None:
    """More or fewer actions."""
    _add(journal, ActionsChanged(hero, amount, bool(now)))


def passed(_: "FightBoard", hero: int, journal: Journal) -> None:
    """A hero ended the turn."""
    _add(journal, TurnPassed(hero))


def played(fight: "FightBoard", hero: int, kind: int, slot: int, old: int, journal: Journal) -> None:
    """A card was played into a slot."""
    _add(journal, CardPlayed(hero, _id(fight, kind), SLOTS[slot], _maybe(fight, old)))


def sacrificed(fight: "FightBoard", hero: int, heir: int, old: int, slot: int, journal: Journal) -> None:
    """The old card's sacrifice effect comes."""
    _add(journal, Sacrificed(hero, _id(fight, old), SLOTS[slot], heir))


def consented(fight: "FightBoard", at: int, yes: bool, journal: Journal) -> None:
    """R25: a teammate answered."""
    card, slot = _id(fight, fight.frame(at).card), SLOTS[fight.frame(at).slot]
    _add(journal, ConsentGiven(fight.frame(at).holder, fight.frame(at).hero, card, slot, bool(yes)))


def tossed(_: "FightBoard", hero: int, yes: bool, journal: Journal) -> None:
    """The Coin of Fate fell."""
    _add(journal, CoinTossed(hero, bool(yes)))


def swapped(fight: "FightBoard", hero: int, kind: int, slot: int, journal: Journal) -> None:
    """R29: the Witch exchanged the card."""
    _add(journal, CardSwapped(hero, _id(fight, kind), SLOTS[slot]))


def special_gained(fight: "FightBoard", hero: int, journal: Journal) -> None:
    """The special track moved."""
    _add(journal, SpecialGained(hero, fight.track[hero]))


def special_used(_: "FightBoard", hero: int, journal: Journal) -> None:
    """A special move."""
    _add(journal, SpecialUsed(hero))


def acted(fight: "FightBoard", kind: int, slot: int, journal: Journal) -> None:
    """An "each round" effect comes."""
    _add(journal, CardActed(_id(fight, kind), SLOTS[slot]))


def moved(
    fight: "FightBoard", kind: int, hero: int, origin: int, slot: int, to: int, journal: Journal
) -> None:
    """A card went from one zone to another."""
    where = None if slot == c.NONE else SLOTS[slot]
    owner = None if hero == c.BOSS else hero
    _add(journal, CardMoved(_id(fight, kind), owner, ZONES[origin], ZONES[to], where))


def placed(fight: "FightBoard", kind: int, hero: int, slot: int, journal: Journal) -> None:
    """A card came into a slot without being played."""
    _add(journal, CardPlaced(_id(fight, kind), hero, SLOTS[slot]))


def shifted(fight: "FightBoard", kind: int, hero: int, origin: int, slot: int, journal: Journal) -> None:
    """A card changed its slot."""
    _add(journal, CardShifted(_id(fight, kind), hero, SLOTS[origin], SLOTS[slot]))


def hero_hurt(fight: "FightBoard", at: int, hero: int, amount: int, absorbed: int, journal: Journal) -> None:
    """A hero took damage."""
    card = _maybe(fight, fight.frame(at).card)
    _add(journal, HeroHurt(hero, amount, absorbed, fight.hp[hero], fight.armor[hero], card))


def boss_hurt(fight: "FightBoard", member: int, amount: int, absorbed: int, journal: Journal) -> None:
    """The boss, or a member of the Hunt, took damage."""
    left = fight.boss_hp[member], fight.boss_armor[member]
    _add(journal, BossHurt(_member(fight, member), amount, absorbed, *left))


def minion_hurt(fight: "FightBoard", slot: int, amount: int, journal: Journal) -> None:
    """A minion took damage."""
    left = max(0, fight.slot_hp[slot])
    _add(journal, MinionHurt(_id(fight, fight.slot_kind[slot]), SLOTS[slot], amount, left))


def hero_healed(fight: "FightBoard", hero: int, amount: int, journal: Journal) -> None:
    """A hero gained hit points."""
    _add(journal, HeroHealed(hero, amount, fight.hp[hero]))


def boss_healed(fight: "FightBoard", member: int, amount: int, journal: Journal) -> None:
    """The boss gained hit points."""
    _add(journal, BossHealed(_member(fight, member), amount, fight.boss_hp[member]))


def armor_gained(fight: "FightBoard", hero: int, amount: int, journal: Journal) -> None:
    """A hero's armor changed; negative: it was stripped."""
    _add(journal, ArmorGained(hero, amount, fight.armor[hero]))


def boss_armored(fight: "FightBoard", member: int, amount: int, journal: Journal) -> None:
    """The boss's armor changed."""
    _add(journal, BossArmored(_member(fight, member), amount, fight.boss_armor[member]))


def minion_entered(fight: "FightBoard", slot: int, journal: Journal) -> None:
    """A boss card came onto the board."""
    _add(journal, MinionEntered(_id(fight, fight.slot_kind[slot]), SLOTS[slot], fight.slot_hp[slot]))


def minion_killed(fight: "FightBoard", slot: int, journal: Journal) -> None:
    """A minion died."""
    _add(journal, MinionKilled(_id(fight, fight.slot_kind[slot]), SLOTS[slot]))


def member_fell(_: "FightBoard", member: int, journal: Journal) -> None:
    """A member of the Hunt is defeated."""
    _add(journal, MemberFell(MEMBERS[member]))


def began(fight: "FightBoard", at: int, journal: Journal) -> None:
    """Something began to last."""
    _add(journal, EffectBegan(_maybe(fight, fight.frame(at).card)))


def boss_turn_began(fight: "FightBoard", journal: Journal) -> None:
    """The boss's turn."""
    _add(journal, BossTurnBegan(fight.round))


def rolled(_: "FightBoard", purpose: str, face: int, journal: Journal) -> None:
    """A d6 was rolled for something that is no text: face, hold, head."""
    _add(journal, DieRolled(purpose, face))


def rolled_side(fight: "FightBoard", at: int, face: int, side: int, journal: Journal) -> None:
    """A text rolled for a side; NONE: for no side."""
    where = None if side == c.NONE else SIDES[side]
    _add(journal, DieRolled(_purpose(fight, at), face, _text_of(fight, at), where, side == c.NONE))


def rolled_table(fight: "FightBoard", at: int, face: int, in_vain: bool, journal: Journal) -> None:
    """A text rolled for what comes next."""
    _add(journal, DieRolled(_purpose(fight, at), face, _text_of(fight, at), None, bool(in_vain)))


def rolled_for(fight: "FightBoard", at: int, face: int, journal: Journal) -> None:
    """A text rolled for an amount."""
    _add(journal, DieRolled(_purpose(fight, at), face, _text_of(fight, at)))


def trap_rolled(fight: "FightBoard", kind: int, face: int, in_vain: bool, journal: Journal) -> None:
    """A trap rolled for whether it fires."""
    _add(journal, DieRolled("trap", face, _id(fight, kind), None, bool(in_vain)))


def flipped(fight: "FightBoard", at: int, yes: bool, journal: Journal) -> None:
    """A coin fell for a text."""
    _add(journal, CoinFlipped(_text_of(fight, at), bool(yes)))


def side_drawn(fight: "FightBoard", at: int, side: int, journal: Journal) -> None:
    """Chance chose a side."""
    _add(journal, SideDrawn(SIDES[side], _text_of(fight, at)))


def hero_drawn(fight: "FightBoard", at: int, hero: int, journal: Journal) -> None:
    """Chance chose a hero."""
    _add(journal, HeroDrawn(hero, _text_of(fight, at)))


def _purpose(fight: "FightBoard", at: int) -> str:
    frame = fight.frame(at)
    if frame.flags & c.X_TRAP:
        return "trap"
    if frame.card == c.NONE:
        return "ability"
    return MEMBERS[fight.program.member[frame.card]] if frame.flags & c.X_ABILITY else "card"


def _text_of(fight: "FightBoard", at: int) -> str | None:
    """The card whose text it is; None: the boss's own, or a member's."""
    frame = fight.frame(at)
    return None if frame.flags & c.X_ABILITY else _maybe(fight, frame.card)


def boss_drew(fight: "FightBoard", journal: Journal) -> None:
    """B4."""
    _add(journal, BossCardDrawn(_id(fight, fight.drawn)))


def resolved(fight: "FightBoard", kind: int, journal: Journal) -> None:
    """The card went to the discard."""
    _add(journal, BossCardResolved(_id(fight, kind)))


def sealed(_: "FightBoard", what: str, journal: Journal) -> None:
    """The ability or the draw was skipped."""
    _add(journal, Sealed(what))


def trap_fired(fight: "FightBoard", slot: int, journal: Journal) -> None:
    """A trap reacts to the drawn card."""
    _add(journal, TrapFired(_id(fight, fight.slot_kind[slot]), SLOTS[slot], _id(fight, fight.drawn)))


def stopped(fight: "FightBoard", at: int, how: str, journal: Journal) -> None:
    """The drawn card was cancelled, captured or destroyed."""
    _add(journal, CardStopped(_id(fight, fight.drawn), _id(fight, fight.frame(at).card), how))


def escaped(fight: "FightBoard", slot: int, journal: Journal) -> None:
    """A captured card went free."""
    _add(journal, CaptiveEscaped(_id(fight, fight.captured[slot]), SLOTS[slot]))


def angel_fended(_: "FightBoard", hero: int, journal: Journal) -> None:
    """A Gold Coin was given."""
    _add(journal, AngelFended(hero))


def reshuffled(fight: "FightBoard", journal: Journal) -> None:
    """The discard became the boss deck, or cards were shuffled into it."""
    _add(journal, Reshuffled(fight.deck_n))


def burned(fight: "FightBoard", kind: int, journal: Journal) -> None:
    """A card went from the boss deck to the discard."""
    _add(journal, CardBurned(_id(fight, kind)))


def peeked(fight: "FightBoard", hero: int, number: int, journal: Journal) -> None:
    """The top cards of the boss deck were looked at, the uppermost first."""
    known = list(fight.deck_top[: fight.deck_top_n])[::-1][:number]
    _add(journal, Peeked(hero, tuple(_id(fight, kind) for kind in known)))


def turned_wild(fight: "FightBoard", journal: Journal) -> None:
    """Wild mode began."""
    _add(journal, TurnedWild(fight.content.boss_ids[fight.boss]))


def fight_won(fight: "FightBoard", journal: Journal) -> None:
    """The boss is defeated."""
    _add(journal, FightWon(fight.act, fight.content.boss_ids[fight.boss], fight.round))


def looted(fight: "FightBoard", hero: int, kind: int, journal: Journal) -> None:
    """A hero received a loot card."""
    _add(journal, Looted(hero, _id(fight, kind)))


def ended(fight: "FightBoard", journal: Journal) -> None:
    """Won or lost."""
    _add(journal, RunEnded(fight.result == c.WON, ENDINGS[fight.reason], fight.act, fight.round))
