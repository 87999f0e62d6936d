"""Sacrifight in states that are rare: the longest names of cards, every boss, a full track, a card for one slot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fight import IDA, Fighter, asked, fight, fight_where
from tests.browser.people import DESK, PHONE, Json, People, settle
from tests.browser.pretend import (
    BOSS,
    BOSSES,
    OWN,
    answer_with,
    block,
    call_boss,
    crowd,
    fill_track,
    fit_one_slot,
    forbid,
    offer_special,
    pretend,
)

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


@pytest.fixture(scope="module")
def bosses(address: str) -> list[str]:
    """A table with every boss."""
    return [fight(address, [IDA], mode="oneshot", bosses=boss)["you"] for boss in BOSSES]


@pytest.fixture(scope="module")
def turn(address: str) -> str:
    """A table at a turn, which only the last of these tests goes on from."""
    made = fight_where(address, [IDA], asked("turn", 1), mode="oneshot", bosses="erlkoenig")
    return str(made["you"])


def lay(people: People, table: str, size: tuple[int, int], shift: int) -> Page:
    """A table with long names everywhere."""
    page = people.page(size=size, still=True)
    pretend(page, lambda message: crowd(message, OWN[shift:], BOSS[shift:]))
    page.goto(f"/t/{table}")
    page.locator(".hc").first.wait_for()
    settle(page)
    return page


@pytest.mark.parametrize("size", [DESK, PHONE, (1000, 700)])
def test_the_longest_names_of_cards_stay_in_their_cards(
    people: People, turn: str, size: tuple[int, int]
) -> None:
    cut: list[str] = []
    for shift in range(0, SOME, 4):
        cut += lay(people, turn, size, shift).evaluate(CUT, ".hc .nm, .slot .nm")

    assert [] == cut


@pytest.mark.parametrize("size", [DESK, PHONE, (1000, 700)])
def test_every_boss_and_its_members_have_room_for_their_names(
    people: People, bosses: list[str], size: tuple[int, int]
) -> None:
    cut: list[str] = []
    for table in bosses:
        page = people.page(size=size, still=True)
        pretend(page, call_boss)
        page.goto(f"/t/{table}")
        page.get_by_test_id("boss").wait_for()
        settle(page)
        cut += page.evaluate(CUT, ".boss h3, .boss .n")
        page.context.close()

    assert [] == cut


def in_turn(
    people: People, turn: str, change: Callable[[Json], None], size: tuple[int, int] = DESK
) -> tuple[Page, list[str]]:
    """The own turn, with something changed, and the moves that the page will send."""
    page = people.page(size=size, still=True)
    moves = pretend(page, change)
    page.goto(f"/t/{turn}")
    page.locator(".hc").first.wait_for()
    settle(page)
    return page, moves


def test_the_special_move_stands_below_the_words_of_the_coin(people: People, turn: str) -> None:
    page, _ = in_turn(people, turn, offer_special)

    coin, special = page.get_by_test_id("coin").bounding_box(), page.get_by_test_id("special").bounding_box()
    assert coin and special
    assert coin["y"] + coin["height"] <= special["y"]


def test_the_coin_is_not_called_ready_while_it_may_not_be_tossed(people: People, turn: str) -> None:
    page, _ = in_turn(people, turn, lambda _: None)
    expect(page.get_by_test_id("coin")).to_have_text("Coin ready")

    page, _ = in_turn(people, turn, forbid("no_coin", "No coin until the round ends."))
    expect(page.get_by_test_id("coin")).to_have_text("No toss now")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_full_track_says_when_the_special_move_can_be_used(
    people: People, turn: str, size: tuple[int, int]
) -> None:
    page, _ = in_turn(people, turn, fill_track(), size)
    expect(page.get_by_test_id("special-waits")).to_have_count(0)

    words = "The special move can be used after **Nothing Left to Lose**."
    page, _ = in_turn(people, turn, fill_track(words), size)
    expect(page.get_by_test_id("special-waits")).to_have_text(words.replace("**", ""))
    expect(page.get_by_test_id("special-waits")).to_be_in_viewport(ratio=1)
    assert size[0] == page.evaluate("document.documentElement.scrollWidth")


def test_two_quick_presses_play_no_card_that_fits_one_slot_only(people: People, turn: str) -> None:
    page, moves = in_turn(people, turn, fit_one_slot)
    fighter = Fighter(page)

    fighter.legal.first.dblclick()
    expect(fighter.sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(fighter.lit).to_have_count(1)
    expect(fighter.play_button).to_have_count(0)
    fighter.lit.dblclick()
    expect(fighter.play_button).to_have_text("Play it")
    assert [] == moves
    page.locator(".slot.gone").click()

    expect(fighter.chosen).to_have_count(0)
    assert 1 == len(moves)


def test_a_hero_that_is_aimed_at_leaves_room_for_its_piles(people: People, turn: str) -> None:
    page, _ = in_turn(people, turn, answer_with("target", "target:boss", "target:hero1"), PHONE)

    expect(page.get_by_role("button", name="Choose You")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("graveyard-0")).to_be_in_viewport(ratio=1)


def test_the_coin_stands_beside_the_words_of_a_toss(people: People, turn: str) -> None:
    page, _ = in_turn(people, turn, answer_with("toss", "toss", "no_toss"), PHONE)

    coin, words = page.locator(".words .coin").bounding_box(), page.get_by_test_id("duty").bounding_box()
    assert coin and words
    assert coin["x"] + coin["width"] <= words["x"]


def test_a_blocked_slot_says_why(people: People, turn: str) -> None:
    page, _ = in_turn(people, turn, block, PHONE)

    page.get_by_test_id("slot-N1").click()

    expect(page.get_by_test_id("sheet")).to_contain_text("Nothing can be played in the north this round.")
