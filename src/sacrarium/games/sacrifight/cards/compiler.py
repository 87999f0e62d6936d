"""Compiles card texts into the tables of a program: once, when a set of card files is loaded."""

from collections.abc import Callable
from typing import Any, Final, get_args

from sacrarium.games.sacrifight.fight import codes as c
from sacrarium.games.sacrifight.words.english.sentences import Renderer
from sacrarium.games.sacrifight.words.english.sides import goes_on

from .assembler import PILES, Assembler, side_code
from .library import Printed, faces_of, read_steps
from .names import Heroes, Op, Stat, Until, What
from .sense import check_step
from .vocabulary import Bare, Condition, Damage, Effect, Filter, Gain, Step

HEROES: Final[dict[str, int]] = {name: number for number, name in enumerate(get_args(Heroes))}
WHOM: Final = HEROES | {
    "enemy": c.ENEMY,
    "boss": c.THE_BOSS,
    "minion": c.A_MINION,
    "all_minions": c.ALL_MINIONS,
    "side_minions": c.SIDE_MINIONS,
    "all_enemies": c.ALL_ENEMIES,
    "all_members": c.ALL_MEMBERS,
}
ZONES: Final = {
    "hand": c.IN_HAND,
    "backpack": c.IN_BACKPACK,
    "graveyard": c.IN_GRAVEYARD,
    "pile": c.IN_PILE,
    "pile_top": c.ON_PILE,
    "kraxe": c.IN_KRAXE,
    "boss_discard": c.IN_DISCARD,
    "removed": c.OUT,
}
PICKS: Final = {"choose": c.BY_CHOICE, "random": c.BY_CHANCE, "all": c.EVERY, "highest": c.HIGHEST}
STATS: Final[tuple[str, ...]] = get_args(Stat)
OPS: Final[tuple[str, ...]] = get_args(Op)
UNTIL: Final[tuple[str, ...]] = get_args(Until)
BANS: Final[tuple[str, ...]] = get_args(What)
PEEKS: Final = ("look", "reorder", "one_top_rest_bottom", "may_bottom", "may_discard")
NATIVE: Final = {
    "mom_comes": c.MOM_COMES,
    "plague": c.PLAGUE,
    "normal_leaves": c.NORMAL_LEAVES,
    "head_moves": c.HEAD_MOVES,
}


class TextCompiler:
    """Compiles the texts of one card."""

    def __init__(self, card: Printed, code: Assembler) -> None:
        self.card = card
        self.code = code
        self.boss = card.role == "bosses"
        self.lasts = False  # a text that holds while the card is in play
        self.trap = False  # a text that reacts to a drawn boss card
        self.each = 0  # how many texts around this one are for each of some heroes
        self.on_side = 0  # how many texts around this one have determined a side
        self.hold: dict[str, Any] | None = None  # R58: of the capture in the text

    def text(self, raw: list[Any], field: str) -> int:
        """Compile a text of its own; NONE if it is empty."""
        if not raw:
            return c.NONE
        start = self.code.here()
        self.steps(raw, field)
        self.code.emit(c.RET)
        return start

    def steps(self, raw: list[Any], field: str) -> None:
        """Compile the effects of a text in their order."""
        steps = read_steps(raw, self.card, field)
        for number, step in enumerate(steps):
            start = self.code.here()
            self.step(step, f"{field}[{number}]")
            if (
                isinstance(step, Effect)
                and step.move is not None
                and number
                and goes_on(step, steps[number - 1])
            ):
                self.code.patch(start, c.GOES_ON, 1)

    def step(self, step: Step, field: str) -> None:
        """Compile one effect."""
        check_step(
            step,
            lasts=self.lasts,
            trap=self.trap,
            on_side=self.on_side > 0,
            wrong=lambda words: self.card.wrong(field, words),
        )
        if isinstance(step, Bare):
            self.code.emit({"cancel": c.CANCEL, "destroy": c.DESTROY, "escape": c.ESCAPE}[step.verb_name])
            return
        verb = str(step.verb())
        writer: Callable[[Any, str], None] = getattr(self, f"do_{verb}")
        writer(getattr(step, verb), field)

    def value(self, amount: Any, field: str) -> int:
        """The number for an amount."""
        return self.code.value(amount, lambda cards: self.filter(cards, field))

    def filter(self, cards: Filter, field: str) -> int:
        """The number of a filter."""
        return self.code.filter(cards, lambda words: self.card.wrong(field, words))

    def side(self, side: Any, field: str) -> int:
        """The number of a side selector."""
        return side_code(side, self.code, lambda words: self.card.wrong(field, words))

    # -- numbers -----------------------------------------------------------------------------------

    def do_dmg(self, body: Damage, field: str) -> None:
        whom = WHOM["all" if self.boss and body.to == "enemy" else body.to]
        if self.boss and whom >= c.ENEMY:
            raise self.card.wrong(field, "a boss card hurts heroes")
        flags = (1 if body.pierce else 0) + (2 if body.any_side else 0)
        hit = (c.DMG, self.value(body.n, field), whom, flags)
        if body.times == 1:
            self.code.emit(*hit)
            return
        start = self.code.emit(c.REPEAT, self.value(body.times, field), 0)
        self.code.emit(*hit)
        self.code.emit(c.RET)
        self.code.patch(start, 2, self.code.here())

    def do_heal(self, body: Gain, field: str) -> None:
        self._gain(c.HEAL, body, field)

    def do_armor(self, body: Gain, field: str) -> None:
        self._gain(c.ARMOR, body, field)

    def do_strip(self, body: Gain, field: str) -> None:
        self._gain(c.STRIP, body, field)

    def _gain(self, op: int, body: Gain, field: str) -> None:
        whom = WHOM[body.to] if body.to is not None else c.THE_BOSS if self.boss else c.CHOOSE
        self.code.emit(op, self.value(body.n, field), whom)

    def do_special(self, body: Any, _: str) -> None:
        self._for_heroes(body.who, c.SPECIAL, body.n)

    def do_actions(self, body: Any, _: str) -> None:
        self._for_heroes(body.who, c.ACTIONS, body.n, int(body.when == "next_turn"))

    def do_set_actions(self, body: Any, _: str) -> None:
        self.code.emit(c.SET_ACTIONS, body.n)

    def do_counter(self, body: Any, _: str) -> None:
        self.code.emit(
            c.COUNT, body.add if body.add is not None else body.set or 0, int(body.add is not None)
        )

    def do_kill(self, body: Any, field: str) -> None:
        self.code.emit(c.KILL, self.filter(body.filter, field), body.n, PICKS[body.pick])

    def _for_heroes(self, who: str, *instruction: int) -> None:
        """One instruction for each hero that is meant."""
        if who == "self" and not self.boss:
            self.code.emit(*instruction)
            return
        start = self.code.emit(c.FOREACH, HEROES[who], 0)
        self.code.emit(*instruction)
        self.code.emit(c.RET)
        self.code.patch(start, 2, self.code.here())

    # -- cards -------------------------------------------------------------------------------------

    def do_draw(self, body: Any, field: str) -> None:
        self._for_heroes(body.who, c.DRAW, self.value(body.n, field), PILES[body.pile])

    def do_move(self, body: Any, field: str) -> None:
        if body.pick == "self":
            self.code.emit(c.MOVE_SELF, ZONES[body.to])
            return
        self.code.emit(
            c.MOVE,
            self.filter(body.cards, field),
            self.value(body.n, field),
            PICKS[body.pick],
            ZONES[body.to],
            int(body.up_to),
        )

    def do_place(self, body: Any, field: str) -> None:
        cards = self.filter(body.card, field)
        self.code.emit(c.PLACE, cards, self.side(body.side, field))

    def do_shift(self, body: Any, field: str) -> None:
        number = c.NONE if body.n is None else self.value(body.n, field)
        cards = self.filter(body.cards, field)
        self.code.emit(c.SHIFT, cards, int(body.dir == "choose"), number, PICKS[body.pick])

    def do_play_free(self, body: Any, field: str) -> None:
        self.code.emit(c.PLAY_FREE, self.filter(body.filter, field), int(body.requires == "none"))

    def do_pay(self, body: Any, field: str) -> None:
        cost = self.filter(body.cost.cards, field)
        check = self.code.emit(c.CAN_PAY, cost, self.value(body.cost.n, field), 0)
        self.code.words[self.code.here()] = (self.renderer().paid(body),)
        may = self.code.emit(c.MAY, 0)
        self.do_move(body.cost, field)
        self.steps(body.do, f"{field}.do")
        self.code.patch(check, 3, self.code.here())
        self.code.patch(may, 1, self.code.here())

    def do_on_side(self, body: Any, field: str) -> None:
        start = self.code.emit(c.ON_SIDE, self.side(body.side, field), 0)
        self.on_side += 1
        self.steps(body.do, f"{field}.do")
        self.on_side -= 1
        self.code.patch(start, 2, self.code.here())

    # -- minions and the boss deck -----------------------------------------------------------------

    def do_minion(self, body: Any, field: str) -> None:
        self.code.emit(c.ENTER, c.NONE if body.side is None else self.side(body.side, field))

    def do_boss_draw(self, body: Any, field: str) -> None:
        self.code.emit(c.BOSS_DRAW, self.value(body.n, field))

    def do_boss_burn(self, body: Any, field: str) -> None:
        self.code.emit(c.BURN, self.value(body.n, field))

    def do_boss_peek(self, body: Any, _: str) -> None:
        self.code.emit(c.PEEK, body.n, PEEKS.index(body.then))

    def do_boss_shuffle_in(self, body: Any, field: str) -> None:
        self.code.emit(c.SHUFFLE_IN, self.filter(body.cards, field))

    def do_boss_strip(self, body: Any, field: str) -> None:
        self.code.emit(c.BOSS_STRIP, self.filter(body, field))

    def do_capture(self, body: Any, _: str) -> None:
        self.hold = body.hold
        self.code.emit(c.CAPTURE, c.NONE if body.boss_turns is None else body.boss_turns)

    def reaction(self, raw: list[Any], field: str) -> int:
        """Compile the text of a trap."""
        self.trap, self.hold = True, None
        start = self.text(raw, field)
        self.trap = False
        return start

    def holding(self, field: str) -> list[int]:
        """R58: for each face the text of a captured card's roll; -2: it escapes."""
        found = [-2, -2, c.NONE, c.NONE, c.NONE, c.NONE]
        for words, raw in (self.hold or {}).items():
            text = -2 if raw == "escape" else self.text(raw, f"{field}.{words}")
            for face in faces_of(words, lambda sentence: self.card.wrong(field, sentence)):
                found[face - 1] = text
        return found

    # -- what lasts --------------------------------------------------------------------------------

    def _until(self, word: str) -> int:
        return c.IN_PLAY if self.lasts else UNTIL.index(word)

    def do_mod(self, body: Any, field: str) -> None:
        by_side = body.scope in {"side", "self_side"}
        side = self.side(body.side or "self_side", field) if by_side or body.side else c.ANY_SIDE
        whom = c.ALL if by_side else WHOM[body.scope]
        self.code.emit(
            c.MOD,
            STATS.index(body.stat) * c.HOWS + OPS.index(body.op),
            body.v,
            whom,
            side,
            self._until(body.until),
            body.uses,
        )

    def do_protect(self, body: Any, field: str) -> None:
        side = c.ANY_SIDE if body.cards.side is None else self.side(body.cards.side, field)
        self.code.emit(c.PROTECT, self.filter(body.cards, field), side, self._until(body.until))

    def do_block(self, body: Any, field: str) -> None:
        self.code.emit(c.BLOCK, self.side(body.side, field), self._until(body.until))

    def do_forbid(self, body: Any, field: str) -> None:
        side = c.ANY_SIDE if body.side is None else self.side(body.side, field)
        what = c.TO_PLAY + BANS.index(body.what)
        self.code.emit(c.FORBID, what, WHOM[body.who], side, self._until(body.until), body.uses)

    # -- choices and conditions --------------------------------------------------------------------

    def do_choose(self, body: Any, field: str) -> None:
        if not 2 <= len(body.options) <= 6:
            raise self.card.wrong(field, "a choice has two to six options")
        self.code.words[self.code.here()] = tuple(self.renderer().options(body.options))
        self._branches(c.OPTIONS, [len(body.options)], body.options, field)

    def do_roll(self, table: dict[str, Any], field: str) -> None:
        by_face: list[list[Any]] = [[] for _ in range(6)]
        texts = list(table.values())
        for words, text in table.items():
            for face in faces_of(words, lambda sentence: self.card.wrong(field, sentence)):
                by_face[face - 1] = text
        start = self.code.emit(c.ROLL, *[0] * 6)
        places = {id(text): self._branch(text, field) for text in texts}
        for face, text in enumerate(by_face, 1):
            self.code.patch(start, face, places.get(id(text), c.NONE))
        self._land(start)

    def _branches(self, op: int, head: list[int], texts: list[list[Any]], field: str) -> None:
        start = self.code.emit(op, *head, *[0] * len(texts))
        for place, text in enumerate(texts, 1 + len(head)):
            self.code.patch(start, place, self._branch(text, field))
        self._land(start)

    def _branch(self, text: list[Any], field: str) -> int:
        """A text that ends with a jump to a place that is not known yet."""
        place = self.code.here()
        self.steps(text, field)
        self.code.emit(c.JUMP, c.NONE)
        return place

    def _land(self, start: int) -> None:
        self.code.land(start, self.code.here())

    def do_coin(self, body: Any, field: str) -> None:
        self._branches(c.FLIP, [], [body.no, body.yes], field)

    def renderer(self) -> Renderer:
        """Who puts the present text in words, for those who have to decide."""
        renderer = Renderer(self.card)
        renderer.voice = "you" if self.each or not self.boss else "they"
        return renderer

    def do_may(self, body: Any, field: str) -> None:
        self.code.words[self.code.here()] = (self.renderer().inner(body.do),)
        start = self.code.emit(c.MAY, 0)
        self.steps(body.do, f"{field}.do")
        self.code.patch(start, 1, self.code.here())

    def do_when(self, body: Any, field: str) -> None:
        start = self.code.emit(c.WHETHER, self.condition(body.cond, field), 0)
        self.steps(body.then, f"{field}.then")
        if body.otherwise:
            end = self.code.emit(c.JUMP, 0)
            self.code.patch(start, 2, self.code.here())
            self.steps(body.otherwise, f"{field}.otherwise")
            self.code.patch(end, 1, self.code.here())
        else:
            self.code.patch(start, 2, self.code.here())

    def do_foreach(self, body: Any, field: str) -> None:
        self.each += 1
        self._loop(c.FOREACH, HEROES[body.sel], body.do, field)
        self.each -= 1

    def do_repeat(self, body: Any, field: str) -> None:
        self._loop(c.REPEAT, self.value(body.n, field), body.do, field)

    def _loop(self, op: int, first: int, text: list[Any], field: str) -> None:
        start = self.code.emit(op, first, 0)
        self.steps(text, f"{field}.do")
        self.code.emit(c.RET)
        self.code.patch(start, 2, self.code.here())

    def do_fn(self, name: str, field: str) -> None:
        if name not in NATIVE:
            raise self.card.wrong(field, f"there is no built-in text '{name}'")
        self.code.emit(NATIVE[name])

    def condition(self, cond: Condition, field: str) -> int:
        """The number of a condition."""
        return self.code.condition(cond, lambda cards: self.filter(cards, field), WHOM)
