"""One server, one Chromium, and a fresh browser context for every person in a test."""

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Artefacts, People
from tests.browser.tables import Tables
from tests.serving import serving

CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 20_000  # milliseconds: the machine may have other work
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: "pytest.CallInfo[None]"
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots answer at once, on a free port."""
    with serving(tmp_path_factory.mktemp("data") / "tables.sqlite") as (_, address):
        yield address


@pytest.fixture(scope="session")
def tables(address: str) -> Tables:
    return Tables(address)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def artefacts(pytestconfig: pytest.Config) -> Artefacts:
    folder = pytestconfig.rootpath / "build" / "artefacts"
    folder.mkdir(parents=True, exist_ok=True)
    return Artefacts(folder)


@pytest.fixture
def people(
    chromium: Browser, address: str, artefacts: Artefacts, request: pytest.FixtureRequest
) -> Iterator[People]:
    """Whoever sits before a browser in this test; a failure leaves pictures of what they saw."""
    people = People(chromium, address, PATIENCE)
    yield people
    if request.node.stash.get(FAILED, False):
        artefacts.keep(people.pages, re.sub(r"\W+", "-", f"failed-{request.node.name}"))
    people.leave()
    assert [] == people.errors, "the page ran into an error of its own"
