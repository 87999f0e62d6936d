"""Files that people hand over: read whole, but not without end."""

import errno
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1024 * 1024
MOST: Final = (
    16 * MEGABYTE
)  # a long record has a few hundred kilobytes, the largest scenario or card file far less


def read_bytes(path: Path, most: int = MOST) -> bytes:
    """All of a file; one that is larger than any of ours, or has no end, is an error like one that is not there."""
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it holds more than {most // MEGABYTE} megabytes")
    return content


def read_text(path: Path) -> str:
    """The same as text in UTF-8, with line ends as everywhere."""
    return read_bytes(path).decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
