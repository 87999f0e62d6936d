"""A phone: a tap chooses, the button plays, a tap on a barred card puts the reason below the duty."""

import re

from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Wire, settle
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked, asked_with_reasons

TARGET = 44


def test_a_tap_chooses_and_the_button_plays(people: People, tables: Tables) -> None:
    page = people.page(size=PHONE, touch=True)
    line = Wire(page)
    page.goto(f"/t/{tables.where(asked).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    card = seat.numbers(seat.legal)[0]

    seat.card(card).tap()
    expect(seat.card(card)).to_have_attribute("aria-pressed", "true")
    expect(seat.play_button).to_be_in_viewport(ratio=1)
    assert [] == line.moves()
    seat.play_button.tap()

    seat.has_played(10)
    assert [str(card)] == line.moves()


def test_a_tap_on_a_barred_card_says_why_below_the_duty(people: People, tables: Tables) -> None:
    page = people.page(size=PHONE, touch=True)
    line = Wire(page)
    page.goto(f"/t/{tables.where(asked_with_reasons).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    card = seat.numbers(seat.barred)[-1]
    title = seat.duty.get_by_role("heading").inner_text()
    reason = str(seat.card(card).get_attribute("aria-label")).partition("not now: ")[2]

    seat.card(card).tap(force=True)

    second = seat.duty.get_by_role("paragraph")
    expect(second).to_contain_text(reason)
    expect(second.get_by_role("link")).to_have_text(re.compile(r"^Rule R\d+$"))
    expect(second).to_be_in_viewport(ratio=1)
    expect(seat.duty.get_by_role("heading")).to_have_text(title)
    expect(page.get_by_test_id("reason")).to_have_count(0)
    seat.legal.first.tap()
    expect(second).not_to_contain_text(reason)
    assert [] == line.moves()


def test_every_target_is_large_enough_for_a_thumb(people: People, tables: Tables) -> None:
    """44 pixels of every card and button, whatever covers the rest of it."""
    page = people.page(f"/t/{tables.where(asked).you}", size=PHONE, touch=True)
    seat = Seat(page)
    seat.wait_for_turn()
    settle(page)

    places = [seat.card(card).bounding_box() for card in seat.numbers()]
    boxes = [place for place in places if place]
    free = [
        min(
            [
                other["x"] - one["x"]
                for other in boxes
                if other["x"] > one["x"] and abs(other["y"] - one["y"]) < 60
            ]
            or [one["width"]]
        )
        for one in boxes
    ]
    buttons = [
        button.bounding_box()
        for button in page.locator("button:not(.card), a.btn, a.home").all()
        if button.is_visible()
    ]

    assert 10 == len(boxes) and min(free) >= TARGET
    assert all(box and box["width"] >= TARGET and box["height"] >= TARGET for box in buttons)
