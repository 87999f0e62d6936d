"""What cards are worth, in units of one damage to the boss, and how hard boss cards hit.

What depends on the table (cards in a graveyard, a condition, a roll) is taken at a typical value, and told apart:
such a card may be worth a little more than a plain one.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from sacrarium.games.sacrifight.cards.library import Printed, texts


class Worth(NamedTuple):
    """Units of damage; how much of it is armor and healing, and how much keeps a boss card from acting."""

    all: float = 0
    guard: float = 0
    held: float = 0
    unsure: bool = False  # it depends on the table

    def plus(self, other: "Worth") -> "Worth":
        """Both."""
        sums = (self.all + other.all, self.guard + other.guard, self.held + other.held)
        return Worth(*sums, self.unsure or other.unsure)

    def times(self, factor: float, *, unsure: bool = False) -> "Worth":
        """A part of it, or several times."""
        return Worth(self.all * factor, self.guard * factor, self.held * factor, self.unsure or unsure)


TYPICAL: Final = {"graveyard": 6, "backpack": 2, "board": 2, "kraxe": 2}  # cards counted there
SHARE: Final = {
    None: 1.0,
    "choose": 1.0,
    "self": 0.8,
    "other": 0.5,
    "all": 1.5,
}  # one hero or two, half of the time
AIMS: Final = {"enemy": 1.0, "boss": 1.0, "all_enemies": 1.5, "all_minions": 0.75, "self": -0.8}
MOVES: Final = {("graveyard", "hand"): 2.0, ("graveyard", "backpack"): 1.5, ("graveyard", "pile"): 1.0,
                ("backpack", "hand"): 1.5, ("board", "backpack"): 1.5, ("hand", "pile"): -1.0,
                (None, "hand"): 1.5, (None, "pile"): 1.0, ("board", "graveyard"): -1.0}  # fmt: skip
FORBIDS: Final = {"boss_draw": 3.0, "minion_entry": 2.0}
EACH_ROUND: Final = 2.5
STAYS: Final = 4  # boss turns that a trap which stays will see


def number(value: Any) -> tuple[float, bool]:
    """A number, or a typical one where cards are counted."""
    if not isinstance(value, dict):
        return float(value), False
    counted = TYPICAL[value["count"]["zone"]] // value.get("div", 1) * value.get("mul", 1) + value.get(
        "plus", 0
    )
    return float(min(counted, value.get("max", counted))), True


def _damage(words: dict[str, Any]) -> Worth:
    much, unsure = number(words["n"])
    return Worth(much * words.get("times", 1) * AIMS[words.get("to", "enemy")], unsure=unsure)


def _gain(words: dict[str, Any]) -> Worth:
    much, unsure = number(words["n"])
    return Worth(much * SHARE[words.get("to")], much * SHARE[words.get("to")], unsure=unsure)


def _peek(words: dict[str, Any]) -> Worth:
    return Worth(0.5 * words["n"] + (0.5 if words["then"] == "may_bottom" else 0))


def _move(words: dict[str, Any]) -> Worth:
    return Worth(MOVES[words.get("cards", {}).get("zone"), words["to"]] * words.get("n", 1))


def _mod(words: dict[str, Any]) -> Worth:
    return Worth(words["v"] * (0.8 if words["scope"] == "self" else 1.5))


def _forbid(words: dict[str, Any]) -> Worth:
    return Worth(FORBIDS[words["what"]], held=FORBIDS[words["what"]])


def _capture(words: dict[str, Any]) -> Worth:
    """As good as a cancelled card, and what it does while it holds, a turn or two."""
    held = [text for text in words.get("hold", {}).values() if text != "escape"]
    return sum_of(worth(text).times(4 / 3, unsure=True) for text in held).plus(Worth(3, held=3))


def _roll(words: dict[str, Any]) -> Worth:
    faces = {key: 1 + int(key[-1]) - int(key[0]) for key in words}
    return sum_of(worth(text).times(faces[key] / 6, unsure=True) for key, text in words.items())


def _pay(words: dict[str, Any]) -> Worth:
    return worth(words["do"]).plus(_move(words["cost"])).times(1, unsure=True)


def _if(words: dict[str, Any]) -> Worth:
    if "counter" in words["cond"]:  # the first time it holds
        return worth(words["then"])
    return worth(words["then"]).plus(worth(words.get("otherwise", []))).times(0.5, unsure=True)


VERBS: Final[dict[str, Callable[[dict[str, Any]], Worth]]] = {
    "dmg": _damage,
    "heal": _gain,
    "armor": _gain,
    "draw": lambda words: Worth(1.5 * words["n"]),
    "actions": lambda words: Worth(2.0 * words["n"]),
    "move": _move,
    "boss_peek": _peek,
    "mod": _mod,
    "forbid": _forbid,
    "protect": lambda _: Worth(1),
    "kill": lambda _: Worth(1.5),
    "capture": _capture,
    "roll": _roll,
    "pay": _pay,
    "if": _if,
    "repeat": lambda words: worth(words["do"]).times(words["n"]),
    "on_side": lambda words: worth(words["do"]),
    "counter": lambda _: Worth(),
}


def sum_of(worths: Iterator[Worth]) -> Worth:
    """All of them together."""
    total = Worth()
    for each in worths:
        total = total.plus(each)
    return total


def worth(text: list[Any]) -> Worth:
    """What a text is worth: its effects together."""
    return sum_of(
        Worth(3, held=3) if step == "cancel" else VERBS[next(iter(step))](*step.values()) for step in text
    )


def trap_worth(card: Printed) -> Worth:
    """What a card does when the boss draws; two thirds or half of it if it waits for a minion."""
    total = Worth()
    for trigger in card.text.triggers:
        each = worth(trigger.do)
        for_minions = trigger.cond is not None
        waits = Worth(2 + 0.5 * (each.all - 3), held=2, unsure=True) if for_minions else each
        total = total.plus(waits.times(STAYS if trigger.stays else 1))
    return total


def played(card: Printed) -> Worth:
    """What a card is worth when it is played, with all it does while it lies there."""
    text = card.text
    standing = worth(text.each_round).times(EACH_ROUND)
    return worth(text.on_play).plus(worth(text.while_in_play)).plus(standing).plus(trap_worth(card))


def verbs_in(steps: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every verb with its words, however deep in a text it stands."""
    if isinstance(steps, list):
        for step in steps:
            yield from verbs_in(step)
    elif isinstance(steps, dict):
        for verb, words in steps.items():
            if isinstance(words, dict):
                yield verb, words
            yield from verbs_in(words)


def all_verbs(card: Printed) -> list[tuple[str, dict[str, Any]]]:
    """Every verb on a card."""
    return [found for _, steps in texts(card) for found in verbs_in(steps)]


def can_hurt(card: Printed) -> bool:
    """Some text of the card deals damage to the boss."""
    return any(verb == "dmg" and words.get("to", "enemy") in {"enemy", "boss", "all_enemies"}
               for verb, words in all_verbs(card))  # fmt: skip


# -- how hard a boss hits ------------------------------------------------------------------

HIT: Final = {"all": 1.0, "self": 1.0, "most_hp": 0.75, "fewest_hp": 0.75, "random": 0.75, "others": 0.25}
TICKS: Final = 1.5  # boss turns that a minion lives to see; one that cannot be attacked sees more


def hurt(text: list[Any]) -> float:
    """Damage that a boss text deals to a hero, on average of one hero and two."""
    return sum(_hurt(*step.items()) for step in text)


def _hurt(effect: tuple[str, Any]) -> float:
    verb, words = effect
    if verb == "dmg":
        return number(words["n"])[0] * float(words.get("times", 1)) * HIT[words["to"]]
    if verb == "foreach":
        return HIT[words["sel"]] * hurt(words["do"])
    if verb == "if":
        return 0.6 * hurt(words["then"]) + 0.4 * hurt(words.get("otherwise", []))
    if verb == "choose":
        return sum(map(hurt, words["options"])) / len(words["options"])
    return hurt(words["do"]) if verb == "on_side" else 0


def hurt_by(card: Printed) -> float:
    """What a card deals when it is resolved, and as a minion later."""
    minion = card.text.minion
    ticks = 0.0 if minion is None else TICKS if minion.attackable else 4.0
    return hurt(card.text.resolve) + ticks * (hurt(minion.each_boss_turn) if minion else 0)


def average(cards: list[Printed]) -> float:
    """Damage to a hero in a boss turn, by cards alone."""
    return sum(map(hurt_by, cards)) / len(cards)
