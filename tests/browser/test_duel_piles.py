"""Sacrifice Duel: what was seen of the other's piles stands in the drawer, and shut piles stay shut on every page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.duel import DuelSeat, table_where
from tests.browser.people import DESK, PHONE, Json, People, Wire
from tests.browser.tables import asked

YOU, OTHER = 0, 1
SHUT = re.compile("This table agreed not to look|this table agreed not to look")


def asked_after_sacrifices(message: Json) -> bool:
    """A card is to be played, both altars hold something, and the other's discard is not empty."""
    sides = message["view"]["sides"] if asked(message) else []
    given = all(side["altar_size"] for side in sides)
    return bool(sides) and given and message["view"]["phase"] == "follow" and sides[OTHER]["discard_size"] > 0


def below(page: Page, heading: str) -> Locator:
    """The list right below a heading of the drawer."""
    return page.locator("h3", has_text=heading).locator("xpath=following-sibling::*[1]")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_was_seen_of_the_other_stands_in_the_drawer(
    people: People, address: str, size: tuple[int, int]
) -> None:
    """Every card that was seen going to its discard, and for each sacrifice what it was chosen from."""
    made = table_where(address, asked_after_sacrifices)
    other = made.newest["view"]["sides"][OTHER]
    page = people.page(f"/t/{made.you}", size, still=True)
    DuelSeat(page).wait_for_turn()
    page.get_by_role("button", name="Piles").click()

    seen, gifts = below(page, "Seen going to the discard of"), below(page, "The altar of")
    expect(seen.get_by_role("listitem")).to_have_count(len(other["open_discard"]))
    expect(gifts.locator("> li")).to_have_count(len(other["offerings"]))
    for row, gift in zip(reversed(gifts.locator("> li").all()), other["offerings"], strict=True):
        expect(row).to_contain_text(f"{gift['number']} of")
        expect(row.get_by_role("listitem")).to_have_count(len(gift["played"]))
    assert seen.evaluate("list => list.scrollWidth <= list.clientWidth")


def test_shut_piles_stay_shut_on_both_pages(people: People, address: str) -> None:
    """With `own_piles: never` no message, no drawer and no line of the log tells what lies in a pile."""
    made = table_where(address, asked_after_sacrifices, own_piles="never")
    page, guest = people.page(still=True), people.page(still=True)
    lines = Wire(page), Wire(guest)
    page.goto(f"/t/{made.you}")
    guest.goto(f"/t/{made.watch}")
    DuelSeat(page).wait_for_turn()
    for someone, shut in ((page, 5), (guest, 4)):
        someone.get_by_role("button", name="Piles").click()
        expect(someone.locator("p", has_text=SHUT)).to_have_count(shut)
        someone.keyboard.press("Escape")
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text(re.compile(r"^You sacrifice \d cards?, face down\.$")).first).to_be_visible()
    expect(page.get_by_text(re.compile("^You sacrifice (red|black|joker)"))).to_have_count(0)

    for line in lines:
        for side in (
            side for message in line.heard if "view" in message for side in message["view"]["sides"]
        ):
            piles = ("draw", "discard", "altar", "altar_points", "points", "open_discard", "offerings")
            assert [None] * len(piles) == [side[pile] for pile in piles]
