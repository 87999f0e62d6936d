"""What can go wrong at a table. Every message is one sentence for a person."""

from typing import Literal, TypeAlias

from sacrarium.core.errors import SacrariumError

Code: TypeAlias = Literal["stale", "illegal", "not_your_turn", "malformed", "too_large", "over", "unknown"]


class StoreError(SacrariumError):
    """The tables could not be read or written: a full disk, a locked or a damaged file."""


class NumberTaken(SacrariumError):
    """Somebody else has written the entry with this number; the log is longer than we thought."""


class TableError(SacrariumError):
    """The table cannot be made or opened; `field` names what was wrong in the order."""

    def __init__(self, words: str, field: str | None = None) -> None:
        super().__init__(words)
        self.field = field


class RulesChanged(TableError):
    """The rules are not those any more by which this table was played."""

    def __init__(self, title: str) -> None:
        super().__init__(
            f"The rules of {title} have changed since this table was begun, and its game would be another one now, so it "
            "cannot go on. What was played can still be watched."
        )


class NoTable(TableError):
    """A link that leads nowhere."""

    def __init__(self) -> None:
        super().__init__("There is no table behind this link.")


class Refused(SacrariumError):
    """A message that the table does not accept; nothing has changed."""

    def __init__(self, code: Code, words: str, rule: str | None = None) -> None:
        super().__init__(words)
        self.code: Code = code
        self.words = words
        self.rule = rule
