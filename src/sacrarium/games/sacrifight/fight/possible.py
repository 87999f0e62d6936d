"""What cannot be true of a position is refused; the message names the card or the field.

A position may leave out whatever does not matter to its reader: decks need not be whole. So what is refused are numbers
beyond their bounds, cards where they cannot lie, more copies of a card than there are, and fields that contradict.
"""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sacrarium.core.errors import BadPosition
from sacrarium.games.sacrifight.cards.content import content_named
from sacrarium.games.sacrifight.pieces import MEMBER_TITLES, SLOTS, TIERS
from sacrarium.games.sacrifight.rules.behaviours import boss_has
from sacrarium.games.sacrifight.rules.selecting import is_slot

from . import codes as c
from .position import Position, Slot

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState

LONGEST_TRACK = 6  # Q9
LAST_WHAT = c.TO_ENTER  # of what can last
LAST_ASK = c.ASK_PEEK
FLAGS = 2 * c.X_ABILITY  # flags of a frame are below
REASONS = {c.GOING: {0}, c.WON: {c.VICTORY}, c.LOST: {c.HERO_DEAD, c.VANISHED, c.ROUND_CAP}}


def refuse_impossible(state: "FightState", position: Position) -> None:
    """BadPosition where something cannot be true; the state has been filled from the position."""
    Check(state, position).everything()


class Check:
    """Looks at a position, field by field."""

    def __init__(self, state: "FightState", position: Position) -> None:
        self.state = state
        self.position = position
        self.marks = state.program.marks
        self.going = state.result == c.GOING

    def everything(self) -> None:
        """The whole position, in the order of its fields."""
        self.run()
        for hero in range(self.state.heroes):
            self.hero(hero)
        for name, slot in self.position.board.items():
            self.slot(name, slot)
        self.kraxe()
        if self.state.boss != c.NONE:
            self.enemy()
        self.turn()
        self.copies()
        self.lasting()
        self.pending()

    # -- small questions ---------------------------------------------------------------------------

    def within(self, field: str, number: int, least: int, most: int) -> None:
        """Refuse a number beyond its bounds."""
        if number < least:
            raise BadPosition(f"{field}: {number} is less than {least}")
        if number > most:
            raise BadPosition(f"{field}: {number} is more than {most}")

    def is_boss_card(self, name: str) -> bool:
        """Whether a card belongs to a boss."""
        return self.state.program.type[self.state.content.number[name]] == c.OF_BOSS

    def hero_cards(self, field: str, names: tuple[str, ...]) -> None:
        """Refuse boss cards among the cards of heroes."""
        for name in names:
            if self.is_boss_card(name):
                raise BadPosition(f"{field}: {name} is a boss card")

    def boss_cards(self, field: str, names: tuple[str, ...]) -> None:
        """Refuse hero cards among the cards of the boss."""
        for name in names:
            if not self.is_boss_card(name):
                raise BadPosition(f"{field}: {name} is not a boss card")

    # -- the run and the heroes --------------------------------------------------------------------

    def run(self) -> None:
        """Bosses, acts, the end, loot."""
        state, position = self.state, self.position
        for name in position.bosses:
            if position.bosses.count(name) > 1:
                raise BadPosition(f"bosses: {name} is met only once in a run")
        if position.boss and position.bosses and position.boss not in position.bosses:
            raise BadPosition(f"boss: {position.boss} is none of the bosses of this run")
        self.within("act", state.act, 0, state.acts - 1 if state.result != c.WON else state.acts)
        self.within("fought", state.fought, 0, (1 << max(1, len(position.bosses))) - 1)
        self.within("result", state.result, c.GOING, c.LOST)
        if state.reason not in REASONS[state.result]:
            raise BadPosition(f"reason: {state.reason} does not go with result {state.result}")
        for place, found in enumerate(position.loot):
            if found is not None:
                self.loot(place, found)
        self.hero_cards("gone", position.gone)

    def loot(self, place: int, name: str) -> None:
        """A loot card that was found."""
        if not self.marks[self.state.content.number[name]] & c.M_LOOT:
            raise BadPosition(f"loot: {name} is no loot")
        if place >= 2 * self.state.act:
            raise BadPosition(f"loot: {name} would be of a fight that has not been won")

    def hero(self, hero: int) -> None:
        """Numbers and zones of a hero."""
        state = self.state
        who = f"heroes[{hero}]"
        most = c.UNLIMITED if state.overheal else c.HERO_HP
        self.within(f"{who}.hp", state.hp[hero], 1 if self.going else -c.UNLIMITED, most)
        self.within(f"{who}.armor", state.armor[hero], 0, c.UNLIMITED)
        self.within(f"{who}.track", state.track[hero], 0, max(LONGEST_TRACK, state.track_length[hero]))
        if hero >= len(self.position.heroes):
            return
        said = self.position.heroes[hero]
        for zone in ("hand", "backpack", "graveyard"):
            self.hero_cards(f"{who}.{zone}", getattr(said, zone))
        for zone, piles in (("piles", said.piles), ("tops", said.tops)):
            for tier, names in piles.items():
                self.pile(f"{who}.{zone}.{tier}", tier, names)
        self.within(f"{who}.counters", len(said.counters), 0, c.COUNTERS)

    def pile(self, field: str, tier: str, names: tuple[str, ...]) -> None:
        """Refuse cards of another tier; legendary ones lie among the gold."""
        self.hero_cards(field, names)
        for name in names:
            own = self.state.program.tier[self.state.content.number[name]]
            if TIERS[min(c.GOLD, own)] != tier:
                raise BadPosition(f"{field}: {name} is {TIERS[own]}")

    # -- the board ---------------------------------------------------------------------------------

    def slot(self, name: str, said: Slot) -> None:
        """A card on the board: its slot, its holder, its health, what lies under it."""
        state = self.state
        field = f"board.{name}"
        if state.boss != c.NONE and not is_slot(state, SLOTS.index(name)):
            raise BadPosition(f"{field}: {said.card} cannot lie there, it is no slot of this fight")
        if said.holder is None:
            self.minion(field, said)
        elif self.is_boss_card(said.card):
            raise BadPosition(f"{field}: {said.card} is a boss card, its holder is null")
        elif said.hp:
            raise BadPosition(f"{field}: {said.card} is no minion and has no health")
        if said.captured is not None:
            self.captive(field, said, said.captured)
        elif said.turns is not None:
            raise BadPosition(f"{field}.turns: there is no captured card")

    def minion(self, field: str, said: Slot) -> None:
        """A boss card in play."""
        kind = self.state.content.number[said.card]
        if not self.is_boss_card(said.card) or not self.marks[kind] & c.M_MINION:
            raise BadPosition(f"{field}: {said.card} is no minion")
        most = self.state.program.hp[kind]
        if self.marks[kind] & c.M_HP_PER_HERO:
            most *= self.state.heroes
        if said.hp is not None and not 1 <= said.hp <= most:
            raise BadPosition(f"{field}.hp: {said.card} has 1 to {most} health in play, not {said.hp}")

    def captive(self, field: str, said: Slot, captured: str) -> None:
        """A boss card under a trap."""
        trap = c.EVENTS * self.state.content.number[said.card] + c.ON_DRAW
        if said.holder is None or self.state.program.trigger[trap] == c.NONE:
            raise BadPosition(f"{field}.captured: {said.card} is no trap")
        if not self.is_boss_card(captured):
            raise BadPosition(f"{field}.captured: {captured} is not a boss card")
        if said.turns is not None:
            self.within(f"{field}.turns", said.turns, 1, c.ROUNDS)

    def kraxe(self) -> None:
        """Cards in the Kraxe, where there is one."""
        names = tuple(name for name, _ in self.position.kraxe)
        if names and not (self.state.boss != c.NONE and boss_has(self.state, c.KRAXE)):
            raise BadPosition(f"kraxe: {names[0]} lies in a Kraxe, but there is none in this fight")
        self.hero_cards("kraxe", names)

    # -- the boss ----------------------------------------------------------------------------------

    def enemy(self) -> None:
        """Health, modes and cards of the boss."""
        state, said = self.state, self.position.enemy
        for zone in ("deck", "top", "bottom", "discard", "aside"):
            self.boss_cards(f"enemy.{zone}", getattr(said, zone))
        if said.drawn is not None:
            self.boss_cards("enemy.drawn", (said.drawn,))
        self.health()
        if state.members > 1:
            self.members()
        elif said.fallen or said.last_fallen is not None:
            raise BadPosition("enemy.fallen: this boss has no members")
        if said.wild and state.program.wild_at[state.boss] == 0:
            raise BadPosition("enemy.wild: this boss has no wild mode")
        if said.wild_ready and not said.wild:
            raise BadPosition("enemy.wild_ready: wild mode has not begun")
        self.within("enemy.face", said.face, c.NO_FACE, c.ANGRY)
        if said.face and not boss_has(state, c.FACES):
            raise BadPosition("enemy.face: this boss has only one")
        self.within("enemy.fended", said.fended, 0, state.heroes)
        self.within("enemy.birds", said.birds, 0, (1 << 16) - 1)
        self.within("enemy.more_draws", said.more_draws, 0, c.UNLIMITED)

    def health(self) -> None:
        """Hit points and armor, of the boss or of each member."""
        state = self.state
        egg = boss_has(state, c.SHELL)
        for member in range(c.MOST_MEMBERS):
            most = 0 if member >= state.members else 1 if egg else state.boss_max[member]
            least = 1 if self.going and state.members == 1 and member == 0 and not egg else 0
            if state.overheal and member < state.members:
                most = c.UNLIMITED
            self.within(f"enemy.hp[{member}]", state.boss_hp[member], least, most)
            armor = c.UNLIMITED if member < state.members else 0
            self.within(f"enemy.armor[{member}]", state.boss_armor[member], 0, armor)
        if egg and self.going and state.boss_armor[0] == 0:
            raise BadPosition("enemy.armor: with 0 the boss is defeated")

    def members(self) -> None:
        """4.10: who has fallen has no health left; each stands on a side of its own."""
        state, said = self.state, self.position.enemy
        self.within("enemy.fallen", said.fallen, 0, c.ALL_FOUR)
        for member in range(c.MOST_MEMBERS):
            if (said.fallen >> member) & 1 and state.boss_hp[member] > 0:
                raise BadPosition(
                    f"enemy.fallen: {MEMBER_TITLES[member]} has {state.boss_hp[member]} health left"
                )
        if state.fallen == c.ALL_FOUR and self.going:
            raise BadPosition("enemy.fallen: with all four the boss is defeated")
        if said.last_fallen is not None:
            self.within("enemy.last_fallen", said.last_fallen, 0, c.MOST_MEMBERS - 1)
            if not (state.fallen >> said.last_fallen) & 1:
                raise BadPosition(f"enemy.last_fallen: {MEMBER_TITLES[said.last_fallen]} has not fallen")
        if sorted(state.member_side) != list(range(c.SIDES)):
            raise BadPosition("enemy.sides: each member stands on a side of its own")

    # -- the turn ----------------------------------------------------------------------------------

    def turn(self) -> None:
        """Rounds and actions."""
        state, said = self.state, self.position.turn
        fighting = state.boss != c.NONE
        self.within("turn.round", said.round, 1 if fighting else 0, c.ROUNDS if self.going else c.ROUNDS + 1)
        self.within("turn.actions", said.actions, 0, c.MOST_ACTIONS)
        self.within("turn.given", said.given, 0, c.MOST_ACTIONS)
        self.within("turn.plays", said.plays, 0, c.UNLIMITED)
        for name in ("set_next", "set_now"):
            self.within(f"turn.{name}", getattr(said, name) or 0, 0, c.MOST_ACTIONS)
        self.within("turn.barred", len(said.barred), 0, c.REFUSALS)

    # -- copies ------------------------------------------------------------------------------------

    def copies(self) -> None:
        """9.4: no card lies in more places than it has copies; cards of packs may be tried in any number."""
        own = content_named("").number
        for name, number in Counter(self.everywhere()).items():
            copies = self.copies_of(name)
            if name in own and number > copies:
                raise BadPosition(f"{name}: it lies in {number} places, and has {copies} copies")

    def copies_of(self, name: str) -> int:
        """How many of a card there are; what bosses lend comes for each hero, at every one of them."""
        card = self.state.content.kinds[self.state.content.number[name]]
        lent = card.role == "extra"
        return int(card.text.count * (self.state.heroes * self.state.acts if lent else 1))

    def everywhere(self) -> Iterator[str]:
        """All cards of the position."""
        position = self.position
        for hero in position.heroes:
            yield from (*hero.hand, *hero.backpack, *hero.graveyard)
            for piles in (hero.piles, hero.tops):
                for names in piles.values():
                    yield from names
        for slot in position.board.values():
            yield slot.card
            if slot.captured is not None:
                yield slot.captured
        yield from (name for name, _ in position.kraxe)
        yield from position.gone
        said = position.enemy
        yield from (*said.deck, *said.top, *said.bottom, *said.discard, *said.aside)
        if said.drawn is not None:
            yield said.drawn

    # -- rows --------------------------------------------------------------------------------------

    def lasting(self) -> None:
        """Rows of what lasts."""
        for place in range(self.state.lasts_n):
            entry = self.state.lasting(place)
            field = f"lasting[{place}]"
            self.within(f"{field}, what", entry.what, 0, LAST_WHAT)
            self.within(f"{field}, how", entry.how, 0, c.SET)
            self.within(f"{field}, whom", entry.scope, 0, c.ANYBODY)
            self.within(f"{field}, sides", entry.sides, 0, c.EVERYWHERE)
            self.within(f"{field}, until", entry.until, 0, c.IN_PLAY)
            self.within(f"{field}, slot", entry.slot, c.NONE, c.SLOTS - 1)
            self.within(f"{field}, uses", entry.uses, 0, c.UNLIMITED)

    def pending(self) -> None:
        """Rows of what is carried out, and the question."""
        state = self.state
        for at in range(state.depth):
            frame = state.frame(at)
            field = f"pending.frames[{at}]"
            self.within(f"{field}, hero", frame.hero, 0, state.heroes - 1)
            self.within(f"{field}, slot", frame.slot, c.NONE, c.SLOTS - 1)
            self.within(f"{field}, holder", frame.holder, c.NONE, c.BOSS)
            self.within(f"{field}, flags", frame.flags, 0, FLAGS - 1)
            for kind in (frame.card, frame.sacrificed):
                self.within(f"{field}, card", kind, c.NONE, state.program.kinds - 1)
        self.within("pending.ask", state.ask, c.NO_ASK, LAST_ASK)
        self.within("pending.asker", state.asker, 0, state.heroes - 1)
        self.within("pending.picks", state.picks, 0, c.MOST_PICKS)
