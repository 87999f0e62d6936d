from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from sacrarium.server import Settings, create_app
from tests.clock import HandClock

IN_NO_TIME = Settings(pace=0, messages_per_second=0, tables_per_minute=100_000, workers=1)


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """The server's clock; nobody is pinged, and nobody is away, unless a test turns it."""
    return HandClock()


@pytest.fixture(scope="module")
def client(clock: HandClock) -> Iterator[TestClient]:
    """A server whose bots answer at once; one for each module, since its bots are processes."""
    with TestClient(create_app(IN_NO_TIME, clock)) as client:
        yield client
