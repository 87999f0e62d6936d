"""Every page on a desk and on a phone: audited for accessibility, kept as a picture, nothing wider than the window."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from sacrarium.games import GAMES
from tests.browser.audit import beyond_the_edges, findings
from tests.browser.people import DESK, PHONE, Artefacts, People, settle
from tests.browser.seat import Seat
from tests.browser.tables import Made, Tables, asked_late, asked_late_with_reasons

NARROW = (320, 640)


@dataclass(frozen=True)
class Links:
    """Where the pages lead that need a table."""

    finished: Made
    at_turn: Made  # some tricks are taken, some cards are allowed and some are not
    late: Made  # half of the tricks are taken
    open_seat: str


Opening = Callable[[Page, Links], None]


@pytest.fixture(scope="module")
def links(tables: Tables) -> Links:
    """Nobody plays at these tables, so all pages share them."""
    at_turn, late = tables.where(asked_late_with_reasons), tables.where(asked_late)
    return Links(tables.finished(), at_turn, late, tables.with_an_open_seat())


def start(page: Page, links: Links) -> None:
    page.goto(f"/t/{links.late.you}")
    Seat(page).wait_for_turn()
    page.goto("/")
    expect(page.get_by_test_id("resume")).to_be_visible()
    expect(page.get_by_role("link", name="Sarkophag")).not_to_have_count(0)


def new_table(page: Page, links: Links) -> None:
    page.goto("/new/sarkophag")
    page.get_by_label("Seat 3").select_option("open")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def table_with_a_chosen_card(page: Page, links: Links) -> None:
    page.goto(f"/t/{links.at_turn.you}")
    seat = Seat(page)
    seat.wait_for_turn()
    seat.legal.first.click()
    expect(seat.play_button).to_be_visible()
    expect(page.get_by_test_id("ghost")).to_be_visible()


def table_with_a_reason(page: Page, links: Links) -> None:
    page.goto(f"/t/{links.at_turn.you}")
    seat = Seat(page)
    seat.wait_for_turn()
    seat.barred.first.evaluate("card => card.scrollIntoView({ block: 'center' })")
    seat.barred.first.click(force=True)
    expect(page.get_by_role("link", name=re.compile(r"^Rule R\d+$"))).to_be_visible()


def drawer(page: Page, links: Links) -> None:
    page.goto(f"/t/{links.late.you}")
    Seat(page).wait_for_turn()
    page.keyboard.press("l")
    expect(page.get_by_test_id("drawer")).to_be_in_viewport(ratio=0.5)


def end(page: Page, links: Links) -> None:
    page.goto(f"/t/{links.finished.you}")
    expect(page.get_by_test_id("result")).to_be_visible()


def replay(page: Page, links: Links) -> None:
    page.goto(f"/replay/{links.finished.watch}?seat=0#18")
    expect(page.get_by_label("Your hand").get_by_role("img")).not_to_have_count(0)


def rules(page: Page, links: Links) -> None:
    page.goto("/rules/sarkophag")
    expect(page.get_by_role("region", name="How it plays")).to_be_visible()
    expect(page.locator("#R1")).to_be_visible()


def about(page: Page, links: Links) -> None:
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("About Sacrarium")


def watching(page: Page, links: Links) -> None:
    page.goto(f"/t/{links.late.watch}")
    expect(page.get_by_text("You are watching. The hands stay hidden.")).to_be_visible()


def joining(page: Page, links: Links) -> None:
    page.goto(f"/t/{links.open_seat}")
    expect(page.get_by_role("dialog", name="A seat is kept for you")).to_be_visible()


def lost(page: Page, links: Links) -> None:
    page.goto("/t/this-link-leads-to-no-table")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()


PAGES: tuple[Opening, ...] = (
    start,
    new_table,
    table_with_a_chosen_card,
    table_with_a_reason,
    drawer,
    end,
    replay,
    rules,
    about,
    watching,
    joining,
    lost,
)


def called(opening: Opening) -> str:
    return opening.__name__


@pytest.mark.parametrize("sizes", [(DESK,), (PHONE, NARROW)], ids=["desk", "phone"])
@pytest.mark.parametrize("opening", PAGES, ids=called)
def test_a_page_passes_the_audit_and_sits_for_its_picture(
    people: People, links: Links, artefacts: Artefacts, opening: Opening, sizes: tuple[tuple[int, int], ...]
) -> None:
    """Nothing serious to hear from the audit, and nothing that scrolls sideways, down to 320 pixels."""
    page = people.page(size=sizes[0], still=True, touch=DESK not in sizes)
    opening(page, links)
    settle(page)
    assert [] == findings(page)

    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        artefacts.picture(page, f"{opening.__name__}-{width}")
        assert [] == beyond_the_edges(page)


@pytest.mark.parametrize("name", GAMES)
def test_a_new_table_of_any_game_fits_a_phone(people: People, name: str) -> None:
    page = people.page(f"/new/{name}", size=PHONE, still=True, touch=True)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()

    for width, height in (PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        assert [] == beyond_the_edges(page)


@pytest.mark.parametrize("height", [600, 700, 800])
def test_a_chosen_card_leaves_the_words_above_it_free(people: People, links: Links, height: int) -> None:
    """What follows from the card is read while it is raised."""
    page = people.page(size=(DESK[0], height), still=True)
    table_with_a_chosen_card(page, links)
    settle(page)

    words = page.get_by_test_id("duty").get_by_role("paragraph").bounding_box()
    card = page.locator(".card.chosen").bounding_box()

    assert words and card and words["y"] + words["height"] <= card["y"]


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_begin_with_how_the_game_plays(people: People, name: str) -> None:
    """The aim and the steps come first; the number behind a step leads to its rule."""
    game = GAMES[name]
    cited = game.primer.steps[-1].rules[-1]
    page = people.page(f"/rules/{name}", size=PHONE, still=True, touch=True)
    steps = page.get_by_role("region", name="How it plays").locator("ol > li")

    expect(page.get_by_text(game.primer.aim)).to_be_in_viewport()
    expect(steps).to_have_count(len(game.primer.steps))
    expect(steps.first).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("What beginners miss")).to_be_visible()
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert [] == beyond_the_edges(page)

    steps.last.get_by_role("link", name=f"Rule {cited}", exact=True).click()
    expect(page).to_have_url(re.compile(f"#{cited}$"))
    expect(page.locator(f"#{cited}")).to_be_in_viewport(ratio=1)
    expect(page.locator(f"#{cited}")).to_have_class(re.compile(r"\blit\b"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_chapters_lead_into_the_rules(people: People, name: str, size: tuple[int, int]) -> None:
    chapters = GAMES[name].chapters
    page = people.page(f"/rules/{name}", size=size, still=True)
    links = page.get_by_role("navigation", name="Chapters").get_by_role("link")

    for chapter in (chapters[-1], chapters[1]):
        links.filter(has_text=re.compile(f"^{re.escape(chapter.title)}")).click()
        expect(page.get_by_role("heading", name=chapter.title, exact=True, level=2)).to_be_in_viewport()
        expect(page.locator(f"#{chapter.first}")).to_be_in_viewport()


def test_how_it_plays_is_told_before_a_game_and_at_the_table(people: People, links: Links) -> None:
    page = people.page("/new/sacrifight", still=True)
    page.get_by_role("link", name="How it plays").click()
    expect(page.get_by_text(GAMES["sacrifight"].primer.aim)).to_be_in_viewport()
    page.get_by_role("link", name="Play Sacrifight").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()

    page.goto(f"/t/{links.late.you}")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_text(GAMES["sarkophag"].primer.aim)).to_be_in_viewport()
    page.get_by_role("link", name="Back to your table").click()
    expect(page).to_have_url(re.compile(f"/t/{links.late.you}$"))


def test_the_rules_of_one_game_lead_to_those_of_the_others(people: People) -> None:
    page = people.page("/rules/sarkophag", still=True)
    page.get_by_role("navigation", name="Rules of the other games").get_by_role("link").last.click()

    last = list(GAMES.values())[-1]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Rules of {last.title}")
    expect(page.get_by_text(last.primer.aim)).to_be_in_viewport()
