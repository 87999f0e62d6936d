"""The plain table: every registered game to its end with its own scene switched off, hint, keys, a phone, the replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from sacrarium.games import GAMES
from tests.browser.audit import beyond_the_edges, findings
from tests.browser.people import DESK, PHONE, Json, People, Wire, settle
from tests.browser.plain import Plain, sit_down, sit_down_to_many_moves
from tests.browser.tables import Made, Tables, asked_freely, asked_late_with_reasons

NARROW = (320, 640)


@pytest.fixture(scope="module")
def finished(tables: Tables) -> Made:
    return tables.finished()


def asked_with_a_choice(message: Json) -> bool:
    """Every card is allowed, and there are a few."""
    return asked_freely(message) and len(message["ask"]["moves"]) > 3


def at_the_table(people: People, made: Made, size: tuple[int, int] = DESK) -> tuple[Page, Plain]:
    page = people.page(f"/t/{made.you}?scene=plain", size, still=True, touch=size != DESK)
    plain = Plain(page)
    assert plain.wait()
    return page, plain


@pytest.mark.parametrize("name", GAMES)
def test_any_game_is_played_to_its_end(people: People, name: str) -> None:
    """Every seat stands there, all that is pressed is legal, and the end tells of every seat and may be watched again."""
    page = people.page(still=True)
    line = Wire(page)
    page.goto(sit_down(people, name))
    plain = Plain(page)
    assert plain.wait()
    expect(page.locator("[data-testid^=seat-]")).to_have_count(GAMES[name].seats[0])
    expect(page.get_by_role("heading", level=1)).to_have_text(GAMES[name].title)

    played = plain.play_on()

    assert 0 < len(line.moves()) <= played
    assert not [one for one in line.heard if one["type"] == "refused" and one["code"] != "stale"]
    expect(plain.result).to_contain_text(re.compile(r"\w"))
    expect(page.locator("[data-testid^=row-]")).to_have_count(GAMES[name].seats[0])
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".plain.replay")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_test_id("told")).to_be_visible()


def test_a_game_on_a_phone(people: People) -> None:
    page = people.page(sit_down(people, "sacrifight"), PHONE, still=True, touch=True)
    plain = Plain(page)

    while plain.wait():
        plain.play(plain.moves.nth(plain.moves.count() // 2))
        assert [] == beyond_the_edges(page)

    expect(page.get_by_test_id("row-0")).to_be_visible()
    assert [] == beyond_the_edges(page)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_a_table_passes_the_audit_and_fits(people: People, name: str, size: tuple[int, int]) -> None:
    page = people.page(sit_down(people, name), size, still=True, touch=size != DESK)
    plain = Plain(page)
    assert plain.wait()
    plain.moves.first.click()
    settle(page)

    assert [] == findings(page)
    assert [] == beyond_the_edges(page)
    if size == PHONE:
        page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
        assert [] == beyond_the_edges(page)


def test_it_shows_what_the_view_says(people: People, tables: Tables) -> None:
    """Hand, trick and what each seat has; a chosen move lights its card and says what follows."""
    made = tables.where(asked_late_with_reasons)
    page, plain = at_the_table(people, made)
    view = made.newest["view"]

    assert [str(card) for card in view["hand"]] == plain.figures("Your hand")
    if view["trick"]:
        assert [str(one["card"]) for one in view["trick"]] == plain.figures("Trick")
    for seat, heads in enumerate(view["round_heads"]):
        expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text(f"Round heads {heads}")
    first = made.newest["ask"]["moves"][0]
    plain.moves.first.click()

    expect(plain.zone("Your hand").locator(".lit")).to_have_text(first["move"])
    expect(plain.duty).to_contain_text(first["follows"].replace("**", ""))
    expect(plain.play_button).to_have_text(first["label"])


def test_a_barred_move_says_why_and_sends_nothing(people: People, tables: Tables) -> None:
    made = tables.where(asked_late_with_reasons)
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{made.you}?scene=plain")
    plain = Plain(page)
    barred = made.newest["ask"]["barred"][0]
    assert plain.wait()
    settle(page)

    plain.barred.first.click(force=True)

    expect(plain.duty).to_contain_text(barred["words"].replace("**", ""))
    expect(plain.duty.get_by_role("link")).to_have_attribute("href", f"/rules/sarkophag#{barred['rule']}")
    page.keyboard.press("Escape")
    expect(plain.duty).not_to_contain_text(barred["words"].replace("**", ""))
    assert [] == line.moves()


def test_arrows_numbers_and_enter_play_and_escape_puts_back(people: People, tables: Tables) -> None:
    made = tables.where(asked_with_a_choice)
    page = people.page(still=True)
    line = Wire(page)
    page.goto(f"/t/{made.you}?scene=plain")
    plain = Plain(page)
    assert plain.wait()
    moves = [str(one["move"]) for one in made.newest["ask"]["moves"]]

    page.keyboard.press("ArrowDown")
    expect(plain.moves.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(plain.moves.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(plain.chosen).to_have_attribute("data-move", moves[1])
    page.keyboard.press("Escape")
    expect(plain.chosen).to_have_count(0)
    page.keyboard.press("3")
    expect(plain.chosen).to_have_attribute("data-move", moves[2])
    page.keyboard.press("Enter")
    expect(plain.moves.and_(page.locator(f"[data-move='{moves[2]}']"))).to_have_count(0)
    assert plain.wait()
    expect(plain.moves.and_(page.locator(":focus"))).to_have_count(1)

    assert moves[2:3] == line.moves()


def test_h_lights_the_hinted_move_and_l_opens_all_that_is_known(people: People, tables: Tables) -> None:
    page, plain = at_the_table(people, tables.where(asked_late_with_reasons))

    page.keyboard.press("h")
    hinted = page.locator(".move.hinted")
    expect(hinted).to_have_count(1)
    expect(hinted).to_have_accessible_name(re.compile(", the hint$"))
    page.keyboard.press("l")

    expect(plain.drawer).to_be_visible()
    expect(plain.drawer.get_by_text("Trick number")).to_be_visible()
    expect(plain.drawer.get_by_text(re.compile(r"plays \d+")).first).to_be_attached()
    settle(page)
    assert [] == findings(page)
    page.keyboard.press("Escape")
    expect(plain.drawer).to_have_count(0)


def test_many_moves_can_be_filtered(people: People) -> None:
    """The duel begins with all that two cards can buy; words narrow it down, and Enter chooses the first that is left."""
    page = people.page(sit_down_to_many_moves(people), still=True)
    plain = Plain(page)
    assert plain.wait()
    field = page.get_by_role("searchbox", name="Filter the moves")
    count = plain.moves.count()
    label = plain.moves.last.locator(".label").inner_text()

    field.fill("no such words")
    expect(page.get_by_text("No move has these words.")).to_be_visible()
    field.fill(label)
    expect(plain.moves).not_to_have_count(count)
    field.press("Enter")

    expect(plain.chosen.locator(".label")).to_have_text(label)
    expect(plain.chosen).to_be_focused()


def test_a_review_and_the_replay_step_by_step(people: People, finished: Made) -> None:
    """The own hand is seen with every step; the scene stays plain until the address asks for the game's own."""
    page = people.page(f"/t/{finished.you}?scene=plain", still=True)
    plain = Plain(page)
    page.get_by_role("button", name="Review my game").click()
    expect(page.get_by_test_id("review").get_by_role("status")).to_have_count(0, timeout=60_000)
    page.get_by_role("link", name="Watch it again").click()
    expect(plain.table).to_be_visible()
    assert 10 == len(plain.figures("Ida: hand"))

    page.get_by_role("button", name="One step on").click()
    expect(plain.duty).to_contain_text(re.compile(r"lead"))
    expect(plain.zone("Trick").locator(".face")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(plain.zone("Trick").locator(".face")).to_have_count(2)
    settle(page)
    assert [] == findings(page)

    page.goto(f"/replay/{finished.watch}?scene=own")
    expect(page.get_by_test_id("seat-0")).to_be_visible()
    expect(plain.table).to_have_count(0)


def test_a_watcher_sees_no_hand_and_is_asked_nothing(people: People, tables: Tables) -> None:
    made = tables.where(asked_freely)
    page = people.page(f"/t/{made.watch}?scene=plain", still=True)
    plain = Plain(page)

    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(plain.moves).to_have_count(0)
    expect(page.get_by_role("region", name=re.compile("hand$"))).to_have_count(0)
    expect(page.get_by_test_id("seat-0")).to_contain_text("Ida")
