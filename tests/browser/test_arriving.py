"""Links that lead nowhere, and what it weighs to come to a table."""

import re

import pytest
from playwright.sync_api import Request, expect

from tests.browser.people import People
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked

MOST = 200 * 1024  # bytes


@pytest.mark.parametrize(
    "path",
    [
        "/t/no-such-table",
        "/replay/no-such-table",
        "/nowhere",
        "/new/chess",
        "/rules/chess",
    ],
)
def test_an_unknown_address_is_told_calmly(people: People, path: str) -> None:
    page = people.page(path)

    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^[A-Z][^!]*\.$"))
    expect(page.get_by_role("status")).to_have_count(0)
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sacrarium")


def test_a_table_is_there_after_less_than_200_kilobytes(people: People, tables: Tables) -> None:
    """Everything that is fetched for the first look, packed as it comes, with its headers."""
    page = people.page()
    fetched: list[Request] = []

    def note(request: Request) -> None:
        fetched.append(request)

    page.on("requestfinished", note)
    page.goto(f"/t/{tables.where(asked).you}")
    Seat(page).wait_for_turn()
    page.evaluate("document.fonts.ready")

    sizes = {one.url: one.sizes() for one in fetched}

    total = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes.values())
    assert 5 < len(sizes) and 50 * 1024 < total < MOST, f"{total} bytes: {sizes}"
    assert all(url.startswith(people.address) for url in sizes), "nothing comes from elsewhere"
