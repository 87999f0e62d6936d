"""What a check of the contract says when a game breaks it."""

from sacrarium.core.record import Record


class ContractBroken(Exception):
    """A game does not keep the contract; the message is one sentence that starts with the number of the check."""

    def __init__(self, check: str, sentence: str) -> None:
        super().__init__(f"{check}: {sentence}")
        self.check = check
        self.sentence = sentence
        self.record: Record | None = None  # the game up to the decision at which it broke


def demand(holds: bool, check: str, sentence: str) -> None:
    """Break off with this sentence unless it holds."""
    if not holds:
        raise ContractBroken(check, sentence)


def demand_same(one: object, other: object, check: str, sentence: str) -> None:
    """Break off unless both are equal, and tell where they part."""
    if one != other:
        raise ContractBroken(check, f"{sentence}: {first_difference(one, other)}")


def first_difference(one: object, other: object, place: str = "") -> str:
    """Where two pieces of plain data part, for the message: "hands[2]: 14 and 15"."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key) or (key in one) != (key in other):
                return first_difference(one.get(key), other.get(key), f"{place}.{key}" if place else str(key))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return first_difference(left, right, f"{place}[{number}]")
    return f"{place + ': ' if place else ''}{one!r:.120} and {other!r:.120}"
