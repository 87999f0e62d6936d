"""C5: how long a run can be at most.

A fight has 60 rounds (R9), a round one turn of each hero and one of the boss, a turn 12 actions at most (R12, SF-8).
An action is a move and what its texts ask; a text asks no more than its effects can, each at its worst. So the length
is bounded by the cards of the table, and every bound below is a sum over the places where something can be asked.
Texts that wait for anything else than a drawn boss card, and plays for no action, are counted once for each play.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from sacrarium.games.sacrifight.cards.content import Content, content_named
from sacrarium.games.sacrifight.cards.library import Overview, Printed, inner_texts, read_steps
from sacrarium.games.sacrifight.cards.vocabulary import Bare, CardText, Count, Effect
from sacrarium.games.sacrifight.pieces import Options

from . import codes as c

POINTS: Final = 6  # R34: what a special move asks at most
MOST: Final = 64  # of something that is counted and has no limit of its own
BY_CHOICE: Final = ("enemy", "boss", "minion", "choose")
LOOPS: Final = ("choose", "when", "roll", "coin", "foreach", "repeat", "pay", "may", "on_side")


def most_moves(options: Options) -> int:
    """No run with these options has more moves."""
    asks = asks_of(options.cards)
    plays = 2 if options.witch_yes == "extra" else 1  # R29: a play may bring another one
    heroes = options.number_of_heroes()
    opening = 2 + c.HAND * heroes  # the boss, the order, the hands
    wild = asks["wild"] + c.HAND * heroes  # once in a fight; the Neighbor makes everybody draw
    fight = opening + wild + c.ROUNDS * (heroes * _turn(asks, plays) + _boss_turn(asks))
    return options.number_of_acts() * fight


def _play(asks: dict[str, int]) -> int:
    """R19: the move, consent, three cards to rescue, the toss, an exchange; texts, again if the coin says so."""
    return 1 + 1 + 3 + 1 + 1 + 2 * asks["on_sacrifice"] + 2 * asks["on_play"] + asks["waiting"]


def _turn(asks: dict[str, int], plays: int) -> int:
    """R10: boss cards and own cards in every slot, refused offers, the actions, a special move, the pass."""
    standing = c.SLOTS * (asks["each_hero_turn"] + asks["each_round"])
    return standing + 2 * c.REFUSALS + c.MOST_ACTIONS * plays * _play(asks) + 1 + POINTS + 1


def _boss_turn(asks: dict[str, int]) -> int:
    """R61: cards in every slot, the ability, captured cards; for each drawn card choices of traps, and texts."""
    drawn = asks["on_draw"] + 1 + asks["rolling"] + asks["trap"] + asks["members"] + asks["resolve"] + 1
    standing = c.SLOTS * (asks["each_boss_turn"] + asks["trap"]) + asks["ability"]
    return standing + (1 + asks["further"]) * (drawn + asks["waiting"])


# -- what texts ask --------------------------------------------------------------------------------


@cache
def asks_of(pack: str) -> dict[str, int]:
    """By field of a card or a boss: the most that a text there can ask."""
    found = dict.fromkeys(
        ("on_play", "on_sacrifice", "each_round", "waiting", "trap", "resolve", "on_draw", "each_boss_turn",
         "each_hero_turn", "on_death", "ability", "wild", "members", "further", "rolling"), 0,
    )  # fmt: skip
    content = content_named(pack)
    for field, raw, card in _texts(content):
        found[field] = max(found[field], questions(raw, card))
        if "'boss_draw':" in repr(raw):
            found["further"] = c.FURTHER  # SF-13
    if any(content.program.marks[kind] & c.M_ROLLS for kind in range(len(content.kinds))):
        found["rolling"] = c.SLOTS  # R55: after each trap that rolls in vain
    found["waiting"] += found["on_death"]
    return found


def _texts(content: Content) -> Iterator[tuple[str, list[Any], Printed]]:
    for card in content.kinds:
        text = card.text
        for name in ("on_play", "on_sacrifice", "each_round", "resolve", "on_draw"):
            yield name, getattr(text, name), card
        for trigger in text.triggers:
            yield "trap" if trigger.when == "boss_draw" else "waiting", trigger.do, card
        if text.minion is not None:
            for name in ("each_boss_turn", "each_hero_turn", "on_death"):
                yield name, getattr(text.minion, name), card
    for boss in content.bosses:
        card = _of(boss)
        yield "ability", [*boss.ability, *boss.wild_ability], card
        yield "wild", boss.wild, card
        yield from (("members", member.before, card) for member in boss.members.values())


def _of(boss: Overview) -> Printed:
    return Printed("bosses", boss.id, CardText(boss.id, boss.name, "rulebook"), "bosses.yaml")


def questions(raw: list[Any], card: Printed) -> int:
    """How often a text can ask at most: every effect at its worst."""
    return sum(_asked(step, card) for step in read_steps(raw, card, "text") if isinstance(step, Effect))


def _asked(step: Effect, card: Printed) -> int:
    verb = str(step.verb())
    if verb in LOOPS:
        return _asked_within(step, card)
    body = getattr(step, verb)
    if step.dmg is not None:
        return _most(step.dmg.times) * int(step.dmg.to in BY_CHOICE)
    if step.draw is not None:
        return 2 * _most(step.draw.n)
    if step.move is not None:
        return 2 * _most(step.move.n) * int(step.move.pick == "choose")
    if step.capture is not None:
        held = [text for text in (step.capture.hold or {}).values() if isinstance(text, list)]
        return max((questions(text, card) for text in held), default=0)
    if verb in {"kill", "boss_peek"}:
        return 2 * _most(body.n)
    return 2  # a hero, a card or a side


def _asked_within(step: Effect, card: Printed) -> int:
    """Texts within texts: for both heroes, as often as they are repeated, of several the sum."""
    inner = sum(0 if isinstance(raw, Bare) else questions(raw, card) for _, raw in inner_texts(step))
    if step.pay is not None:
        inner += 2 * _most(step.pay.cost.n)
    times = _most(step.repeat.n) if step.repeat is not None else 2 if step.foreach is not None else 1
    return 1 + times * inner


def _most(value: Any) -> int:
    if isinstance(value, Count):
        return (
            value.max
            if value.max is not None
            else MOST
            if value.count is not None
            else 2 * (value.heroes or 0)
        )
    return value if isinstance(value, int) else {"d6": 6}.get(value, MOST)
