"""Files that people hand over: read whole, but not without end, and written whole or not at all."""

import errno
import os
import secrets
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


def write_bytes(path: Path, content: bytes) -> None:
    """A file with this content, readable to others like any file of this person; an older one stays until it is on disk."""
    partial = path.parent / f".{path.name}.{secrets.token_hex(4)}"
    try:
        with partial.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except BaseException:  # an interruption, too
        partial.unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The same as text in UTF-8, with line ends as everywhere."""
    return read_bytes(path).decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
