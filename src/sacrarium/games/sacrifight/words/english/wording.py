"""The words on a whole card, by field and as one text; what is printed about a boss."""

from typing import Any, Final

from sacrarium.games.sacrifight.cards.library import Overview, Printed
from sacrarium.games.sacrifight.cards.names import Part
from sacrarium.games.sacrifight.cards.vocabulary import CardText
from sacrarium.games.sacrifight.pieces import MEMBER_TITLES, MEMBERS

from . import phrases
from .conditions import condition
from .phrases import side
from .sentences import Renderer

LONGEST: Final = 160
DISPLACED: Final = {
    "graveyard": "buries a card {there}",
    "backpack": "packs a card {there}",
    "hand": "sends a card {there} to hand",
    "kraxe": "puts a card {there} into the Kraxe",
}


def _own_words(card: Printed) -> str:
    """What a card does when it is played or resolved; Angel and Head are built in (4.11)."""
    if "angel" in card.text.flags:
        who = "second" if card.text.id.endswith("#2") else "first"
        return f"It names the {who} hero, who gives a Gold Coin from hand or takes 8 damage (unless agreed otherwise)"
    if "head" in card.text.flags:
        return "A roll moves it each boss turn: 2 north, 3 east, 4 west, 5 south, else off the board. It blocks its slot"
    return Renderer(card).text(card.text.on_play or card.text.resolve)


def words_of(card: Printed) -> str:
    """All that a card says, as sentences."""
    text = card.text
    found = [_own_words(card)]
    if text.minion is not None:
        found[:0] = [_minion(text)]
        found.append(_labelled("Each boss turn", Renderer(card).inner(text.minion.each_boss_turn)))
        found.append(_labelled("Each hero turn", Renderer(card).inner(text.minion.each_hero_turn)))
        found.append(_labelled("Killed", Renderer(card).inner(text.minion.on_death)))
    found.append(_labelled("When drawn", Renderer(card).inner(text.on_draw)))
    found.append(_labelled("Each round", Renderer(card).inner(text.each_round)))
    found.append(_standing(card))
    found.extend(_trigger(card, trigger) for trigger in text.triggers)
    if text.requires is not None:
        found.append(
            "Needs no sacrifice" if text.requires == "none" else f"May be played onto {text.requires}"
        )
    found.append(_labelled("Given up", Renderer(card).inner(text.on_sacrifice)))
    return " ".join(f"{part}." for part in found if part)


def parts_of(card: Printed) -> dict[Part, str]:
    """The same by field, for drawing a card."""
    text = card.text
    found: dict[Part, str] = {
        "play": _own_words(card),
        "sacrifice": Renderer(card).text(text.on_sacrifice),
        "each_round": Renderer(card).text(text.each_round),
        "in_play": _standing(card),
        "trap": ". ".join(_trigger(card, trigger) for trigger in text.triggers),
    }
    if text.minion is not None:
        found["enters"] = _minion(text)
        found["each_boss_turn"] = Renderer(card).text(text.minion.each_boss_turn)
        found["each_hero_turn"] = Renderer(card).text(text.minion.each_hero_turn)
    return {name: words for name, words in found.items() if words}


def _labelled(label: str, words: str) -> str:
    if words == "nothing":
        return ""
    return f"{label}{',' if words.startswith('each hero:') else ':'} {words}"


def _standing(card: Printed) -> str:
    renderer = Renderer(card)
    renderer.lasts = True
    words = renderer.inner(card.text.while_in_play)
    return "" if words == "nothing" else f"While in play {words}"


def _minion(text: CardText) -> str:
    """Where it enters, how tough it is, and what becomes of a card in its place (R49, R50)."""
    body = text.minion
    assert body is not None
    is_head = "head" in text.flags
    place = DISPLACED[body.displaced].format(there="in its place" if is_head else "there")
    if is_head:
        return f"Cannot be attacked; {place}"
    health = f"{body.hp} health{' per hero' if body.hp_per_hero else ''}"
    return f"Enters {side(body.side)}, {health if body.attackable else 'cannot be attacked'}; {place}"


EVENTS: Final = {
    "boss_draw": "the boss draws",
    "boss_turn_start": "the boss's turn begins",
    "boss_resolved": "a boss card is resolved",
    "minion_entered": "a minion enters",
    "minion_killed": "a minion is killed",
    "hero_damaged": "a hero loses health",
    "sacrificed": "another card of yours is given up",
}


def _trigger(card: Printed, trigger: Any) -> str:
    said = EVENTS[trigger.when]
    if trigger.cond is not None and trigger.cond.drawn is not None:
        said = f"{said} {phrases.boss_card(trigger.cond.drawn)}"
    elif trigger.cond is not None:
        said = f"{said} and {condition(trigger.cond, 'you')}"
    elif trigger.when == "boss_draw":
        said = f"{said} a card"
    reaction = ", then ".join(Renderer(card).parts(trigger.do))
    words = f"When {said}{', you may ' if trigger.may else ': '}{reaction}"
    return f"{words}. It stays in play" if trigger.stays else words


def boss_lines(boss: Overview) -> tuple[str, ...]:
    """What is printed about a boss, with what each of its members does before its card's own text."""
    found = list(boss.text)
    for name, member in boss.members.items():
        card = Printed("bosses", boss.id, CardText(boss.id, boss.name, "rulebook"), "bosses.yaml")
        title = MEMBER_TITLES[MEMBERS.index(name)]
        found.append(f"Before each card of {title}: {Renderer(card).inner(member.before)}.")
    return tuple(found)
