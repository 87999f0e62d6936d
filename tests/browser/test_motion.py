"""Cards travel; for those who asked for less motion they are simply there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.circle import ALL_FIVE
from tests.browser.people import Json, People, choose
from tests.browser.seat import Seat
from tests.browser.tables import IDA, NOVICE, Tables, asked, asked_last
from tests.serving import make_table

# Notes which properties are animated when a card is laid, and how things move when a trick is swept away.
NOTE_MOTION = """
  window.moved = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    for (const frame of [].concat(keyframes)) for (const name of Object.keys(frame)) window.moved.add(name);
    return animate.call(this, keyframes, options);
  };
"""

ENDLESS = """
  document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().iterations === Infinity)
    .map((animation) => animation.animationName)
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


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("sarkophag", [IDA, *[NOVICE] * 3], {}),
        ("sacrifice_duel", [IDA, NOVICE], {}),
        ("sacrifice_circle", ALL_FIVE, {}),
        ("sacrifight", [IDA], {"mode": "oneshot"}),
        ("sacre_bleu", [IDA, NOVICE], {}),
    ],
)
def test_nothing_moves_while_a_person_decides(
    people: People, game: str, seats: list[Json], options: dict[str, str]
) -> None:
    """Once the bots have answered nothing is drawn again and again, so no battery is used up."""
    made = make_table(people.address, {"game": game, "options": options, "seats": seats})
    page = people.page(f"/t/{made['you']}")

    expect(page.get_by_test_id("duty")).to_be_visible()
    expect(page.locator(".wick:not(.still)")).to_have_count(0)
    assert not page.evaluate(ENDLESS)


def test_the_game_flows_without_motion(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked_last).you}", still=True)

    assert not Seat(page).play_on(10)
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_pace_is_chosen_in_the_drawer_and_kept_for_every_game(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked).you}", still=True)
    page.get_by_role("button", name="Log").click()
    pace = page.get_by_test_id("pace")
    expect(pace.get_by_role("radio", name="Normal")).to_be_checked()
    choose(pace.get_by_role("radio", name="Calm"))

    body = {"game": "sacrifice_circle", "options": {}, "seats": ALL_FIVE}
    page.goto(f"/t/{make_table(people.address, body)['you']}")
    page.get_by_role("button", name="Log").click()

    expect(pace.get_by_role("radio", name="Calm")).to_be_checked()
