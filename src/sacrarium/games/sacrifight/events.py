"""What can happen in a run, all of it open to everybody (R7). Cards are told by their id, slots as N1, heroes by place."""

from sacrarium.core.journal import Event


class FightBegan(Event, frozen=True, tag="fight_began"):
    """A boss is met."""

    act: int
    boss: str
    hp: tuple[int, ...]
    armor: int


class OrderSet(Event, frozen=True, tag="order_set"):
    """In which order the heroes act."""

    order: tuple[int, ...]


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A hero drew from a pile."""

    hero: int
    card: str
    pile: str


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A hero's turn."""

    hero: int
    round: int


class ActionsCounted(Event, frozen=True, tag="actions_counted"):
    """R12: how many actions the turn has."""

    hero: int
    actions: int


class ActionsChanged(Event, frozen=True, tag="actions_changed"):
    """More or fewer actions."""

    hero: int
    amount: int
    now: bool


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    """A hero ended the turn."""

    hero: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card was played into a slot."""

    hero: int
    card: str
    slot: str
    onto: str | None


class Sacrificed(Event, frozen=True, tag="sacrificed"):
    """The old card's sacrifice effect comes."""

    hero: int
    card: str
    slot: str
    graveyard: int  # the hero in whose graveyard it lies


class ConsentGiven(Event, frozen=True, tag="consent_given"):
    """R25: a teammate answered."""

    hero: int
    asked_by: int
    card: str
    slot: str
    yes: bool


class CoinTossed(Event, frozen=True, tag="coin_tossed"):
    """The Coin of Fate fell."""

    hero: int
    yes: bool


class CardSwapped(Event, frozen=True, tag="card_swapped"):
    """R29: the Witch exchanged the card."""

    hero: int
    card: str
    slot: str


class SpecialGained(Event, frozen=True, tag="special_gained"):
    """The special track moved."""

    hero: int
    points: int


class SpecialUsed(Event, frozen=True, tag="special_used"):
    """A special move."""

    hero: int


class CardActed(Event, frozen=True, tag="card_acted"):
    """An "each round" effect comes."""

    card: str
    slot: str


class CardMoved(Event, frozen=True, tag="card_moved"):
    """A card went from one zone to another."""

    card: str
    hero: int | None  # None: a boss card
    origin: str
    to: str
    slot: str | None


class CardPlaced(Event, frozen=True, tag="card_placed"):
    """A card came into a slot without being played."""

    card: str
    hero: int
    slot: str


class CardShifted(Event, frozen=True, tag="card_shifted"):
    """A card changed its slot."""

    card: str
    hero: int
    origin: str
    slot: str


class HeroHurt(Event, frozen=True, tag="hero_hurt"):
    """A hero took damage."""

    hero: int
    amount: int
    absorbed: int
    hp: int
    armor: int
    card: str | None


class BossHurt(Event, frozen=True, tag="boss_hurt"):
    """The boss, or a member of the Hunt, took damage."""

    member: str | None
    amount: int
    absorbed: int
    hp: int
    armor: int


class MinionHurt(Event, frozen=True, tag="minion_hurt"):
    """A minion took damage."""

    card: str
    slot: str
    amount: int
    hp: int


class HeroHealed(Event, frozen=True, tag="hero_healed"):
    """A hero gained hit points."""

    hero: int
    amount: int
    hp: int


class BossHealed(Event, frozen=True, tag="boss_healed"):
    """The boss gained hit points."""

    member: str | None
    amount: int
    hp: int


class ArmorGained(Event, frozen=True, tag="armor_gained"):
    """A hero's armor changed; negative: it was stripped."""

    hero: int
    amount: int
    armor: int


class BossArmored(Event, frozen=True, tag="boss_armored"):
    """The boss's armor changed."""

    member: str | None
    amount: int
    armor: int


class MinionEntered(Event, frozen=True, tag="minion_entered"):
    """A boss card came onto the board."""

    card: str
    slot: str
    hp: int


class MinionKilled(Event, frozen=True, tag="minion_killed"):
    """A minion died."""

    card: str
    slot: str


class MemberFell(Event, frozen=True, tag="member_fell"):
    """A member of the Hunt is defeated."""

    member: str


class EffectBegan(Event, frozen=True, tag="effect_began"):
    """Something began to last."""

    card: str | None


class BossTurnBegan(Event, frozen=True, tag="boss_turn_began"):
    """The boss's turn."""

    round: int


class DieRolled(Event, frozen=True, tag="die_rolled"):
    """A d6 was rolled for something: face, hold, head, the ability, a member of the Hunt, a card or a trap."""

    purpose: str
    rolled: int
    card: str | None = None  # whose text it is, for a card or a trap
    side: str | None = None  # the side that the die says
    in_vain: bool = False  # nothing comes of it


class CoinFlipped(Event, frozen=True, tag="coin_flipped"):
    """A coin fell because a text said so; the heroes' own tosses are `coin_tossed`."""

    card: str | None
    yes: bool


class SideDrawn(Event, frozen=True, tag="side_drawn"):
    """Chance chose a side for a text."""

    side: str
    card: str | None  # None: the boss's ability


class HeroDrawn(Event, frozen=True, tag="hero_drawn"):
    """Chance chose a hero for a text."""

    hero: int
    card: str | None


class BossCardDrawn(Event, frozen=True, tag="boss_card_drawn"):
    """B4."""

    card: str


class BossCardResolved(Event, frozen=True, tag="boss_card_resolved"):
    """The card went to the discard."""

    card: str


class Sealed(Event, frozen=True, tag="sealed"):
    """The ability or the draw was skipped."""

    what: str


class TrapFired(Event, frozen=True, tag="trap_fired"):
    """A trap reacts to the drawn card."""

    card: str
    slot: str
    drawn: str


class CardStopped(Event, frozen=True, tag="card_stopped"):
    """The drawn card was cancelled, captured or destroyed."""

    card: str
    by: str
    how: str


class CaptiveEscaped(Event, frozen=True, tag="captive_escaped"):
    """A captured card went free."""

    card: str
    slot: str


class AngelFended(Event, frozen=True, tag="angel_fended"):
    """A Gold Coin was given."""

    hero: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard became the boss deck, or cards were shuffled into it."""

    cards: int


class CardBurned(Event, frozen=True, tag="card_burned"):
    """A card went from the boss deck to the discard."""

    card: str


class Peeked(Event, frozen=True, tag="peeked"):
    """The top cards of the boss deck were looked at, the uppermost first."""

    hero: int
    cards: tuple[str, ...]


class TurnedWild(Event, frozen=True, tag="turned_wild"):
    """Wild mode began."""

    boss: str


class FightWon(Event, frozen=True, tag="fight_won"):
    """The boss is defeated."""

    act: int
    boss: str
    round: int


class Looted(Event, frozen=True, tag="looted"):
    """A hero received a loot card."""

    hero: int
    card: str


class RunEnded(Event, frozen=True, tag="run_ended"):
    """Won or lost."""

    won: bool
    reason: str
    acts: int
    round: int
