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
from tests.browser.people import DESK, PHONE, Json, People, Wire, choose, settle

NARROW = (320, 640)
GRAVE = ("serious", "critical")
ONE_BOSS = {"mode": "oneshot", "bosses": "erlkoenig"}
DICE = """() => {
  window.dice = [];
  const look = () => {
    const seen = document.querySelector('.die')?.ariaLabel;
    if (seen && seen !== window.dice.at(-1)) window.dice.push(seen);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""  # remembers every die that lies on the table
WATCH = """async steps => {
  const seen = {between: [], strike: 0, acts: []};
  for (const step of steps) {
    location.hash = step;
    await new Promise(done => addEventListener('hashchange', () => setTimeout(done), {once: true}));
    if (document.querySelector('[data-testid=between]')) seen.between.push(step);
    seen.strike += document.querySelectorAll('[data-testid=strike]').length;
    seen.acts.push(document.querySelector('.where').textContent);
  }
  return seen;
}"""  # goes from step to step, and tells what stands there


def test_one_person_fights_one_boss_to_the_end(people: People) -> None:
    page = people.page("/new/sacrifight", still=True)
    line = Wire(page)
    page.get_by_label("Your name").fill("Ida")
    choose(page.get_by_role("radio", name="One boss"))
    choose(page.get_by_role("group", name="Bosses").get_by_role("radio", name="Erlkönig"))
    page.get_by_role("button", name="Sit down").click()
    fighter, abouts = Fighter(page), set()

    while fighter.wait():
        abouts.add(fighter.about)
        fighter.answer()

    assert {"pile", "turn", "toss"} <= abouts
    assert not [message for message in line.heard if message["type"] == "refused"]
    expect(fighter.result).to_contain_text(re.compile("Victory|Defeat"))
    expect(page.get_by_test_id("act-1")).to_contain_text("Erlkönig")
    expect(page.get_by_test_id("row-0")).to_contain_text("Lumberjack")


def test_the_page_offers_only_heroes_and_bosses_that_go_together(people: People) -> None:
    """Heroes change places instead of being alike; a run goes to the bosses that were named, in their order."""
    page = people.page("/new/sacrifight", still=True)
    page.get_by_label("Your name").fill("Ida")
    choose(page.get_by_role("checkbox", name="Two heroes, one player"))
    partner = page.get_by_role("group", name="Partner")
    expect(partner.get_by_role("radio", name="Witch")).to_be_checked()
    choose(page.get_by_role("group", name="Hero", exact=True).get_by_role("radio", name="Witch"))
    expect(partner.get_by_role("radio", name="Lumberjack")).to_be_checked()

    for name in ("Krampus", "Nachtkrapp", "Erlkönig"):
        choose(page.get_by_role("checkbox", name=name))
        expect(page.get_by_role("checkbox", name=name)).to_be_checked()
    expect(page.get_by_role("checkbox", name="Tatzelwurm")).to_be_disabled()
    choose(page.get_by_role("checkbox", name="Krampus"), on=False)
    expect(page.get_by_role("checkbox", name="Tatzelwurm")).to_be_enabled()
    expect(page.get_by_test_id("option-bosses-named").get_by_role("listitem").first).to_contain_text(
        "Nachtkrapp"
    )
    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_role("button", name="Nachtkrapp: what it does").first).to_be_visible()
    expect(page.get_by_test_id("hero-0")).to_contain_text("Witch")


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

    dialog = jonas.get_by_role("dialog", name=re.compile("give up"))
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
    expect(fighter.page.get_by_test_id("then").get_by_role("listitem").first).to_be_visible()
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


def test_a_phone_says_whose_turn_it_is_to_whoever_leads_two(people: People) -> None:
    """Before and after a card is taken up, and without a word under the hand."""
    made = fight_where(people.address, [IDA], asked("turn", 1), solo_two=True, **ONE_BOSS)
    page = people.page(f"/t/{made['you']}", PHONE, still=True, touch=True)
    fighter = Fighter(page)
    assert fighter.wait()
    whose = page.get_by_test_id("whose")

    expect(whose).to_be_in_viewport(ratio=1)
    expect(whose).to_have_text("Lumberjack’s turn")
    expect(fighter.duty.get_by_role("heading")).to_have_text("2 actions left")
    fighter.legal.first.tap()

    expect(whose).to_have_text(re.compile(r"Lumberjack’s turn\d actions? left"))
    assert PHONE == tuple(page.evaluate("[innerWidth, document.documentElement.scrollHeight]"))


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


def test_the_die_of_the_nachtkrapp_lies_on_the_table(people: People) -> None:
    """And what it said stands below its step of the boss turn, also when nothing happens."""
    made = fight_where(people.address, [IDA], asked("turn", 1), **{**ONE_BOSS, "bosses": "nachtkrapp"})
    page = people.page(f"/t/{made['you']}")
    fighter = Fighter(page)
    assert fighter.wait()
    page.evaluate(DICE)

    page.get_by_test_id("pass").click()
    fighter.play_button.click()

    expect(page.get_by_test_id("strike").locator(".bossy")).to_be_visible()
    (die,) = page.evaluate("window.dice")
    assert re.fullmatch(r"A [1-6] is rolled", die)
    expect(page.get_by_test_id("step-B2")).to_contain_text(f"{die} for the ability: ")


def test_a_whole_run_is_watched_again_through_loot_and_acts(people: People) -> None:
    """From the beginning to the end, a few moves at a time, and wherever a boss fell."""
    link, frames = finished_run(people.address)
    last = len(frames) - 1
    won = [i for i, frame in enumerate(frames) if _tells(frame, "fight_won") and i < last]
    page = people.page(f"/replay/{link}", still=True)
    fighter = Fighter(page)
    expect(fighter.duty.get_by_role("heading")).not_to_be_empty()

    drawn = [i for i, frame in enumerate(frames) if _tells(frame, "boss_card_drawn")]
    seen = page.evaluate(WATCH, sorted({*range(0, last, 6), *drawn[:3], *won, last}))

    assert won == seen["between"]
    assert seen["strike"] and seen["acts"][0].startswith("Act 1 of 3") and seen["acts"][-1] != seen["acts"][0]
    page.goto(f"/replay/{link}#{won[0]}")
    expect(page.get_by_test_id("between")).to_contain_text("lies still")
    expect(page.get_by_test_id("loot-0").locator(".standing")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".where")).to_contain_text("Act 2 of 3")


def _tells(frame: Json, kind: str) -> bool:
    return any(kind == event["kind"] for event in frame["events"])


@pytest.mark.parametrize(
    ("size", "about"),
    [(DESK, "turn"), (PHONE, "consent"), (PHONE, "toss"), (NARROW, "turn")],
)
def test_every_question_is_accessible_and_fits(people: People, size: tuple[int, int], about: str) -> None:
    made = fight_where(people.address, [IDA, WITH_IDA], asked(about), **ONE_BOSS)
    page = people.page(f"/t/{made['you']}", size, still=True)
    assert Fighter(page).wait()
    settle(page)

    found = Axe().run(page).response["violations"]

    assert [] == [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in GRAVE]
    assert size[0] == page.evaluate("document.documentElement.scrollWidth")
    if size == PHONE:
        assert size[1] == page.evaluate("document.documentElement.scrollHeight")
