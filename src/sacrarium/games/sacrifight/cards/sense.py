"""Words that would do nothing where they stand: a card text that says them is refused."""

from collections.abc import Iterable
from typing import Any, Final

from .assembler import Wrong
from .vocabulary import Bare, Condition, Count, Effect, Filter, Forbid, Mod, Move, Shift, Step, Trigger

NOTHING: Final = Filter()
KIND: Final = frozenset({"zone", "tier", "tier_min", "type", "tag", "name", "flag", "member", "but"})
FIELDS: Final = {  # what tells cards of a zone apart, beside their kind
    "board": KIND | {"owner", "side", "slot", "this"},
    "minions": KIND | {"side", "slot", "this"},
    "hand": KIND | {"owner"},
    "backpack": KIND | {"owner"},
    "graveyard": KIND | {"owner", "this"},
    "kraxe": KIND | {"owner"},
    "pile_top": frozenset({"zone", "owner", "pile"}),
}
OPEN_SIDES: Final = ("choose", "random", "side_with_most_cards")
LASTING: Final = ("mod", "protect", "block", "forbid")
IN_REACH: Final = ("enemy", "all_enemies", "boss", "minion", "all_minions")  # what only some sides may reach
IN_TRAPS: Final = "only a trap that reacts to the boss's draw can do this"
CERTAIN: Final = "the side of these cards must be certain: determine it with on_side, and say `it` here"


def check_step(step: Step, *, lasts: bool, trap: bool, on_side: bool, wrong: Wrong) -> None:
    """Refuse an effect with words that mean nothing here."""
    if isinstance(step, Bare):
        if step.verb_name == "escape" or not trap:
            raise wrong("only a hold table can say `escape`" if step.verb_name == "escape" else IN_TRAPS)
        return
    verb = str(step.verb())
    if lasts and verb not in LASTING:
        raise wrong(f"while a card lies in play it can {', '.join(LASTING)}, not {verb}")
    if lasts and _open_words(getattr(step, verb)):
        raise wrong("what holds while a card lies in play leaves nothing to a choice or to chance")
    if step.capture is not None and not trap:
        raise wrong(IN_TRAPS)
    for cards, where in _filters(step):
        check_filter(cards, where, on_side or lasts, wrong)
    for value in _values(step):
        _check_value(value, on_side or lasts, wrong)
    _check_verb(step, on_side or lasts, wrong)


def _open_words(body: Any) -> bool:
    sides = [getattr(body, "side", None), getattr(getattr(body, "cards", None), "side", None)]
    heroes = [getattr(body, "scope", None), getattr(body, "who", None)]
    return any(_is_open(side) for side in sides) or any(who in {"choose", "random"} for who in heroes)


def _is_open(side: Any) -> bool:
    return isinstance(side, dict) or side in OPEN_SIDES


# -- filters ---------------------------------------------------------------------------------------


def _filters(step: Effect) -> Iterable[tuple[Filter, str]]:
    """The filters of an effect, each with the way in which it is used."""
    if step.move is not None and step.move.pick != "self":
        yield step.move.cards, "moved"
    if step.pay is not None:
        yield step.pay.cost.cards, "zone"
    if step.place is not None:
        yield step.place.card, "zone"
    if step.shift is not None:
        yield step.shift.cards, "board"
    if step.kill is not None:
        yield step.kill.filter, "minions"
    if step.protect is not None:
        yield step.protect.cards, "protected"
    if step.play_free is not None:
        yield step.play_free.filter, "kind"
    if step.boss_shuffle_in is not None:
        yield step.boss_shuffle_in.cards, "kind"
    if step.boss_strip is not None:
        yield step.boss_strip, "kind"


def check_filter(cards: Filter, where: str, it: bool, wrong: Wrong) -> None:
    """Refuse what does not tell cards apart; `where`: a zone, or how the filter is used."""
    said = {name for name in Filter.__struct_fields__ if getattr(cards, name) != getattr(NOTHING, name)}
    if where in {"zone", "moved"} and cards.zone is None:
        raise wrong("these cards lie in a zone: board, hand, graveyard...")
    if where == "zone" and cards.zone == "pile_top":
        raise wrong("cards in a pile can only be moved")
    if where in {"board", "minions"} and cards.zone not in {where, None}:
        raise wrong(f"only cards of the zone {where} are meant here, not {cards.zone}")
    known = {"kind": KIND - {"zone"}, "protected": KIND - {"zone"} | {"side"}}.get(where)
    known = FIELDS[cards.zone or where] if known is None else known
    if said - known:
        raise wrong(f"{', '.join(sorted(said - known))}: does not tell these cards apart")
    if where != "protected" and _is_open(cards.side):
        raise wrong(CERTAIN)
    if cards.side == "it" and not it:
        raise wrong("`it` is the side that an on_side around this text has determined")
    if cards.but is not None:
        check_filter(cards.but, "kind", it, wrong)


def _values(step: Effect) -> Iterable[Any]:
    body = getattr(step, str(step.verb()))
    yield from (getattr(body, name, 0) for name in ("n", "times"))
    if step.pay is not None:
        yield step.pay.cost.n


def _check_value(value: Any, it: bool, wrong: Wrong) -> None:
    if not isinstance(value, Count):
        return
    if (value.count is None) == (value.heroes is None):
        raise wrong("a number counts cards, or is so many for each hero")
    if value.heroes is not None and value != Count(heroes=value.heroes):
        raise wrong("mul, plus, div and max go with counted cards")
    if value.div < 1:
        raise wrong("div is at least 1")
    if value.count is not None:
        check_filter(value.count, "zone", it, wrong)


# -- verbs -----------------------------------------------------------------------------------------


def _check_verb(step: Effect, it: bool, wrong: Wrong) -> None:
    if step.when is not None:
        check_condition(step.when.cond, it, wrong)
    if step.move is not None:
        _check_move(step.move, wrong)
    if step.pay is not None:
        _check_move(step.pay.cost, wrong)
    if step.shift is not None:
        _check_shift(step.shift, wrong)
    if step.mod is not None:
        _check_mod(step.mod, wrong)
    if step.forbid is not None:
        _check_forbid(step.forbid, wrong)
    if step.dmg is not None and step.dmg.any_side and step.dmg.to not in IN_REACH:
        raise wrong("any_side goes with damage to enemies, minions or the boss")


def _check_move(body: Move, wrong: Wrong) -> None:
    if body.up_to and body.pick != "choose":
        raise wrong("up_to goes with a choice")
    if body.cards.zone == "pile_top" and (body.pick != "choose" or body.up_to):
        raise wrong("the top of a pile is taken unseen: there is nothing to pick from")
    if (body.cards.zone == "minions") != (body.to == "boss_discard"):
        raise wrong("minions, and only they, go to the boss_discard")


def _check_shift(body: Shift, wrong: Wrong) -> None:
    if body.dir == "choose" and body.n != 1:
        raise wrong("one card at a time goes to a side of choice: n is 1")
    if body.dir == "clockwise" and (body.n is None) != (body.pick == "choose"):
        raise wrong("clockwise go all cards, or a number of random ones")


def _check_mod(body: Mod, wrong: Wrong) -> None:
    if (body.stat == "hand_limit") != (body.op == "set"):
        raise wrong("op set goes with the stat hand_limit, and no other does")
    if body.stat == "hand_limit" and body.uses:
        raise wrong("a hand limit is not used up")
    if body.v < 0:
        raise wrong("a number below 0 is a reduction: op reduce")
    if (body.side is not None or body.scope in {"side", "self_side"}) and body.stat != "dmg_dealt":
        raise wrong("only damage dealt comes from a side")


def _check_forbid(body: Forbid, wrong: Wrong) -> None:
    if body.who != "all" and body.what in {"attack", "boss_ability", "boss_draw", "minion_entry"}:
        raise wrong(f"who does not go with {body.what}: it holds whoever acts")
    if body.side is not None and body.what not in {"attack", "minion_entry"}:
        raise wrong("side goes with attack and minion_entry")
    if body.uses and body.what not in {"boss_ability", "boss_draw", "minion_entry"}:
        raise wrong("uses goes with boss_ability, boss_draw and minion_entry")


def check_condition(cond: Condition, it: bool, wrong: Wrong) -> None:
    """Refuse limits without a number, numbers without a limit, and heroes that are not certain."""
    numbers = [cond.count, cond.hp, cond.armor, cond.counter or None]
    limited = cond.at_least is not None or cond.at_most is not None
    if limited != any(number is not None for number in numbers):
        raise wrong("at_least and at_most go with count, hp, armor or counter, and these with them")
    if {cond.hp, cond.armor} & {"choose", "random"}:
        raise wrong("whose hp or armor is meant must be certain")
    if cond.count is not None:
        check_filter(cond.count, "zone", it, wrong)
    for cards in (cond.sacrificed, cond.drawn):
        if cards is not None:
            check_filter(cards, "kind", it, wrong)


def check_triggers(triggers: list[Trigger], wrong: Wrong) -> None:
    """One text for each event; only traps may be declined or stay."""
    if len({trigger.when for trigger in triggers}) < len(triggers):
        raise wrong("one trigger for each event")
    for trigger in triggers:
        if trigger.when != "boss_draw" and (trigger.may or trigger.stays):
            raise wrong("may and stays go with boss_draw")
        if trigger.cond is not None:
            check_condition(trigger.cond, False, wrong)
