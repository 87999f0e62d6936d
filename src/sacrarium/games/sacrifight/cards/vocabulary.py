"""The words of which card texts are made: effects, and whom, what and how much they are about.

A card file is plain data; these structs say what it may hold. An effect is a mapping with a single entry, the verb:
`{dmg: {n: 2, to: enemy}}`; `cancel` and `destroy` are verbs without further words.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from .names import Flag, Heroes, Kind, Member, Op, Side, Stat, Tier, Until, What, When, Zone


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a card text; a field that is not in the vocabulary is a mistake."""


class Filter(Word, frozen=True):
    """Which cards are meant: where they lie, whose they are, what they are."""

    zone: Zone | None = None  # left out: wherever the verb looks
    owner: Literal["any", "self", "other", "holder"] = "any"
    pile: Literal["bronze", "silver", "gold", "random", "choose"] = "random"  # for pile_top
    tier: Tier | None = None
    tier_min: Tier | None = None
    type: Kind | None = None
    tag: str | None = None
    name: str | None = None  # a card's id
    flag: Flag | None = None
    member: Member | None = None
    side: Side | None = None
    slot: int | None = None
    but: "Filter | None" = None  # those that fit this one are not meant (tier, type, tag, name, flag only)
    this: bool = True  # false: not the card itself


class Count(Word, frozen=True):
    """A number that is counted: (cards that fit, divided, times, plus), at most `max`; or so many for each hero."""

    count: Filter | None = None
    heroes: int | None = None
    mul: int = 1
    plus: int = 0
    div: int = 1
    max: int | None = None


Value: TypeAlias = int | Literal["d6", "counter"] | Count


class Condition(Word, frozen=True):
    """All that is said must hold."""

    count: Filter | None = None  # with at_least or at_most
    hp: Heroes | Literal["boss"] | None = None  # with at_least or at_most
    armor: Heroes | Literal["boss"] | None = None
    counter: bool = False  # the counter of this card, with at_least or at_most
    at_least: int | None = None
    at_most: int | None = None
    wild: bool | None = None
    face: Literal["helpful", "angry"] | None = None
    sacrificed: Filter | None = None  # the card that was sacrificed for this one
    drawn: Filter | None = None  # the boss card that was drawn
    nth_play: int | None = None  # this is at least so manyth card played this turn
    round: Literal["odd", "even"] | None = None
    minions: bool | None = None  # there are minions in play
    heroes: int | None = None  # so many heroes fight
    negate: bool = False  # the whole is turned round


class Damage(Word, frozen=True):
    """Damage; `times` so many separate hits."""

    n: Value
    to: Heroes | Literal["enemy", "boss", "minion", "all_minions", "side_minions", "all_enemies"] = "enemy"
    times: Value = 1
    pierce: bool = False
    any_side: bool = False


class Gain(Word, frozen=True):
    """Healing or armor, gained or lost."""

    n: Value
    to: Heroes | Literal["boss", "all_members"] | None = (
        None  # None: a hero of choice, or the boss on its cards
    )


class Draw(Word, frozen=True):
    """Cards from the hero's own piles."""

    n: Value = 1
    who: Heroes = "self"
    pile: Literal["choose", "random", "bronze", "silver", "gold"] = "choose"


class Move(Word, frozen=True):
    """Cards from one zone to another; `up_to`: the chooser may stop early."""

    to: Literal["hand", "backpack", "graveyard", "pile", "pile_top", "kraxe", "boss_discard", "removed"]
    cards: Filter = Filter()
    n: Value = 1
    pick: Literal["choose", "random", "all", "self", "highest"] = "choose"
    up_to: bool = False


class Place(Word, frozen=True):
    """A card comes into a free slot without being played."""

    card: Filter
    side: Side = "choose"


class Shift(Word, frozen=True):
    """Cards in play go to another side; where it is full, to the backpack."""

    cards: Filter
    dir: Literal["clockwise", "choose"] = "clockwise"
    n: Value | None = None  # None: all
    pick: Literal["choose", "random"] = "choose"


class PlayFree(Word, frozen=True):
    """A card of the hand may be played at once, for no action."""

    filter: Filter = Filter()
    requires: Literal["normal", "none"] = "normal"


class Actions(Word, frozen=True):
    """More or fewer actions."""

    n: int
    who: Heroes = "self"
    when: Literal["now", "next_turn"] = "now"


class SetActions(Word, frozen=True):
    """So many actions in the next round, before anything is added."""

    n: int


class Enter(Word, frozen=True):
    """This minion enters the board; side and displaced default to the card's own."""

    card: Literal["self"] = "self"
    side: Side | None = None


class Kill(Word, frozen=True):
    """Minions die."""

    filter: Filter = Filter()
    n: int = 1
    pick: Literal["choose", "random", "all"] = "choose"


class Number(Word, frozen=True):
    """So many cards of the boss deck."""

    n: Value = 1


class Peek(Word, frozen=True):
    """The top cards of the boss deck are looked at."""

    n: int = 1
    then: Literal["reorder", "one_top_rest_bottom", "may_bottom", "may_discard", "look"] = "look"


class ShuffleIn(Word, frozen=True):
    """Cards that lie aside are shuffled into the boss deck."""

    cards: Filter


class Capture(Word, frozen=True):
    """The drawn card is held: by a roll each boss turn, or for so many boss turns."""

    hold: dict[str, Any] | None = None
    boss_turns: int | None = None


class Mod(Word, frozen=True):
    """A number is changed for a while."""

    stat: Stat
    v: int
    op: Op = "add"
    scope: Heroes | Literal["boss", "self_side", "side"] = "self"
    side: Side | None = None  # with scope side
    until: Until = "this_turn"
    uses: int = 0  # 0: as often as it comes up


class Protect(Word, frozen=True):
    """Hero cards stay where they are."""

    cards: Filter
    until: Until = "boss_has_acted"


class Block(Word, frozen=True):
    """Nothing can be played into the free slots of a side."""

    side: Side = "choose"
    until: Until = "next_round"


class Forbid(Word, frozen=True):
    """Something cannot be done."""

    what: What
    who: Heroes = "all"  # but for attacks and what a boss does: these hold whoever acts
    side: Side | None = None  # attack or minion_entry: from or to this side only
    until: Until = "next_round"
    uses: int = 0


class Special(Word, frozen=True):
    """Points on the special track."""

    n: int
    who: Heroes = "self"


class Counter(Word, frozen=True):
    """A small number that the card keeps until the fight ends."""

    add: int | None = None
    set: int | None = None


class Choose(Word, frozen=True):
    """One of several texts."""

    options: list[list[Any]]


class Do(Word, frozen=True):
    """A text that may be carried out."""

    do: list[Any]


class If(Word, frozen=True):
    """A text under a condition."""

    cond: Condition
    then: list[Any]
    otherwise: list[Any] = []


class Coin(Word, frozen=True):
    """A coin decides."""

    yes: list[Any] = []
    no: list[Any] = []


class Foreach(Word, frozen=True):
    """A text for each of these heroes, who is then `self`."""

    sel: Heroes
    do: list[Any]


class Repeat(Word, frozen=True):
    """A text several times."""

    n: Value
    do: list[Any]


class Pay(Word, frozen=True):
    """A text after a cost that may be paid: cards that are moved."""

    cost: Move
    do: list[Any]


class OnSide(Word, frozen=True):
    """A side is determined; the text calls it `it`."""

    side: Side
    do: list[Any]


class Effect(Word, frozen=True):
    """One verb with its words."""

    dmg: Damage | None = None
    heal: Gain | None = None
    armor: Gain | None = None
    strip: Gain | None = None
    draw: Draw | None = None
    move: Move | None = None
    place: Place | None = None
    shift: Shift | None = None
    play_free: PlayFree | None = None
    actions: Actions | None = None
    set_actions: SetActions | None = None
    minion: Enter | None = None
    kill: Kill | None = None
    boss_draw: Number | None = None
    boss_burn: Number | None = None
    boss_peek: Peek | None = None
    boss_shuffle_in: ShuffleIn | None = None
    boss_strip: Filter | None = None
    capture: Capture | None = None
    mod: Mod | None = None
    protect: Protect | None = None
    block: Block | None = None
    forbid: Forbid | None = None
    special: Special | None = None
    counter: Counter | None = None
    choose: Choose | None = None
    may: Do | None = None
    when: If | None = msgspec.field(default=None, name="if")
    roll: dict[str, Any] | None = None
    coin: Coin | None = None
    foreach: Foreach | None = None
    repeat: Repeat | None = None
    pay: Pay | None = None
    on_side: OnSide | None = None
    fn: str | None = None

    def verb(self) -> str | None:
        """The name of the one verb; None if there is none, or more than one."""
        said = [name for name in self.__struct_fields__ if getattr(self, name) is not None]
        return said[0] if len(said) == 1 else None


class Bare(Word, frozen=True):
    """A verb without further words, once it is read: cancel or destroy."""

    verb_name: Literal["cancel", "destroy", "escape"]


Step: TypeAlias = Effect | Bare


class Trigger(Word, frozen=True):
    """What a card in play does when something happens."""

    when: When
    do: list[Any]
    cond: Condition | None = msgspec.field(default=None, name="if")
    may: bool = False
    stays: bool = False


class Minion(Word, frozen=True):
    """How a card lies on the board for the boss."""

    side: Side = "random"
    hp: int = 1
    hp_per_hero: bool = False
    displaced: Literal["graveyard", "backpack", "hand", "kraxe"] = "graveyard"
    attackable: bool = True
    each_boss_turn: list[Any] = []
    each_hero_turn: list[Any] = []
    on_death: list[Any] = []


class CardText(Word, frozen=True):
    """One card of a file."""

    id: str
    name: str
    source: Literal["rulebook", "house"]
    count: int = 1
    flavour: str = ""
    tags: list[str] = []
    # Cards of heroes, and loot:
    tier: Tier | None = None
    type: Kind | None = None
    on_play: list[Any] = []
    on_sacrifice: list[Any] = []
    each_round: list[Any] = []
    while_in_play: list[Any] = []  # mod, protect, forbid, block; `until` does not matter
    triggers: list[Trigger] = []
    requires: Literal["none", "bronze", "silver", "gold"] | None = None  # the least tier it is played onto
    fight_only: bool = False
    # Cards of bosses:
    flags: list[Flag] = []
    member: Member | None = None
    resolve: list[Any] = []
    on_draw: list[Any] = []
    minion: Minion | None = None
