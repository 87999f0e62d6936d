"""What a newcomer does not know is explained on the spot: by a press, a long press, a resting mouse, or the keyboard."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.audit import beyond_the_edges, findings
from tests.browser.people import DESK, PHONE, Artefacts, Json, People, settle
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked_freely
from tests.serving import make_table

NARROW = (320, 640)
IDA = {"kind": "person", "name": "Ida"}
NOVICE = {"kind": "bot", "level": "novice"}
SEATS = {"sarkophag": 4, "sacrifice_duel": 2, "sacrifice_circle": 5, "sacrifight": 1, "sacre_bleu": 4}
#: What a newcomer meets at each table right after the deal.
MET = {
    "sarkophag": {"The number line", "Mummy heads", "The hand"},
    "sacrifice_duel": {"The trophy", "How many tricks", "The market", "A pair", "Trophies won", "The altar"},
    "sacrifice_circle": {"A star", "A blue well", "A golden well", "The black space", "The circle", "The blood crystal"},
    "sacrifight": {"The Coin of Fate", "The special track", "Armor", "A slot", "The boss", "The backpack", "The graveyard"},
    "sacre_bleu": {"Score", "Advertise", "Cycle", "Return", "Exchange", "The eight rounds", "The deck", "Wins ties"},
}  # fmt: skip


def new(people: People, game: str, **options: object) -> Json:
    bots = [NOVICE] * (SEATS[game] - 1)
    return make_table(people.address, {"game": game, "options": options, "seats": [IDA, *bots]})


def sit(people: People, game: str, size: tuple[int, int], **options: object) -> Page:
    """At a fresh table, with its question and its bar."""
    page = people.page(f"/t/{new(people, game, **options)['you']}", size, still=True, touch=size != DESK)
    expect(page.get_by_test_id("duty").first).to_be_visible()
    expect(button(page)).to_be_visible()
    settle(page)
    return page


def button(page: Page) -> Locator:
    return page.get_by_role("button", name="What is this?")


def explanation(page: Page) -> Locator:
    return page.get_by_test_id("explanation")


def covers(note: FloatRect, thing: FloatRect) -> bool:
    across = min(note["x"] + note["width"], thing["x"] + thing["width"]) - max(note["x"], thing["x"])
    down = min(note["y"] + note["height"], thing["y"] + thing["height"]) - max(note["y"], thing["y"])
    return across > 0 and down > 0


def stands_well(page: Page, thing: Locator) -> None:
    """The note says something, is seen whole or scrolls, and lies beside what it explains."""
    note = explanation(page)
    expect(note).to_have_class(re.compile("stands"))
    box, of = note.bounding_box(), thing.bounding_box()
    window = page.viewport_size
    assert box and of and window
    assert not covers(box, of), note.inner_text()
    assert box["x"] >= 0 and box["y"] >= 0 and box["height"] > 60
    assert box["x"] + box["width"] <= window["width"] and box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize("size", [DESK, PHONE, NARROW], ids=["desk", "phone", "narrow"])
@pytest.mark.parametrize("game", SEATS)
def test_whatever_is_met_is_marked_and_explained_by_the_keyboard(
    people: People, artefacts: Artefacts, game: str, size: tuple[int, int]
) -> None:
    page = sit(people, game, size)
    before = beyond_the_edges(page)

    page.keyboard.press("?")

    marks = page.get_by_test_id("mark")
    expect(marks.first).to_be_visible()
    titles = {title for mark in marks.all() for title in called(mark).split(", ")}
    met = MET[game] if size == DESK else MET[game] & titles
    assert met <= titles and len(met) >= 3
    assert [] == findings(page)
    artefacts.picture(page, f"asking-{game}-{size[0]}")
    for mark in marks.all():
        mark.focus()
        page.keyboard.press("Enter")
        expect(explanation(page)).to_be_visible()
        assert called(mark).startswith(explanation(page).locator("dt").first.inner_text())
        stands_well(page, mark)
        page.keyboard.press("Escape")
        expect(explanation(page)).to_have_count(0)
        expect(mark).to_be_focused()
    assert before == beyond_the_edges(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("asking")).to_have_count(0)


def called(mark: Locator) -> str:
    return (mark.get_attribute("aria-label") or "").removeprefix("What is this: ")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_button_explains_a_card_and_plays_none(
    people: People, tables: Tables, size: tuple[int, int]
) -> None:
    page = people.page(f"/t/{tables.where(asked_freely).you}", size, still=True, touch=size != DESK)
    seat = Seat(page)
    seat.wait_for_turn()
    cards = seat.hand.count()
    last = seat.hand.last.bounding_box()
    assert last

    button(page).click()
    page.mouse.click(last["x"] + last["width"] / 2, last["y"] + 20)

    expect(explanation(page)).to_contain_text("In the rules")
    assert [] == findings(page)
    page.mouse.click(4, 60)
    expect(explanation(page)).to_have_count(0)
    page.mouse.click(4, 60)
    expect(page.get_by_test_id("asking")).to_have_count(0)
    expect(seat.hand).to_have_count(cards)
    assert 0 == page.locator(".card.chosen").count()


def hold(page: Page, thing: Locator) -> None:
    """A finger rests on it until it is explained, and leaves."""
    box = thing.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(30, box["height"] / 2)}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(explanation(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_explains_and_never_plays(people: People, tables: Tables) -> None:
    """Also a card that is chosen already, which a short press would play."""
    page = people.page(f"/t/{tables.where(asked_freely).you}", PHONE, still=True, touch=True)
    seat = Seat(page)
    seat.wait_for_turn()
    cards = seat.hand.count()
    expect(button(page)).to_be_visible()
    seat.legal.first.tap()
    expect(page.locator(".card.chosen")).to_have_count(1)

    hold(page, page.locator(".card.chosen"))

    expect(explanation(page)).to_contain_text("In the rules")
    stands_well(page, page.locator(".card.chosen"))
    assert [] == findings(page)
    page.touchscreen.tap(195, 70)
    expect(explanation(page)).to_have_count(0)
    expect(page.locator(".card.chosen")).to_have_count(1)
    expect(seat.hand).to_have_count(cards)
    seat.legal.last.tap()
    expect(seat.legal.last).to_have_class(re.compile("chosen"))


def test_a_finger_that_moves_on_asks_nothing(people: People) -> None:
    page = people.page(size=PHONE, still=True, touch=True)
    page.clock.install()
    page.goto(f"/t/{new(people, 'sacrifice_circle')['you']}")
    expect(button(page)).to_be_visible()
    board = page.locator(".map").bounding_box()
    assert board
    touch = page.context.new_cdp_session(page)
    middle = {"x": 195.0, "y": board["y"] + board["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    for step in range(1, 9):
        point = {**middle, "y": middle["y"] + 9 * step}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    page.clock.run_for(2000)
    expect(explanation(page)).to_have_count(0)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("game", "thing", "words"),
    [
        ("sarkophag", ".seat .score", "Mummy heads"),
        ("sacrifice_duel", "[data-explain=kinds]", "How many tricks"),
        ("sacrifice_circle", ".odds", "Reaches black within"),
        ("sacrifight", "svg.coin", "The Coin of Fate"),
        ("sacre_bleu", ".dial", "The eight rounds"),
    ],
)
def test_a_mouse_that_rests_on_a_thing_asks(people: People, game: str, thing: str, words: str) -> None:
    page = sit(people, game, DESK)
    there = page.locator(thing).first

    there.hover()

    expect(explanation(page)).to_contain_text(words)
    expect(explanation(page)).to_have_role("tooltip")
    stands_well(page, there)
    page.mouse.move(640, 700)
    expect(explanation(page)).to_have_count(0)


def test_the_key_explains_what_has_the_focus(people: People, tables: Tables) -> None:
    """Escape closes it and takes back nothing on the table."""
    page = people.page(f"/t/{tables.where(asked_freely).you}", still=True)
    seat = Seat(page)
    seat.wait_for_turn()
    expect(button(page)).to_be_visible()
    card = seat.legal.first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_class(re.compile("chosen"))

    page.keyboard.press("?")

    expect(explanation(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    expect(card).to_be_focused()
    expect(card).to_have_class(re.compile("chosen"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_keywords_of_a_card_are_explained_below_it(people: People, size: tuple[int, int]) -> None:
    """Sacrifight: a closer look at a card says what its words mean."""
    page = sit(people, "sacrifight", size)
    while page.locator("[data-testid^=draw-]").count():
        page.locator("[data-testid^=draw-]:not([data-testid$=bronze])").first.click()
        page.locator(".act").first.wait_for()
    card = page.locator(".hc").filter(has_text=re.compile("armor", re.IGNORECASE)).first
    if card.count() == 0:
        card = page.locator(".hc").first

    card.click(button="right", force=True)

    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_be_visible()
    text = " ".join(sheet.locator(".tx, .sac").all_inner_texts()).casefold()
    for word, title in (("armor", "Armor"), ("heal", "Healing"), ("backpack", "The backpack")):
        assert (word in text) == (title in sheet.locator("dt").all_inner_texts())
    assert [] == beyond_the_edges(page)


def test_the_figures_are_those_of_the_table_also_in_the_rules(people: People) -> None:
    page = sit(people, "sarkophag", DESK, match="limit", limit=66)
    button(page).click()
    page.get_by_test_id("mark").filter(
        has=page.locator("xpath=self::*[contains(@aria-label, 'The limit')]")
    ).first.click()
    expect(explanation(page)).to_contain_text("66 heads")

    page.get_by_role("link", name="Words and rules").click()

    words = page.get_by_test_id("words")
    expect(words).to_be_in_viewport()
    expect(words).to_contain_text("66 heads")
    page.goto("/rules/sarkophag")
    expect(page.get_by_test_id("words")).to_contain_text("no limit")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_plain_table_tells_all_its_words(people: People, size: tuple[int, int]) -> None:
    page = people.page(
        f"/t/{new(people, 'sacre_bleu')['you']}?scene=plain", size, still=True, touch=size != DESK
    )

    button(page).click()

    expect(explanation(page)).to_contain_text("The notebook")
    assert [] == findings(page)
    assert [] == beyond_the_edges(page)
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    expect(button(page)).to_be_focused()


def test_a_game_without_a_glossary_has_no_button(people: People) -> None:
    page = people.page(still=True)
    page.route("**/glossary", lambda route: route.fulfill(json={"game": "sarkophag", "terms": []}))
    with page.expect_response("**/glossary"):
        page.goto(f"/t/{new(people, 'sarkophag')['you']}")
    Seat(page).wait_for_turn()
    page.keyboard.press("?")

    expect(button(page)).to_have_count(0)
    expect(page.get_by_test_id("asking")).to_have_count(0)
    assert [] == findings(page)


def test_a_replay_is_explained_too(people: People, tables: Tables) -> None:
    page = people.page(f"/replay/{tables.finished().watch}?seat=0#18", still=True)

    button(page).click()

    expect(page.get_by_test_id("mark").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("asking")).to_have_count(0)
