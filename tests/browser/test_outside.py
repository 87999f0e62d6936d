"""A game from a package of its own, as a newcomer meets it: on the start page, at a new table, and to its end."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE
from tests.browser.people import DESK, PHONE, People, Wire
from tests.browser.plain import Plain
from tests.examples.site import HIGH_CARD, installed_in
from tests.serving import serving


@pytest.fixture
def visitors(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[People]:
    """People at a server that has found High Card by its entry point."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, installed_in(tmp_path / "site", HIGH_CARD))))
    with serving(tmp_path / "tables.sqlite") as (_, address):
        people = People(chromium, address, PATIENCE)
        yield people
        people.leave()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_from_outside_is_played_in_the_browser(visitors: People, size: tuple[int, int]) -> None:
    page = visitors.page("/", size, still=True, touch=size != DESK)
    line = Wire(page)

    page.get_by_role("link", name=re.compile("High Card")).first.click()
    expect(page).to_have_url(re.compile("/new/high_card$"))
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("button", name="Sit down").click()
    plain = Plain(page)
    assert plain.wait()
    expect(page.get_by_role("heading", level=1)).to_have_text("High Card")
    played = plain.play_on()

    assert 0 < len(line.moves()) <= played
    expect(plain.result).to_contain_text("All cards are laid.")
    expect(page.locator("[data-testid^=row-]")).to_have_count(2)
    assert [] == visitors.errors
