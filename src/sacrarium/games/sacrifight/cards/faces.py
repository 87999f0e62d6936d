"""The face of a card: its name, its kind, and its words by field."""

from functools import lru_cache

import msgspec

from sacrarium.games.sacrifight.words.english.marks import behind, marks_of
from sacrarium.games.sacrifight.words.english.wording import boss_lines, parts_of, words_of

from .content import Content
from .library import Role
from .names import Kind, Part, Tier


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    id: str
    name: str
    set: str
    role: Role
    tier: Tier | None
    type: Kind | None
    tags: tuple[str, ...]
    flags: tuple[str, ...]
    marks: dict[str, str]  # the printed ones, each with what it means
    member: str | None
    words: str  # all of it, as one text
    parts: dict[Part, str]
    flavour: str

    @property
    def title(self) -> str:
        """The name with the marks behind it."""
        return self.name + behind(self.marks)


@lru_cache(maxsize=4096)
def face_of(content: Content, name: str) -> CardFace:
    """The face of a card by its id."""
    card = content.kinds[content.number[name]]
    text = card.text
    return CardFace(
        id=name,
        name=text.name,
        set=card.set,
        role=card.role,
        tier=text.tier,
        type=text.type,
        tags=tuple(text.tags),
        flags=tuple(text.flags),
        marks=marks_of(text.flags),
        member=text.member,
        words=words_of(card),
        parts=parts_of(card),
        flavour=text.flavour,
    )


@lru_cache(maxsize=256)
def boss_text(content: Content, boss: int) -> tuple[str, ...]:
    """What is printed about a boss, by its number."""
    return boss_lines(content.bosses[boss])


@lru_cache(maxsize=256)
def loot_of(content: Content, boss: int) -> tuple[str, ...]:
    """What may be found after a fight against a boss, by its number; the legendary card is among it."""
    name = content.bosses[boss].id
    return tuple(card.text.id for card in content.kinds if (card.role, card.set) == ("loot", name))
