"""Answers over HTTP: JSON, and one sentence where something is not possible."""

from typing import Any

import msgspec
from starlette.responses import Response

from sacrarium.core.game import OptionInfo, Primer, RuleChapter, RuleInfo, Term
from sacrarium.table.bots import LevelInfo
from sacrarium.table.errors import NoTable, Refused, RulesChanged, TableError
from sacrarium.table.messages import SeatLink, Summary


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the start page, the page for a new table and the rules page need it."""

    name: str
    title: str
    tagline: str
    about: str
    seats: tuple[int, ...]
    default_seats: int
    minutes: int
    together: bool
    levels: tuple[LevelInfo, ...]
    options: tuple[OptionInfo, ...]
    primer: Primer
    rules: tuple[RuleInfo, ...]
    chapters: tuple[RuleChapter, ...]


class Games(msgspec.Struct, frozen=True):
    """All games of the house."""

    games: tuple[GameInfo, ...]


class Glossary(msgspec.Struct, frozen=True):
    """The words of a game, as they hold at a table or without house rules."""

    game: str
    terms: tuple[Term, ...]


class MadeTable(msgspec.Struct, frozen=True):
    """A new table and the links to it."""

    table: str
    you: str | None  # the link of whoever made it; None: it sits at no seat
    links: tuple[SeatLink, ...]
    watch: str | None  # None: the key of the links is gone


class Glance(msgspec.Struct, frozen=True):
    """A table at a glance, or why it cannot be looked at, in one sentence."""

    table: Summary | None
    error: str | None
    gone: bool  # there is no such table; False: it may be there another time


class Glanced(msgspec.Struct, frozen=True):
    """Several tables at a glance, in the order in which they were asked for."""

    glances: tuple[Glance, ...]


class Trouble(msgspec.Struct, frozen=True):
    """What is not possible, in one sentence."""

    error: str
    field: str | None  # what was wrong in the order


class Answer(Response):
    """Anything that msgspec can write, as JSON that nobody keeps: it may hold links."""

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, headers: dict[str, str] | None = None) -> None:
        super().__init__(content, status, {"cache-control": "no-store", **(headers or {})})

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def refusal(error: str, status: int, field: str | None = None) -> Answer:
    """What is not possible, in one sentence."""
    return Answer(Trouble(error, field), status)


def trouble(error: Exception) -> Answer:
    """The refusal that fits what went wrong with a table."""
    if isinstance(error, NoTable):
        return refusal(str(error), 404)
    if isinstance(error, RulesChanged):
        return refusal(str(error), 410)
    if isinstance(error, TableError):
        return refusal(str(error), 422 if error.field else 409, error.field)
    if isinstance(error, Refused):
        return refusal(error.words, 409)
    return refusal(str(error), 503)
