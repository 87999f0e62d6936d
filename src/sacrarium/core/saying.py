"""What msgspec says about data, in words that a person can use."""

import re
from typing import Final

from .errors import BadPosition

KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a word",
    "bool": "true or false",
    "array": "a list",
    "object": "fields with names",
    "null": "nothing",
}
SENTENCES: Final = (
    (r"Expected `array` of length (\d+), got (\d+)", r"here should be a list of \1, not of \2"),
    (r"Expected `array` of at (least|most) length (\d+)", r"here should be a list of at \1 \2"),
    (r"Expected `int` >= (-?\d+)", r"here should be a whole number from \1 on"),
    (r"Expected `int` <= (-?\d+)", r"here should be a whole number up to \1"),
    (r"Object missing required field `(\w+)`", r"the field '\1' is missing"),
    (r"Object contains unknown field `([^`]*)`", r"there is no field '\1' here"),
    (r"Invalid enum value (\S+)", r"\1 is none of those that can stand here"),
)


def not_a_position(error: Exception) -> BadPosition:
    """The refusal of data that has not the shape of a position."""
    return BadPosition(told(error), str(error))


def told(error: Exception) -> str:
    """The same behind the field that it is about: "tricks, leader: here should be a whole number, not a word"."""
    message = str(error)
    path = re.search(r" (?:at|in) `\$([^`]*)`", message)
    fields = re.findall(r"[A-Za-z_]\w*", path[1]) if path else []
    return f"{', '.join(fields)}: {in_words(message)}" if fields else in_words(message)


def in_words(message: str) -> str:
    """The message without type names and without paths of its own: where it is stands before it."""
    message = re.sub(r"Expected `str` matching regex '\^\(([^)]*)\)\$'", _one_of, message)
    message = re.sub(r" - at `[^`]*`( in `[^`]*`)?", "", message)
    message = re.sub(r"Expected `([^`]*)`, got `([^`]*)`", _expected, message)
    for pattern, words in SENTENCES:
        message = re.sub(pattern, words, message)
    return message


def _one_of(found: re.Match[str]) -> str:
    return f"here should be one of {found[1].replace('|', ', ')}"


def _expected(found: re.Match[str]) -> str:
    wanted = [KINDS.get(kind.strip(), kind.strip()) for kind in found[1].split("|") if kind.strip() != "null"]
    got = "a fraction" if found[2] == "float" else KINDS.get(found[2], found[2])
    return f"here should be {' or '.join(wanted)}, not {got}"
