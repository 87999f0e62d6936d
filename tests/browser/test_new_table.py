"""A new table against bots takes one press, on a phone without scrolling."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, PHONE, People

GAMES = ("sarkophag", "sacrifice_duel", "sacrifice_circle", "sacrifight", "sacre_bleu")
SMALL = (390, 667)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [SMALL, PHONE, DESK])
def test_one_press_within_the_first_screen_opens_a_table(
    people: People, game: str, size: tuple[int, int]
) -> None:
    page = people.page(f"/new/{game}", size, still=True)
    button = page.get_by_role("button", name="Sit down")
    name = page.get_by_label("Your name")
    expect(button).to_be_in_viewport(ratio=1)
    expect(name).not_to_have_value("")
    expect(page.locator(".options details")).not_to_have_attribute("open", "")
    proposed = name.input_value()
    page.reload()
    expect(name).to_have_value(proposed)
    if size != SMALL:
        return

    button.click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_test_id("duty")).to_be_visible()


def test_an_empty_name_is_no_hindrance(people: People) -> None:
    page = people.page("/new/sarkophag", still=True)
    page.get_by_label("Your name").fill(" ")
    page.get_by_role("button", name="Sit down").click()

    expect(page).to_have_url(re.compile("/t/"))


def test_what_is_wrong_in_the_house_rules_unfolds_them(people: People) -> None:
    page = people.page("/new/sarkophag", still=True)
    rules = page.get_by_text("House rules")
    rules.click()
    page.get_by_label("To a limit", exact=False).first.check(force=True)
    page.get_by_role("spinbutton").first.fill("")
    rules.click()
    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_role("spinbutton").first).to_be_visible()


def test_hero_and_boss_are_chosen_without_unfolding_anything(people: People) -> None:
    page = people.page("/new/sacrifight", still=True)

    expect(
        page.get_by_role("group", name="Hero", exact=True).get_by_role("radio", name="Witch")
    ).to_be_visible()
    expect(page.get_by_role("radio", name="One boss")).to_be_visible()
    expect(page.get_by_text("Healing above the start")).not_to_be_visible()


@pytest.mark.parametrize("size", [SMALL, DESK])
def test_hero_and_boss_are_chosen_by_picture(people: People, size: tuple[int, int]) -> None:
    page = people.page("/new/sacrifight", size, still=True)
    heroes = page.get_by_role("group", name="Hero", exact=True)
    expect(heroes.locator(".pic svg")).to_have_count(4)
    heroes.get_by_role("radio", name="Lumberjack").focus()
    page.keyboard.press("ArrowRight")
    expect(heroes.get_by_role("radio", name="Witch")).to_be_checked()
    expect(heroes.get_by_role("radio", name="Witch")).to_have_accessible_description(
        re.compile("ingredients")
    )
    expect(page.get_by_test_id("option-hero-named")).to_contain_text("Brews from ingredients")

    page.get_by_role("radio", name="One boss").check()
    bosses = page.get_by_role("group", name="Bosses")
    expect(bosses.locator(".pic svg")).to_have_count(11)
    bosses.get_by_role("radio", name="Wisp").check()
    expect(bosses.get_by_role("radio", name="Wisp")).to_be_checked()
    expect(page.get_by_test_id("option-bosses-named")).to_contain_text("it vanishes and the run is lost.")
    assert size[0] == page.evaluate("document.documentElement.scrollWidth")
    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_role("region", name="Wisp")).to_be_visible()
    expect(page.get_by_test_id("hero-0")).to_be_visible()


def test_the_bosses_of_a_run_are_pressed_in_their_order(people: People) -> None:
    page = people.page("/new/sacrifight", still=True)
    bosses = page.get_by_role("group", name="Bosses")
    for name in ("Krampus", "Mysterious Egg", "Wisp"):
        bosses.get_by_role("checkbox", name=name).check()

    expect(bosses.get_by_role("checkbox", name="Erlkönig")).to_be_disabled()
    said = page.get_by_test_id("option-bosses-named").get_by_role("listitem")
    expect(said).to_have_text([re.compile(f"^{name}:") for name in ("Krampus", "Mysterious Egg", "Wisp")])
    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_role("region", name="Krampus")).to_be_visible()


def test_options_without_pictures_stay_as_they_are(people: People) -> None:
    page = people.page("/new/sarkophag", still=True)

    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(page.locator(".pic")).to_have_count(0)


def test_the_heads_on_58_are_chosen_under_the_house_rules(people: People) -> None:
    """SK-3: whoever has the printed deck needs no file."""
    page = people.page("/new/sarkophag", still=True)
    page.get_by_text("House rules").click()
    expect(page.get_by_text("How many heads 58 shows is not known for certain", exact=False)).to_be_visible()
    page.get_by_label("The heads on 58", exact=True).last.select_option("Three")

    with page.expect_request("**/api/tables") as ordered:
        page.get_by_role("button", name="Sit down").click()

    order = ordered.value.post_data_json
    assert order is not None and "58=3" == order["options"]["heads_table"]
    expect(page).to_have_url(re.compile("/t/"))
