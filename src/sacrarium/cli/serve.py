"""`sacrarium serve`: the table in the browser."""

import argparse
import contextlib
import errno
import logging
import os
import re
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

from sacrarium.core.errors import SacrariumError
from sacrarium.core.game import Choice

from .options import heads_in, offer_cards

FIRST_PORT: Final = 8060
LAST_PORT: Final = 65535
LONGEST_PACE: Final = 60
LINK: Final = re.compile(r"/(ws|t|replay|api/tables)/[^/\s\"'?]+")


def add(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at (default: this machine only)"
    )
    parser.add_argument("--port", type=_port, default=FIRST_PORT, help=f"the port (default: {FIRST_PORT})")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--data", type=Path, default=None, metavar="FILE", help="where the tables are kept")
    parser.add_argument(
        "--pace", type=_pace, default=0.9, metavar="SECONDS", help="how long a bot takes (default: 0.9)"
    )
    parser.add_argument(
        "--cards",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="a pack of card files that new tables may choose by its name; may be repeated",
    )
    parser.add_argument(
        "--heads",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="the mummy heads of a deck that new tables may choose by the name of the file; may be repeated",
    )
    parser.add_argument("--quiet", action="store_true", help="print nothing but errors")


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= LAST_PORT:
        return int(text)
    raise argparse.ArgumentTypeError(f"'{text}' is not a port; ports are 0 (any that is free) to {LAST_PORT}")


def _pace(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= (seconds := float(text)) <= LONGEST_PACE:
            return seconds
    raise argparse.ArgumentTypeError(f"'{text}' is not a pace; a bot takes 0 to {LONGEST_PACE} seconds")


def run(args: argparse.Namespace) -> int:
    """Serve until ctrl-C or a termination."""
    from sacrarium.server import Settings, create_app

    for folder in args.cards:
        _offer(folder)
    for file in args.heads:
        _offer_heads(file)
    with _listen(args.host, args.port) as listener:
        app = create_app(Settings(data=args.data or default_data(), pace=args.pace))
        _serve(app, listener, args)
    return 0


def _offer(folder: Path) -> None:
    """Make a pack known to the games that have card files; a mistake in it is told before anybody sits down."""
    from sacrarium.games import GAMES

    for game in (game for game in GAMES.values() if game.packs is not None):
        name = offer_cards(game, folder)
        game.state(game.read_options({"cards": name}))


def _offer_heads(file: Path) -> None:
    """Make the heads of a deck a choice of the games that have them."""
    from sacrarium.games import GAMES
    from sacrarium.server.api import spoken

    for name, game in [(name, game) for name, game in GAMES.items() if game.read_heads is not None]:
        choice = Choice(heads_in(game, file), spoken(file.stem), "The heads of this deck.")
        GAMES[name] = game.offering("heads_table", choice)


def default_data() -> Path:
    """The file in the user's data folder, as the platform has it."""
    home = Path.home()
    if sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "sacrarium" / "tables.sqlite"


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, taken before anything else is touched."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        raise SacrariumError(_why_not(error, host, port)) from None
    return listener


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken, perhaps by a Sacrarium that runs already; choose another with --port."
    return f"The server cannot listen at {host}, port {port}: {error.strerror or error}."


def _serve(app: object, listener: socket.socket, args: argparse.Namespace) -> None:
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _announce(listener, args)

    logging.getLogger("uvicorn.error").addFilter(hide_links)
    config = uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        access_log=False,  # addresses hold links, and links are secrets
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    # uvicorn ends the server and raises the signal once more, which shall not count as a failure
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        Server(config).run([listener])


def _announce(listener: socket.socket, args: argparse.Namespace) -> None:
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}"
    if not args.quiet:
        print(f"Sacrarium is at {address} (ctrl-C ends it; tables are kept)", flush=True)
    if args.open:
        webbrowser.open(address)


def hide_links(record: logging.LogRecord) -> bool:
    """Whatever is logged, links are left out of it."""
    record.msg = LINK.sub(r"/\1/...", record.getMessage())
    record.args = ()
    return True
