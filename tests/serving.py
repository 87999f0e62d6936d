"""A real server in a process of its own, for tests that need one."""

import json
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from sacrarium.server import Settings, create_app
from tests.clock import HandClock

SERVE = (sys.executable, "-m", "sacrarium", "serve", "--pace", "0")


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a free port, or on a certain one, and its address."""
    command = (*SERVE, "--port", str(port), "--data", str(data))
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line.startswith("Sacrarium is at http://"), line + server.stdout.read()
        yield server, line.split()[3]
    finally:
        if server.poll() is None:
            server.kill()
        server.wait()
        server.stdout.close()


@contextmanager
def serving_by(clock: HandClock, data: Path) -> Iterator[str]:
    """A server in this process whose time a test turns by hand; its address."""
    listener = socket.create_server(("127.0.0.1", 0))
    app = create_app(Settings(data=data, pace=0, messages_per_second=0, workers=1), clock)
    server = uvicorn.Server(
        uvicorn.Config(app, ws="websockets-sansio", log_config=None, timeout_graceful_shutdown=3)
    )
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


class Line(ClientConnection):
    """A socket whose reader answers the server's pings on the way, as every client has to."""

    def recv(self, *given: Any, **named: Any) -> Any:
        while True:
            words = super().recv(*given, **named)
            message = json.loads(words)
            if message["type"] != "ping":
                return words
            self.send(json.dumps({"type": "pong", "id": message["id"]}))


def line_to(address: str, link: str) -> ClientConnection:
    """A line to the seat of this link."""
    return connect(f"{address.replace('http', 'ws')}/ws/{link}", create_connection=Line)


def make_table(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """Order a table; what the server answers."""
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
        return made
