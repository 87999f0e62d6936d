from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from sacrarium.server import Settings, create_app

IN_NO_TIME = Settings(pace=0, messages_per_second=0, tables_per_minute=100_000, workers=1)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    """A server whose bots answer at once; one for each module, since its bots are processes."""
    with TestClient(create_app(IN_NO_TIME)) as client:
        yield client
