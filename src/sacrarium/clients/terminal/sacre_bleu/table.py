"""What the scene reads of the view, and how cards are written on it."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from sacrarium.clients.terminal.moment import Moment
from sacrarium.core.bits import Seat

Names = tuple[str, ...]
SUITS: Final = "CDHS"
SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKERS: Final = {"X1": "X♥", "X2": "X♠"}  # by their colours

SPELT: Final = re.compile(r"(?:the )?\b(\d+|ace|king|queen|jack) of (clubs|diamonds|hearts|spades)\b")


class Shown(msgspec.Struct, frozen=True, rename={"stands_for": "as"}):
    """A card of a sequence, and what it stands for."""

    card: str
    stands_for: str


class Set(msgspec.Struct, frozen=True):
    """A scored set."""

    round: int
    points: int
    shown: tuple[Shown, ...]


class KnownCard(msgspec.Struct, frozen=True):
    """A card that can be placed in a closed hand."""

    card: str
    sure: bool
    public: bool
    locked: bool


class Side(msgspec.Struct, frozen=True):
    """One seat."""

    seat: Seat
    score: int
    size: int
    open: bool
    out: bool
    hand: Names | None
    known: tuple[KnownCard, ...]
    backs: int
    sets: tuple[Set, ...]
    untouched: bool
    acted: bool


class Slot(msgspec.Struct, frozen=True):
    """A place of a group; not held: a gap of one card."""

    card: str
    held: bool


class Group(msgspec.Struct, frozen=True):
    """Cards of one suit that belong together."""

    suit: str
    slots: tuple[Slot, ...]
    points: int
    caption: str


class Segment(msgspec.Struct, frozen=True):
    """A layer of the deck."""

    size: int
    by: Seat | None
    cards: Names | None


class Deck(msgspec.Struct, frozen=True):
    """The deck, from the top."""

    size: int
    from_deal: int
    segments: tuple[Segment, ...]
    cards: Names | None


class Lock(msgspec.Struct, frozen=True):
    """A card that was taken by Exchange, and by whom."""

    card: str
    taker: Seat
    round: int


class Where(msgspec.Struct, frozen=True):
    """Where a card can be."""

    card: str
    at: Names


class Answer(msgspec.Struct, frozen=True):
    """How a seat answers an Advertise."""

    seat: Seat
    state: str
    card: str | None
    hand: Names | None


class Advertise(msgspec.Struct, frozen=True):
    """An Advertise under way."""

    by: Seat
    card: str
    value: int
    answers: tuple[Answer, ...]


class Arrow(msgspec.Struct, frozen=True, rename={"giver": "from", "receiver": "to"}):
    """Who passes to whom."""

    giver: Seat
    receiver: Seat


class Cycle(msgspec.Struct, frozen=True):
    """A Cycle under way."""

    arrows: tuple[Arrow, ...]
    out: tuple[Seat, ...]
    done: tuple[Seat, ...]


class Exchange(msgspec.Struct, frozen=True):
    """An Exchange under way."""

    by: Seat
    target: Seat
    given: str | None
    aside: Names | None
    visible: Names | None


class Swap(msgspec.Struct, frozen=True):
    """A Return of the open round under way."""

    into: Names


class Reach(msgspec.Struct, frozen=True):
    """What a seat can still end with in the open round."""

    seat: Seat
    total: int
    acted: bool


class Table(msgspec.Struct, frozen=True):
    """The fields of the view that are drawn."""

    seat: Seat | None
    players: int
    round: int
    rounds: int
    phase: str
    over: bool
    order: tuple[Seat, ...]
    crown: Seat
    active: Seat | None
    to_act: tuple[Seat, ...]
    final: bool
    seats: tuple[Side, ...]
    hand: Names
    picked: Names
    need: int
    groups: tuple[Group, ...]
    jokers: Names
    locked: tuple[Lock, ...]
    deck: Deck
    where: tuple[Where, ...]
    advertise: Advertise | None
    cycle: Cycle | None
    exchange: Exchange | None
    swap: Swap | None
    reach: tuple[Reach, ...]


def table_of(moment: Moment) -> Table:
    """The view, read."""
    return msgspec.convert(moment.view, Table)


def short(card: str) -> str:
    """A card in few characters: 10♥, A♠; a joker is X with the sign of its colour."""
    return JOKERS.get(card) or card[:-1] + SIGNS[card[-1]]


def terse(sentence: str) -> str:
    """The sentence with cards in few characters, where many of them are listed."""

    def sign(found: re.Match[str]) -> str:
        rank, suit = found.groups()
        return (rank if rank.isdecimal() else rank[0].upper()) + SIGNS[suit[0].upper()]

    return SPELT.sub(sign, sentence)


def is_red(card: str) -> bool:
    """Whether the card is red."""
    return card == "X1" or card[-1] in "DH"


def place(card: str) -> int:
    """The place of a card in the order in which cards are named: suit by suit, the jokers last."""
    if card in JOKERS:
        return 100 + int(card[1])
    return 20 * SUITS.index(card[-1]) + RANKS.index(card[:-1])


def listed(cards: Iterable[str]) -> str:
    """Several cards."""
    return " ".join(map(short, cards))


def by_suit(cards: Sequence[str]) -> str:
    """Many cards in few characters, each suit named once: "♣8 10 J  ♦K A"."""
    found = []
    for suit in SUITS:
        ranks = [card[:-1] for card in cards if card not in JOKERS and card[-1] == suit]
        if ranks:
            found.append(SIGNS[suit] + " ".join(ranks))
    return "  ".join([*found, *(JOKERS[card] for card in cards if card in JOKERS)])


def sequence(shown: Sequence[Shown]) -> str:
    """A scored set: "10-J-Q♣", "9…2♠"; a joker is named by what it stands for, with a star."""
    ranks = [one.stands_for[:-1] + ("*" if one.card in JOKERS else "") for one in shown]
    sign = SIGNS[shown[0].stands_for[-1]]
    return f"{'-'.join(ranks) if len(ranks) < 5 else f'{ranks[0]}…{ranks[-1]}'}{sign}"


def chains(arrows: Sequence[Arrow], moment: Moment) -> str:
    """Who passes to whom, in words that run until they come round: "You → Mira → Ansel → You"."""
    to = {arrow.giver: arrow.receiver for arrow in arrows}
    found = []
    while to:
        first = moment.viewer if moment.viewer in to else min(to)
        names, seat = [moment.name(first)], to.pop(first)
        while seat != first:
            names.append(moment.name(seat))
            seat = to.pop(seat)
        found.append(" → ".join([*names, moment.name(first)]))
    return "   ".join(found)
