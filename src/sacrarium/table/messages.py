"""What a table tells a viewer. Each message is one JSON object; its field `type` tells the kind (docs/protocol.md)."""

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

import msgspec

from sacrarium.core.bits import Seat
from sacrarium.core.changes import Change
from sacrarium.core.decision import Ask, Notation, Result, Words

from .errors import Code
from .taking_back import Back

View: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(title="View")]  # only its game knows the fields


class GameEvent(TypedDict):
    """Something that happened: its sentence, and what it changed to see; its game knows the other fields of its kind."""

    kind: str
    text: str  # empty: not worth a line of the log
    changes: tuple[Change, ...]  # from the view after the event before


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: Seat
    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    present: bool  # somebody at this seat has been heard of lately; bots are always there
    driver: Seat | None = None  # the seat whose link plays it; None: a bot's


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened with an entry, in words."""

    number: int
    text: str
    undone: bool = False  # it was taken back since


class SeatLink(msgspec.Struct, frozen=True):
    """The secret that opens a seat."""

    seat: Seat
    link: str


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything a table says over its line."""


class WholeTable(Message, frozen=True, tag="table"):
    """Everything a viewer may know, at once."""

    number: int
    game: str
    title: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    you: Seat | None
    names: tuple[str, ...]
    view: View
    words: Words
    ask: Ask | None
    log: tuple[LogLine, ...]
    outcome: Result | None
    watch: str | None = None
    links: tuple[SeatLink, ...] | msgspec.UnsetType = msgspec.UNSET  # open seats, only to the maker
    yours: tuple[Seat, ...] = ()  # the seats that this link plays, `you` first
    back: Back | None = None  # what this viewer may take back


class Update(Message, frozen=True, tag="update"):
    """What one entry has changed for a viewer."""

    number: int
    events: tuple[GameEvent, ...]
    changes: tuple[Change, ...]  # from the view after the last event
    words: Words
    ask: Ask | None
    outcome: Result | None
    back: Back | None = None


class Seats(Message, frozen=True, tag="seats"):
    """Somebody came, went, or sat down."""

    seats: tuple[SeatInfo, ...]


class Asking(Message, frozen=True, tag="asking"):
    """Somebody asks the others whether a move may be taken back; without a seat nobody asks any more."""

    seat: Seat | None
    title: str = ""
    detail: str = ""
    answer: bool = False  # whether this viewer has to answer


class Refusal(Message, frozen=True, tag="refused"):
    """What was sent is not accepted; nothing has changed."""

    code: Code
    words: str
    rule: str | None
    number: int
    id: int | None = None  # of the move that is refused, if it had one


class Accepted(Message, frozen=True, tag="accepted"):
    """A move that had an id lies on the table; only whoever sent it hears this."""

    id: int
    number: int  # of its entry


class Considered(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that a hint has weighed."""

    move: Notation
    share: float  # of the search that went into it
    value: float  # 0..1: the chance to win, as far as it was measured for the game
    label: str  # the whole choice
    then: tuple[Notation, ...] = ()  # the rest of a choice that is asked for in pieces


class Hint(Message, frozen=True, tag="hint"):
    """What a strong player would do, knowing only what the seat knows."""

    number: int
    move: Notation
    words: str
    considered: tuple[Considered, ...]


class Moved(Message, frozen=True, tag="moved"):
    """The company plays again at another table; this is your link there."""

    link: str


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? The answer is a pong with the same id."""

    id: int


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: int


AnyMessage: TypeAlias = WholeTable | Update | Seats | Asking | Refusal | Accepted | Hint | Moved | Ping | Pong


class Summary(msgspec.Struct, frozen=True):
    """A table at a glance."""

    game: str
    title: str
    over: bool
    number: int
    seats: tuple[SeatInfo, ...]
    your_turn: bool
    words: str
    where: str  # as people count: "Round 4"; empty where the game does not count
    company: str  # "with Ilse and Mira"
    begun: str  # when the table was made, in ISO 8601


class Frame(msgspec.Struct, frozen=True):
    """One step of a finished game."""

    number: int
    events: tuple[GameEvent, ...]
    changes: tuple[Change, ...]  # as in an update; the first step is told from an empty view
    words: Words


class Film(msgspec.Struct, frozen=True):
    """A finished game, step by step, through the eyes of a seat or of a spectator."""

    game: str
    title: str
    seats: tuple[SeatInfo, ...]
    frames: tuple[Frame, ...]
    outcome: Result | None
    through: Seat | None


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that could clearly have been better, by what the seat knew then."""

    number: int  # of the frame that shows the position before it
    where: str  # as people count: "Round 4"
    played: Notation
    better: Notation
    value: float  # 0..1: the chance that it gave, as a hint tells it
    better_value: float
    words: str


class Review(msgspec.Struct, frozen=True):
    """A finished game looked through again for one seat, as far as it has come."""

    seat: Seat
    done: int  # decisions that were looked at
    count: int  # all that the seat had
    points: tuple[TurningPoint, ...]  # in the order of the game
