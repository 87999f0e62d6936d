"""Parts of the page that come later: they come while the table is quiet, and again where the server was away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.people import People
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked, asked_last

END = ("End", "Scores")
Blocks = Callable[[Route], bool]


def everything(_: Route) -> bool:
    """As if the server were away."""
    return True


def styles(route: Route) -> bool:
    return route.request.resource_type == "stylesheet"


def scripts(route: Route) -> bool:
    """As a browser that never asks again for a script that has failed once."""
    return route.request.resource_type == "script" and "?" not in route.request.url


class Away:
    """Some parts do not come to a page until they are let through."""

    def __init__(self, page: Page, names: tuple[str, ...], blocks: Blocks = everything) -> None:
        self.page = page
        self.address = f"**/assets/{{{','.join(names)}}}-*"
        self.blocks = blocks
        self.failed: list[str] = []
        page.route(self.address, self._stop)

    def _stop(self, route: Route) -> None:
        if self.blocks(route):
            self.failed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    def is_back(self) -> None:
        self.page.unroute(self.address, self._stop)


@pytest.mark.parametrize("blocks", [everything, styles])
def test_the_end_comes_when_the_server_is_back(people: People, tables: Tables, blocks: Blocks) -> None:
    """Until then the table stays; then result and scores stand there, in their own clothes."""
    page = people.page(still=True)
    away = Away(page, END, blocks)
    page.goto(f"/t/{tables.where(asked_last).you}")
    seat = Seat(page)
    assert seat.play_on(1)
    seat.legal.first.click()
    seat.play_button.click()
    expect(seat.hand).to_have_count(0)
    expect(seat.duty).to_be_visible()
    assert away.failed

    away.is_back()

    expect(seat.result.get_by_role("heading")).to_contain_text("win")
    expect(page.get_by_test_id("row-0")).to_be_visible()
    expect(page.locator(".acts")).to_have_css("display", "flex")


def test_the_end_is_there_before_it_is_needed(people: People, tables: Tables) -> None:
    """It was fetched while the table was quiet: nothing has to come at the end any more."""
    page = people.page(still=True)
    with page.expect_request_finished(lambda one: "/Scores-" in one.url and one.url.endswith(".js")):
        page.goto(f"/t/{tables.where(asked_last).you}")
    page.wait_for_load_state("networkidle")
    away = Away(page, ("*",))

    assert not Seat(page).play_on(3)

    expect(page.get_by_test_id("row-0")).to_be_visible()
    assert [] == away.failed


def test_a_script_that_a_browser_gave_up_comes_from_another_address(people: People, tables: Tables) -> None:
    page = people.page(still=True)
    Away(page, END, scripts)
    page.goto(f"/t/{tables.finished().you}")

    expect(Seat(page).result.get_by_role("heading")).to_contain_text("win")
    expect(page.get_by_test_id("row-0")).to_be_visible()


def test_a_page_that_cannot_be_fetched_says_so_and_comes(people: People, tables: Tables) -> None:
    page = people.page(still=True)
    page.goto(f"/t/{tables.where(asked).you}")
    Seat(page).wait_for_turn()
    away = Away(page, ("Rules",))

    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("status")).to_contain_text("The connection is gone")
    away.is_back()

    expect(page.get_by_role("listitem").filter(has_text="First dealer")).to_be_visible()


def test_a_part_that_the_server_has_no_more_is_said(people: People, tables: Tables) -> None:
    """A newer server has other files: trying again would never end."""
    page = people.page(still=True)
    page.route("**/assets/End-*", lambda route: route.fulfill(status=404))
    page.goto(f"/t/{tables.finished().you}")

    expect(page.get_by_role("heading", level=1)).to_contain_text("could not be loaded")
