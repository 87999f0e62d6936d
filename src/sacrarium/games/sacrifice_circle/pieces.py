"""The item cards, the numbers of the spaces, and the options of a table."""

import functools
from importlib import resources
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from sacrarium.core.bits import Card, CardSet, set_of

from .circle import HEROES, RING, board

SPACES: Final = tuple(space.id for space in board().spaces)
BY_SPACE: Final = {name: number for number, name in enumerate(SPACES)}
KINDS: Final = tuple(space.kind for space in board().spaces)
STARS: Final = tuple(number for number, kind in enumerate(KINDS) if kind == "star")
WELLS: Final = tuple(number for number, kind in enumerate(KINDS) if kind in {"blue", "gold"})
GOLD_WELLS: Final = set_of(place for place, well in enumerate(WELLS) if KINDS[well] == "gold")
ALL_WELLS: Final = set_of(range(len(WELLS)))

CardName: TypeAlias = Annotated[
    Literal["rifle", "axe", "odd", "staff", "trap", "spell", "golden", "radiant"],
    msgspec.Meta(title="CardName"),
]
CARDS: Final[tuple[CardName, ...]] = (
    "rifle", "axe", "odd", "staff", "trap", "spell", "golden", "radiant",
)  # fmt: skip  # the canonical order
BY_CARD: Final[dict[str, Card]] = {name: number for number, name in enumerate(CARDS)}
COMMON: Final[CardSet] = set_of(range(6))
HOLY: Final[CardSet] = set_of((6, 7))
STRIKING: Final = ("rifle", "axe", "odd", "staff", "radiant")  # declared with an attack (R19)

USUAL_HEALTH: Final = 75
MOST_TURNS: Final = RING + 18 + 3  # R30: of the crystal


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item card as people read it; a data file, shared with the clients."""

    id: str
    title: str
    deck: Literal["common", "holy"]
    bonus: int  # added to a strike
    words: str  # its effect in one line


@functools.cache
def items() -> dict[str, Item]:
    """The eight item cards by name, in canonical order."""
    file = resources.files(__package__).joinpath("data", "items.json")
    return {item.id: item for item in msgspec.json.decode(file.read_bytes(), type=list[Item])}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can agree on before the first step of the crystal."""

    health: int = USUAL_HEALTH
    path_choice: Literal["draft", "fixed"] = "draft"
    second_item: Literal["choose", "leave"] = "choose"
    walk: Literal["up_to", "exact"] = "up_to"

    def __post_init__(self) -> None:
        if not 30 <= self.health <= 150:
            raise ValueError("health must be from 30 to 150")


def space_named(name: str) -> int | None:
    """The number of a space, however its letters are written."""
    return BY_SPACE.get(name) if name in BY_SPACE else _LOOSE.get(name.lower())


_LOOSE: Final = {name.lower(): number for number, name in enumerate(SPACES)}


def hero_named(name: str) -> int | None:
    """The number of a hero by the letter of its path."""
    letter = name.upper()
    return HEROES.index(letter) if len(letter) == 1 and letter in HEROES else None


def cards_in(cards: CardSet) -> tuple[str, ...]:
    """The names of the cards of a set, in canonical order."""
    return tuple(name for card, name in enumerate(CARDS) if cards >> card & 1)


def card_of(name: str | None, nothing: Card) -> Card:
    """The number of a card, or of nothing."""
    return nothing if name is None else BY_CARD[name]
