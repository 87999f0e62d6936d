"""What clients may send, by socket and by HTTP. Whatever else arrives is refused in one sentence."""

from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec

from sacrarium.core.decision import Notation
from sacrarium.table.errors import Refused, TableError
from sacrarium.table.seating import Sitter

from .limits import LARGEST_MESSAGE, LONGEST_LINK, MOST_GLANCES

Body = TypeVar("Body", bound=msgspec.Struct)
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Link: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_LINK)]
Written: TypeAlias = Annotated[Notation, msgspec.Meta(min_length=1, max_length=200)]


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message: how much of the table the client has shown; 0 is nothing."""

    seen: Number = 0


class Move(Request, frozen=True, tag="move"):
    """A move in notation, by a client that has shown everything up to `seen`."""

    seen: Number
    move: Written
    seat: Number | None = None  # which of the client's seats; None: the one that is asked
    id: Number | None = None  # names this move in the answer to it; the same where it is sent again


class Join(Request, frozen=True, tag="join"):
    """The person behind the link of an open seat gives a name."""

    name: str


class AskHint(Request, frozen=True, tag="hint"):
    """What would a strong player do?"""

    seen: Number
    seat: Number | None = None


class TakeBack(Request, frozen=True, tag="back"):
    """Take back one's last decision, or ask the others whether it may be."""

    seen: Number


class Consent(Request, frozen=True, tag="consent"):
    """The answer to whoever asks to take back a move; whoever asked gives it up by not agreeing."""

    agree: bool


class Rematch(Request, frozen=True, tag="rematch"):
    """Play again, the same company."""


class Ping(Request, frozen=True, tag="ping"):
    """Are you there? The answer is a pong with the same id."""

    id: Number


class Pong(Request, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: Number


AnyRequest: TypeAlias = Hello | Move | Join | AskHint | TakeBack | Consent | Rematch | Ping | Pong
KINDS: Final = ("hello", "move", "join", "hint", "back", "consent", "rematch", "ping", "pong")
_REQUESTS: Final[msgspec.json.Decoder[AnyRequest]] = msgspec.json.Decoder(AnyRequest)


class _Kind(msgspec.Struct, frozen=True):
    type: str


_KIND: Final = msgspec.json.Decoder(_Kind)


class Glances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables to be looked at, by their links."""

    links: Annotated[tuple[Link, ...], msgspec.Meta(min_length=1, max_length=MOST_GLANCES)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order for a table."""

    game: str
    seats: tuple[Sitter, ...]
    options: dict[str, Any] = {}
    practice: bool = False  # alone against bots everything may be taken back


def read_message(text: str) -> AnyRequest:
    """The message that a client has sent; Refused if it is none."""
    if len(text.encode("utf-8", "replace")) > LARGEST_MESSAGE:
        raise Refused("too_large", f"A message has at most {LARGEST_MESSAGE} bytes.")
    try:
        return _REQUESTS.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise _refusal(text, error) from None


def _refusal(text: str, error: Exception) -> Refused:
    try:
        kind = _KIND.decode(text).type
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return Refused("malformed", "A message is a JSON object with the field type.")
    if kind not in KINDS:
        return Refused("unknown", f"There is no such message; there are {', '.join(KINDS)}.")
    return Refused(
        "malformed", f"The message {kind} is not complete or not right: {field_in(error) or 'look it up'}."
    )


def read_order(body: bytes) -> NewTable:
    """The order for a table in the body of a request; TableError names the field."""
    return _read(body, NewTable)


def read_glances(body: bytes) -> Glances:
    """The links in the body of a request; TableError names the field."""
    return _read(body, Glances)


def _read(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        field = field_in(error)
        if field is None:
            raise TableError("The body must be a JSON object.", "body") from None
        raise TableError(f"The order is not right: {str(error).partition(' - at')[0]}.", field) from None


def field_in(error: Exception) -> str | None:
    """The field that msgspec complains about: a path after `$.`, or the last name in backticks."""
    text, _, place = str(error).partition(" - at `$.")
    if place:
        return place.rstrip("`").partition("[")[0]
    quoted = text.split("`")[1::2]
    return quoted[-1] if "field" in text and quoted else None
