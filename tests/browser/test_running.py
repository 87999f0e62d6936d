"""The start page tells all running tables: first those where one is asked; each can be put away and brought back."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.audit import beyond_the_edges, findings
from tests.browser.people import DESK, PHONE, Artefacts, People, settle
from tests.browser.tables import Tables
from tests.serving import make_table

NARROW = (320, 640)
IDA = {"kind": "person", "name": "Ida"}
NOVICE = {"kind": "bot", "level": "novice"}
OPEN = {"kind": "open"}
GONE = "a-link-to-no-table-at-all"


def kept(people: People, order: str) -> list[dict[str, str]]:
    """What a browser remembers: w waits for somebody else, a asks Ida, - is gone."""
    found: list[dict[str, str]] = []
    for kind in order:
        if kind == "-":
            found.append({"link": f"{GONE}{len(found)}", "game": "sarkophag", "title": "Sarkophag"})
            continue
        first, second = (IDA, OPEN) if kind == "a" else (OPEN, IDA)
        seats = [first, second, NOVICE, NOVICE]
        order_ = {"game": "sacre_bleu", "options": {"first_player": "seat0"}, "seats": seats}
        made = make_table(people.address, order_)
        found.append({"link": made["you"], "game": "sacre_bleu", "title": "S.A.C.R.E. Bleu!"})
    return found


def start(people: People, tables: list[dict[str, str]], size: tuple[int, int] = DESK) -> Page:
    page = people.page(size=size, still=True, touch=size != DESK)
    page.goto("/about")
    page.evaluate("tables => localStorage.setItem('sacrarium.tables', tables)", json.dumps(tables))
    page.goto("/")
    expect(plates(page).first).to_be_visible()
    return page


def plates(page: Page) -> Locator:
    return page.get_by_test_id("table")


def titles(page: Page) -> list[str]:
    return plates(page).locator(".words b").all_inner_texts()


YOURS, THEIRS, NOBODYS = "Your turn in S.A.C.R.E. Bleu!", "S.A.C.R.E. Bleu!", "Sarkophag"


@pytest.mark.parametrize("size", [DESK, PHONE, NARROW], ids=["desk", "phone", "narrow"])
def test_tables_that_ask_come_first_and_each_says_how_it_stands(
    people: People, artefacts: Artefacts, size: tuple[int, int]
) -> None:
    page = start(people, kept(people, "-wa"), size)

    assert [YOURS, THEIRS, NOBODYS] == titles(page)
    mine, theirs, gone = (plates(page).nth(i) for i in range(3))
    expect(mine).to_contain_text("Round 1 · with Seat 2, Ansel and Mira · begun today")
    expect(theirs).to_contain_text("Seat 1 is to move · Round 1")
    expect(gone).to_contain_text("There is no table behind this link.")
    expect(gone.get_by_role("link")).to_have_count(0)
    assert 1 == page.locator(".btn-brass").count()
    settle(page)
    assert [] == findings(page)
    assert [] == beyond_the_edges(page)
    artefacts.picture(page, f"running-{size[0]}")
    theirs.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_a_table_is_put_away_and_brought_back_by_the_keyboard(people: People) -> None:
    """Nothing is lost: also after the page was loaded again, and by going to the table."""
    tables = kept(people, "aw")
    page = start(people, tables)
    put = page.get_by_role("button", name="Put away: Your turn")
    put.focus()
    page.keyboard.press("Enter")

    expect(plates(page)).to_have_count(1)
    expect(page.get_by_role("button", name="Bring it back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(plates(page)).to_have_count(2)

    page.get_by_role("button", name="Put away: Your turn").click()
    page.reload()
    expect(plates(page)).to_have_count(1)
    page.get_by_role("button", name="Put away: 1 table").click()
    away = page.get_by_role("list", name="Put away")
    expect(away).to_contain_text(YOURS)
    assert [] == findings(page)
    away.get_by_role("button", name="Bring back").click()
    expect(plates(page)).to_have_count(2)
    expect(page.get_by_role("button", name="Put away: 1 table")).to_have_count(0)

    page.get_by_role("button", name="Put away: Your turn").click()
    page.goto(f"/t/{tables[0]['link']}")
    expect(page.get_by_test_id("duty").first).to_be_visible()
    page.goto("/")
    expect(plates(page)).to_have_count(2)


def test_what_is_gone_is_forgotten_when_it_is_put_away(people: People) -> None:
    page = start(people, kept(people, "-a"))
    page.get_by_role("button", name="Put away: Sarkophag, There is no table").click()

    expect(plates(page)).to_have_count(1)
    page.reload()
    expect(plates(page)).to_have_count(1)
    assert [YOURS] == titles(page)
    expect(page.get_by_role("button", name=re.compile("Put away: 1 table"))).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_fifty_tables_take_one_request_and_leave_the_games_in_sight(
    people: People, size: tuple[int, int]
) -> None:
    tables = [*kept(people, "-" * 47), *kept(people, "wwa")]
    page = people.page(size=size, still=True, touch=size != DESK)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.goto("/about")
    page.evaluate("tables => localStorage.setItem('sacrarium.tables', tables)", json.dumps(tables))

    page.goto("/")

    expect(plates(page)).to_have_count(3)
    assert [YOURS, THEIRS, THEIRS] == titles(page)
    assert 1 == sum(url.endswith("/api/glances") for url in asked)
    assert not [url for url in asked if "/api/tables/" in url]
    page.get_by_role("button", name="All 50 tables").click()
    expect(plates(page)).to_have_count(50)
    assert [] == beyond_the_edges(page)
    page.get_by_role("button", name="Fewer tables").click()
    expect(plates(page)).to_have_count(3)


def test_a_server_that_cannot_say_is_quoted(people: People) -> None:
    page = people.page(still=True)
    page.route("**/api/glances", lambda route: route.abort())
    page.goto("/about")
    page.evaluate("tables => localStorage.setItem('sacrarium.tables', tables)", json.dumps(kept(people, "a")))

    page.goto("/")

    expect(plates(page).first).to_contain_text("The server does not answer.")
    expect(plates(page).first.get_by_role("link")).to_have_attribute("href", re.compile("^/t/"))


def test_a_game_whose_end_was_seen_runs_no_longer(people: People, tables: Tables) -> None:
    """One that ended while one was away still leads to its end."""
    seats = [IDA, NOVICE, NOVICE]
    made = make_table(people.address, {"game": "sarkophag", "options": {}, "seats": seats})
    page = start(people, [{"link": made["you"], "game": "sarkophag", "title": "Sarkophag"}])
    summary = page.request.get(f"/api/tables/{made['you']}").json()
    over = {**summary, "over": True, "your_turn": False, "words": "Ida wins"}

    page.route(
        "**/api/glances",
        lambda route: route.fulfill(json={"glances": [{"table": over, "error": None, "gone": False}]}),
    )
    page.reload()

    expect(plates(page).first).to_contain_text("Sarkophag is over")
    expect(plates(page).first).to_contain_text("Ida wins")
    expect(plates(page).first.get_by_role("link")).to_contain_text("See the end")

    ended = tables.finished().you
    page.goto(f"/t/{ended}")
    expect(page.get_by_test_id("result")).to_be_visible()
    assert ended not in page.evaluate("localStorage.getItem('sacrarium.tables')")
