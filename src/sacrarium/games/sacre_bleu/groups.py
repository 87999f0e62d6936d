"""A hand as people sort it: stretches of a suit with their gaps, what they count, and what they lack."""

import msgspec

from sacrarium.core.bits import CardSet, listed

from .pieces import JOKERS, NAMES, RING, SUITS
from .words.english.captions import caption
from .worth import best_run


class Slot(msgspec.Struct, frozen=True):
    """A place of a group; not held: a gap of one card."""

    card: str
    held: bool


class Best(msgspec.Struct, frozen=True):
    """What one more card would make of a group."""

    points: int
    card: str = msgspec.field(name="with")


class Group(msgspec.Struct, frozen=True):
    """Cards of one suit that belong together."""

    suit: str
    slots: tuple[Slot, ...]
    cards: tuple[str, ...]
    points: int  # what it scores now
    best: Best | None
    missing: tuple[str, ...]  # cards that would help and are still in the game
    gone: tuple[str, ...]  # cards that would help and are not
    caption: str
    complete: bool


def groups_of(hand: CardSet, gone: CardSet) -> tuple[Group, ...]:
    """The hand without its jokers, group by group."""
    jokers = hand & JOKERS
    return tuple(
        _group(suit, stretch, gone, jokers)
        for suit in range(4)
        for stretch in _stretches([card % RING for card in listed(hand & ~JOKERS) if card // RING == suit])
    )


def _stretches(ranks: list[int]) -> list[list[int]]:
    """Ranks that touch each other or leave one place open, in ring order."""
    if not ranks:
        return []
    found = [[ranks[0]]]
    for rank in ranks[1:]:
        if rank - found[-1][-1] <= 2:
            found[-1].append(rank)
        else:
            found.append([rank])
    if len(found) > 1 and (found[0][0] - found[-1][-1]) % RING <= 2:
        found[0] = found.pop() + found[0]
    return found


def _group(suit: int, ranks: list[int], gone: CardSet, jokers: CardSet) -> Group:
    length = (ranks[-1] - ranks[0]) % RING + 1
    places = [(ranks[0] + step) % RING for step in range(length)]
    held = sum(1 << RING * suit + rank for rank in ranks)
    near = [(ranks[0] - 1) % RING, *places, (ranks[-1] + 1) % RING]
    wanted = [RING * suit + rank for rank in dict.fromkeys(near) if rank not in ranks]
    missing = [card for card in wanted if not gone >> card & 1]
    now = _most(held)
    best = max(((_most(held | 1 << card), -card) for card in missing), default=(0, 0))
    lost = tuple(NAMES[card] for card in wanted if gone >> card & 1)
    return Group(
        suit=SUITS[suit],
        slots=tuple(Slot(NAMES[RING * suit + rank], rank in ranks) for rank in places),
        cards=tuple(NAMES[RING * suit + rank] for rank in ranks),
        points=now,
        best=Best(best[0], NAMES[-best[1]]) if best[0] > now else None,
        missing=tuple(NAMES[card] for card in missing),
        gone=lost,
        caption=caption(held, suit, now, best, missing, lost, _most(held | jokers) if jokers else 0),
        complete=now > 0,
    )


def _most(cards: CardSet) -> int:
    """The points of the best set in these cards."""
    return best_run(cards, RING)
