"""Spaces, cards, heroes and chances as people call them, for prompts and log lines alike."""

from typing import TYPE_CHECKING, Final

from sacrarium.core.words import Company
from sacrarium.games.sacrifice_circle.circle import HEROES
from sacrarium.games.sacrifice_circle.pieces import KINDS, SPACES, CardName

if TYPE_CHECKING:
    from sacrarium.games.sacrifice_circle.board import CircleBoard

WELLS: Final = {"blue": "blue well", "gold": "golden well"}
CARD: Final[dict[CardName, str]] = {
    "rifle": "the old rifle",
    "axe": "the axe",
    "odd": "the odd talisman",
    "staff": "the ritual staff",
    "trap": "the hunter's trap",
    "spell": "the spell scroll",
    "golden": "the golden sorcery",
    "radiant": "the radiant talisman",
}


def place_words(space: int) -> str:
    """A space inside a sentence: ring spaces are numbers, path spaces a letter and a number."""
    name, kind = SPACES[space], KINDS[space]
    if kind == "hub":
        return "the circle"
    if kind == "black":
        return "black"
    if kind in {"ring", "star"}:
        return name[1:]
    if kind == "path":
        return name
    outer = "outer " if name[0] == "o" else ""
    if kind == "thread":
        near, far, step = along(name)
        return f"{f'step {step} of ' if outer else ''}the {outer}footpath off {near} towards {far}"
    return f"the {outer}{WELLS[kind]} between {name[1]} and {name[2]}"


def along(thread: str) -> tuple[str, str, int]:
    """A space of a footpath: the path it leaves, the one it leads to, and the steps from the first."""
    first, second, place = thread[1], thread[2], int(thread[3])
    beyond = (6 if thread[0] == "o" else 4) - place
    return (first, second, place) if place < beyond else (second, first, beyond)


def named_place(name: str) -> str:
    """The same by the name of a space."""
    return place_words(SPACES.index(name))


def card_words(card: CardName) -> str:
    """A card inside a sentence: "the axe"."""
    return CARD[card]


def percent(chance: float) -> str:
    """A chance as people say it; small ones are not rounded away."""
    if 0 < chance < 0.01:
        return "under 1 %"
    if 0.99 < chance < 1:
        return "over 99 %"
    return f"{round(100 * chance)} %"


def span(least: int, most: int) -> str:
    """A range of numbers: "1 to 6", or one number."""
    return str(least) if least == most else f"{least} to {most}"


def hero_name(board: "CircleBoard", hero: int, company: Company) -> str:
    """Who leads this hero, inside a sentence."""
    seat = board.seat_of[hero]
    return company.name(seat) if seat < len(HEROES) else f"hero {HEROES[hero]}"
