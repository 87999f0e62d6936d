"""The parts of a view: what one seat may know, as data."""

from typing import Literal, TypeAlias

import msgspec

from sacrarium.core.bits import Seat

from .events import Arrow
from .groups import Group
from .moves import Option
from .position import Phase, Take
from .ring import Shown

Names = tuple[str, ...]
CycleBarred: TypeAlias = Literal["last_round", "just_cycled"]


class Set(msgspec.Struct, frozen=True):
    """A scored set."""

    round: int
    cards: Names
    points: int
    shown: tuple[Shown, ...]


class KnownCard(msgspec.Struct, frozen=True):
    """A card that the viewer can place in a closed hand; not sure: it was last seen there and may have moved on."""

    card: str
    sure: bool
    public: bool  # everybody knows it
    locked: bool  # the viewer may not take it by Exchange on its next turn


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as far as the viewer may see it."""

    seat: Seat
    score: int
    size: int
    open: bool
    out: bool  # fewer than three cards: no more turns
    hand: Names | None
    known: tuple[KnownCard, ...]
    backs: int  # cards without a face
    could_hide: int  # cards that it may set aside in an Exchange now
    sets: tuple[Set, ...]
    untouched: bool
    acted: bool  # in this round


class Segment(msgspec.Struct, frozen=True):
    """A layer of the deck."""

    zone: str
    size: int
    by: Seat | None  # None: from the deal
    cards: Names | None  # top to bottom, for who put them there


class Deck(msgspec.Struct, frozen=True):
    """The deck."""

    size: int
    from_deal: int
    segments: tuple[Segment, ...]
    cards: Names | None  # in round 8


class Where(msgspec.Struct, frozen=True):
    """Where a card can be that the viewer does not hold."""

    card: str
    at: Names  # zones; one: certain
    last: str | None  # where it was last seen for certain, if it can still be there
    public: bool


class Answer(msgspec.Struct, frozen=True):
    """How a seat answers an Advertise."""

    seat: Seat
    state: Literal["choosing", "laid", "unable"]
    card: str | None
    hand: Names | None


class Advertise(msgspec.Struct, frozen=True):
    """An Advertise under way."""

    by: Seat
    card: str
    value: int
    answers: tuple[Answer, ...]


class Cycle(msgspec.Struct, frozen=True):
    """A Cycle under way."""

    by: Seat
    q: int
    n: int
    arrows: tuple[Arrow, ...]
    out: tuple[Seat, ...]
    done: tuple[Seat, ...]


class Exchange(msgspec.Struct, frozen=True):
    """An Exchange under way."""

    by: Seat
    target: Seat
    given: str | None
    hides: bool
    aside: Names | None
    visible: Names | None
    takeable: Names | None


class Swap(msgspec.Struct, frozen=True):
    """A Return of round 8 under way."""

    by: Seat
    into: Names
    out: Names


class Reach(msgspec.Struct, frozen=True):
    """Round 8: the most that a seat can end with by Score, or Return and Score, as things lie."""

    seat: Seat
    total: int
    acted: bool


class TurnBefore(msgspec.Struct, frozen=True):
    """The most recent turn that anybody took."""

    seat: Seat
    option: Option
    round: int


class View(msgspec.Struct, frozen=True):
    """What one seat may know, including all it has seen before."""

    seat: Seat | None  # None: a spectator
    players: int
    round: int
    rounds: int
    phase: Phase
    over: bool
    first: Seat
    order: tuple[Seat, ...]
    crown: Seat  # wins ties
    active: Seat | None
    to_act: tuple[Seat, ...]
    final: bool
    most_cycle: int
    last_turn: TurnBefore | None
    cycle_barred: CycleBarred | None
    seats: tuple[SeatView, ...]
    hand: Names
    picked: Names
    need: int
    groups: tuple[Group, ...]
    jokers: Names
    locked: tuple[Take, ...]
    deck: Deck
    where: tuple[Where, ...]
    advertise: Advertise | None
    cycle: Cycle | None
    exchange: Exchange | None
    swap: Swap | None
    reach: tuple[Reach, ...]
    winner: Seat | None
