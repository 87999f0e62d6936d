"""Sacrifice Circle: what can be pressed lies free, and the opening says what it is about."""

import json
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from tests.browser.circle import ALL_FIVE, Leader, circle, circle_where, offers
from tests.browser.people import DESK, PHONE, People, settle

TURNS = 24


@pytest.mark.parametrize("name", ["Log", "Items", "Rules"])
def test_the_board_covers_no_button_of_the_bar(people: People, name: str) -> None:
    """All of a button can be pressed, up to its edges."""
    page = people.page(f"/t/{circle(people.address, ALL_FIVE)['you']}", DESK, still=True)
    button = page.get_by_role("link" if name == "Rules" else "button", name=name, exact=True)
    button.wait_for()
    settle(page)

    assert button.evaluate(
        """one => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const at = [0.1, 0.3, 0.5, 0.7, 0.9].map(x => left + x * (right - left));
          return at.every(x => one.contains(document.elementFromPoint(x, (top + bottom) / 2)));
        }"""
    )


def test_no_hero_in_the_middle_hides_a_step(people: People) -> None:
    made = circle_where(people.address, offers("go"))
    page = people.page(f"/t/{made['you']}", DESK, still=True)
    first = page.locator(".lamp", has=page.locator("text", has_text="1")).first.locator(".disc")
    first.wait_for()
    settle(page)

    step = first.bounding_box()
    own = page.get_by_test_id("hero-A").locator(".ring").bounding_box()
    assert step and own and own["y"] >= step["y"] + step["height"]


def covered_steps(page: Page) -> list[str]:
    """What can be pressed on the board and lies below the small map."""
    found: list[str] = page.evaluate(
        """() => {
          const map = document.querySelector('.nav .mini')?.getBoundingClientRect();
          if (!map) return [];
          return [...document.querySelectorAll('.lamp:not(.barred)')].filter((one) => {
            const { left, right, top, bottom } = one.querySelector('.disc').getBoundingClientRect();
            return left < map.right && right > map.left && top < map.bottom && bottom > map.top;
          }).map((one) => one.dataset.lamp);
        }"""
    )
    return found


def test_the_small_map_of_a_phone_covers_no_step(people: People) -> None:
    page = people.page(f"/t/{circle(people.address, ALL_FIVE)['you']}", PHONE, still=True)
    leader = Leader(page)
    for _ in range(TURNS):
        assert leader.wait()
        settle(page)
        assert [] == covered_steps(page)
        leader.answer()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_opening_says_what_the_five_want_and_how_it_is_lost(
    people: People, size: tuple[int, int]
) -> None:
    """In the words of the server, which stand in the rules as well."""
    page = people.page(f"/t/{circle(people.address, ALL_FIVE)['you']}", size, still=True)
    with urllib.request.urlopen(f"{people.address}/api/games") as answer:
        games = json.load(answer)["games"]
    primer = next(game["primer"] for game in games if game["name"] == "sacrifice_circle")

    opening = page.get_by_test_id("opening")

    expect(opening).to_contain_text(primer["aim"])
    expect(opening).to_contain_text(primer["end"]["words"])
    leader = Leader(page)
    assert leader.wait()
    height = page.evaluate("document.documentElement.scrollHeight")
    assert size[1] == height, "nothing scrolls"
