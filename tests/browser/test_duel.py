"""Sacrifice Duel in the browser: a whole game, a sealed round, a fatal sacrifice, a replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from sacrarium.games.sacrifice_duel.words.english.names import called
from tests.browser.duel import (
    DuelSeat,
    about,
    asked_for_more,
    asked_for_two,
    asked_too_much,
    table_where,
)
from tests.browser.people import PHONE, Json, People, Wire, settle
from tests.browser.tables import Made

MAKER, FRIEND = 0, 1


def views(line: Wire) -> list[Json]:
    return [message["view"] for message in line.heard if "view" in message]


def make_table(page: Page, other: str) -> None:
    page.goto("/new/sacrifice_duel")
    page.get_by_label("Your name").fill("Ida")
    page.get_by_label("Seat 2").select_option(other)
    page.get_by_role("button", name="Sit down").click()


# -- a whole game ----------------------------------------------------------------------------------


def test_a_game_from_the_first_order_to_the_scores(people: People) -> None:
    page = people.page(still=True)
    line, ida = Wire(page), DuelSeat(page)
    make_table(page, "novice")

    while ida.wait_for_turn():
        ida.act()

    last = next(message for message in line.heard if message.get("outcome"))
    assert 14 == len(last["view"]["hands"])
    assert 140 == sum(side["trophy_points"] for side in last["view"]["sides"])
    for seat, score in enumerate(last["outcome"]["scores"]):
        expect(page.get_by_test_id(f"row-{seat}").locator(".sum")).to_have_text(str(score))
    page.get_by_role("button", name="The table as it ended").click()
    expect(page.get_by_role("button", name="To the result")).to_be_visible()


# -- the market ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two_purchases(address: str) -> Made:
    return table_where(address, asked_for_two)


def test_an_order_is_composed_taken_back_and_sent_as_one(people: People, two_purchases: Made) -> None:
    page = people.page(still=True)
    line, ida = Wire(page), DuelSeat(page)
    page.goto(f"/t/{two_purchases.you}")
    double = next(
        move for move in two_purchases.newest["ask"]["moves"] if 2 == len(move["preview"]["purchases"])
    )
    ida.wait_for_turn()
    expect(ida.do).to_have_text("Keep all")
    for purchase in double["preview"]["purchases"]:
        page.get_by_test_id(f"pair-{'+'.join(purchase['spent'])}").click()
        stack = page.get_by_test_id(f"stack-{purchase['bought']}")
        if "true" != stack.get_attribute("aria-pressed"):
            stack.click()

    expect(ida.do).to_have_text(double["label"])
    page.keyboard.press("Escape")
    expect(ida.market.locator("[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(ida.do).to_have_text("Keep all")
    assert [] == line.moves(), "nothing was sent before the button"

    first = double["preview"]["purchases"][0]
    page.get_by_test_id(f"stack-{first['bought']}").click()
    ida.do.click()
    expect(ida.pending).to_have_count(0)
    assert 1 == len(line.moves()) and re.fullmatch(rf"buy \w+\+\w+={first['bought']}", line.moves()[0])


def test_closing_the_drawer_leaves_the_order_alone(people: People, address: str) -> None:
    made = table_where(address, asked_for_two)
    page = people.page(still=True)
    ida = DuelSeat(page)
    page.goto(f"/t/{made.you}")
    ida.wait_for_turn()
    page.get_by_test_id(re.compile("^pair-")).first.click()
    page.keyboard.press("l")
    expect(page.get_by_test_id("drawer")).to_be_visible()

    page.keyboard.press("Escape")

    expect(page.get_by_test_id("drawer")).to_have_count(0)
    expect(ida.do).to_have_text(re.compile("^Buy "))
    page.keyboard.press("Escape")
    expect(ida.do).to_have_text("Keep all")


def test_two_cards_of_the_hand_buy_as_well(people: People, address: str) -> None:
    made = table_where(address, asked_for_two)
    page = people.page(still=True)
    line, ida = Wire(page), DuelSeat(page)
    page.goto(f"/t/{made.you}")
    ida.wait_for_turn()
    one = next(move for move in made.newest["ask"]["moves"] if 1 == len(move["preview"]["purchases"]))
    first, second = one["preview"]["purchases"][0]["spent"]
    hand = page.get_by_role("list", name="Your hand")
    hand.get_by_role("button", name=f"{called(first)},").first.click()
    expect(ida.duty).to_contain_text("Now the second card of the pair")
    hand.locator(".card:not(.chosen)").and_(
        hand.get_by_role("button", name=f"{called(second)},")
    ).first.click()

    expect(ida.market.locator("[aria-pressed=true]")).to_have_count(1)
    expect(ida.do).to_have_text(re.compile("^Buy "))
    page.get_by_role("button", name="Keep all").click()
    expect(ida.pending).to_have_count(0)
    assert ["pass"] == line.moves()


def test_who_watches_sees_both_sides_and_no_hand(people: People, address: str) -> None:
    made = table_where(address, about("commit"))
    page = people.page(f"/t/{made.watch}", still=True)

    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_test_id("blade")).to_be_visible()
    expect(page.get_by_test_id("trophy")).to_contain_text("trump")
    expect(page.get_by_label("Your hand")).to_have_count(0)


# -- two people, one sealed round ------------------------------------------------------------------


def test_neither_sees_the_other_order_before_both_are_in(people: People) -> None:
    maker = people.page(still=True)
    make_table(maker, "open")
    maker.context.grant_permissions(["clipboard-read", "clipboard-write"])
    maker.get_by_test_id(f"seat-{FRIEND}").get_by_role("button", name="Copy link").click()
    friend = people.page(still=True)
    line = Wire(friend)
    friend.goto(str(maker.evaluate("navigator.clipboard.readText()")))
    friend.get_by_label("Your name").fill("Jonas")
    friend.get_by_role("button", name="Sit down").click()
    ida, jonas = DuelSeat(maker), DuelSeat(friend)
    ida.pairs.first.click()
    ordered = maker.locator("[data-testid^=stack-][aria-pressed=true]").get_attribute("data-testid")
    ida.do.click()

    expect(ida.duty).to_contain_text("Jonas is still ordering")
    expect(friend.get_by_test_id(f"seat-{MAKER}")).to_contain_text("order is in")
    assert {None} == {view["sides"][MAKER]["order"] for view in views(line)}
    assert {20} == {sum(view["market"].values()) for view in views(line)}

    jonas.do.click()  # keeps all
    for page in (maker, friend):
        page.mouse.click(8, 300)
    expect(jonas.duty).not_to_contain_text("order")
    bought = views(line)[-1]["sides"][MAKER]["order"]
    assert ordered is not None and bought.endswith(ordered.removeprefix("stack-"))
    assert 19 == sum(views(line)[-1]["market"].values())


# -- the altar -------------------------------------------------------------------------------------


def test_a_fatal_sacrifice_is_asked_twice(people: People, address: str) -> None:
    made = table_where(address, asked_too_much)
    safe = made.newest["view"]["safe"]
    page = people.page(still=True)
    line, ida = Wire(page), DuelSeat(page)
    page.goto(f"/t/{made.you}")
    ida.wait_for_turn()
    for _ in range(safe + 1):
        page.locator(".card.legal:not(.chosen)").first.click()

    expect(ida.duty).to_contain_text("You would lose the game at once")
    ida.do.click()
    expect(ida.duty).to_contain_text("Really lose the game?")
    page.get_by_role("button", name="Take one back").click()
    expect(ida.duty).not_to_contain_text("lose")
    assert [] == line.moves()

    ida.do.click()
    expect(ida.altar).to_have_count(0)
    assert safe == sum(move.startswith("sacrifice ") for move in line.moves())
    assert not line.heard[-1].get("outcome")


def test_cards_for_the_altar_are_collected_and_taken_back(people: People, address: str) -> None:
    made = table_where(address, asked_for_more)
    page = people.page(still=True)
    line, ida = Wire(page), DuelSeat(page)
    page.goto(f"/t/{made.you}")
    ida.wait_for_turn()
    expect(page.get_by_text("Choose at least one card")).to_be_visible()
    ida.legal.nth(0).click()
    ida.legal.nth(1).click()
    expect(ida.do).to_have_text("Sacrifice two")
    ida.altar.get_by_role("button").first.click()
    expect(ida.do).to_have_text("Sacrifice one")
    assert [] == line.moves()

    ida.do.click()
    expect(ida.altar).to_have_count(0)
    sent = line.moves()
    assert 2 == len(sent) and sent[0].startswith("sacrifice ") and "done" == sent[1]


# -- afterwards, and on a small screen -------------------------------------------------------------


def test_a_replay_shows_market_blade_and_altar(people: People, address: str) -> None:
    made = table_where(address, lambda message: bool(message.get("outcome")))
    page = people.page(f"/replay/{made.watch}", still=True)
    seen = DuelSeat(page)
    slider = page.get_by_role("slider", name="Step")
    expect(seen.market).to_be_visible()
    page.get_by_role("combobox", name="Through whose eyes").select_option(label="Seen by Ida")
    expect(page.get_by_label("Hand of Ida").first).to_be_visible()
    expect(page.locator(".card").first).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("2")
    for step in range(3, 100):
        page.get_by_role("button", name="One step on").click()
        expect(slider).to_have_value(str(step))
        if seen.altar.count():
            break
    expect(seen.altar).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    ended = made.newest["events"][-1]["text"]  # "A draw: 105 points each." is a headline and a line below it
    expect(seen.duty.get_by_role("heading")).to_have_text(re.split(r"[.:]( |$)", ended)[0])


@pytest.mark.parametrize("what", ["order", "commit", "sacrifice"])
def test_a_phone_shows_all_of_it_without_scrolling(people: People, address: str, what: str) -> None:
    made = table_where(address, about(what))
    page = people.page(f"/t/{made.you}", PHONE, still=True, touch=True)
    DuelSeat(page).wait_for_turn()
    settle(page)

    whole = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert PHONE == tuple(page.evaluate(whole))
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button')]
          .map(button => [button.ariaLabel ?? button.innerText, button.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < 44 || box.height < 43.9)).map(([name]) => name)"""
    )
    assert [] == small
