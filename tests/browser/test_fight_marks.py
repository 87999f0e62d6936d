"""The marks (M), (A), (NM) and (WM) of Sacrifight: on the cards, in lists, in the log, each with what it means."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fight import IDA, asked, fight_where
from tests.browser.people import DESK, PHONE, Json, People, settle
from tests.browser.pretend import FACES, OWN, crowd, pretend

MARKED = [
    next(name for name, face in FACES.items() if list(face["marks"]) == marks)
    for marks in (["M"], ["A"], ["NM"], ["M", "WM"])
]
LEAP = FACES[MARKED[1]]


@pytest.fixture(scope="module")
def turn(address: str) -> str:
    """A table at a turn, which nobody goes on from."""
    made = fight_where(address, [IDA], asked("turn", 1), mode="oneshot", bosses="aufhocker")
    return str(made["you"])


def lay_marked(message: Json) -> None:
    """One card of every mark on the board, in the deck and among what was used, and one in the log."""
    crowd(message, OWN, MARKED)
    boss = message["view"]["boss"]
    boss["deck"].update(count=4, cards=dict.fromkeys(MARKED, 1))
    boss["discard"] = MARKED
    message["log"].append({"number": 0, "text": f"The boss draws **{LEAP['name']}** (A)."})


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def page(people: People, turn: str, request: pytest.FixtureRequest) -> Page:
    page = people.page(size=request.param, still=True)
    pretend(page, lay_marked)
    page.goto(f"/t/{turn}")
    page.locator(".hc").first.wait_for()
    settle(page)
    return page


def test_marks_stand_on_lying_cards_and_are_explained_where_one_looks_closer(page: Page) -> None:
    for slot, card in zip(("S1", "S2", "W1", "W2"), MARKED, strict=True):
        lying, marks = page.get_by_test_id(f"slot-{slot}"), FACES[card]["marks"]
        assert [f"({mark})" for mark in marks] == lying.locator("abbr").all_inner_texts()
        assert list(marks.values()) == [
            str(one.get_attribute("title")) for one in lying.locator("abbr").all()
        ]

        lying.click(button="right")

        sheet = page.get_by_test_id("sheet")
        for mark, words in marks.items():
            expect(sheet.locator(".leaf")).to_contain_text(f"({mark})")
            expect(sheet.get_by_test_id("meanings")).to_contain_text(words)
        expect(sheet.get_by_test_id("meanings")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")


def test_lists_have_the_marks_and_their_meanings_once(page: Page) -> None:
    page.get_by_test_id("boss-deck").locator("visible=true").click()

    sheet = page.get_by_test_id("sheet")
    expect(sheet.get_by_test_id("meanings").locator("dt")).to_have_count(4)
    expect(sheet.locator(".leaf").filter(has_text=LEAP["name"])).to_contain_text("(A)")


def test_a_press_on_a_mark_in_the_log_says_what_it_means(page: Page) -> None:
    page.keyboard.press("l")
    mark = page.get_by_test_id("drawer").locator(".log").get_by_role("button", name="(A)")

    mark.click()
    expect(page.get_by_role("note")).to_contain_text(LEAP["marks"]["A"])
    expect(mark).to_have_attribute("aria-expanded", "true")

    mark.click()
    expect(page.get_by_role("note")).to_have_count(0)
