"""What cards are worth, in tenths of a point of damage to the boss (6.1): for rules of thumb, not for rules."""

from collections.abc import Callable
from typing import Any, Final

from sacrarium.games.sacrifight.fight import codes as c

from . import codes as table
from .library import Overview, Printed, read_steps
from .program import Program
from .vocabulary import Bare, Count, Effect, Step

OWN_DAMAGE: Final = -8
FOR: Final = {"self": 8, "other": 5, "all": 20}  # tenths of a point of armor or healing that anybody may have
FIXED: Final = {"capture": 30, "protect": 10, "place": 20, "play_free": 20, "counter": 0}
BARE: Final = {"cancel": 25, "destroy": 30, "escape": 0}


COLUMNS: Final = (
    "worth",
    "worth_sacrificed",
    "worth_staying",
    "counted",
    "typical",
    "damage",
    "most_damage",
    "most_given_up",
    "guard",
    "hurt",
    "tick",
)


def weigh(program: Program, kinds: list[Printed], bosses: list[Overview]) -> None:
    """Fill in the tables of worth."""
    columns: dict[str, list[int]] = {name: list(getattr(program, name)) for name in COLUMNS}
    for kind, card in enumerate(kinds):
        text = card.text
        columns["worth"][kind] = _text(card, text.on_play)
        columns["worth_sacrificed"][kind] = _text(card, text.on_sacrifice)
        columns["worth_staying"][kind] = (
            25 * _text(card, text.each_round) // 10
            + sum(_text(card, trigger.do) for trigger in text.triggers)
            + 10 * len(text.while_in_play)
            + (6 if "ingredient" in text.tags else 0)
        )
        columns["counted"][kind] = _counted(program, kind)
        columns["typical"][kind] = _typical(card, text.on_play)
        columns["damage"][kind] = _damage(card, text.on_play)
        columns["most_damage"][kind] = _most(card, text.on_play)
        columns["most_given_up"][kind] = _most(card, text.on_sacrifice)
        columns["guard"][kind] = _guard(card, text.on_play)
        columns["hurt"][kind] = _hurt(card, text.resolve) + _hurt(card, _before(card, bosses))
        columns["tick"][kind] = _hurt(card, text.minion.each_boss_turn) if text.minion else 0
    columns["ability_hurt"] = _abilities(program.ability_hurt, kinds, [boss.ability for boss in bosses])
    columns["wild_hurt"] = _abilities(program.wild_hurt, kinds, [boss.wild_ability for boss in bosses])
    for name, numbers in columns.items():
        setattr(program, name, [max(-300, min(300, number)) for number in numbers])


def _text(card: Printed, raw: list[Any]) -> int:
    return sum(_step(card, step) for step in read_steps(raw, card, "text"))


def _step(card: Printed, step: Step) -> int:
    if isinstance(step, Bare):
        return BARE[step.verb_name]
    verb = step.verb() or ""
    weigher = WEIGHTS.get(verb)
    return FIXED.get(verb, 5) if weigher is None else weigher(card, getattr(step, verb))


def _number(amount: Any) -> int:
    """An amount in tenths; a count is taken as if two cards fitted, of a graveyard six."""
    if isinstance(amount, Count):
        if amount.count is None:
            return 10 * (amount.heroes or 0)
        typical = 6 if amount.count.zone == "graveyard" else 2
        found = 10 * (typical * amount.mul // amount.div) + 10 * amount.plus
        return found if amount.max is None else min(found, 10 * amount.max)
    return 35 if amount == "d6" else 10 if isinstance(amount, str) else 10 * int(amount)


def _dmg(_: Printed, body: Any) -> int:
    amount = _number(body.n) * max(1, _number(body.times) // 10)
    if body.to in {"self", "all", "holder"}:
        return OWN_DAMAGE * amount // 10
    return amount // 2 if body.to in {"minion", "all_minions", "side_minions"} else amount


def _gain(_: Printed, body: Any) -> int:
    return FOR.get(body.to, 10) * _number(body.n) // 10


def _move(_: Printed, body: Any) -> int:
    worth = {"hand": 18, "backpack": 15, "graveyard": -10, "removed": -12}.get(body.to, 4)
    number = 1 if body.pick == "self" else max(1, _number(body.n) // 10)
    return worth * min(number, 3)


def _inner(card: Printed, body: Any) -> int:
    return _text(card, body.do)


def _when(card: Printed, body: Any) -> int:
    return (_text(card, body.then) + _text(card, body.otherwise)) // 2


def _choose(card: Printed, body: Any) -> int:
    return max(_text(card, option) for option in body.options)


def _roll(card: Printed, table: dict[str, Any]) -> int:
    return sum(_text(card, text) for text in table.values() if isinstance(text, list)) // max(1, len(table))


WEIGHTS: Final[dict[str, Callable[[Printed, Any], int]]] = {
    "dmg": _dmg,
    "heal": _gain,
    "armor": _gain,
    "move": _move,
    "may": _inner,
    "foreach": _inner,
    "repeat": _inner,
    "on_side": _inner,
    "when": _when,
    "choose": _choose,
    "roll": _roll,
    "draw": lambda _, body: 15 * _number(body.n) // 10,
    "actions": lambda _, body: 20 * body.n,
    "special": lambda _, body: 12 * body.n,
    "kill": lambda _, body: 15 * body.n,
    "pay": lambda card, body: max(0, _text(card, body.do) - 15),
    "boss_peek": lambda _, body: 5 * body.n,
    "mod": lambda _, body: 10 * abs(body.v),
}


def _counted(program: Program, kind: int) -> int:
    """Which value the first step of a text that counts cards refers to."""
    place = c.WIDTH * program.on_play[kind]
    while program.on_play[kind] != c.NONE and program.code_at(place) in {c.DMG, c.HEAL, c.ARMOR}:
        value = program.code_at(place + 1) - table.TABLED
        if value >= 0 and program.values[table.VALUE * value] == table.A_COUNT:
            return value
        place += c.WIDTH
    return c.NONE


def _typical(card: Printed, raw: list[Any]) -> int:
    """What that step is taken to be worth."""
    for step in read_steps(raw, card, "text"):
        for body in () if isinstance(step, Bare) else (step.dmg, step.heal, step.armor):
            if body is not None and isinstance(body.n, Count) and body.n.count is not None:
                return _number(body.n)
    return 0


def _damage(card: Printed, raw: list[Any]) -> int:
    """The damage to an enemy that a text surely deals, as printed."""
    found = 0
    for step in read_steps(raw, card, "text"):
        if isinstance(step, Effect) and step.dmg is not None and step.dmg.to in {"enemy", "boss"}:
            plain = isinstance(step.dmg.n, int) and isinstance(step.dmg.times, int)
            found += step.dmg.n * step.dmg.times if plain else 1  # type: ignore[operator]
    return found


def _most(card: Printed, raw: list[Any]) -> int:
    """The damage to an enemy that a text can deal at best."""
    found = 0
    for step in read_steps(raw, card, "text"):
        if isinstance(step, Bare):
            continue
        if step.dmg is not None and step.dmg.to in {"enemy", "boss", "all_enemies"}:
            found += _at_most(step.dmg.n) * _at_most(step.dmg.times)
        for inner in (step.when and step.when.then, step.pay and step.pay.do, step.may and step.may.do):
            found += _most(card, inner or [])
        if step.repeat is not None:
            found += _at_most(step.repeat.n) * _most(card, step.repeat.do)
    return found


def _at_most(amount: Any) -> int:
    """The highest that an amount can be."""
    if isinstance(amount, Count):
        return 2 * (amount.heroes or 0) if amount.count is None else 10 if amount.max is None else amount.max
    return 6 if isinstance(amount, str) else int(amount)


def _guard(card: Printed, raw: list[Any]) -> int:
    """Armor and healing that a text surely gives to a hero, as printed."""
    found = 0
    for step in read_steps(raw, card, "text"):
        for gain in () if isinstance(step, Bare) else (step.heal, step.armor):
            if gain is not None and gain.to in {None, "self", "all", "choose"}:
                found += _number(gain.n) // 10
    return found


def _before(card: Printed, bosses: list[Overview]) -> list[Any]:
    """What the member of a boss card does before its own text."""
    if card.role != "bosses" or card.text.member is None:
        return []
    for boss in bosses:
        if boss.id == card.set and boss.members:
            return boss.members[card.text.member].before
    return []


def _hurt(card: Printed, raw: list[Any]) -> int:
    """What a text of the boss can deal to one hero."""
    found = 0
    for step in read_steps(raw, card, "text"):
        if isinstance(step, Bare):
            continue
        if step.dmg is not None and step.dmg.to not in {"others", "enemy"}:
            found += _at_most(step.dmg.n) * _at_most(step.dmg.times)
        for inner in (step.foreach, step.on_side):
            found += 0 if inner is None else _hurt(card, inner.do)
        if step.when is not None:
            found += max(_hurt(card, step.when.then), _hurt(card, step.when.otherwise))
    return found


def _abilities(column: Any, kinds: list[Printed], texts: list[list[Any]]) -> list[int]:
    """What the abilities of bosses deal to every hero."""
    found = [_hurt(kinds[0], [step for step in text if "fn" not in step]) for text in texts]
    return [*found, *list(column)[len(found) :]]
