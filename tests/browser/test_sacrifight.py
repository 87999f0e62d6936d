"""Sacrifight in a real browser: alone to the end, two people and a question, a phone, a keyboard, a whole run again."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.fight import (
    IDA,
    JONAS,
    WITH_IDA,
    Fighter,
    asked,
    fight_where,
    finished_run,
    offers_consent,
)
from tests.browser.people import DESK, PHONE, Line, People, settle

NARROW = (320, 640)
GRAVE = ("serious", "critical")
ONE_BOSS = {"mode": "oneshot", "bosses": "erlkoenig"}


def test_one_person_fights_one_boss_to_the_end(people: People) -> None:
    page = people.page("/new/sacrifight", still=True)
    line = Line(page)
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("radio", name="One boss").check(force=True)
    page.get_by_role("combobox", name="Bosses").select_option("erlkoenig")
    page.get_by_role("button", name="Sit down").click()
    fighter, abouts = Fighter(page), set()

    while fighter.wait():
        abouts.add(fighter.about)
        fighter.answer()

    assert {"pile", "turn", "toss"} <= abouts
    assert not [message for message in line.heard if message["type"] == "refused"]
    expect(fighter.result).to_contain_text(re.compile("Victory|lost"))
    expect(page.get_by_test_id("act-1")).to_contain_text("Erlkönig")
    expect(page.get_by_test_id("row-0")).to_contain_text("Lumberjack")


def test_two_people_one_asks_and_the_other_agrees(people: People) -> None:
    made = fight_where(people.address, [IDA, JONAS], offers_consent, **ONE_BOSS)
    ida, jonas = (people.page(f"/t/{link['link']}", still=True) for link in made["links"])
    asker = Fighter(ida)
    assert asker.wait()
    other = ida.locator(".slot:has(.mark:has-text('Ask Jonas'))")

    for card in range(asker.legal.count()):
        ida.locator(".hc").nth(card).click()
        if other.count():
            break
    slot = str(other.first.get_attribute("data-testid"))
    other.first.click()
    expect(ida.get_by_test_id("then")).to_contain_text("Jonas will be asked")
    expect(asker.play_button).to_have_text("Ask Jonas")
    asker.play_button.click()

    dialog = jonas.get_by_role("dialog", name=re.compile("sacrifice"))
    expect(dialog.locator(".standing")).to_have_count(2)
    expect(asker.duty).to_contain_text("Jonas decides")
    new = dialog.locator(".nm").last.inner_text()
    dialog.get_by_role("button", name="Yes").click()

    expect(dialog).to_have_count(0)
    expect(ida.get_by_test_id(slot)).to_have_attribute("aria-label", re.compile(f": {re.escape(new)},"))


def test_a_card_lights_its_slots_and_tells_what_follows(people: People) -> None:
    made = fight_where(people.address, [IDA], asked("turn", 1), **ONE_BOSS)
    fighter = Fighter(people.page(f"/t/{made['you']}", still=True))
    assert fighter.wait()
    assert 0 == fighter.lit.count()

    fighter.legal.first.click()
    expect(fighter.lit.first).to_be_visible()
    fighter.lit.first.click()
    expect(fighter.page.get_by_test_id("then")).to_contain_text("damage")
    expect(fighter.play_button).to_have_text("Play it")
    fighter.page.keyboard.press("Escape")

    expect(fighter.page.locator(".slot.gone")).to_have_count(0)


def test_arrows_walk_the_hand_and_enter_takes_a_card(people: People) -> None:
    made = fight_where(people.address, [IDA], asked("turn", 1), **ONE_BOSS)
    page = people.page(f"/t/{made['you']}", still=True)
    fighter = Fighter(page)
    assert fighter.wait()
    hand = page.get_by_label("Your hand").get_by_role("button")

    hand.first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(fighter.sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(fighter.sheet).to_have_count(0)
    page.keyboard.press("Escape")

    expect(hand.nth(1)).to_have_attribute("aria-pressed", "false")


def test_a_phone_enlarges_a_card_and_opens_the_piles(people: People) -> None:
    made = fight_where(people.address, [IDA, WITH_IDA], asked("turn", 1), **ONE_BOSS)
    page = people.page(f"/t/{made['you']}", PHONE, still=True, touch=True)
    fighter = Fighter(page)
    assert fighter.wait()

    fighter.legal.first.tap()
    fighter.chosen.tap()
    expect(fighter.sheet.locator(".large")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Back", exact=True).tap()
    page.get_by_test_id("boss-deck").last.tap()
    expect(fighter.sheet).to_contain_text("Come With Me")
    page.get_by_role("button", name="Back", exact=True).tap()
    page.get_by_test_id("graveyard-0").tap()

    expect(fighter.sheet).to_contain_text("graveyard")


def test_the_boss_turn_is_shown_step_by_step(people: People) -> None:
    made = fight_where(people.address, [IDA], asked("turn", 1), **ONE_BOSS)
    page = people.page(f"/t/{made['you']}")
    fighter = Fighter(page)
    assert fighter.wait()

    page.get_by_test_id("pass").click()
    fighter.play_button.click()

    strike = page.get_by_test_id("strike")
    expect(strike.locator(".bossy")).to_be_visible()
    expect(page.get_by_test_id("step-B6")).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("step-B4")).to_contain_text("left in the deck")
    page.get_by_test_id("go-on").click()
    assert fighter.wait()
    expect(strike).to_have_count(0)


def test_a_whole_run_is_watched_again_through_loot_and_acts(people: People) -> None:
    link, frames = finished_run(people.address)
    won = next(
        i for i, frame in enumerate(frames) if any("fight_won" == event["kind"] for event in frame["events"])
    )
    page = people.page(f"/replay/{link}", still=True)
    fighter = Fighter(page)
    expect(fighter.duty.get_by_role("heading")).not_to_be_empty()

    seen = page.evaluate(
        """async last => {
          const seen = {between: 0, strike: 0};
          for (let i = 0; i < last; i++) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
            await new Promise(requestAnimationFrame);
            for (const name of Object.keys(seen)) seen[name] += document.querySelectorAll(`[data-testid=${name}]`).length;
          }
          return seen;
        }""",
        len(frames) - 1,
    )

    assert (
        sum("fight_won" == event["kind"] for frame in frames for event in frame["events"])
        >= seen["between"]
        > 0
    )
    assert seen["strike"] > 0
    assert page.url.endswith(f"#{len(frames) - 1}")
    page.goto(f"/replay/{link}#{won}")
    expect(page.get_by_test_id("between")).to_contain_text("lies still")
    expect(page.get_by_test_id("loot-0").locator(".standing")).to_be_visible()
    expect(page.get_by_test_id("between")).to_contain_text("Gone for good")


@pytest.mark.parametrize(
    ("size", "about"),
    [(DESK, "turn"), (PHONE, "consent"), (NARROW, "turn")],
)
def test_every_question_is_accessible_and_fits(people: People, size: tuple[int, int], about: str) -> None:
    made = fight_where(people.address, [IDA, WITH_IDA], asked(about), **ONE_BOSS)
    page = people.page(f"/t/{made['you']}", size, still=True)
    assert Fighter(page).wait()
    settle(page)

    found = Axe().run(page).response["violations"]

    assert [] == [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in GRAVE]
    assert size[0] == page.evaluate("document.documentElement.scrollWidth")
