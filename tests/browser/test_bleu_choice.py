"""S.A.C.R.E. Bleu!: whatever may be scored or returned can be chosen in the hand, and round 8 has room for it."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bleu import FREE, RANKS, BleuSeat, four_seats, order
from tests.browser.people import DESK, PHONE, Json, People, Wire, settle
from tests.browser.tables import IDA, NOVICE
from tests.serving import line_to, make_table
from tests.watching import Watcher

MOST_TRIES = 200
Enough = Callable[[Json], bool]


def rank(card: str) -> int:
    return RANKS.index(card[:-1])


def proposed(message: Json) -> list[list[str]]:
    """The runs that the server proposes to score."""
    score = next((move for move in message["ask"]["moves"] if move["move"] == "score"), None)
    return [run["cards"] for run in score["preview"]["proposals"]] if score else []


def inner(message: Json) -> list[str]:
    """Three neighbours in a longer run that are not proposed, and leave enough to play on; none: an empty list."""
    runs = proposed(message)
    for run in runs:
        real = [card for card in run if not card.startswith("X")]
        for at in range(len(real) - 2):
            three = real[at : at + 3]
            if rank(three[2]) == rank(three[0]) + 2 and three not in runs:
                return three
    return []


def table_where(address: str, seats: Json, enough: Enough) -> tuple[Json, Json]:
    """A table that has come to this question to Ida, who plays at random and never scores."""
    for luck in range(MOST_TRIES):
        made = make_table(address, seats)
        message = play_until(address, made["you"], enough, Random(luck))
        if message is not None:
            return made, message
    raise AssertionError("No game came to what was asked for.")


def play_until(address: str, link: str, enough: Enough, luck: Random) -> Json | None:
    watcher = Watcher()
    with line_to(address, link) as socket:
        socket.send(json.dumps({"type": "hello", "seen": 0}))
        while True:
            message: Json = watcher.hear(json.loads(socket.recv()))
            if message.get("outcome") or (
                message.get("ask") and message["view"]["round"] > 7 and not enough(message)
            ):
                return None
            if message.get("ask"):
                if enough(message):
                    return message
                moves = [move["move"] for move in message["ask"]["moves"] if move["move"] != "score"]
                socket.send(
                    json.dumps({"type": "move", "seen": message["number"], "move": luck.choice(moves)})
                )


def has_inner(message: Json) -> bool:
    return bool(message["ask"]["about"] == "main" and inner(message) != [])


def foreign(message: Json) -> list[str]:
    """Cards of a later suit than such a run."""
    return [
        card for card in message["view"]["hand"] if inner(message)[0][-1] < card[-1] < "X" and card[0] != "X"
    ]


def has_foreign(message: Json) -> bool:
    return has_inner(message) and foreign(message) != []


def final(message: Json) -> bool:
    return bool(message["view"]["round"] == 8 and message["ask"]["about"] == "main")


def final_with_swaps(message: Json) -> bool:
    moves = message["ask"]["moves"]
    return final(message) and any(move["preview"].get("swaps") for move in moves)


def chosen(page: Page) -> list[str]:
    names: list[str] = page.locator(".hand .up").evaluate_all(
        "cards => cards.map(card => card.dataset.testid)"
    )
    return names


def choose_score(ida: BleuSeat) -> None:
    """Score, and nothing chosen for it yet."""
    assert "main" == ida.asked()
    ida.option("score").click()
    for card in chosen(ida.page):
        ida.press(card)
    assert [] == chosen(ida.page)


def test_a_run_that_was_refused_is_mended_and_scored(people: People, address: str) -> None:
    """Two of three neighbours are no run; with the third the button is there."""
    made, message = table_where(address, order(IDA, NOVICE), has_inner)
    page = people.page(f"/t/{made['you']}", still=True)
    ida = BleuSeat(page)
    choose_score(ida)
    three = inner(message)

    ida.press(f"card-{three[0]}")
    ida.press(f"card-{three[2]}")
    expect(ida.play).to_have_count(0)
    ida.press(f"card-{three[1]}")

    points = sum(min(10, rank(card) + 2) for card in three)
    expect(ida.play).to_have_text(f"Score {points}")


def test_three_of_a_longer_run_are_scored(people: People, address: str) -> None:
    """They are pressed in any order; the pieces go in the order that the game wants."""
    made, message = table_where(address, order(IDA, NOVICE), has_inner)
    three = inner(message)
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{made['you']}")
    ida = BleuSeat(page)
    choose_score(ida)

    for card in (three[2], three[0], three[1]):
        ida.press(f"card-{card}")
    ida.play.click()
    ida.settled("main")
    while ida.asked() == "score":
        ida.settled("score")

    assert ["score", *(f"score {card}" for card in three), "done"] == line.moves()[:5]
    assert [] == [one for one in line.heard if one["type"] == "refused"]
    scored = [event for one in line.heard for event in one.get("events", []) if event["kind"] == "scored"]
    assert sorted(three) == sorted(card["card"] for card in scored[0]["shown"])


def test_cards_that_make_no_run_are_refused_before_anything_is_played(people: People, address: str) -> None:
    """The reason stands there at once, nothing was sent, and any other option is still open."""
    made, message = table_where(address, order(IDA, NOVICE), has_foreign)
    low, other = inner(message)[0], foreign(message)[0]
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{made['you']}")
    ida = BleuSeat(page)
    choose_score(ida)

    for card in (other, low, inner(message)[1]):
        ida.press(f"card-{card}")

    expect(ida.duty.get_by_role("link", name="Rule R8")).to_be_visible()
    expect(ida.play).to_have_count(0)
    page.get_by_role("button", name="Back", exact=True).click()
    ida.option("return").click()
    expect(ida.play).to_be_visible()
    assert [] == line.moves()


def test_what_was_chosen_can_be_put_back(people: People, address: str) -> None:
    """Return: all cards come back at once, and another choice can be made."""
    page = people.page(f"/t/{four_seats(address)['you']}", still=True)
    ida = BleuSeat(page)
    assert "main" == ida.asked()
    ida.take("return")
    assert "put" == ida.asked()
    for _ in range(2):
        page.locator(".card.legal:not(.chosen)").first.click(position=FREE)
    expect(page.locator(".card.chosen")).to_have_count(2)

    page.get_by_role("button", name="Back", exact=True).click()

    expect(page.locator(".card.chosen")).to_have_count(0)
    expect(ida.play).to_have_text("Return nothing")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_phone_no_card_covers_a_caption(people: People, address: str, seats: int) -> None:
    """Neither lying nor chosen, in several deals, whatever rows the hand takes."""
    for _ in range(3):
        made = make_table(address, order(IDA, *[NOVICE] * (seats - 1)))
        page = people.page(f"/t/{made['you']}", PHONE, still=True)
        ida = BleuSeat(page)
        assert "main" == ida.asked()
        settle(page)
        assert [] == page.evaluate(COVERED_CAPTIONS)

        ida.take("return")
        assert "put" == ida.asked()
        for card in ida.ranked()[::2]:
            ida.press(card)
        settle(page)

        assert [] == page.evaluate(COVERED_CAPTIONS)


def test_the_notebook_says_what_the_deal_proves(people: People, address: str) -> None:
    page = people.page(f"/t/{four_seats(address)['you']}", still=True)
    assert "main" == BleuSeat(page).asked()

    page.get_by_role("button", name="Notebook").click()

    drawer = page.get_by_test_id("drawer")
    expect(drawer.get_by_role("heading", name="Good to know")).to_be_visible()
    expect(drawer).to_contain_text("one red and one black queen, king or ace, and 8 numbers")


def test_nothing_can_be_returned_in_round_eight(people: People, address: str) -> None:
    made, _ = table_where(address, order(IDA, *[NOVICE] * 3), final)
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{made['you']}")
    ida = BleuSeat(page)
    assert "main" == ida.asked()
    ida.option("return").click()
    drawn, put = page.locator("[data-testid^=deck-][aria-pressed=true]"), page.locator(".card.in")
    while drawn.count():
        drawn.first.click()
    while put.count():
        put.first.click(position=FREE)

    expect(ida.play).to_have_text("Return nothing")
    ida.play.click()
    ida.settled("main")
    ida.asked()

    assert ["return", "done"] == line.moves()[:2]


@pytest.mark.parametrize("height", [800, 720])
@pytest.mark.parametrize("option", ["score", "return"])
def test_in_round_eight_nothing_covers_anything(
    people: People, address: str, option: str, height: int
) -> None:
    """Seats, options, map, pills, headline and hand: each has its place."""
    made, _ = table_where(address, order(IDA, *[NOVICE] * 3), final_with_swaps)
    page = people.page(f"/t/{made['you']}", (1280, height), still=True)
    ida = BleuSeat(page)
    assert "main" == ida.asked()
    ida.option(option).click(force=True)
    settle(page)

    assert [] == page.evaluate(COVERED)


def test_in_round_eight_the_seal_of_the_last_turn_covers_no_medallion(people: People, address: str) -> None:
    made, _ = table_where(address, order(IDA, *[NOVICE] * 3), final)
    page = people.page(f"/t/{made['watch']}", DESK, still=True)
    seal, medal = page.locator(".opts .by svg"), page.locator(".opts .medal:has(.by)")
    seal.wait_for()

    small, whole = seal.bounding_box(), medal.bounding_box()
    assert small and whole and small["width"] <= whole["width"] / 2


COVERED_CAPTIONS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.hand .card .sheet, .hand .badge')];
  return [...document.querySelectorAll('.hand .note > span')].filter((one) => box(one).width).flatMap((caption) => {
    const a = box(caption);
    return cards.filter((card) => {
      const b = box(card);
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    }).map(() => caption.innerText);
  });
}"""

COVERED = """() => {
  const box = (selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width ? [{ left, right, top, bottom, name: `${selector}: ${one.innerText ?? ''}` }] : [];
  });
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const groups = [
    [...box('.seats .info'), ...box('.seats .seal')],
    [...box('.opts .medal'), ...box('.opts .name')],
    [...box('.map .r'), ...box('.map .cell'), ...box('.board .key')],
    box('.board .runs .chip'),
    [...box('.duty h2'), ...box('.duty p')],
    box('.hand .card'),
  ];
  return groups.flatMap((one, i) => groups.slice(i + 1).flat().flatMap((b) => one.filter((a) => meet(a, b)).map((a) => [a.name, b.name])));
}"""
