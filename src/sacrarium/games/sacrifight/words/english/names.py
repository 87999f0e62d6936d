"""Cards, places, heroes and foes as people call them."""

from typing import TYPE_CHECKING, Final

from sacrarium.core.words import Company
from sacrarium.games.sacrifight.cards.content import CARD_FLAGS, CARD_NAMES
from sacrarium.games.sacrifight.pieces import HERO_TITLES, MEMBER_TITLES, MEMBERS, SIDE_TITLES

from .marks import behind

if TYPE_CHECKING:
    from sacrarium.games.sacrifight.state import FightState

ZONES: Final = {
    "hand": "the hand",
    "backpack": "the backpack",
    "graveyard": "the graveyard",
    "pile": "its pile",
    "pile_top": "the top of its pile",
    "kraxe": "the Kraxe",
    "boss_discard": "the boss's discard",
    "removed": "the box",
    "board": "the board",
}


def called(card: str) -> str:
    """A card in a sentence, with the marks that are printed on it."""
    return f"**{CARD_NAMES.get(card, card)}**{behind(CARD_FLAGS.get(card, ()))}"


def at(slot: str) -> str:
    """A slot in a sentence: "south 1"."""
    return f"{SIDE_TITLES['NESW'.index(slot[0])]} {slot[1]}"


def does(company: Company, hero: int, verb: str) -> str:
    """A hero and a verb at the start of a sentence; the second hero of a single seat is the partner."""
    if hero < len(company.names):
        return company.does(hero, verb)
    return f"The partner {verb}"


def clause(company: Company, hero: int, verb: str) -> str:
    """The same inside a sentence, where the partner keeps its capital."""
    return company.clause(hero, verb) if hero < len(company.names) else does(company, hero, verb)


def foe(member: str | None) -> str:
    """The boss, or a member of the Hunt."""
    return "the boss" if member is None else MEMBER_TITLES[MEMBERS.index(member)]


def hero_name(state: "FightState", hero: int) -> str:
    """A hero in a sentence."""
    return f"the {HERO_TITLES[state.hero_class[hero]]}"
