"""The table without a mouse: arrows walk, Enter chooses and plays, Escape puts back, H hints, L opens the drawer."""

import re

from playwright.sync_api import expect

from tests.browser.people import People, Wire
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked, asked_freely, asked_late

CHOSEN = re.compile(r"\bchosen\b")


def walk_to(seat: Seat, number: int) -> None:
    """Walk from the left end of the hand; every card on the way takes the focus."""
    seat.page.keyboard.press("Home")
    for card in seat.numbers():
        expect(seat.card(card)).to_be_focused()
        if card == number:
            return
        seat.page.keyboard.press("ArrowRight")


def test_two_tricks_with_arrows_and_enter(people: People, tables: Tables) -> None:
    page = people.page()
    line = Wire(page)
    page.goto(f"/t/{tables.where(asked).you}")
    seat = Seat(page)
    played = []

    for cards in (10, 9):
        expect(seat.legal.first).to_be_visible()
        played.append(seat.numbers(seat.legal)[-1])
        walk_to(seat, played[-1])
        page.keyboard.press("Enter")
        expect(seat.card(played[-1])).to_have_class(CHOSEN)
        page.keyboard.press("Enter")
        seat.has_played(cards)
        expect(seat.hand.and_(page.locator(":focus"))).to_have_count(1)

    assert [str(card) for card in played] == line.moves()


def test_escape_puts_a_chosen_card_back(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    card = seat.numbers(seat.legal)[0]

    walk_to(seat, card)
    page.keyboard.press("Enter")
    expect(seat.card(card)).to_have_accessible_name(re.compile(", chosen$"))
    page.keyboard.press("Escape")

    expect(seat.card(card)).not_to_have_class(CHOSEN)
    expect(seat.card(card)).to_be_focused()
    assert 10 == seat.hand.count()


def test_h_lights_the_hinted_card(people: People, tables: Tables) -> None:
    """In the middle of a round, so that the hint is thought out soon."""
    page = people.page(f"/t/{tables.where(asked_late).you}")
    seat = Seat(page)
    seat.wait_for_turn()

    page.keyboard.press("h")

    hinted = page.locator(".card.hinted")
    expect(hinted).to_have_count(1)
    [card] = seat.numbers(hinted)
    assert card in seat.numbers(seat.legal)
    expect(seat.card(card)).to_have_accessible_name(re.compile(", the hint$"))
    expect(seat.duty.get_by_role("paragraph")).to_contain_text(str(card))
    walk_to(seat, card)
    page.keyboard.press("Enter")
    expect(seat.card(card)).to_have_class(CHOSEN)


def test_a_hint_speaks_over_the_chosen_card(people: People, tables: Tables) -> None:
    """Asked for while a card is chosen it is heard; another card says what would follow; H is heard again."""
    page = people.page(f"/t/{tables.where(asked_freely).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    words = seat.duty.get_by_role("paragraph")
    page.keyboard.press("h")
    expect(page.locator(".card.hinted")).to_have_count(1)
    [hinted] = seat.numbers(page.locator(".card.hinted"))
    first, second, *_ = [card for card in seat.numbers(seat.legal) if card != hinted]

    seat.card(first).click()
    expect(words).not_to_contain_text("looks best")
    page.keyboard.press("h")

    expect(words).to_contain_text("looks best")
    seat.card(second).click()
    expect(words).not_to_contain_text("looks best")


def test_l_opens_the_drawer_and_closing_returns_the_focus(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked_late).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    card = seat.numbers()[1]

    for key in ("Escape", "l", "Enter"):
        walk_to(seat, card)
        page.keyboard.press("l")
        expect(seat.drawer).to_be_visible()
        expect(seat.drawer.get_by_role("button", name="Close", exact=True)).to_be_focused()
        expect(seat.drawer.get_by_text(re.compile(r"plays \d+"))).not_to_have_count(0)
        page.keyboard.press(key)
        expect(seat.drawer).to_have_count(0)
        expect(seat.card(card)).to_be_focused()


def test_the_skip_link_leads_past_everything_to_the_duty(people: People, tables: Tables) -> None:
    """The order of focus: skip link, duty, hand, action, board, seats, bar."""
    page = people.page(f"/t/{tables.where(asked_freely).you}")
    seat = Seat(page)
    seat.wait_for_turn()

    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To your duty and your hand")).to_be_focused()
    page.keyboard.press("Enter")
    expect(seat.duty).to_be_focused()
    page.keyboard.press("Tab")

    expect(seat.hand.and_(page.locator(":focus"))).to_have_count(1)
    page.keyboard.press("Tab")
    expect(
        page.get_by_role("button", name=re.compile("Last trick|Hint")).and_(page.locator(":focus"))
    ).to_have_count(1)
