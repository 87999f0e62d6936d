"""Cards by name where chance draws a place: piles, the boss deck and what may be picked are kept in numbered places."""

from collections.abc import Iterator
from typing import Any

from . import codes as c


def piece_names(state: Any) -> tuple[str, ...]:
    """All cards and bosses of the table's pack, also those that are in no deck of this run."""
    return (*state.content.ids, *state.content.boss_ids)


def draw_named(state: Any, count: int, name: str) -> int | None:
    """The place of this card, or this boss, among so many that chance chooses from; None: it is none of them."""
    content = state.content
    if name in content.boss_ids and name not in content.number:
        return _boss(state, count, content.boss_ids.index(name))
    kind = content.number.get(name)
    places = [cards.index(kind) for cards in _sources(state) if len(cards) == count and kind in cards]
    return places[0] if places else None


def _boss(state: Any, count: int, boss: int) -> int | None:
    """Bosses are drawn from those that have not been drawn for this run."""
    named = [other for other in state.bosses if other != c.NONE]
    left = [
        other
        for other in range(len(state.content.boss_ids))
        if state.boss_pool >> other & 1 and other not in named
    ]
    return left.index(boss) if len(left) == count and boss in left else None


def _sources(state: Any) -> Iterator[list[int]]:
    """Whatever is drawn from: the boss deck, what may be picked, the piles and the hands of the heroes."""
    yield list(state.deck)[: state.deck_n]
    yield list(state.pick_kind)[: state.picks]
    pool = list(state.pool)
    for pile, number in enumerate(list(state.pool_n)):
        yield pool[c.PILE * pile : c.PILE * pile + number]
    hands = list(state.hand)
    for hero, number in enumerate(list(state.hand_n)):
        yield hands[c.HAND * hero : c.HAND * hero + number]
