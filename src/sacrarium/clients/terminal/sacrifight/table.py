"""What the scene reads of the view, and how cards, heroes and slots are written on it."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from sacrarium.clients.terminal import look
from sacrarium.clients.terminal.moment import Moment
from sacrarium.core.words import heading
from sacrarium.games.sacrifight.pieces import HERO_TITLES, HEROES
from sacrarium.games.sacrifight.view import CardFace, HeroView, Part, SlotView, View

NOTCH: Final = "✦"
HEALTH: Final = "♥"
ARMOR: Final = "◈"
GIVEN: Final = "†"  # what a card brings when it is given up
AGAIN: Final = "↻"  # what it brings each round
FOE: Final = "▼"
TIERS: Final = ("bronze", "silver", "gold", "legendary")
TIER_COLOURS: Final = {"bronze": "#d08a58", "silver": "#b3c2d4", "gold": "#e8c04a", "legendary": "#8fd0a6"}
SIDES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
#: The fields of a card in the order in which they are told, each with its sign.
FIELDS: Final[dict[Part, str]] = {
    "play": "",
    "in_play": "",
    "each_round": f"{AGAIN} ",
    "trap": "",
    "each_boss_turn": f"{FOE} ",
    "each_hero_turn": f"{FOE} ",
    "sacrifice": f"{GIVEN} ",
}
STANDING: Final = tuple(field for field in FIELDS if field != "play")  # what matters once a card lies


class _Last:
    """The view that was read last: every pane asks for it, and it tells hundreds of cards."""

    plain: dict[str, Any] | None = None
    read: View | None = None


def table_of(moment: Moment) -> View:
    """The view, read."""
    if _Last.read is None or _Last.plain is not moment.view:
        _Last.plain, _Last.read = moment.view, msgspec.convert(moment.view, View)
    return _Last.read


# -- cards -----------------------------------------------------------------------------------------


def notches(tier: str | None) -> str:
    """The tier as a number of notches."""
    return NOTCH * (TIERS.index(tier) + 1) if tier in TIERS else ""


def tier_style(tier: str | None) -> str:
    """Its colour on the cloth."""
    return TIER_COLOURS.get(tier or "", look.SOFT)


def fields(face: CardFace, names: tuple[Part, ...] = tuple(FIELDS)) -> list[str]:
    """What the card does, field by field."""
    return [f"{FIELDS[name]}{heading(face.parts[name])}" for name in names if face.parts.get(name)]


def told(face: CardFace) -> str:
    """All of it in one text."""
    return ". ".join(fields(face)) or face.words


def named(table: View, card: str) -> str:
    """A card with its notches and marks, on a label."""
    face = table.cards.get(card)
    return card if face is None else f"{notches(face.tier)} {face.title}".strip()


def meanings(faces: Iterable[CardFace]) -> list[str]:
    """What the marks on these cards mean, each once."""
    return list(dict.fromkeys(f"({mark}) {words}" for face in faces for mark, words in face.marks.items()))


# -- heroes ----------------------------------------------------------------------------------------


def hero_name(moment: Moment, table: View, hero: int) -> str:
    """Who plays the hero; where one seat plays two, the hero itself."""
    seat = table.heroes[hero].seat
    alone = sum(other.seat == seat for other in table.heroes) == 1
    return moment.name(seat) if alone else title(table.heroes[hero])


def full_name(moment: Moment, table: View, hero: int) -> str:
    """Who plays the hero, and which hero it is."""
    name, kind = hero_name(moment, table, hero), title(table.heroes[hero])
    return name if name == kind else f"{name}, {kind}"


def title(hero: HeroView) -> str:
    """What kind of hero it is."""
    return HERO_TITLES[HEROES.index(hero.hero)]


def shown_hero(moment: Moment, table: View) -> int:
    """The hero whose hand is shown: your own; with two of them, or for a spectator, the one that is asked or active."""
    own = [
        place
        for place, hero in enumerate(table.heroes)
        if moment.viewer is None or hero.seat == moment.viewer
    ]
    return next((hero for hero in (table.asked_hero, table.turn) if hero in own and hero is not None), own[0])


# -- slots -----------------------------------------------------------------------------------------


def slot_named(table: View, name: str | None) -> SlotView | None:
    """The slot of this name."""
    return next((slot for slot in table.slots if slot.slot == name), None)


def is_kraxe(table: View, slot: SlotView) -> bool:
    """The first place of a side whose second one is for rescues holds the Kraxe."""
    return slot.number == 1 and any(other.rescue and other.side == slot.side for other in table.slots)


def drawn_slots(table: View) -> list[SlotView]:
    """The slots that this fight has, in board order."""
    return [slot for slot in table.slots if slot.open or slot.rescue or slot.card or is_kraxe(table, slot)]


def lasting_words(table: View) -> list[str]:
    """What holds for a while, each thing once."""
    return list(dict.fromkeys(effect.words for effect in table.lasting))
