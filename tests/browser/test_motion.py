"""Cards travel; for those who asked for less motion they are simply there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked, asked_last

# Notes which properties are animated when a card is laid, and how things move when a trick is swept away.
NOTE_MOTION = """
  window.moved = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    for (const frame of [].concat(keyframes)) for (const name of Object.keys(frame)) window.moved.add(name);
    return animate.call(this, keyframes, options);
  };
"""


def moved(page: Page) -> set[str]:
    return set(page.evaluate("[...window.moved]")) - {"offset", "easing", "composite"}


@pytest.mark.parametrize("still", [False, True])
def test_a_card_travels_only_where_motion_is_welcome(people: People, tables: Tables, still: bool) -> None:
    page = people.page(still=still)
    page.add_init_script(NOTE_MOTION)
    page.goto(f"/t/{tables.where(asked).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    card = seat.numbers(seat.legal)[0]

    seat.card(card).click()
    seat.play_button.click()
    expect(seat.laid(card)).to_be_visible()
    seat.wait_for_turn()

    assert ("transform" in moved(page)) is not still
    assert moved(page) <= {"opacity", "transform"}


def test_the_game_flows_without_motion(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked_last).you}", still=True)

    assert not Seat(page).play_on(10)
    expect(page.get_by_test_id("result")).to_be_visible()
