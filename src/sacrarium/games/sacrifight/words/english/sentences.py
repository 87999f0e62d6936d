"""Effects as sentences: what a card says is rendered from what it does, so that they cannot drift apart."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from sacrarium.core.words import counted
from sacrarium.games.sacrifight.cards.library import Printed, read_steps
from sacrarium.games.sacrifight.cards.vocabulary import (
    Bare,
    Damage,
    Draw,
    Effect,
    Forbid,
    Gain,
    If,
    Mod,
    Move,
    OnSide,
    Pay,
    Peek,
    Place,
    PlayFree,
    Shift,
    Step,
)
from sacrarium.games.sacrifight.pieces import MEMBER_TITLES, MEMBERS

from . import phrases
from .conditions import condition, having
from .phrases import Voice, amount, at, cards_said, does, side, started, until, whom
from .sides import grouped, mentions_of_it, with_its_side

PLACES: Final = {  # where a card goes
    "hand": "to hand",
    "backpack": "to the backpack",
    "graveyard": "to the graveyard",
    "pile": "into {its_pile}",
    "pile_top": "on top of {its_pile}",
    "kraxe": "into the Kraxe",
    "boss_discard": "to the discard",
    "removed": "out of the fight",
}
BARE: Final = {"cancel": "cancel it", "destroy": "destroy it", "escape": "it escapes"}
BUILT_IN: Final = {
    "mom_comes": "the Wild Wolpertinger Mom comes",
    "plague": "a random hand card goes to the graveyard, the others to the backpack; draw as many as these",
    "normal_leaves": "cards of the calm mode leave",
    "head_moves": "the Head moves",
}


def _goal(zone: str, number: Any = 1) -> str:
    """Where so many cards go."""
    return PLACES[zone].format(its_pile="its pile" if number == 1 else "their piles")


class Renderer:
    """Writes the texts of one card."""

    def __init__(self, card: Printed) -> None:
        self.card = card
        self.boss = card.role == "bosses"
        self.voice: Voice = "they" if self.boss else "you"
        self.each = False  # within a text for each of some heroes
        self.lasts = False  # a text that holds while the card lies in play
        self.choosing = False  # within the options of a choice
        self.has_hit = False  # damage to an enemy has been said

    def text(self, raw: list[Any]) -> str:
        """A text as sentences."""
        self.has_hit = False
        return ". ".join(started(part) for part in self.parts(raw))

    def inner(self, raw: list[Any], offered: bool = False) -> str:
        """A text within a sentence."""
        return ", ".join(self.parts(raw, offered)) or "nothing"

    def parts(self, raw: list[Any], offered: bool = False) -> list[str]:
        """One phrase for each effect; equal ones for several sides are one."""
        return self._told(read_steps(raw, self.card, "text"), offered)

    def _told(self, steps: list[Step], offered: bool = False) -> list[str]:
        return [self.step(step, offered and not place) for place, step in enumerate(grouped(steps))]

    def step(self, step: Step, offered: bool = False) -> str:
        """One effect; where it is `offered`, "you may" has just been said."""
        if isinstance(step, Bare):
            return BARE[step.verb_name]
        offer = self._offer(step)
        if offer:
            return offer if offered else f"you may {offer}"
        if step.when is not None:
            return self._say_when(step.when, offered)
        if step.on_side is not None:
            return self._say_on_side(step.on_side, offered)
        verb = str(step.verb())
        writer: Callable[[Any], str] = getattr(self, f"say_{verb}")
        return writer(getattr(step, verb))

    def subject(self, selector: str | None) -> str:
        """Whom a text is about; the boss is a member where the card belongs to one."""
        if selector in {None, "boss"}:
            member = self.card.text.member
            return "the boss" if member is None else MEMBER_TITLES[MEMBERS.index(member)]
        if selector == "self" and self.each:
            return "they"
        return whom(str(selector), self.voice)

    # -- numbers -----------------------------------------------------------------------------------

    def say_dmg(self, body: Damage) -> str:
        number, more = amount(body.n, self.voice)
        often = "" if body.times == 1 else f", {phrases.times(body.times)}"
        piercing = " through armor" if body.pierce else ""
        again = ""
        if body.to == "enemy" and not self.boss:
            again = "another " if self.has_hit else ""
            self.has_hit = True
        if body.to == "self" and self.voice == "you":
            return f"you take {number} damage{piercing}{more}{often}"
        return f"{again}{number} damage{self._hit(body)}{piercing}{more}{often}"

    def _hit(self, body: Damage) -> str:
        anywhere = " on any side" if body.any_side else ""
        if body.to == "enemy":
            if self.boss:
                return " to each hero"
            return f" to an enemy{anywhere}" if anywhere else ""
        return "" if body.to == "self" and self.each else f" to {self.subject(body.to)}{anywhere}"

    def say_heal(self, body: Gain) -> str:
        number, more = amount(body.n, self.voice)
        if self._is_open(body):
            return f"heal {number}{more}"
        return f"{does(self.subject(body.to), 'heal')} {number}{more}"

    def say_armor(self, body: Gain) -> str:
        number, more = amount(body.n, self.voice)
        if self._is_open(body):
            return f"{number} armor{more}"
        return f"{does(self.subject(body.to), 'gain')} {number} armor{more}"

    def say_strip(self, body: Gain) -> str:
        number, more = amount(body.n, self.voice)
        who = "any hero" if self._is_open(body) else self.subject(body.to)
        return f"{does(who, 'lose')} {number} armor{more}"

    def _is_open(self, body: Gain) -> bool:
        """Whether nobody is named: it goes to a hero of choice (R46), or to whom the text is about."""
        return body.to == "choose" or (body.to is None and not self.boss) or (body.to == "self" and self.each)

    # -- cards -------------------------------------------------------------------------------------

    def say_draw(self, body: Draw) -> str:
        number, more = amount(body.n, self.voice)
        pile = {"choose": "", "random": " from a random pile"}.get(body.pile, f" {body.pile}")
        if body.who == "self" and (self.voice == "you" or self.each):
            return f"draw {number}{pile}{more}"
        return f"{does(self.subject(body.who), 'draw')} {number}{pile}{more}"

    def say_move(self, body: Move) -> str:
        if body.pick == "self":
            return "this card returns to hand" if body.to == "hand" else f"this card goes {_goal(body.to)}"
        return self._it_goes(body) if self.voice == "they" else self._you_move(body)

    def _it_goes(self, body: Move) -> str:
        chosen = "" if self.choosing or body.cards.zone == "pile_top" else "chosen"
        how = {"choose": chosen, "all": ""}.get(body.pick, body.pick)
        number, more = self._number(body)
        cards = cards_said(body.cards, number, self.voice, how)
        return f"{cards} {'goes' if number == 1 else 'go'} {_goal(body.to, number)}{more}"

    def _you_move(self, body: Move) -> str:
        """Take, save, put or shuffle; a single card that may stay is one that "you may" move."""
        how = {"random": "random", "highest": "highest"}.get(body.pick, "")
        number, more = self._number(body)
        saved = body.to == "backpack" and body.cards.zone == "board"
        upto = f"up to {number}" if body.up_to and number != 1 else number
        cards = cards_said(body.cards, upto, self.voice, how, in_play=not saved)
        if body.to == "hand":
            return f"take {cards} into hand{more}"
        if saved:
            return f"save {cards}{more}"
        place = {"backpack": "into your backpack", "graveyard": "into the graveyard"}.get(body.to)
        return f"{'shuffle' if body.to == 'pile' else 'put'} {cards} {place or _goal(body.to, number)}{more}"

    def _number(self, body: Move) -> tuple[Any, str]:
        if body.pick == "all":
            return "all", ""
        if isinstance(body.n, int):
            return body.n, ""
        return amount(body.n, self.voice)

    def say_place(self, body: Place) -> str:
        return f"place {cards_said(body.card, 1, self.voice)} {at(body.side)}"

    def say_shift(self, body: Shift) -> str:
        number = "all" if body.n is None else body.n
        where = "one side clockwise" if body.dir == "clockwise" else "to another side of choice"
        cards = cards_said(body.cards, number, self.voice, "random" if body.pick == "random" else "")
        return f"{cards} {'moves' if number == 1 else 'move'} {where}"

    def _play_free(self, body: PlayFree) -> str:
        rule = " and no sacrifice" if body.requires == "none" else ""
        return f"play {cards_said(body.filter, 1, self.voice)} for no action{rule}"

    # -- actions, minions, the boss deck -----------------------------------------------------------

    def say_actions(self, body: Any) -> str:
        later = " next turn" if body.when == "next_turn" else ""
        if body.who == "self" and self.voice == "you":
            return f"{body.n:+d} {'action' if abs(body.n) == 1 else 'actions'}{later}"
        more = f"{counted(abs(body.n), 'action')} {'more' if body.n > 0 else 'less'}"
        return f"{does(self.subject(body.who), 'have')} {more}{later}"

    def say_set_actions(self, body: Any) -> str:
        return f"each hero has {counted(body.n, 'action')} next round"

    def say_minion(self, body: Any) -> str:
        return "this minion enters" + (f" {at(body.side)}" if body.side is not None else "")

    def say_kill(self, body: Any) -> str:
        number = "all" if body.pick == "all" else body.n
        cards = msgspec.structs.replace(body.filter, zone="minions")
        how = "random" if body.pick == "random" else ""
        return f"kill {cards_said(cards, number, self.voice, how, in_play=False)}"

    def say_boss_draw(self, body: Any) -> str:
        return f"the boss draws {'another card' if body.n == 1 else f'{amount(body.n, self.voice)[0]} more cards'}"

    def say_boss_burn(self, body: Any) -> str:
        number = "card" if body.n == 1 else f"{amount(body.n, self.voice)[0]} cards"
        return f"discard the top {number} of the boss deck"

    def say_boss_peek(self, body: Peek) -> str:
        one = body.n == 1
        then = {
            "reorder": "; put them back in any order",
            "one_top_rest_bottom": "; one goes on top, the others underneath",
            "may_bottom": "; it may go underneath" if one else "; any may go underneath",
            "may_discard": "; it may be discarded" if one else "; any may be discarded",
            "look": "",
        }[body.then]
        return f"look at the top {'boss card' if one else f'{body.n} boss cards'}{then}"

    def say_boss_shuffle_in(self, body: Any) -> str:
        return f"{cards_said(body.cards, 'all', 'they')} join the boss deck"

    def say_boss_strip(self, body: Any) -> str:
        return f"{cards_said(body, 'all', 'they')} leave the boss deck"

    def say_capture(self, body: Any) -> str:
        if body.boss_turns is not None:
            return f"hold it for {counted(body.boss_turns, 'boss turn')}"
        table = self._table(body.hold or {"1-2": "escape"})
        return f"hold it, with a roll each boss turn: {table}"

    # -- what lasts --------------------------------------------------------------------------------

    def say_mod(self, body: Mod) -> str:
        body = self._timeless(body)
        subject = "" if body.scope in {"side", "self_side"} else self.subject(body.scope)
        return phrases.modification(body, subject)

    def say_protect(self, body: Any) -> str:
        body = self._timeless(body)
        return f"the boss cannot remove {cards_said(body.cards, None, self.voice)}{until(body.until, 'it')}"

    def say_block(self, body: Any) -> str:
        return f"nothing can be played {at(body.side)}{until(self._timeless(body).until)}"

    def say_forbid(self, body: Forbid) -> str:
        where = "" if body.side is None else f" {at(body.side)}"
        who = whom(body.who, self.voice)
        return phrases.prohibition(self._timeless(body), who, where, f" from {side(body.side or 'all')}")

    def _timeless(self, body: Any) -> Any:
        """What holds while a card lies in play says nothing about time."""
        return msgspec.structs.replace(body, until="fight") if self.lasts else body

    def say_special(self, body: Any) -> str:
        points = f"{body.n:+d} special {'point' if abs(body.n) == 1 else 'points'}"
        return points if body.who == "self" else f"{points} for {self.subject(body.who)}"

    def say_counter(self, body: Any) -> str:
        return f"count {body.add:+d}" if body.add is not None else f"count from {body.set}"

    # -- choices -----------------------------------------------------------------------------------

    def options(self, options: list[list[Any]]) -> list[str]:
        """The options of a choice, each by itself."""
        self.choosing = True
        found = [self.inner(option) for option in options]
        self.choosing = False
        return found

    def say_choose(self, body: Any) -> str:
        return "choose: " + ", or ".join(self.options(body.options))

    def _offer(self, step: Effect) -> str:
        """What one may do, as it stands behind "you may"; empty: the effect leaves no choice."""
        if step.may is not None:
            return self.inner(step.may.do, offered=True)
        if step.play_free is not None:
            return self._play_free(step.play_free)
        if step.pay is not None:
            return self.paid(step.pay)
        if step.move is None or step.move.pick == "self" or self.voice == "they":
            return ""
        may_stay = step.move.up_to and self._number(step.move)[0] == 1
        return self._you_move(step.move) if may_stay else ""

    def paid(self, body: Pay) -> str:
        """A cost, and what it brings."""
        return f"{self._you_move(body.cost)}: {self.inner(body.do)}"

    def _say_when(self, body: If, offered: bool) -> str:
        cond = body.cond
        if cond.counter and cond.at_most == 0:
            steps = read_steps(body.then, self.card, "text")
            told = self._told([one for one in steps if isinstance(one, Bare) or one.counter is None])
            return f"once per fight, {', '.join(told)}"
        if body.otherwise:
            then = self.inner(body.then, offered)
            return f"{then} if {condition(cond, self.voice)}, else {self.inner(body.otherwise)}"
        return f"if {condition(cond, self.voice)}: {self.inner(body.then)}"

    def say_roll(self, table: dict[str, Any]) -> str:
        return f"roll, {self._table(table)}"

    def _table(self, table: dict[str, Any]) -> str:
        told = {
            faces: "it escapes" if text == "escape" else self.inner(text) for faces, text in table.items()
        }
        return "; ".join(f"on {faces} {words}" for faces, words in told.items())

    def say_coin(self, body: Any) -> str:
        return f"toss a coin: on yes {self.inner(body.yes)}, on no {self.inner(body.no)}"

    def say_foreach(self, body: Any) -> str:
        before = self.each, self.voice
        who = self.subject(body.sel)
        self.each, self.voice = True, "they"
        steps = read_steps(body.do, self.card, "text")
        words = self._told_as_one(steps[0], who) if len(steps) == 1 else ""
        words = words or f"{who}: {self.inner(body.do)}"
        self.each, self.voice = before
        return words

    def _told_as_one(self, step: Step, who: str) -> str:
        """A single effect with its heroes as one sentence; empty: it needs two."""
        if isinstance(step, Bare):
            return ""
        if step.choose is not None:
            return f"{does(who, 'choose')}: {', or '.join(self.options(step.choose.options))}"
        if step.mod is not None:
            return phrases.modification(self._timeless(step.mod), who)
        have = None if step.when is None else having(step.when.cond)
        if step.when is None or not have or who != "each hero":
            return ""
        hits = [self._plain_hit(text) for text in (step.when.then, step.when.otherwise)]
        if not hits[0] or (step.when.otherwise and not hits[1]):
            return ""
        return f"{hits[0]} to each hero with {have}" + (f", {hits[1]} to the others" if hits[1] else "")

    def _plain_hit(self, raw: list[Any]) -> str:
        """The damage of a text that is nothing else than damage to the hero it is about, else empty."""
        steps = read_steps(raw, self.card, "text")
        first = steps[0] if len(steps) == 1 else None
        if first is None or isinstance(first, Bare) or first.dmg is None or first.dmg.to != "self":
            return ""
        return self.step(first)

    def say_repeat(self, body: Any) -> str:
        return f"{phrases.times(body.n)}: {self.inner(body.do)}"

    def _say_on_side(self, body: OnSide, offered: bool) -> str:
        """A side that is mentioned once is named where it is mentioned, else at the start."""
        if mentions_of_it(body.do) == 1:
            return self.inner(with_its_side(body.do, body.side), offered)
        return f"{side(body.side)}: {self.inner(body.do)}"

    def say_fn(self, name: str) -> str:
        return BUILT_IN[name]
