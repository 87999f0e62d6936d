"""The table over HTTP and WebSocket: routes, sockets, limits, and the pages of the web client."""

from .app import create_app
from .settings import Settings

__all__ = ["Settings", "create_app"]
