"""What can be set about a server."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from sacrarium.table.sqlite import MEMORY


def built_client() -> Path:
    """Where the built web client lies in the package."""
    return Path(str(files("sacrarium"))) / "clients" / "web" / "static"


@dataclass(frozen=True)
class Settings:
    """The defaults are those of a table among friends."""

    data: Path | str = MEMORY  # the SQLite file of the tables
    pace: float = (
        0.9  # seconds: a bot answers on the first beat after it is asked, or on a later one, never between
    )
    patience: float = 30.0  # seconds after which a bot that thinks answers by rules of thumb
    workers: int | None = None  # processes for bots; None: as many as are good for this machine
    tables_per_minute: int = 30  # made from one address
    messages_per_second: float = 20.0  # on one socket; what comes faster waits; 0: no limit
    static: Path | None = None  # None: the client that the package carries

    def client(self) -> Path:
        """Where the web client's files are."""
        return self.static or built_client()
