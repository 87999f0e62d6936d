"""Every game in every window: hand and action in reach where it is low, the whole room used where it is large."""

from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESK, Json, People, settle
from tests.browser.tables import Tables
from tests.browser.tour import TOURS, table

PHONE_ON_ITS_SIDE = (844, 390)
SMALL_PHONE_ON_ITS_SIDE = (667, 375)
TWICE_AS_LARGE = (640, 400)  # a window of 1280x800 whose page is shown at 200 %
FOUR_TIMES_AS_LARGE = (320, 256)
LARGE = [(1600, 1000), (1920, 1080), (2560, 1440)]
DEALS = 2
QUESTIONS = 12  # of every deal

# What has to be seen of a question: what is asked, every card of the hand, whatever can be pressed for an answer.
OUT_OF_SIGHT = """() => {
  const parts = ['[data-testid=duty]', '.hand .card', '.hand .hc', '.act', '.act button'];
  return parts.flatMap((part) => [...document.querySelectorAll(part)].flatMap((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const seen = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return width === 0 || seen ? [] : [[part, one.innerText.slice(0, 20), left, top, right, bottom].map(String)];
  }));
}"""

# The middle of what stands free of each card, and of each button, belongs to it.
COVERED = """() => [...document.querySelectorAll('.act button, .hand .card.legal, .hand .hc.legal')].filter((one) => {
  const { left, top, bottom, width } = one.getBoundingClientRect();
  const at = one.matches('.act *') ? width / 2 : 10;
  return width > 0 && !one.contains(document.elementFromPoint(left + at, (top + bottom) / 2));
}).map((one) => one.innerText || one.ariaLabel)"""


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("size", [PHONE_ON_ITS_SIDE, SMALL_PHONE_ON_ITS_SIDE, TWICE_AS_LARGE])
@pytest.mark.parametrize("game", TOURS)
def test_hand_and_action_are_in_reach_in_a_low_window(
    people: People, game: str, size: tuple[int, int]
) -> None:
    """Without scrolling, whatever is asked; what stands there can be pressed."""
    phases = set()
    for _ in range(DEALS):
        page = people.page(table(people.address, game), size, still=True)
        for phase in islice(TOURS[game](page), QUESTIONS):
            settle(page)
            assert [] == page.evaluate(OUT_OF_SIGHT), phase
            assert [] == page.evaluate(COVERED), phase
            assert not too_wide(page), phase
            phases.add(phase)
    assert len(phases) > 1


@pytest.mark.parametrize("game", TOURS)
def test_a_page_at_four_times_its_size_never_scrolls_sideways(people: People, game: str) -> None:
    """WCAG 1.4.10: 320 pixels are wide enough, and everything can still be answered."""
    for _ in range(DEALS):
        page = people.page(table(people.address, game), FOUR_TIMES_AS_LARGE, still=True)
        for phase in islice(TOURS[game](page), QUESTIONS // 2):
            settle(page)
            assert not too_wide(page), phase


def width_of(page: Page, part: str) -> float:
    box = page.locator(part).first.bounding_box()
    assert box
    return box["width"]


WIDE = {  # what fills the middle of the table
    "sarkophag": ("section.board .line", 0.75),
    "sacrifice_duel": (".table", 0.9),
    "sacrifice_circle": ("section.board", 0.5),
    "sacrifight": (".cross", 0.35),
    "sacre_bleu": (".opts", 0.35),
}


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("game", TOURS)
def test_a_large_window_is_filled_by_the_table(people: People, game: str, size: tuple[int, int]) -> None:
    """The table takes the same share of the window as of a small one, and needs no scrolling for it."""
    path = table(people.address, game)
    small, large = people.page(path, still=True), people.page(path, size, still=True)
    part, share = WIDE[game]
    for page in (small, large):
        expect(page.locator(part).first).to_be_visible()
        settle(page)

    assert width_of(large, part) >= share * size[0]
    assert width_of(large, part) >= width_of(small, part) * min(size[0] / 1360, size[1] / 800) * 0.9
    assert [] == large.evaluate(OUT_OF_SIGHT)
    assert not too_wide(large)
    assert large.evaluate("document.documentElement.scrollHeight <= innerHeight")


CARDS = {"sarkophag": ".hand .card", "sacrifice_duel": ".hand .card", "sacre_bleu": ".hand .card"}


@pytest.mark.parametrize("game", CARDS)
def test_cards_grow_with_a_large_window(people: People, game: str) -> None:
    path = table(people.address, game)
    small, *large = (people.page(path, size, still=True) for size in (DESK, *LARGE))
    widths = [width_of(page, CARDS[game]) for page in (small, *large)]
    assert sorted(set(widths)) == widths and widths[-1] >= 1.6 * widths[0]


@pytest.mark.parametrize("size", LARGE)
def test_start_page_new_table_and_replay_grow_too(
    people: People, tables: Tables, size: tuple[int, int]
) -> None:
    replay = f"/replay/{tables.finished().watch}?seat=0#18"
    parts = {"/": "main", "/new/sarkophag": "main", replay: "section.board"}
    for path, part in parts.items():
        small, large = people.page(path, still=True), people.page(path, size, still=True)
        for page in (small, large):
            page.locator(part).first.wait_for()
            settle(page)
        words: list[float] = [
            page.locator("h1, h2").first.evaluate("one => one.getBoundingClientRect().height")
            for page in (small, large)
        ]
        assert width_of(large, part) >= 0.6 * size[0], path
        assert words[1] >= 1.1 * words[0], path
        assert not too_wide(large), path


def test_a_window_that_grows_is_filled_at_once(people: People) -> None:
    page = people.page(table(people.address, "sarkophag"), still=True)
    expect(page.locator(".hand .card").first).to_be_visible()
    before = width_of(page, ".hand .card")

    page.set_viewport_size({"width": 2560, "height": 1440})

    expect(page.locator("html")).to_have_css("zoom", "1.8")
    assert width_of(page, ".hand .card") >= 1.6 * before


def test_the_arrows_of_a_cycle_end_at_the_seats_of_a_large_window(people: People) -> None:
    """They are measured on the screen and drawn on the page."""
    page = people.page(table(people.address, "sacre_bleu"), LARGE[-1], still=True)
    page.get_by_test_id("option-cycle").click()
    arrows = page.get_by_test_id("flow")
    arrows.wait_for()
    settle(page)

    drawn: Json = arrows.evaluate(
        "({ viewBox: { baseVal } }) => ({ width: baseVal.width, height: baseVal.height })"
    )
    assert drawn == pytest.approx({"width": 2560 / 1.8, "height": drawn["height"]}, abs=1)
    assert drawn["height"] < 800
