"""Any position as plain data that a person can read and write; cards by id, slots as N1, heroes by place.

What is left out of a position that is read has the value that a quiet moment in a hero's turn has: see `reader.py`.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from sacrarium.games.sacrifight.pieces import SLOTS, TIERS, Options

from . import codes as c
from . import columns

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a position."""


class Hero(Part, frozen=True):
    """What belongs to one hero."""

    hp: int = c.HERO_HP
    armor: int = 0
    track: int = 0
    hand: tuple[str, ...] = ()
    backpack: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    piles: dict[str, tuple[str, ...]] = {}  # by tier, in no order
    tops: dict[str, tuple[str, ...]] = {}  # by tier: known cards on top, the uppermost last
    next_actions: int = 0
    counters: tuple[int, ...] = ()


class Slot(Part, frozen=True):
    """A card on the board."""

    card: str
    holder: int | None = 0  # None: the boss
    hp: int | None = None  # of a minion; None: as printed
    captured: str | None = None
    turns: int | None = None  # boss turns that the captured card is held; None: by the roll


class Boss(Part, frozen=True):
    """The boss and its cards."""

    hp: tuple[int, ...] = ()
    armor: tuple[int, ...] = ()
    maximum: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()  # of the members
    deck: tuple[str, ...] = ()  # in no order
    top: tuple[str, ...] = ()  # known, the uppermost last
    bottom: tuple[str, ...] = ()  # known, the lowest first
    discard: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    drawn: str | None = None
    fallen: int = 0  # bits
    last_fallen: int | None = None
    wild: bool = False
    wild_ready: bool = False
    face: int = 0  # 1 helpful, 2 angry
    fended: int = 0
    birds: int = 0  # bits
    exact: bool = False
    stopped: bool = False
    more_draws: int = 0


class Turn(Part, frozen=True):
    """Whose turn it is, and what was done in it."""

    hero: int = 0  # place in the order
    round: int = 1
    actions: int = 2
    given: int = 2  # how many actions the turn has had, spent or not
    plays: int = 0
    coin_used: bool = False
    boss: bool = False
    set_next: int | None = None
    set_now: int | None = None
    barred: tuple[tuple[str, str], ...] = ()


class Pending(Part, frozen=True):
    """What is being carried out, and what is asked."""

    frames: tuple[tuple[int, ...], ...] = ()
    ask: int = 0
    asker: int = 0
    mask: int = 0
    may_stop: bool = False
    picks: tuple[tuple[int, int], ...] = ()


class Position(Part, frozen=True):
    """Everything."""

    options: Options = Options()
    boss: str | None = None
    bosses: tuple[str, ...] = ()  # of this run
    fought: int = 0  # bits
    act: int = 0
    result: int = 0
    reason: int = 0
    loot: tuple[str | None, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[int, ...] = (0, 1)
    heroes: tuple[Hero, ...] = ()
    board: dict[str, Slot] = {}
    kraxe: tuple[tuple[str, int], ...] = ()
    enemy: Boss = Boss()
    turn: Turn = Turn()
    lasting: tuple[tuple[int, ...], ...] = ()
    pending: Pending | None = None


class Writer:
    """Turns numbers into names."""

    def __init__(self, state: "FightState") -> None:
        self.state = state
        self.ids = state.content.ids

    def cards(self, array: str, start: int, number: int) -> tuple[str, ...]:
        """So many cards of an array."""
        return tuple(self.ids[kind] for kind in list(getattr(self.state, array))[start : start + number])

    def card(self, kind: int) -> str | None:
        """One card, or none."""
        return None if kind == c.NONE else self.ids[kind]

    def hero(self, hero: int) -> Hero:
        """What belongs to a hero."""
        state = self.state
        return Hero(
            hp=state.hp[hero],
            armor=state.armor[hero],
            track=state.track[hero],
            hand=self.cards("hand", c.HAND * hero, state.hand_n[hero]),
            backpack=self.cards("backpack", c.PILE * hero, state.backpack_n[hero]),
            graveyard=self.cards("graveyard", c.PILE * hero, state.graveyard_n[hero]),
            piles={
                TIERS[tier]: self.cards("pool", c.PILE * (3 * hero + tier), state.pool_n[3 * hero + tier])
                for tier in range(3)
            },
            tops={
                TIERS[tier]: self.cards("top", c.TOPS * (3 * hero + tier), state.top_n[3 * hero + tier])
                for tier in range(3)
                if state.top_n[3 * hero + tier]
            },
            next_actions=state.next_actions[hero],
            counters=tuple(state.counters[c.COUNTERS * hero : c.COUNTERS * (hero + 1)]),
        )

    def board(self) -> dict[str, Slot]:
        """The slots with cards."""
        state = self.state
        return {
            SLOTS[slot]: Slot(
                card=self.ids[state.slot_kind[slot]],
                holder=None if state.slot_holder[slot] == c.BOSS else state.slot_holder[slot],
                hp=state.slot_hp[slot],
                captured=self.card(state.captured[slot]),
                turns=None if state.captive[slot] == c.NONE else state.captive[slot],
            )
            for slot in range(c.SLOTS)
            if state.slot_kind[slot] != c.NONE
        }

    def enemy(self) -> Boss:
        """The boss and its cards."""
        state = self.state
        return Boss(
            hp=tuple(state.boss_hp),
            armor=tuple(state.boss_armor),
            maximum=tuple(state.boss_max),
            sides=tuple(state.member_side),
            deck=self.cards("deck", 0, state.deck_n),
            top=self.cards("deck_top", 0, state.deck_top_n),
            bottom=self.cards("deck_bottom", 0, state.deck_bottom_n),
            discard=self.cards("discard", 0, state.discard_n),
            aside=self.cards("aside", 0, state.aside_n),
            drawn=self.card(state.drawn),
            fallen=state.fallen,
            last_fallen=None if state.last_fallen == c.NONE else state.last_fallen,
            wild=bool(state.wild),
            wild_ready=bool(state.wild_ready),
            face=state.face,
            fended=state.fended,
            birds=state.birds,
            exact=bool(state.exact),
            stopped=bool(state.stopped),
            more_draws=state.more_draws,
        )

    def turn(self) -> Turn:
        """Whose turn it is."""
        state = self.state
        return Turn(
            hero=state.turn,
            round=state.round,
            actions=state.actions,
            given=state.given,
            plays=state.plays,
            coin_used=bool(state.coin_used),
            boss=bool(state.boss_turn),
            set_next=None if state.set_next == c.NONE else state.set_next,
            set_now=None if state.set_now == c.NONE else state.set_now,
            barred=tuple(
                (self.ids[state.barred_kind[place]], SLOTS[state.barred_slot[place]])
                for place in range(state.barred_n)
            ),
        )

    def pending(self) -> Pending:
        """The stack and the question."""
        state = self.state
        return Pending(
            frames=tuple(columns.of_frame(state, at) for at in range(state.depth)),
            ask=state.ask,
            asker=state.asker,
            mask=state.mask,
            may_stop=bool(state.may_stop),
            picks=tuple((state.pick_kind[place], state.pick_place[place]) for place in range(state.picks)),
        )


def write(state: "FightState") -> dict[str, Any]:
    """The position as plain data."""
    writer, content = Writer(state), state.content
    found = Position(
        options=state.options,
        boss=None if state.boss == c.NONE else content.boss_ids[state.boss],
        bosses=tuple(content.boss_ids[boss] for boss in state.bosses if boss != c.NONE),
        fought=state.fought,
        act=state.act,
        result=state.result,
        reason=state.reason,
        loot=tuple(writer.card(kind) for kind in state.loot),
        gone=writer.cards("gone", 0, state.gone_n),
        order=tuple(state.order),
        heroes=tuple(writer.hero(hero) for hero in range(state.heroes)),
        board=writer.board(),
        kraxe=tuple(zip(writer.cards("kraxe", 0, state.kraxe_n), list(state.kraxe_holder), strict=False)),
        enemy=writer.enemy(),
        turn=writer.turn(),
        lasting=tuple(columns.of_lasting(state, place) for place in range(state.lasts_n)),
        pending=writer.pending(),
    )
    data: dict[str, Any] = msgspec.to_builtins(found)
    return data
