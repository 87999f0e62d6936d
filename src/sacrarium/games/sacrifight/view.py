"""What a seat may know: everything but the order of piles, which does not exist before a card is drawn (R7, Q3)."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from sacrarium.core.bits import Seat

from .cards.compiler import STATS, UNTIL
from .cards.faces import CardFace, boss_text, face_of, loot_of
from .cards.names import Part
from .fight import codes as c
from .fight import places
from .pieces import HEROES, MEMBER_TITLES, MEMBERS, SIDES, SLOTS, TIERS, Mode, Side
from .rules.behaviours import boss_has
from .rules.selecting import is_slot
from .rules.turns import may_use_special
from .rules.zones import hand_limit, seat_of
from .words.english.lasting import words_of_effect
from .words.english.legendary import has_legendary, is_earned, legendary_words
from .words.english.special import special_waits

if TYPE_CHECKING:
    from .state import FightState

__all__ = [
    "FACES", "LASTING", "QUESTIONS", "STEPS", "BossView", "CardFace", "HeroView", "MemberView", "Part", "SlotView", "View", "view",
]  # fmt: skip

STEPS = {
    c.BEGIN_TURN: "H1", c.H1: "H1", c.H2: "H2", c.COUNT_ACTIONS: "H3", c.H3: "H3", c.END_TURN: "H3", c.B0: "B0",
    c.B1: "B1", c.B2: "B2", c.B3: "B3", c.B4: "B4", c.B5: "B5", c.B5_END: "B5", c.B6: "B6", c.B6_END: "B6",
    c.END_ROUND: "B6", c.OPENING: "opening",
}  # fmt: skip
FACES: Final[tuple[Literal["helpful", "angry"] | None, ...]] = (None, "helpful", "angry")
QUESTIONS = (
    "", "turn", "pile", "pick", "target", "side", "option", "may", "consent", "toss", "swap", "boss", "first", "play_free",
    "trap", "coin", "rescue", "peek",
)  # fmt: skip


class Pile(msgspec.Struct, frozen=True):
    """A face-down pile: what is in it, and what is known about its order."""

    count: int
    cards: dict[str, int]  # id: copies, the known ones included
    top: tuple[str, ...]  # known, the uppermost first
    bottom: tuple[str, ...] = ()  # known, the lowest first


class HeroView(msgspec.Struct, frozen=True):
    """One hero."""

    hero: str
    seat: Seat
    hp: int
    hp_max: int
    armor: int
    track: int
    track_length: int
    special_ready: bool
    special_waits: str | None  # what a full track waits for; None: it does not
    hand: tuple[str, ...]
    hand_limit: int
    piles: dict[str, Pile]  # bronze, silver, gold
    backpack: tuple[str, ...]
    graveyard: tuple[str, ...]
    active: bool
    actions: int  # left in this turn
    coin: bool  # may still be tossed in this turn


class SlotView(msgspec.Struct, frozen=True):
    """One slot of the board, in board order."""

    slot: str
    side: Side
    number: int
    open: bool  # exists for normal plays; the rescue slot has its own field
    rescue: bool
    blocked: bool
    card: str | None
    holder: int | None  # hero; None with a card: the boss
    hp: int | None
    captured: str | None
    captured_turns: int | None
    protected: bool


class MemberView(msgspec.Struct, frozen=True):
    """The boss, or one of the four."""

    name: str
    member: str | None
    side: Side | None
    hp: int
    hp_max: int
    armor: int
    fallen: bool


class BossView(msgspec.Struct, frozen=True):
    """The boss and its cards."""

    id: str
    name: str
    text: tuple[str, ...]
    members: tuple[MemberView, ...]
    wild: bool
    wild_at: int | None  # hit points, or the Egg's armor, at which wild mode starts
    face: Literal["helpful", "angry"] | None
    deck: Pile
    discard: tuple[str, ...]
    aside: tuple[str, ...]  # not in the deck now: cards of a mode that has not begun, or that is over
    loot: tuple[str, ...]  # what may be found after this fight
    drawn: str | None
    legendary: bool | None  # whether it is earned as things stand; None: there is none in this fight
    legendary_words: str | None  # what it takes and how that stands
    angels_fended: int
    kraxe: tuple[tuple[str, int], ...]


class LastingView(msgspec.Struct, frozen=True):
    """Something that holds for a while."""

    what: str
    amount: int
    heroes: tuple[int, ...]
    boss: bool
    sides: tuple[Side, ...]
    until: str
    slot: str | None
    begun: bool  # false: it holds from the next round on
    words: str  # the same as a sentence


class View(msgspec.Struct, frozen=True):
    """The table in front of a viewer; both seats and spectators see the same."""

    seat: Seat | None
    mode: Mode
    act: int  # fights won
    acts: int
    bosses: tuple[str, ...]  # of this run, as far as they are to be known
    round: int
    step: str | None  # H1, H2, H3, B0 to B6, opening
    turn: int | None  # the active hero; None: the boss
    order: tuple[int, ...]
    heroes: tuple[HeroView, ...]
    slots: tuple[SlotView, ...]
    boss: BossView | None
    lasting: tuple[LastingView, ...]
    asked: str  # what is asked: turn, pile, pick...
    asked_hero: int | None
    asked_card: str | None  # the card whose text asks
    asked_slot: str | None  # where it lies, or where it would lie if the teammate agrees
    choices: tuple[str, ...]  # cards that can be picked, in the order of pick:1, pick:2...
    loot: tuple[str | None, ...]
    cards: dict[str, CardFace]  # every card that can be seen or counted
    over: bool


def view(state: "FightState", seat: Seat | None) -> View:
    """The view of a seat; None is a spectator."""
    fighting = state.boss != c.NONE
    at = state.depth - 1
    heroes = tuple(_hero(state, hero) for hero in range(state.heroes))
    boss = _boss(state) if fighting else None
    slots = tuple(_slot(state, slot) for slot in range(c.SLOTS)) if fighting else ()
    kind = state.frame(at).card if state.ask != c.NO_ASK and at >= 0 else c.NONE
    return View(
        seat=seat,
        mode=state.options.mode,
        act=state.act,
        acts=state.acts,
        bosses=tuple(state.content.boss_ids[boss] for boss in state.bosses if boss != c.NONE),
        round=state.round,
        step=STEPS.get(state.program.code_at(c.WIDTH * state.frame(0).step)) if state.depth else None,
        turn=None if state.boss_turn else state.order[state.turn],
        order=tuple(state.order[: state.heroes]),
        heroes=heroes,
        slots=slots,
        boss=boss,
        lasting=tuple(_lasting(state, place) for place in range(state.lasts_n)),
        asked=QUESTIONS[state.ask],
        asked_hero=state.asker if state.ask != c.NO_ASK else None,
        asked_card=None if kind == c.NONE else state.content.ids[kind],
        asked_slot=None if kind == c.NONE or state.frame(at).slot == c.NONE else SLOTS[state.frame(at).slot],
        choices=tuple(state.content.ids[kind] for kind in list(state.pick_kind)[: state.picks]),
        loot=tuple(None if kind == c.NONE else state.content.ids[kind] for kind in state.loot),
        cards=_faces(state, heroes, slots, boss),
        over=state.result != c.GOING,
    )


def _ids(state: "FightState", array: Any, start: int, number: int) -> tuple[str, ...]:
    return tuple(state.content.ids[kind] for kind in list(array)[start : start + number])


def _hero(state: "FightState", hero: int) -> HeroView:
    active = not state.boss_turn and state.order[state.turn] == hero and state.round > 0
    return HeroView(
        hero=HEROES[state.hero_class[hero]],
        seat=seat_of(state, hero),
        hp=state.hp[hero],
        hp_max=c.HERO_HP,
        armor=state.armor[hero],
        track=state.track[hero],
        track_length=state.track_length[hero],
        special_ready=state.boss != c.NONE and bool(may_use_special(state, hero)),
        special_waits=special_waits(state, hero),
        hand=_ids(state, state.hand, c.HAND * hero, state.hand_n[hero]),
        hand_limit=hand_limit(state, hero),
        piles={TIERS[tier]: _pile(state, 3 * hero + tier) for tier in range(3)},
        backpack=_ids(state, state.backpack, c.PILE * hero, state.backpack_n[hero]),
        graveyard=_ids(state, state.graveyard, c.PILE * hero, state.graveyard_n[hero]),
        active=active,
        actions=state.actions if active else 0,
        coin=active and not state.coin_used,
    )


def _pile(state: "FightState", pile: int) -> Pile:
    top = _ids(state, state.top, c.TOPS * pile, state.top_n[pile])[::-1]
    return _counted(_ids(state, state.pool, c.PILE * pile, state.pool_n[pile]), top, ())


def _counted(cards: tuple[str, ...], top: tuple[str, ...], bottom: tuple[str, ...]) -> Pile:
    counts = Counter([*cards, *top, *bottom])
    return Pile(counts.total(), {name: counts[name] for name in sorted(counts)}, top, bottom)


def _slot(state: "FightState", slot: int) -> SlotView:
    from .rules.lasting import is_blocked
    from .rules.playing import is_rescue
    from .rules.selecting import is_protected

    kind, holder = state.slot_kind[slot], state.slot_holder[slot]
    taken, own = kind != c.NONE, 0 <= holder < c.BOSS
    return SlotView(
        slot=SLOTS[slot],
        side=SIDES[places.side_of(slot)],
        number=1 + places.number_of(slot),
        open=bool(is_slot(state, slot)),
        rescue=bool(is_rescue(state, slot)),
        blocked=bool(is_blocked(state, places.side_of(slot))),
        card=state.content.ids[kind] if taken else None,
        holder=holder if own else None,
        hp=state.slot_hp[slot] if taken and not own else None,
        captured=None if state.captured[slot] == c.NONE else state.content.ids[state.captured[slot]],
        captured_turns=None if state.captive[slot] == c.NONE else state.captive[slot],
        protected=own and bool(is_protected(state, slot)),
    )


def _boss(state: "FightState") -> BossView:
    content, program = state.content, state.program
    overview = content.bosses[state.boss]
    legendary = has_legendary(state)
    return BossView(
        id=overview.id,
        name=overview.name,
        text=boss_text(state.content, state.boss),
        members=tuple(_member(state, member) for member in range(state.members)),
        wild=bool(state.wild),
        wild_at=(None, state.boss_max[0] // 2, 2 * state.boss_max[0] // 5)[program.wild_at[state.boss]],
        face=FACES[state.face],
        deck=_counted(
            _ids(state, state.deck, 0, state.deck_n),
            _ids(state, state.deck_top, 0, state.deck_top_n)[::-1],
            _ids(state, state.deck_bottom, 0, state.deck_bottom_n),
        ),
        discard=_ids(state, state.discard, 0, state.discard_n),
        aside=_ids(state, state.aside, 0, state.aside_n),
        loot=loot_of(state.content, state.boss) if state.act + 1 < state.acts else (),
        drawn=None if state.drawn == c.NONE else content.ids[state.drawn],
        legendary=is_earned(state) if legendary else None,
        legendary_words=legendary_words(state) if legendary else None,
        angels_fended=state.fended,
        kraxe=tuple(zip(_ids(state, state.kraxe, 0, state.kraxe_n), list(state.kraxe_holder), strict=False)),
    )


def _member(state: "FightState", member: int) -> MemberView:
    hunt = state.members > 1
    return MemberView(
        name=MEMBER_TITLES[member] if hunt else state.content.bosses[state.boss].name,
        member=MEMBERS[member] if hunt else None,
        side=SIDES[state.member_side[member]] if hunt else None,
        hp=state.boss_hp[member],
        hp_max=1 if boss_has(state, c.SHELL) else state.boss_max[member],
        armor=state.boss_armor[member],
        fallen=bool(state.fallen >> member & 1),
    )


LASTING = (
    *STATS, "protected", "blocked", "no_play", "no_draw", "no_save", "no_sacrifice", "no_attack", "no_coin", "no_special",
    "no_heal", "no_ability", "no_boss_draw", "no_minion_entry",
)  # fmt: skip
LASTS = (*UNTIL, "in_play")


def _lasting(state: "FightState", place: int) -> LastingView:
    what, op = state.lasting(place).what, state.lasting(place).how
    amount = state.lasting(place).amount if what < c.PROTECTED else 0
    scope, sides = state.lasting(place).scope, state.lasting(place).sides
    return LastingView(
        what=LASTING[what],
        amount=-amount if op in {c.REDUCE, c.PREVENT} else amount,
        heroes=tuple(hero for hero in range(state.heroes) if scope >> hero & 1),
        boss=bool(scope & c.THE_BOSS_ALONE),
        sides=tuple(SIDES[side] for side in range(4) if sides >> side & 1),
        until=LASTS[state.lasting(place).until],
        slot=None if state.lasting(place).slot == c.NONE else SLOTS[state.lasting(place).slot],
        begun=state.lasting(place).delay == 0,
        words=words_of_effect(state, place),
    )


def _faces(
    state: "FightState", heroes: tuple[HeroView, ...], slots: tuple[SlotView, ...], boss: BossView | None
) -> dict[str, CardFace]:
    """The faces of all cards that the view names."""
    names = {name for hero in heroes for name in (*hero.hand, *hero.backpack, *hero.graveyard)}
    names |= {name for hero in heroes for pile in hero.piles.values() for name in pile.cards}
    names |= {name for slot in slots for name in (slot.card, slot.captured) if name}
    names |= {state.content.ids[kind] for kind in state.loot if kind != c.NONE}
    if boss is not None:
        names |= {*boss.deck.cards, *boss.discard, *boss.aside, *boss.loot, *(name for name, _ in boss.kraxe)}
        names |= {boss.drawn} if boss.drawn else set()
    return {name: face_of(state.content, name) for name in sorted(names)}
