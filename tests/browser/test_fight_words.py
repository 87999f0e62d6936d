"""The words of Sacrifight stay in their places: the longest names of cards, and every boss."""

import pytest
from playwright.sync_api import Page

from tests.browser.fight import IDA, fight
from tests.browser.people import DESK, PHONE, Json, People, settle
from tests.browser.pretend import BOSS, BOSSES, OWN, call_boss, crowd, pretend

SOME = 20  # names, from the longest on
CUT = """names => [...document.querySelectorAll(names)].filter(name => {
  if (!name.checkVisibility()) return false;
  const words = document.createRange();
  words.selectNodeContents(name);
  const {left, right, top, bottom} = words.getBoundingClientRect();
  const place = name.closest('.leaf, .boss').getBoundingClientRect();
  const out = left < place.left || right > place.right || top < place.top - 4 || bottom > place.bottom + 4;
  const cut = getComputedStyle(name).overflow !== 'visible' && name.scrollHeight > name.clientHeight + 6;
  return out || cut || name.scrollWidth > name.clientWidth + 1;
}).map(name => name.textContent)"""  # those whose words leave their card, or are cut off


def lay(people: People, size: tuple[int, int], shift: int) -> Page:
    """A table with long names everywhere."""
    page = people.page(size=size, still=True)
    pretend(page, lambda message: crowd(message, OWN[shift:], BOSS[shift:]))
    page.goto(f"/t/{fight(people.address, [IDA], mode='oneshot', bosses='erlkoenig')['you']}")
    page.locator(".hc").first.wait_for()
    settle(page)
    return page


@pytest.mark.parametrize("size", [DESK, PHONE, (1000, 700)])
def test_the_longest_names_of_cards_stay_in_their_cards(people: People, size: tuple[int, int]) -> None:
    cut: list[str] = []
    for shift in range(0, SOME, 4):
        cut += lay(people, size, shift).evaluate(CUT, ".hc .nm, .slot .nm")

    assert [] == cut


@pytest.mark.parametrize("size", [DESK, PHONE, (1000, 700)])
def test_every_boss_and_its_members_have_room_for_their_names(people: People, size: tuple[int, int]) -> None:
    cut: list[str] = []
    for boss in BOSSES:
        page = people.page(size=size, still=True)
        pretend(page, call_boss)
        page.goto(f"/t/{fight(people.address, [IDA], mode='oneshot', bosses=boss)['you']}")
        page.get_by_test_id("boss").wait_for()
        settle(page)
        cut += page.evaluate(CUT, ".boss h3, .boss .n")
        page.context.close()

    assert [] == cut
