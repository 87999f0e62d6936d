"""Decisions as people and programs meet them: a question, its described moves, and how a game ended."""

from typing import Annotated, Any, TypeAlias

import msgspec

from .bits import Seat

Notation: TypeAlias = Annotated[
    str, msgspec.Meta(title="Notation")
]  # a move as its game writes it, such as "15"


class MoveInfo(msgspec.Struct, frozen=True):
    """A legal move in words."""

    move: Notation
    label: str  # what the button says
    follows: str = ""  # what would follow, as far as the seat can know
    preview: dict[str, Any] = {}  # the same as data of the game, for drawing


class Barred(msgspec.Struct, frozen=True):
    """Something a person might want to do and may not, with the reason."""

    move: Notation
    words: str
    rule: str


class Ask(msgspec.Struct, frozen=True):
    """The engine stops here until `seat` answers with one of `moves`."""

    seat: Seat
    about: str  # why it is asked: a name within the game
    title: str  # what to do now, in the largest words
    detail: str
    moves: tuple[MoveInfo, ...]  # never empty, in a stable order
    barred: tuple[Barred, ...] = ()


class Words(msgspec.Struct, frozen=True):
    """What a table says to one viewer right now."""

    title: str
    detail: str = ""
    notes: tuple[str, ...] = ()  # what is known for certain, and warnings


class Row(msgspec.Struct, frozen=True):
    """One line of the final scores."""

    seat: Seat
    rank: int
    score: int
    words: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """A part of a finished game, for example a round."""

    number: int  # of the entry with which it began
    title: str
    words: str
    data: dict[str, Any] = {}  # the same as data of the game, for drawing


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended and why."""

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]  # one per seat; equal ranks share a place
    scores: tuple[int, ...]
    reason: str  # a name within the game


class Result(msgspec.Struct, frozen=True):
    """An outcome in words for one viewer."""

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    title: str
    detail: str
    rows: tuple[Row, ...]
    course: tuple[Chapter, ...] = ()  # how it came to this
