"""A seat is an unguessable link; there is no account.

A link is derived from the key of the house, the table and the seat, so it can be shown again to whoever made the
table. The store holds only its digest, so the file with the tables gives no link away. Reasons and price:
docs/decisions/0007-links.md.
"""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from sacrarium.core.bits import Seat

from .errors import StoreError

KEY_BYTES: Final = 32
LINK_BYTES: Final = 18  # 24 characters


class Links:
    """Makes the links of tables from one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, table: str, seat: Seat | None) -> str:
        """The link of a seat; None is the link of whoever watches."""
        place = "watch" if seat is None else str(seat)
        mac = hmac.digest(self._key, f"{table}/{place}".encode(), "sha256")
        return base64.urlsafe_b64encode(mac[:LINK_BYTES]).decode()


def digest(link: str) -> bytes:
    """What is stored of a link."""
    return hashlib.sha256(link.encode("utf-8", "surrogatepass")).digest()


def key_beside(data: Path) -> bytes:
    """The key of the house, in its own file beside the tables; made at the first start."""
    path = data.with_name(f"{data.name}.key")
    try:
        return _read(path) if path.exists() else _make(path)
    except FileExistsError:  # another process was quicker
        return _read(path)
    except OSError as error:
        raise StoreError(f"The key of the links, {path}, cannot be used: {error.strerror}.") from None


def _read(path: Path) -> bytes:
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise StoreError(f"The key of the links, {path}, is damaged; remove it and a new one is made.")
    return key


def _make(path: Path) -> bytes:
    key = secrets.token_bytes(KEY_BYTES)
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        os.link(partial, path)  # unlike a rename, this never replaces a key that is in use
    finally:
        partial.unlink()
    return key
