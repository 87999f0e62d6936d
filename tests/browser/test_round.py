"""A whole round with the mouse: from the start page to the result."""

import re

from playwright.sync_api import Page, expect

from tests.browser.people import People, Wire
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked, asked_with_reasons

THE_WINNER = re.compile(r"(You win|\w+ wins|share the win) with (no head|1 head|\d+ heads)")


def sit_down(page: Page) -> Seat:
    """From the start page to a table with three novices."""
    page.goto("/")
    page.get_by_role("link", name="Sarkophag").click()
    expect(page).to_have_url(re.compile("/new/sarkophag$"))
    page.get_by_label("Your name").fill("Ida")
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}").select_option("novice")
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22,}$"))
    return Seat(page)


def test_a_whole_round_against_three_bots(people: People) -> None:
    page = people.page()
    line = Wire(page)
    seat = sit_down(page)
    played: list[int] = []
    shown: list[list[int]] = []

    while seat.wait_for_turn():
        assert 10 - len(played) == seat.hand.count()
        shown.append(seat.heads())
        check_the_light(seat)
        if seat.barred.count():
            check_the_reason(seat, seat.numbers(seat.barred)[0])
        played.append(seat.numbers(seat.legal)[-1])
        seat.play(played[-1])

    assert 10 == len(played) == len(set(played)) and [str(card) for card in played] == line.moves()
    check_the_result(seat, shown)


def check_the_light(seat: Seat) -> None:
    """Every card is either lit, or says that it has to wait, in its name."""
    legal, barred = seat.numbers(seat.legal), seat.numbers(seat.barred)
    assert legal and sorted(legal + barred) == seat.numbers()
    for card in barred:
        expect(seat.card(card)).to_have_attribute("aria-disabled", "true")
        expect(seat.card(card)).to_have_accessible_name(re.compile(rf"^{card}, \w+ heads?, not now: .+\.$"))


def check_the_reason(seat: Seat, card: int) -> None:
    """A press on a barred card shows why, with the rule, and moves nothing."""
    seat.page.mouse.move(8, 300)
    stood = seat.card(card).bounding_box()

    seat.card(card).click(force=True)

    reason = seat.page.get_by_test_id("reason")
    expect(reason).to_contain_text(re.compile(r"\w.*\."))
    expect(reason.get_by_role("link")).to_have_text(re.compile(r"^Rule R\d+$"))
    expect(seat.card(card)).to_be_visible()
    expect(seat.play_button).to_have_count(0)
    assert stood == seat.card(card).bounding_box()


def check_the_result(seat: Seat, shown: list[list[int]]) -> None:
    """Who wins is said; tricks add up to scores; nobody was ever shown more heads than at the end."""
    expect(seat.result.get_by_role("heading", level=2)).to_have_text(THE_WINNER)
    expect(seat.result).to_contain_text("All 10 tricks are played.")
    rows = [seat.page.get_by_test_id(f"row-{one}") for one in range(4)]
    scores = [int(row.locator(".sum").inner_text()) for row in rows]
    ranks = [int(row.locator(".rank").inner_text()) for row in rows]
    tricks = [[int(heads) for heads in row.locator(".t b").all_inner_texts()] for row in rows]

    assert scores == [sum(heads) for heads in tricks] and sum(map(len, tricks)) <= 10
    assert [1 + sum(other < score for other in scores) for score in scores] == ranks
    for earlier, later in zip(shown, [*shown[1:], scores], strict=True):
        assert all(before <= after for before, after in zip(earlier, later, strict=True))
    you_win = seat.result.get_by_text(re.compile("You win|You and|and you share"))
    expect(you_win).to_have_count(1 if ranks[0] == 1 else 0)


def test_a_reason_comes_with_press_focus_and_pointer_and_leads_to_its_rule(
    people: People, tables: Tables
) -> None:
    page = people.page(f"/t/{tables.where(asked_with_reasons).you}")
    line = Wire(page)
    seat = Seat(page)
    seat.wait_for_turn()
    card = seat.numbers(seat.barred)[0]
    reason = page.get_by_test_id("reason")

    check_the_reason(seat, card)
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)

    page.mouse.move(8, 300)
    seat.card(card).hover(force=True)
    expect(reason).to_be_visible()
    rule = reason.get_by_role("link").inner_text().removeprefix("Rule ")
    reason.get_by_role("link").click()

    expect(page).to_have_url(re.compile(f"/rules/sarkophag#{rule}$"))
    expect(page.locator(f"li#{rule}")).to_be_in_viewport()
    assert [] == line.moves()
    page.get_by_role("link", name="Back to your table").click()
    expect(seat.card(card)).to_be_visible()


def test_a_chosen_card_shows_what_follows_before_it_is_played(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    first, *others = seat.numbers(seat.legal)

    seat.card(first).click()
    expect(seat.card(first)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("ghost")).to_be_visible()
    expect(seat.play_button).to_have_text(f"Play {first}")
    if others:
        seat.card(others[-1]).click()
        expect(seat.play_button).to_have_text(f"Play {others[-1]}")
        expect(seat.card(first)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")

    expect(seat.play_button).to_have_count(0)
    expect(page.get_by_test_id("ghost")).to_have_count(0)
