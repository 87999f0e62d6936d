"""The words on a card, rendered from its effects: text and behaviour cannot drift apart."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.core.words import capital, counted

from . import phrases
from .library import Printed, read_steps
from .phrases import cards_said, condition, sides, until, value, whom
from .vocabulary import (
    Bare,
    Capture,
    Count,
    Damage,
    Draw,
    Effect,
    Forbid,
    Gain,
    Mod,
    Move,
    Peek,
    Place,
    PlayFree,
    Shift,
    Step,
)

LONGEST: Final = 160
PLACES: Final = {
    "hand": "to hand",
    "backpack": "to the backpack",
    "graveyard": "to the graveyard",
    "pile": "into its pile",
    "pile_top": "on top of its pile",
    "kraxe": "into the Kraxe",
    "boss_discard": "to the discard",
    "removed": "out of the fight",
}


class Renderer:
    """Writes the texts of one card."""

    def __init__(self, card: Printed) -> None:
        self.card = card
        self.boss = card.role == "bosses"

    def text(self, raw: list[Any]) -> str:
        """A text as sentences."""
        return ". ".join(_started(part) for part in self.parts(raw))

    def inner(self, raw: list[Any]) -> str:
        """A text within a sentence."""
        return ", ".join(self.parts(raw)) or "nothing"

    def parts(self, raw: list[Any]) -> list[str]:
        """One phrase for each effect."""
        return [self.step(step) for step in read_steps(raw, self.card, "text")]

    def step(self, step: Step) -> str:
        """One effect."""
        if isinstance(step, Bare):
            return {"cancel": "cancel it", "destroy": "destroy it", "escape": "it escapes"}[step.verb_name]
        verb = step.verb()
        assert verb is not None
        writer: Callable[[Any], str] = getattr(self, f"say_{verb}")
        return writer(step if verb == "when" else getattr(step, verb))

    # -- numbers -----------------------------------------------------------------------------------

    def say_dmg(self, body: Damage) -> str:
        times = "" if body.times == 1 else f"{value(body.times)} times "
        piercing = " through armor" if body.pierce else ""
        return f"{times}{_amount(body.n, 'damage')}{self._hit(body)}{piercing}{_bound(body.n)}"

    def _hit(self, body: Damage) -> str:
        if body.to == "enemy":
            if self.boss:
                return " to each hero"
            return " to any side's enemy" if body.any_side else ""
        return f" to {whom(body.to, self.boss)}"

    def say_heal(self, body: Gain) -> str:
        return self._gain("heal", body)

    def say_armor(self, body: Gain) -> str:
        return self._gain("armor", body)

    def say_strip(self, body: Gain) -> str:
        return f"{whom(body.to or 'choose', self.boss)} {phrases.verb('lose', body.to)} {value(body.n)} armor"

    def _gain(self, what: str, body: Gain) -> str:
        amount = f"heal {value(body.n)}" if what == "heal" else f"{value(body.n)} armor"
        bound = _bound(body.n)
        if body.to is None or body.to == "choose":
            return f"{amount}{bound}" + (" for the boss" if self.boss and body.to is None else "")
        return f"{amount} for {whom(body.to, self.boss)}{bound}"

    # -- cards -------------------------------------------------------------------------------------

    def say_draw(self, body: Draw) -> str:
        pile = {"choose": "", "random": " from a random pile"}.get(body.pile, f" {body.pile}")
        if body.who == "self":
            return f"draw {value(body.n)}{pile}"
        return f"{whom(body.who, self.boss)} {phrases.verb('draw', body.who)} {value(body.n)}{pile}"

    def say_move(self, body: Move) -> str:
        if body.pick == "self":
            return f"this card goes {PLACES[body.to]}"
        amount = "all" if body.pick == "all" else f"{'up to ' if body.up_to else ''}{value(body.n)}"
        how = {"random": "random ", "highest": "highest "}.get(body.pick, "")
        return f"{amount} {how}{cards_said(body.cards, 2 if body.pick == 'all' else body.n, self.boss)} {PLACES[body.to]}"

    def say_place(self, body: Place) -> str:
        return f"place a {cards_said(body.card, 1, self.boss)}{_at(sides(body.side))}"

    def say_shift(self, body: Shift) -> str:
        amount = "all" if body.n is None else value(body.n)
        where = "one side clockwise" if body.dir == "clockwise" else "to a side of choice"
        how = "random " if body.pick == "random" and body.n is not None else ""
        return f"shift {amount} {how}{cards_said(body.cards, body.n or 2, self.boss)} {where}"

    def say_play_free(self, body: PlayFree) -> str:
        rule = " anywhere" if body.requires == "none" else ""
        return f"you may play a {cards_said(body.filter, 1, self.boss)} for no action{rule}"

    # -- actions, minions, the boss deck -----------------------------------------------------------

    def say_actions(self, body: Any) -> str:
        amount = f"{body.n:+d} {counted(abs(body.n), 'action').split()[1]}"
        later = " next turn" if body.when == "next_turn" else ""
        return amount + later + ("" if body.who == "self" else f" for {whom(body.who, self.boss)}")

    def say_set_actions(self, body: Any) -> str:
        return f"each hero has {counted(body.n, 'action')} next round"

    def say_minion(self, body: Any) -> str:
        return "this minion enters" + (_at(sides(body.side)) if body.side is not None else "")

    def say_kill(self, body: Any) -> str:
        amount = "all" if body.pick == "all" else "a" if body.n == 1 else str(body.n)
        noun = "minions" if body.pick == "all" or body.n > 1 else "minion"
        where = _at(sides(body.filter.side)) if body.filter.side is not None else ""
        return f"kill {amount} {noun}{where}"

    def say_boss_draw(self, body: Any) -> str:
        return f"the boss draws {_more(body.n)}"

    def say_boss_burn(self, body: Any) -> str:
        return f"discard {value(body.n)} from the boss deck"

    def say_boss_peek(self, body: Peek) -> str:
        then = {
            "reorder": ", put them back in any order",
            "one_top_rest_bottom": ", one on top, the rest underneath",
            "may_bottom": ", any may go underneath",
            "may_discard": ", any may be discarded",
            "look": "",
        }[body.then]
        return f"look at the top {counted(body.n, 'boss card')}{then}"

    def say_boss_shuffle_in(self, body: Any) -> str:
        return f"shuffle {cards_said(body.cards, 2, True)} into the boss deck"

    def say_boss_strip(self, body: Any) -> str:
        return f"remove {cards_said(body, 2, True)} from the boss deck"

    def say_capture(self, body: Capture) -> str:
        if body.boss_turns is not None:
            return f"hold it for {counted(body.boss_turns, 'boss turn')}"
        if body.hold is None:
            return "capture it (1-2: it escapes)"
        return f"capture it ({self._table(body.hold)})"

    # -- what lasts --------------------------------------------------------------------------------

    def say_mod(self, body: Mod) -> str:
        return phrases.modification(body, self.boss)

    def say_protect(self, body: Any) -> str:
        return f"{cards_said(body.cards, 2, self.boss)} cannot be removed{until(body.until)}"

    def say_block(self, body: Any) -> str:
        return f"nothing can be played{_at(sides(body.side))}{until(body.until)}"

    def say_forbid(self, body: Forbid) -> str:
        return phrases.prohibition(body, self.boss)

    def say_special(self, body: Any) -> str:
        amount = f"{body.n:+d} special"
        return amount if body.who == "self" else f"{amount} for {whom(body.who, self.boss)}"

    def say_counter(self, body: Any) -> str:
        return f"count {body.add:+d}" if body.add is not None else f"count to {body.set}"

    # -- choices -----------------------------------------------------------------------------------

    def say_choose(self, body: Any) -> str:
        return "choose: " + " or ".join(self.inner(option) for option in body.options)

    def say_may(self, body: Any) -> str:
        return f"you may: {self.inner(body.do)}"

    def say_when(self, step: Effect) -> str:
        assert step.when is not None
        counts = step.when.cond.counter
        if counts and step.when.cond.at_most == 0:
            told = [part for part in self.parts(step.when.then) if not part.startswith("count ")]
            return f"once per fight: {', '.join(told)}"
        otherwise = f", else {self.inner(step.when.otherwise)}" if step.when.otherwise else ""
        return f"if {condition(step.when.cond, self.boss)}: {self.inner(step.when.then)}{otherwise}"

    def say_roll(self, table: dict[str, Any]) -> str:
        return f"roll: {self._table(table)}"

    def _table(self, table: dict[str, Any]) -> str:
        return "; ".join(
            f"{faces} {'escapes' if text == 'escape' else self.inner(text)}" for faces, text in table.items()
        )

    def say_coin(self, body: Any) -> str:
        return f"toss a coin: yes {self.inner(body.yes)}, no {self.inner(body.no)}"

    def say_foreach(self, body: Any) -> str:
        if body.sel == "all":
            return f"each hero: {self.inner(body.do)}"
        return f"{whom(body.sel, self.boss)}: {self.inner(body.do)}"

    def say_repeat(self, body: Any) -> str:
        return f"{value(body.n)} times: {self.inner(body.do)}"

    def say_pay(self, body: Any) -> str:
        return f"you may pay {self.say_move(body.cost)}: {self.inner(body.do)}"

    def say_on_side(self, body: Any) -> str:
        return f"{sides(body.side)}: {self.inner(body.do)}"

    def say_fn(self, name: str) -> str:
        return name.replace("_", " ")


def _started(phrase: str) -> str:
    """A phrase at the start of a sentence; one that starts with a number stays as it is."""
    return capital(phrase) if phrase[:1].isalpha() else phrase


def _amount(amount: Any, noun: str) -> str:
    return f"{value(amount)} {noun}"


def _bound(amount: Any) -> str:
    return f" (at most {amount.max})" if isinstance(amount, Count) and amount.max is not None else ""


def _more(amount: Any) -> str:
    return "another card" if amount == 1 else f"{value(amount)} more cards"


def _at(side: str) -> str:
    return f" on {side}"


# -- whole cards -----------------------------------------------------------------------------------


BUILT_IN: Final = {
    "angel": "The named hero gives a Gold Coin from hand, or is hurt badly",
    "head": "Moves by a roll each boss turn and blocks its slot",
}


def built_in(card: Printed) -> str:
    """The flag of a card whose text no effect could say; empty: it has none."""
    return next((flag for flag in card.text.flags if flag in BUILT_IN), "")


def words_of(card: Printed) -> str:
    """All that a card says, as sentences."""
    renderer, text = Renderer(card), card.text
    found = [BUILT_IN.get(built_in(card), "") or renderer.text(text.on_play or text.resolve)]
    if text.minion is not None:
        found[:0] = [] if "head" in text.flags else [_minion(text.minion)]
        found.append(_labelled("Each boss turn", renderer.inner(text.minion.each_boss_turn)))
        found.append(_labelled("Each hero turn", renderer.inner(text.minion.each_hero_turn)))
        found.append(_labelled("Killed", renderer.inner(text.minion.on_death)))
    found.append(_labelled("Drawn", renderer.inner(text.on_draw)))
    found.append(_labelled("Each round", renderer.inner(text.each_round)))
    found.append(_labelled("In play", renderer.inner(text.while_in_play)))
    found.extend(_trigger(renderer, trigger) for trigger in text.triggers)
    if text.requires is not None:
        found.append(_onto(text.requires))
    found.append(_labelled("Sacrificed", renderer.inner(text.on_sacrifice)))
    return " ".join(f"{part}." for part in found if part)


def parts_of(card: Printed) -> dict[str, str]:
    """The same by field, for drawing a card."""
    renderer, text = Renderer(card), card.text
    found = {
        "play": BUILT_IN.get(built_in(card), "") or renderer.text(text.on_play or text.resolve),
        "sacrifice": renderer.text(text.on_sacrifice),
        "each_round": renderer.text(text.each_round),
        "in_play": renderer.text(text.while_in_play),
        "trap": ". ".join(_trigger(renderer, trigger) for trigger in text.triggers),
    }
    if text.minion is not None:
        found["each_boss_turn"] = renderer.text(text.minion.each_boss_turn)
        found["each_hero_turn"] = renderer.text(text.minion.each_hero_turn)
    return {name: words for name, words in found.items() if words}


def _labelled(label: str, words: str) -> str:
    return "" if words == "nothing" else f"{label}: {words}"


def _minion(body: Any) -> str:
    health = f"{body.hp}{' per hero' if body.hp_per_hero else ''} HP"
    closed = "" if body.attackable else ", cannot be attacked"
    return f"Enters {sides(body.side)} ({health}{closed})"


def _onto(tier: str) -> str:
    return "Needs no sacrifice" if tier == "none" else f"May be played onto {tier}"


EVENTS: Final = {
    "boss_draw": "the boss draws",
    "boss_turn_start": "the boss's turn begins",
    "boss_resolved": "a boss card is resolved",
    "minion_entered": "a minion enters",
    "minion_killed": "a minion is killed",
    "hero_damaged": "a hero loses HP",
    "sacrificed": "another of your cards is sacrificed",
}


def _trigger(renderer: Renderer, trigger: Any) -> str:
    said = EVENTS[trigger.when]
    if trigger.cond is not None and trigger.cond.drawn is not None:
        said = f"{said} {phrases.boss_cards(trigger.cond.drawn)}"
    elif trigger.cond is not None:
        said = f"{said} and {condition(trigger.cond, False)}"
    elif trigger.when == "boss_draw":
        said = f"{said} a card"
    may = "you may " if trigger.may else ""
    stays = " (stays)" if trigger.stays else ""
    return f"When {said}: {may}{renderer.inner(trigger.do)}{stays}"
