"""Positions read from plain data; what is not said is as in a quiet moment of the first hero's turn."""

from typing import TYPE_CHECKING, Any

import msgspec

from sacrarium.core.errors import BadOptions, BadPosition
from sacrarium.core.saying import not_a_position
from sacrarium.games.sacrifight.pieces import SLOTS, TIERS
from sacrarium.games.sacrifight.rules.behaviours import boss_has

from . import codes as c
from . import columns
from .position import Boss, Hero, Pending, Position, Slot
from .possible import refuse_impossible

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState


def read(data: dict[str, Any]) -> "FightState":
    """The state that this data describes."""
    from sacrarium.games.sacrifight.state import FightState

    try:
        position = msgspec.convert(data, Position)
        state = FightState(position.options)
        Reader(state, position).fill()
    except (msgspec.ValidationError, ValueError, BadOptions) as error:
        raise not_a_position(error) from None
    return state


class Reader:
    """Fills a state from a position."""

    def __init__(self, state: "FightState", position: Position) -> None:
        self.state = state
        self.position = position

    def fill(self) -> None:
        """Everything, in the order of the fields."""
        position = self.position
        self._run()
        for field in ("hp", "armor", "track", "next_actions"):
            self._by_hero(field)
        self._zones()
        self._board()
        self._enemy(position.enemy)
        self._turn()
        self._lasting()
        if position.pending is None:
            self._quiet_moment()
        else:
            self._pending(position.pending)
        refuse_impossible(self.state, position)

    def kind(self, field: str, name: str) -> int:
        """The number of a card."""
        number = self.state.content.number
        if name not in number:
            raise BadPosition(f"{field}: there is no card {name[:40]}")
        return int(number[name])

    def kinds(self, field: str, names: tuple[str, ...], most: int) -> list[int]:
        """Several cards."""
        if len(names) > most:
            raise BadPosition(f"{field}: at most {most} cards fit")
        return [self.kind(field, name) for name in names]

    def put(self, array: str, start: int, numbers: list[int]) -> None:
        """Arrays of a compiled state are copied when they are read: read, change, write back."""
        values = list(getattr(self.state, array))
        if start + len(numbers) > len(values):
            raise BadPosition(f"{array}: at most {len(values) - start} fit, not {len(numbers)}")
        values[start : start + len(numbers)] = numbers
        setattr(self.state, array, values)

    # -- the run -----------------------------------------------------------------------------------

    def _run(self) -> None:
        state, position, content = self.state, self.position, self.state.content
        state.boss = content.boss_number(position.boss) if position.boss else c.NONE
        bosses = [content.boss_number(name) for name in position.bosses] or [state.boss]
        if len(bosses) > 3:
            raise BadPosition("bosses: a run has at most three")
        self.put("bosses", 0, bosses)
        state.fought = position.fought or (1 << bosses.index(state.boss) if state.boss in bosses else 0)
        state.act, state.result, state.reason = position.act, position.result, position.reason
        loot = [c.NONE if name is None else self.kind("loot", name) for name in position.loot[:6]]
        self.put("loot", 0, loot)
        state.gone_n = len(position.gone)
        self.put("gone", 0, self.kinds("gone", position.gone, 64))
        if sorted(position.order[: state.heroes]) != list(range(state.heroes)):
            raise BadPosition("order: every hero once")
        self.put("order", 0, list(position.order[:2]))
        if len(position.heroes) > state.heroes:
            raise BadPosition(f"heroes: there are {state.heroes}")

    def hero(self, hero: int) -> Hero:
        """What is said about a hero."""
        return self.position.heroes[hero] if hero < len(self.position.heroes) else Hero()

    def _by_hero(self, field: str) -> None:
        self.put(field, 0, [getattr(self.hero(hero), field) for hero in range(self.state.heroes)])

    def _zones(self) -> None:
        for hero in range(self.state.heroes):
            said = self.hero(hero)
            for zone, most in (("hand", c.HAND), ("backpack", c.PILE), ("graveyard", c.PILE)):
                cards = self.kinds(zone, getattr(said, zone), most)
                self.put(zone, most * hero, cards)
                self.put(f"{zone}_n", hero, [len(cards)])
            for named, array, room in ((said.piles, "pool", c.PILE), (said.tops, "top", c.TOPS)):
                for tier, names in named.items():
                    if tier not in TIERS[:3]:
                        raise BadPosition(f"piles: there is no pile {tier[:20]}")
                    pile = 3 * hero + TIERS.index(tier)
                    cards = self.kinds("piles", names, room)
                    self.put(array, room * pile, cards)
                    self.put(f"{array}_n", pile, [len(cards)])
            self.put("counters", c.COUNTERS * hero, list(said.counters[: c.COUNTERS]))
        kraxe = self.position.kraxe
        self.state.kraxe_n = len(kraxe)
        for _, holder in kraxe:
            if not 0 <= holder < self.state.heroes:
                raise BadPosition(f"kraxe: there is no hero {holder}")
        self.put("kraxe", 0, self.kinds("kraxe", tuple(name for name, _ in kraxe), c.PILE))
        self.put("kraxe_holder", 0, [holder for _, holder in kraxe])

    # -- the board and the boss --------------------------------------------------------------------

    def _board(self) -> None:
        for name, said in self.position.board.items():
            if name not in SLOTS:
                raise BadPosition(f"board: there is no slot {name[:10]}")
            self._slot(SLOTS.index(name), said)

    def _slot(self, slot: int, said: Slot) -> None:
        state = self.state
        kind = self.kind("board", said.card)
        if said.holder is not None and not 0 <= said.holder < state.heroes:
            raise BadPosition(f"board: there is no hero {said.holder}")
        printed = state.program.hp[kind] if said.holder is None else 0
        if state.program.marks[kind] & c.M_HP_PER_HERO:
            printed *= state.heroes
        self.put("slot_kind", slot, [kind])
        self.put("slot_holder", slot, [c.BOSS if said.holder is None else said.holder])
        self.put("slot_hp", slot, [printed if said.hp is None else said.hp])
        if said.captured is not None:
            self.put("captured", slot, [self.kind("board", said.captured)])
            self.put("captive", slot, [c.NONE if said.turns is None else said.turns])

    def _enemy(self, said: Boss) -> None:
        state = self.state
        if state.boss == c.NONE:
            return
        for field, array in (
            ("deck", "deck"),
            ("top", "deck_top"),
            ("bottom", "deck_bottom"),
            ("discard", "discard"),
            ("aside", "aside"),
        ):
            cards = self.kinds(f"enemy.{field}", getattr(said, field), c.PILE)
            self.put(array, 0, cards)
            setattr(state, f"{array}_n", len(cards))
        state.drawn = c.NONE if said.drawn is None else self.kind("enemy.drawn", said.drawn)
        state.last_fallen = c.NONE if said.last_fallen is None else said.last_fallen
        for field in (
            "fallen",
            "wild",
            "wild_ready",
            "face",
            "fended",
            "birds",
            "exact",
            "stopped",
            "more_draws",
        ):
            setattr(state, field, int(getattr(said, field)))
        self._enemy_numbers(said)

    def _enemy_numbers(self, said: Boss) -> None:
        """Hit points as printed, unless they are said; a member without any has fallen, and the other way round."""
        state = self.state
        program, share = state.program, state.heroes * state.hp_percent
        hunt = boss_has(state, c.MEMBERS)
        egg = boss_has(state, c.SHELL)
        state.members = c.MOST_MEMBERS if hunt else 1
        printed = (
            [
                program.member_hp[c.MOST_MEMBERS * state.boss + member] * share // 100
                for member in range(c.MOST_MEMBERS)
            ]
            if hunt
            else [program.boss_hp[state.boss] * share // 100]
        )
        armor = [program.boss_armor[state.boss] * share // 100]
        if egg:
            printed = [1]
        standing = [
            0 if hunt and (said.fallen >> member) & 1 else health for member, health in enumerate(printed)
        ]
        self.put("boss_hp", 0, list(said.hp) or standing)
        self.put("boss_armor", 0, list(said.armor) or armor)
        self.put("boss_max", 0, list(said.maximum) or (armor if egg else printed))
        self.put("member_side", 0, list(said.sides) or ([0, 1, 2, 3] if hunt else [c.NONE] * 4))
        if hunt:
            state.fallen |= sum(1 << member for member in range(c.MOST_MEMBERS) if state.boss_hp[member] == 0)

    # -- the turn and what is pending --------------------------------------------------------------

    def _turn(self) -> None:
        state, said = self.state, self.position.turn
        if not 0 <= said.hero < state.heroes:
            raise BadPosition("turn: there is no such place in the order")
        state.turn, state.round, state.actions, state.plays = said.hero, said.round, said.actions, said.plays
        state.given = max(said.given, said.actions)
        state.coin_used, state.boss_turn = int(said.coin_used), int(said.boss)
        state.set_next = c.NONE if said.set_next is None else said.set_next
        state.set_now = c.NONE if said.set_now is None else said.set_now
        state.barred_n = len(said.barred)
        self.put("barred_kind", 0, [self.kind("turn.barred", card) for card, _ in said.barred])
        for _, slot in said.barred:
            if slot not in SLOTS:
                raise BadPosition(f"turn.barred: there is no slot {slot[:10]}")
        self.put("barred_slot", 0, [SLOTS.index(slot) for _, slot in said.barred])

    def _lasting(self) -> None:
        entries = self.position.lasting
        if len(entries) > c.LASTING:
            raise BadPosition("lasting: too much at once")
        self.state.lasts_n = len(entries)
        for place, entry in enumerate(entries):
            self.state.put_lasting(place, columns.to_lasting(entry))

    def _quiet_moment(self) -> None:
        """The hero whose turn it is may act; cards that lie on the board have taken effect."""
        from sacrarium.games.sacrifight.rules.lasting import begin_statics

        state = self.state
        if state.boss == c.NONE:
            raise BadPosition("boss: a fight needs one")
        self._pending(
            Pending(
                frames=((state.program.round + 4, 0, -1, -1, -1, 0, 0, 0, 0, 0, -1),),
                ask=c.ASK_TURN,
                asker=state.order[state.turn],
            )
        )
        begin_statics(state)

    def _pending(self, said: Pending) -> None:
        state = self.state
        state.depth = len(said.frames)
        if state.depth > c.DEPTH:
            raise BadPosition("pending: too much at once")
        for at, frame in enumerate(said.frames):
            state.put_frame(at, columns.to_frame(state, frame))
        state.ask, state.asker, state.mask = said.ask, said.asker, said.mask
        state.may_stop = int(said.may_stop)
        state.picks = len(said.picks)
        self.put("pick_kind", 0, [kind for kind, _ in said.picks])
        self.put("pick_place", 0, [place for _, place in said.picks])
