"""Sacrifice Duel: a card stays the card it was, and a phone says what a pair is for."""

from playwright.sync_api import Page, expect

from tests.browser.duel import DuelSeat, asked_for_two, table_where
from tests.browser.people import PHONE, Json, People, settle
from tests.browser.tables import asked

HANDS = 4
MOST = 8  # pairs: of more only the cards are shown, so that all fit


def asked_with_few_pairs(message: Json) -> bool:
    """Two purchases can be made at once, and there is room to say of each pair what it buys."""
    if not asked_for_two(message):
        return False
    orders = [move["preview"]["purchases"] for move in message["ask"]["moves"]]
    return len({tuple(sorted(one["spent"])) for order in orders for one in order}) <= MOST


def drawn(page: Page) -> str:
    """The trophy as it is drawn, and the round it belongs to."""
    looks: str = page.evaluate(
        """() => {
          const card = document.querySelector('[data-testid=trophy] .card');
          return card.innerHTML.replace(/<!--.*?-->/g, '');
        }"""
    )
    return looks


def round_of(page: Page) -> str:
    return page.locator("header, .bar").first.inner_text().split("Round ")[1].split()[0]


def test_a_trophy_keeps_its_suit_when_it_is_won(people: People, address: str) -> None:
    """Whoever wins it, and whatever was won before: one hand, one drawing."""
    page = people.page(f"/t/{table_where(address, asked).you}", still=True)
    ida = DuelSeat(page)
    looks: dict[str, set[str]] = {}
    while len(looks) <= HANDS:
        page.locator(".layout.shown, .card.legal, [data-testid=play]").first.wait_for()
        looks.setdefault(round_of(page), set()).add(drawn(page))
        if page.locator(".layout.shown").count():
            page.mouse.click(8, 300)
        else:
            ida.act()

    assert {1} == {len(all_of_one) for all_of_one in looks.values()}


def test_a_pair_says_on_a_phone_what_it_buys(people: People, address: str) -> None:
    """Two cards, an arrow and a rank; a tick on those that are chosen; nothing is cut off."""
    page = people.page(f"/t/{table_where(address, asked_with_few_pairs).you}", PHONE, still=True)
    ida = DuelSeat(page)
    ida.pairs.first.click()
    settle(page)

    assert ida.pairs.evaluate_all(
        "all => all.every(one => one.scrollWidth <= one.clientWidth && one.offsetHeight >= 44)"
    )
    for pair in ida.pairs.all():
        expect(pair.locator(".buys")).to_be_visible()
    expect(ida.pairs.first.locator(".to svg")).to_be_visible()
    assert PHONE[1] == page.evaluate("document.documentElement.scrollHeight")
