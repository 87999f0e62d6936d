"""Answers over HTTP: JSON, and one sentence where something is not possible."""

from typing import Any

import msgspec
from starlette.responses import Response

from sacrarium.table.errors import NoTable, Refused, TableError


class Answer(Response):
    """Anything that msgspec can write, as JSON that nobody keeps: it may hold links."""

    media_type = "application/json"

    def __init__(self, content: Any, status: int = 200, headers: dict[str, str] | None = None) -> None:
        super().__init__(content, status, {"cache-control": "no-store", **(headers or {})})

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def refusal(error: str, status: int, field: str | None = None) -> Answer:
    """What is not possible, in one sentence."""
    return Answer({"error": error, "field": field}, status)


def trouble(error: Exception) -> Answer:
    """The refusal that fits what went wrong with a table."""
    if isinstance(error, NoTable):
        return refusal(str(error), 404)
    if isinstance(error, TableError):
        return refusal(str(error), 422 if error.field else 409, error.field)
    if isinstance(error, Refused):
        return refusal(error.words, 409)
    return refusal(str(error), 503)
