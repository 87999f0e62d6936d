"""Sacrifice Circle in a real browser: one person with five heroes, two people with bots, a phone, a keyboard, a replay."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.circle import IDA, JONAS, NOVICE, Leader, circle, circle_where, offers
from tests.browser.people import DESK, PHONE, People, Wire, choose, settle

NARROW = (320, 640)
GRAVE = ("serious", "critical")
FIVE = {"Ida", "Ansel", "Mira", "Ilse", "Bruno"}


def test_one_person_leads_all_five_to_the_end_and_watches_it_again(people: People) -> None:
    page = people.page("/new/sacrifice_circle", still=True)
    line = Wire(page)
    choose(page.get_by_role("radio", name="5", exact=True))
    page.get_by_label("Your name").fill("Ida")
    page.get_by_text("House rules").click()
    choose(page.get_by_role("radio", name="60: easier"))
    page.get_by_role("button", name="Sit down").click()
    leader, led = Leader(page), set()

    while leader.wait():
        led.add(leader.whose.inner_text())
        leader.answer()

    assert FIVE == led
    sent = [message for message in line.said if message["type"] == "move"]
    assert set(range(5)) == {message["seat"] for message in sent}
    assert not [message for message in line.heard if message["type"] == "refused"]
    expect(leader.result).to_contain_text("The crystal")
    for seat in range(5):
        expect(page.get_by_test_id(f"row-{seat}")).to_contain_text(re.compile("free|sacrificed"))
    check_the_course_and_the_review(page)
    page.get_by_role("link", name="Watch it again").click()
    expect(leader.duty.get_by_role("heading")).not_to_be_empty()
    page.get_by_role("button", name="To the end").click()
    expect(leader.hero("E")).to_be_attached()
    assert line.heard[-1]["view"]["crystal"]["health"] == leader.health


def check_the_course_and_the_review(page: Page) -> None:
    """Every round leads to its step, and each of the five heroes can be looked at."""
    page.get_by_role("button", name="How it went").click()
    first = page.get_by_test_id("course").get_by_role("link", name="Round 1", exact=True)
    expect(first).to_have_attribute("href", re.compile(r"/replay/[\w-]+#\d+$"))
    page.get_by_role("button", name="Review my game").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_role("radio")).to_have_count(5)
    with page.expect_request(lambda request: request.url.endswith("/review?seat=3")):
        choose(review.get_by_role("radio", name="Ilse"))
    expect(review).to_contain_text(re.compile("decisions looked at|Ilse knew"))


def test_two_people_and_three_bots_play_to_the_end(people: People) -> None:
    """Each is asked for the own hero alone, and both hear of the end."""
    made = circle(people.address, [IDA, JONAS, NOVICE, NOVICE, NOVICE], path_choice="fixed", health=30)
    ida, jonas = (people.page(f"/t/{link['link']}", still=True) for link in made["links"])
    lines = Wire(ida), Wire(jonas)
    ida.reload()
    jonas.reload()
    leaders = Leader(ida), Leader(jonas)

    while not all(leader.result.is_visible() for leader in leaders):
        for leader in leaders:
            leader.answer_if_asked()

    assert not [message for line in lines for message in line.heard if message["type"] == "refused"]
    for leader in leaders:
        expect(leader.result).to_contain_text("The crystal")
    seen = [{message["ask"]["seat"] for message in line.heard if message.get("ask")} for line in lines]
    assert [{0}, {1}] == seen


@pytest.mark.parametrize(
    ("size", "label"), [(DESK, "Reaches black within"), (PHONE, "Black by turn"), (NARROW, "Black by turn")]
)
def test_the_dials_say_what_they_tell(people: People, size: tuple[int, int], label: str) -> None:
    made = circle_where(people.address, offers("roll"))
    page = people.page(f"/t/{made['you']}", size, still=True)
    words, dials = page.get_by_text(label), page.get_by_role("list", name="Reaches black within")

    expect(words).to_be_in_viewport()
    expect(dials.get_by_role("listitem")).to_have_text([re.compile(f"{i} turn") for i in (1, 2, 3)])
    above, below = words.bounding_box(), dials.bounding_box()
    assert above is not None and below is not None
    assert above["width"] > 60 and above["y"] + above["height"] <= below["y"] + 1
    assert size[0] >= above["x"] + above["width"]


def test_a_lit_space_shows_its_way_and_is_walked_to(people: People) -> None:
    made = circle_where(people.address, offers("go"))
    leader = Leader(people.page(f"/t/{made['you']}"))
    assert leader.wait()
    lamp = leader.lamps.last
    move = str(lamp.get_attribute("data-lamp"))

    lamp.click()
    expect(leader.page.locator(".route").first).to_be_attached()
    expect(leader.play_button).to_have_text(re.compile("^Walk to "))
    whose = leader.page.locator(".order .now").get_attribute("data-testid") or ""
    lamp.click()

    expect(leader.hero(whose[-1])).to_have_attribute("data-space", move.removeprefix("go:"))


def test_the_end_of_a_turn_is_asked_twice_while_a_strike_is_possible(people: People) -> None:
    made = circle_where(people.address, offers("attack"))
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{made['you']}")
    leader = Leader(page)
    assert leader.wait()

    leader.done_button.click()
    expect(leader.play_button).to_have_text("End without a strike")
    expect(leader.duty).to_contain_text("strike")
    assert [] == line.moves()
    page.get_by_role("button", name="Go back").click()
    expect(leader.play_button).not_to_have_text("End without a strike")
    leader.done_button.click()
    leader.play_button.click()

    leader.wait()
    assert ["end"] == line.moves()


def test_a_strike_tells_what_it_brings_and_is_seen(people: People) -> None:
    made = circle_where(people.address, offers("attack"))
    leader = Leader(people.page(f"/t/{made['you']}", still=True))
    assert leader.wait()
    before = leader.health
    plate = leader.page.locator(".plate[data-testid^=attack]:not(.no)").first

    expect(plate).to_contain_text(re.compile(r"\d+ to \d+, on average \d+\.\d"))
    plate.click()
    leader.play_button.click()

    expect(leader.page.locator(".damage")).to_have_text(re.compile(r"^−\d+$"))
    assert leader.wait() is False or before > leader.health


def test_arrows_walk_the_lamps_and_enter_goes(people: People) -> None:
    made = circle_where(people.address, lambda ask: "move" == ask["about"] and len(ask["moves"]) > 2)
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{made['you']}")
    leader = Leader(page)
    assert leader.wait()

    leader.lamps.first.focus()
    page.keyboard.press("ArrowRight")
    second = leader.lamps.nth(1)
    expect(second).to_be_focused()
    move = second.get_attribute("data-lamp")
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(second).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    expect(page.locator(f'[data-lamp="{move}"][aria-pressed=true]')).to_have_count(0)
    assert [move] == line.moves()


def test_a_finger_draws_the_board_and_buttons_show_all_of_it(people: People) -> None:
    made = circle_where(people.address, offers("roll"))
    page = people.page(f"/t/{made['you']}", PHONE, still=True)
    leader = Leader(page)
    assert leader.wait()
    world, pane = page.locator(".world"), page.locator(".pane").bounding_box()
    assert pane is not None
    page.get_by_role("button", name="Closer").click()
    before = world.bounding_box()
    assert before is not None and before["width"] > pane["width"]

    x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 24, steps=4)
    page.mouse.up()

    after = world.bounding_box()
    assert after is not None and (before["x"], before["y"]) != (after["x"], after["y"])
    page.get_by_role("button", name="Show the whole board").click()
    whole = world.bounding_box()
    assert whole is not None and min(pane["width"], pane["height"]) >= whole["width"] - 1
    page.get_by_role("button", name="Back to where it happens").click()
    expect(leader.play_button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("size", "verb"),
    [(DESK, "roll"), (DESK, "keep"), (PHONE, "attack"), (PHONE, "keep"), (NARROW, "go")],
)
def test_every_question_is_accessible_and_fits(people: People, size: tuple[int, int], verb: str) -> None:
    made = circle_where(people.address, offers(verb), second_item="choose")
    page = people.page(f"/t/{made['you']}", size, still=True)
    assert Leader(page).wait()
    settle(page)

    found = Axe().run(page).response["violations"]

    assert [] == [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in GRAVE]
    assert size[0] == page.evaluate("document.documentElement.scrollWidth")
