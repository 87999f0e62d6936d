"""Sacrarium: five games of tricks and sacrifice, at one table."""

from sacrarium import _engine
from sacrarium._engine import Engine

__all__ = ["Engine", "__version__", "engine"]
__version__ = "0.1.0"

_ENGINE = _engine.choose()  # before any other module of the package is imported


def engine() -> Engine:
    """Tell whether the rules run compiled in this process, and why."""
    return _ENGINE
