"""S.A.C.R.E. Bleu! in the browser: a game with all five options, an offer between two people, and the replay."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.bleu import FREE, BleuSeat, four_seats, order
from tests.browser.people import PHONE, Json, People, Wire, settle
from tests.browser.tables import IDA, NOVICE
from tests.serving import line_to, make_table

OPTIONS = ("score", "advertise", "cycle", "return", "exchange")
MOST_TRIES = 200


def first_ask(address: str, link: str) -> Json:
    """What somebody who looks now is asked; empty: nothing."""
    with line_to(address, link) as socket:
        socket.send(json.dumps({"type": "hello", "seen": 0}))
        message: Json = json.loads(socket.recv())
    ask: Json = message["ask"] or {}
    return ask


def dealt_a_run(address: str) -> Json:
    """A table at which Ida has a run to score in her first turn."""
    for _ in range(MOST_TRIES):
        made = four_seats(address)
        if "score" in [move["move"] for move in first_ask(address, made["you"])["moves"]]:
            return made
    raise AssertionError("Nobody was dealt a run.")


def test_a_whole_game_with_each_of_the_five_options_and_its_replay(people: People, address: str) -> None:
    made = dealt_a_run(address)
    ida = BleuSeat(people.page(f"/t/{made['you']}", still=True))
    wanted = list(OPTIONS)
    while (taken := ida.turn(wanted)) is not None:
        if taken in wanted:
            wanted.remove(taken)

    assert [] == wanted
    expect(ida.page.get_by_test_id("row-0")).to_be_visible()
    expect(ida.page.get_by_text("Sacré bleu!").first).to_be_visible()

    ida.page.get_by_role("link", name="Watch it again").click()
    watched_again(ida.page)


def test_a_hint_lights_every_card_of_the_choice(people: People, address: str) -> None:
    """Return: the words name them all, and each is lit until it is chosen."""
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{four_seats(address)['you']}")
    ida = BleuSeat(page)
    while ida.asked() != "main":
        ida.answer(ida.asked())
    ida.take("return")
    assert "put" == ida.asked()
    settle(page)
    plain = shadow(page, ".card.legal")  # before the hint: it may name every card

    page.keyboard.press("h")

    expect(ida.duty).to_contain_text("looks best")
    hint = next(message for message in line.heard if message["type"] == "hint")
    moves = [hint["move"], *hint["considered"][0].get("then", [])]
    cards = [f"card-{move.removeprefix('put ')}" for move in moves if move != "done"]
    lit = page.locator(".card.hinted")
    expect(lit).to_have_count(len(cards))
    settle(page)
    looks = [plain, *([shadow(page, ".card.hinted")] if cards else [])]
    for card in cards:
        ida.press(card)
    expect(lit).to_have_count(0)
    settle(page)
    looks += [shadow(page, ".card.chosen")] if cards else []
    assert len(looks) == len(set(looks)), "what is lit, chosen and neither of them looks different"


def shadow(page: Page, cards: str) -> str:
    """The light around the first of these cards."""
    look: str = page.locator(cards).first.locator(".sheet").evaluate("one => getComputedStyle(one).boxShadow")
    return look


def watched_again(page: Page) -> None:
    """A watcher sees no hand before the last round; Ida's is there through her eyes."""
    hand = page.get_by_label("Your hand").get_by_role("img")
    expect(page.get_by_test_id("seat-3")).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("")
    expect(hand).to_have_count(0)
    page.get_by_label("Through whose eyes").select_option("0")
    expect(hand.first).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_test_id("duty")).to_contain_text(re.compile("wins?|score"))


def test_on_a_phone_nothing_scrolls_while_cards_are_cycled_or_picked(people: People, address: str) -> None:
    page = people.page(f"/t/{four_seats(address)['you']}", PHONE, still=True)
    ida = BleuSeat(page)
    height = "document.documentElement.scrollHeight"

    assert "main" == ida.asked()
    ida.option("cycle").click()
    expect(page.get_by_role("group", name="Cards each")).to_be_visible()
    assert PHONE[1] == page.evaluate(height)
    page.get_by_role("button", name="Back", exact=True).click()

    ida.take("exchange")
    for about in ("target", "give", "pick"):
        assert about == ida.asked()
        assert PHONE[1] == page.evaluate(height)
        ida.answer(about)


def test_on_a_phone_no_card_of_a_scattered_hand_lies_behind_the_bar(people: People, address: str) -> None:
    """Fifteen cards in many pieces take four rows."""
    page = people.page(size=PHONE, still=True)
    ida = BleuSeat(page)
    for _ in range(MOST_TRIES):
        page.goto(f"/t/{make_table(address, order(IDA, NOVICE))['you']}")
        assert "main" == ida.asked()
        ida.option("advertise").click()
        expect(page.locator(".hand .card")).to_have_count(15)
        settle(page)
        if len(set(edges(page, "top"))) == 4:
            break

    bar = ida.play.bounding_box()
    assert 4 == len(set(edges(page, "top")))
    assert bar is not None and max(edges(page, "bottom")) <= bar["y"]


def edges(page: Page, name: str) -> list[int]:
    """Where the cards of the hand begin or end."""
    rounded = f"cards => cards.map(card => Math.round(card.getBoundingClientRect().{name}))"
    found: list[int] = page.locator(".hand .card").evaluate_all(rounded)
    return found


def test_an_offer_between_two_people(people: People, address: str) -> None:
    made = make_table(address, order(IDA, {"kind": "person", "name": "Emil"}, NOVICE))
    links = {link["seat"]: link["link"] for link in made["links"]}
    ida = BleuSeat(people.page(f"/t/{links[0]}", still=True))
    emil = BleuSeat(people.page(f"/t/{links[1]}", PHONE, still=True))

    assert "main" == ida.asked()
    ida.take("advertise")
    ida.asked()
    offered = ida.page.locator(".card.legal").evaluate_all(
        "cards => cards.map(card => card.dataset.testid).find(name => /-[QKA]/.test(name))"
    )
    ida.page.get_by_test_id(offered).click(position=FREE)
    ida.play.click()

    assert "lay" == emil.asked()
    expect(emil.duty).to_contain_text("Lay a card")
    expect(emil.page.get_by_test_id("offer")).to_contain_text("Ida offers")
    emil.legal.first.click(trial=True, position=FREE)  # the hand lies still
    emil.page.locator(".card.no").first.click(force=True, position=FREE)
    expect(emil.duty.get_by_role("link", name="Rule R13")).to_be_visible()
    laid = emil.legal.first.get_attribute("data-testid") or ""
    emil.answer("lay")

    assert "partner" == ida.asked()
    ida.page.get_by_test_id("answer-1").click()
    expect(ida.page.get_by_test_id("answer-1")).to_have_attribute("aria-pressed", "true")
    ida.play.click()
    expect(ida.page.get_by_test_id(laid)).to_be_visible()
    expect(emil.page.get_by_test_id(offered)).to_be_visible()


def test_a_card_that_came_back_is_not_chosen_already(people: People, address: str) -> None:
    """Emil lays his highest card twice: the second time it waits to be pressed, as all others do."""
    made = make_table(address, order(*({"kind": "person", "name": name} for name in ("Ida", "Jo", "Emil"))))
    ida, jo, emil = (BleuSeat(people.page(f"/t/{link['link']}", still=True)) for link in made["links"])
    offers_her_lowest(ida)
    laid = [lays_the_highest(seat) for seat in (jo, emil)]
    assert "partner" == ida.asked()
    ida.page.get_by_test_id("answer-1").click()
    ida.play.click()
    expect(ida.page.get_by_test_id(laid[0])).to_be_visible()
    if first_ask(address, made["links"][0]["link"]):
        ida.answer(ida.asked())  # a bonus

    offers_her_lowest(jo)
    assert "lay" == emil.asked()
    expect(emil.page.get_by_test_id(laid[1])).to_have_attribute("aria-pressed", "false")
    expect(emil.play).to_have_count(0)


def offers_her_lowest(seat: BleuSeat) -> None:
    assert "main" == seat.asked()
    seat.take("advertise")
    assert "offer" == seat.asked()
    seat.press(seat.ranked()[0])
    seat.play.click()


def lays_the_highest(seat: BleuSeat) -> str:
    assert "lay" == seat.asked()
    highest = seat.ranked()[-1]
    seat.press(highest)
    seat.play.click()
    return highest


def test_a_cycle_can_be_looked_at_and_put_back(people: People, address: str) -> None:
    ida = BleuSeat(people.page(f"/t/{four_seats(address)['you']}"))
    assert "main" == ida.asked()

    ida.option("cycle").click()
    ida.page.get_by_role("button", name="2 cards each").click()
    ida.page.get_by_role("button", name="1 to").click()
    expect(ida.duty).to_contain_text("Pass 2 cards, 1 seat on")
    settle(ida.page)
    expect(ida.page.get_by_test_id("flow").locator("path[marker-end]")).to_have_count(4)

    ida.page.keyboard.press("Escape")
    expect(ida.option("cycle")).to_have_attribute("aria-pressed", "false")
    expect(ida.play).to_have_count(0)


def test_the_notebook_opens_with_its_key(people: People, address: str) -> None:
    ida = BleuSeat(people.page(f"/t/{four_seats(address)['you']}"))
    assert "main" == ida.asked()

    ida.page.keyboard.press("l")
    drawer = ida.page.get_by_role("dialog", name="Runs, Notebook, Log")
    expect(drawer).to_contain_text("nothing seen yet")
    ida.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    ida.page.keyboard.press("ArrowRight")
    expect(ida.option("score")).to_be_focused()


def test_a_barred_option_says_why(people: People, address: str) -> None:
    """In the first turn of the game only Score can be barred."""
    for _ in range(MOST_TRIES):
        made = four_seats(address)
        if first_ask(address, made["you"])["barred"]:
            break
    ida = BleuSeat(people.page(f"/t/{made['you']}"))
    assert "main" == ida.asked()

    ida.option("score").click(force=True)
    expect(ida.duty.get_by_role("link", name=re.compile(r"Rule R\d+"))).to_be_visible()
    expect(ida.play).to_have_count(0)
