"""A finished game, step by step, through anybody's eyes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESK, PHONE, People
from tests.browser.seat import Seat
from tests.browser.tables import Made, Tables, asked

STEPS = 40  # four seats, ten tricks


@pytest.fixture(scope="module")
def finished(tables: Tables) -> Made:
    return tables.finished()


def stands_at(page: Page, step: int) -> None:
    """Slider, words and address agree on the step."""
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    expect(page.locator("output")).to_have_text(f"{step} of {STEPS}")


def shown_hand(page: Page) -> list[str]:
    names = (
        page.get_by_label("Your hand")
        .get_by_role("img")
        .evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    )
    return [str(name) for name in names]


def test_from_the_result_to_the_replay_with_buttons_slider_and_keys(people: People, finished: Made) -> None:
    page = people.page(f"/t/{finished.you}", still=True)
    page.get_by_role("link", name="Watch it again").click()
    expect(page).to_have_url(re.compile("/replay/"))
    stands_at(page, 0)
    expect(page.get_by_label("Through whose eyes")).to_have_value("0")
    expect(page.get_by_label("Your hand").get_by_role("img")).to_have_count(10)

    page.get_by_role("button", name="One step on").click()
    stands_at(page, 1)
    expect(page.get_by_test_id("duty")).to_contain_text(re.compile(r"(\w+ leads|You lead) \d+"))
    page.get_by_role("button", name="One step back").click()
    stands_at(page, 0)
    page.get_by_role("button", name="To the end").click()
    stands_at(page, STEPS)
    page.get_by_role("button", name="To the beginning").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1)
    page.keyboard.press("End")
    stands_at(page, STEPS)
    page.get_by_role("slider", name="Step").fill("7")
    stands_at(page, 7)
    page.get_by_role("slider", name="Step").press("ArrowRight")
    stands_at(page, 8)
    assert page.url.endswith("#8")


def test_a_review_of_the_own_game_leads_to_its_steps(people: People, finished: Made) -> None:
    """All decisions are looked at; every turning point is a link to the replay, through the own eyes."""
    page = people.page(f"/t/{finished.you}", still=True)
    page.get_by_role("button", name="Review my game").click()
    review = page.get_by_test_id("review")

    expect(review.get_by_role("status")).to_have_count(0, timeout=60_000)
    expect(review).to_contain_text(re.compile("a master would have done"))
    for link in review.get_by_role("link").all():
        assert re.fullmatch(rf"/replay/{finished.watch}\?seat=0#\d+", link.get_attribute("href") or "")


def test_a_review_is_still_there_after_a_look_at_the_replay(people: People, finished: Made) -> None:
    """Back by the browser's own button and by the link below the replay, and not thought out again."""
    page = people.page(f"/t/{finished.you}", still=True)
    page.get_by_role("button", name="Review my game").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_role("status")).to_have_count(0, timeout=60_000)
    told = review.inner_text()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.get_by_role("link", name="Watch it again").click()
    stands_at(page, 0)
    page.go_back()
    expect(review).to_have_text(told, use_inner_text=True)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("link", name="To the result").click()

    expect(review).to_have_text(told, use_inner_text=True)
    assert [] == [url for url in asked if "/review" in url]


def test_only_whoever_came_from_a_result_is_led_back_to_one(people: People, finished: Made) -> None:
    page = people.page(f"/replay/{finished.watch}", still=True)

    stands_at(page, 0)
    expect(page.get_by_role("link", name="To the result")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_review_stands_between_the_edges_of_the_scores(
    people: People, finished: Made, size: tuple[int, int]
) -> None:
    page = people.page(f"/t/{finished.you}", size, still=True)
    page.get_by_role("button", name="Review my game").click()

    left = [
        page.get_by_role("heading", name=name).evaluate("one => one.getBoundingClientRect().left")
        for name in ("How it came", "Review")
    ]
    scores = page.get_by_test_id("row-0").evaluate("row => row.getBoundingClientRect().left")

    assert scores == left[1] and (size == DESK or left[0] == left[1])


def test_a_watcher_gets_no_review(people: People, finished: Made) -> None:
    page = people.page(f"/t/{finished.watch}", still=True)

    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    expect(page.get_by_role("button", name="Review my game")).to_have_count(0)


def test_it_plays_by_itself(people: People, finished: Made) -> None:
    page = people.page(f"/replay/{finished.watch}#{STEPS - 1}", still=True)
    stands_at(page, STEPS - 1)

    page.get_by_role("button", name="Play", exact=True).click()

    stands_at(page, STEPS)
    expect(page.get_by_role("button", name="Again")).to_be_visible()


def test_nobody_is_away_in_a_game_that_is_over(people: People, finished: Made) -> None:
    page = people.page(f"/replay/{finished.watch}", still=True)

    expect(page.get_by_test_id("seat-0")).to_contain_text("Ida")
    expect(page.get_by_test_id("seat-0")).not_to_contain_text("away")


def test_through_another_seats_eyes(people: People, finished: Made) -> None:
    """Everybody's hand can be looked at once the game is over, at every step."""
    page = people.page(f"/replay/{finished.watch}", still=True)
    eyes = page.get_by_label("Through whose eyes")
    expect(page.get_by_label("Your hand")).to_have_count(0)
    seen: list[str] = []

    for seat in range(4):
        eyes.select_option(str(seat))
        expect(page.get_by_test_id("seat-" + str(seat)).locator(".fan")).to_have_count(0)
        expect(page.get_by_label("Your hand").get_by_role("img")).to_have_count(10)
        seen += shown_hand(page)

    assert 40 == len(set(seen))
    eyes.select_option("")
    expect(page.get_by_label("Your hand")).to_have_count(0)


def test_an_address_opens_at_its_step_through_its_eyes(people: People, finished: Made) -> None:
    first = people.page(f"/replay/{finished.watch}", still=True)
    first.get_by_label("Through whose eyes").select_option("2")
    expect(first.get_by_label("Your hand").get_by_role("img")).to_have_count(10)
    first.get_by_role("slider", name="Step").fill("22")
    stands_at(first, 22)
    hand, words = shown_hand(first), first.get_by_test_id("duty").inner_text()

    first.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.get_by_role("button", name="Copy link").click()
    link = str(first.evaluate("navigator.clipboard.readText()"))
    assert first.url == link
    second = people.page(link, still=True)

    stands_at(second, 22)
    expect(second.get_by_test_id("duty")).to_be_visible()
    assert hand == shown_hand(second) and words == second.get_by_test_id("duty").inner_text()


def test_a_step_beyond_the_end_is_the_end(people: People, finished: Made) -> None:
    page = people.page(f"/replay/{finished.watch}#999", still=True)
    stands_at(page, STEPS)


def test_a_game_that_goes_on_has_no_replay_yet(people: People, tables: Tables) -> None:
    page = people.page(f"/replay/{tables.where(asked).watch}")

    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"over|ended|finished|goes on"))
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    expect(page.locator("[data-testid^=card-]")).to_have_count(0)


def test_play_again_and_the_table_as_it_ended(people: People, finished: Made) -> None:
    page = people.page(f"/t/{finished.you}", still=True)
    seat = Seat(page)
    page.get_by_role("button", name="The table as it ended").click()
    expect(page.get_by_role("button", name="To the result")).to_be_visible()
    page.get_by_role("button", name="To the result").click()
    before = page.url

    page.get_by_role("button", name="Play again").click()

    expect(seat.hand).not_to_have_count(0)
    assert before != page.url and seat.wait_for_turn()
