"""What can go wrong at the edge of the engine. Every message is one sentence for a person."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule that forbids it, and what a client needs to say so in words."""

    rule: str  # the number in the specification, for example "R7"
    code: str  # a name within the game, which its words turn into a sentence
    about: dict[str, int] = {}


class SacrariumError(Exception):
    """The root of all errors that are a person's to mend."""


class IllegalMove(SacrariumError):
    """The rules forbid the move; the state was not touched."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"rule {reason.rule} forbids it: {reason.code.replace('_', ' ')}")
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[Reason]]:
        return IllegalMove, (self.reason,)


class BadNotation(SacrariumError):
    """The text is not a move of this game."""


class BadOptions(SacrariumError):
    """The options do not exist or do not go together."""

    def __init__(self, message: str, unknown: str | None = None) -> None:
        super().__init__(message)
        self.unknown = unknown  # the option that does not exist


class BadPosition(SacrariumError):
    """The data does not describe a position of this game, or what it describes cannot be."""

    def __init__(self, message: str, detail: str | None = None) -> None:
        super().__init__(message)
        self.detail = detail or message  # may end with the path of the value, for whoever has the file


class BadRecord(SacrariumError):
    """The file is not a record, or not one that can be replayed."""


class ScriptError(SacrariumError):
    """Scripted chance was asked for something that it does not hold."""
