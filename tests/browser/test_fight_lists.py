"""The card lists of Sacrifight: faces as at the table, by hero, boss and loot, and found by a word."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fight import IDA, NOVICE, asked, fight_where
from tests.browser.people import DESK, PHONE, People, settle
from tests.browser.pretend import BOSS, OWN, crowd, pretend

CUT = """() => [...document.querySelectorAll('.faces .leaf')].filter(leaf => {
  const {bottom, right} = leaf.getBoundingClientRect();
  return [...leaf.querySelectorAll('.nm, .tx, .sac')].some(words => {
    const place = words.getBoundingClientRect();
    return place.bottom > bottom || place.right > right || words.scrollWidth > words.clientWidth + 1;
  });
}).map(leaf => leaf.textContent)"""  # cards whose words leave them


@pytest.fixture(scope="module")
def turn(address: str) -> str:
    """A run in its first act, two heroes, at a turn that nobody goes on from."""
    made = fight_where(address, [IDA, NOVICE], asked("turn", 2), bosses="tatzelwurm")
    return str(made["you"])


def opened(people: People, turn: str, size: tuple[int, int]) -> Page:
    page = people.page(f"/t/{turn}", size, still=True)
    page.locator(".hc").first.wait_for()
    page.keyboard.press("l")
    settle(page)
    return page


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_card_lists_show_the_faces_by_boss_loot_and_hero(
    people: People, turn: str, size: tuple[int, int]
) -> None:
    page = opened(people, turn, size)
    lists, whose = page.get_by_test_id("card-lists"), page.get_by_role("group", name="Whose cards")

    deck = lists.get_by_role("region", name="Deck", exact=True)
    expect(deck.locator(".leaf .cut").first).to_be_visible()
    expect(lists.get_by_role("region", name="Not in the deck").locator(".leaf").first).to_contain_text("(WM)")
    whose.get_by_role("radio", name="Loot").check(force=True)
    expect(lists.locator(".leaf")).to_have_count(4)
    expect(lists).to_contain_text("Tail Whip")
    whose.get_by_role("radio", name="Witch").check(force=True)
    for name in ("Gold pile", "Silver pile", "Bronze pile"):
        expect(lists.get_by_role("region", name=name).locator(".leaf").first).to_be_visible()
    expect(lists.get_by_role("region", name="Deck", exact=True)).to_have_count(0)
    assert [] == page.evaluate(CUT)
    assert size[0] == page.evaluate("document.documentElement.scrollWidth")


def test_a_word_finds_cards_in_all_lists(people: People, turn: str) -> None:
    page = opened(people, turn, DESK)
    lists, search = page.get_by_test_id("card-lists"), page.get_by_role("searchbox")

    search.fill("tail whip")
    expect(lists.locator(".leaf")).to_have_count(1)
    expect(lists.get_by_role("heading", name="Loot")).to_be_visible()
    search.fill("minion")
    expect(lists.get_by_role("heading", name="Tatzelwurm")).to_be_visible()
    search.fill("hlhlhl")
    expect(page.get_by_role("status").filter(has_text="No card has this.")).to_be_visible()
    expect(page.get_by_test_id("drawer")).to_be_visible()
    search.fill("")
    expect(lists.get_by_role("region", name="Deck", exact=True)).to_be_visible()


def test_a_press_on_a_face_enlarges_it_and_leads_back(people: People, turn: str) -> None:
    page = opened(people, turn, PHONE)
    face = page.get_by_test_id("card-lists").get_by_role("button").first

    face.click()
    expect(page.get_by_test_id("sheet").locator(".leaf.large")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.get_by_test_id("sheet")).to_have_count(0)
    expect(page.get_by_test_id("drawer")).to_be_visible()
    expect(face).to_be_focused()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_every_card_of_the_game_fits_its_face(people: People, turn: str, size: tuple[int, int]) -> None:
    page = people.page(size=size, still=True)

    def lay_all(message: dict[str, object]) -> None:
        crowd(message, OWN, BOSS)
        message["view"]["boss"]["aside"] = BOSS  # type: ignore[index]
        message["view"]["heroes"][0]["backpack"] = OWN  # type: ignore[index]

    pretend(page, lay_all)
    page.goto(f"/t/{turn}")
    page.locator(".hc").first.wait_for()
    page.keyboard.press("l")
    settle(page)
    cut: list[str] = page.evaluate(CUT)
    page.get_by_role("group", name="Whose cards").get_by_role("radio", name="Lumberjack").check(force=True)
    settle(page)

    assert [] == cut + page.evaluate(CUT)
