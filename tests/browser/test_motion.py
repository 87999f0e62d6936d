"""Cards travel; for those who asked for less motion they are simply there."""

from datetime import UTC, datetime, timedelta
from itertools import groupby, pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.circle import ALL_FIVE
from tests.browser.fight import Fighter
from tests.browser.people import Json, People, choose
from tests.browser.seat import Seat
from tests.browser.tables import IDA, NOVICE, Tables, asked, asked_last, asked_with_reasons
from tests.serving import make_table

# Notes which properties are animated when a card is laid, and how things move when a trick is swept away.
NOTE_MOTION = """
  window.moved = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    for (const frame of [].concat(keyframes)) for (const name of Object.keys(frame)) window.moved.add(name);
    return animate.call(this, keyframes, options);
  };
"""

ENDLESS = """
  document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().iterations === Infinity)
    .map((animation) => animation.animationName)
"""


def moved(page: Page) -> set[str]:
    return set(page.evaluate("[...window.moved]")) - {"offset", "easing", "composite"}


@pytest.mark.parametrize("still", [False, True])
def test_a_card_travels_only_where_motion_is_welcome(people: People, tables: Tables, still: bool) -> None:
    page = people.page(still=still)
    page.add_init_script(NOTE_MOTION)
    page.goto(f"/t/{tables.where(asked).you}")
    seat = Seat(page)
    seat.wait_for_turn()
    card = seat.numbers(seat.legal)[0]

    seat.card(card).click()
    seat.play_button.click()
    expect(seat.laid(card)).to_be_visible()
    seat.wait_for_turn()

    assert ("transform" in moved(page)) is not still
    assert moved(page) <= {"opacity", "transform"}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("sarkophag", [IDA, *[NOVICE] * 3], {}),
        ("sacrifice_duel", [IDA, NOVICE], {}),
        ("sacrifice_circle", ALL_FIVE, {}),
        ("sacrifight", [IDA], {"mode": "oneshot"}),
        ("sacre_bleu", [IDA, NOVICE], {}),
    ],
)
def test_nothing_moves_while_a_person_decides(
    people: People, game: str, seats: list[Json], options: dict[str, str]
) -> None:
    """Once the bots have answered nothing is drawn again and again, so no battery is used up."""
    made = make_table(people.address, {"game": game, "options": options, "seats": seats})
    page = people.page(f"/t/{made['you']}")

    expect(page.get_by_test_id("duty")).to_be_visible()
    expect(page.locator(".wick:not(.still)")).to_have_count(0)
    assert not page.evaluate(ENDLESS)


def test_the_game_flows_without_motion(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked_last).you}", still=True)

    assert not Seat(page).play_on(10)
    expect(page.get_by_test_id("result")).to_be_visible()


NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Watched:
    """What is seen of a table while its clock is turned by hand, a tenth of a second at a time."""

    TENTH = 100
    MOST = 400

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        page.clock.install(time=NOON)
        page.goto(path)
        page.get_by_test_id("duty").wait_for()
        page.clock.pause_at(NOON + timedelta(hours=1))  # the table is calm: from here on every move is shown

    def see(self, what: str, until: str) -> list[str]:
        """What stood there at every tenth of a second until this is so; nothing ever moves."""
        seen: list[str] = []
        while len(seen) < self.MOST:
            self.page.clock.run_for(self.TENTH)
            seen.append(self.page.evaluate(what))
            assert not self.page.evaluate(MOVING)
            if self.page.evaluate(until):
                return seen
        raise AssertionError("Nothing was asked any more.")


MOVING = """document.getAnimations().some(({ playState, effect }) => playState === 'running'
  && effect.getTiming().duration > 150 && effect.getTiming().iterations !== Infinity)"""
MINE = "[...document.querySelectorAll('.hand .card')]"
LEGAL = "(card) => card.matches('.legal')"
ASKED = "document.querySelector('[data-about], [data-testid=result]') !== null"
LAID = (
    "[...document.querySelectorAll('[data-testid^=laid-]')].map((card) => card.dataset.testid).sort().join()"
)
DUTY = "document.querySelector('[data-testid=duty] h2')?.innerText ?? ''"
SECOND = 10  # tenths


def lengths(seen: list[str]) -> list[tuple[str, int]]:
    """What was seen, and how long each."""
    return [(what, len(list(run))) for what, run in groupby(seen)]


@pytest.mark.parametrize(("pace", "share"), [("calm", 1.7), ("normal", 1), ("quick", 0.5)])
def test_moves_are_shown_one_after_another_without_motion(
    people: People, tables: Tables, pace: str, share: float
) -> None:
    """Whoever asked for less motion sees each card that is laid for as long as everybody else."""
    page = people.page(still=True, pace=pace)
    table = Watched(page, f"/t/{tables.where(asked_with_reasons).you}")
    seat = Seat(page)
    tricks: list[str] = []
    for _ in range(3):
        before = seat.hand.count()
        seat.legal.first.click()
        seat.play_button.click()
        tricks += table.see(LAID, f"({MINE}).length === {before - 1} && ({MINE}).some({LEGAL})")

    seen = [(set(what.split(",")), long) for what, long in lengths(tricks) if what]

    assert len(seen) > 5
    for (cards, _), (more, _) in pairwise(seen):
        assert len(more - cards) == 1 or not cards & more, "one card at a time, or a new trick"
    for cards, long in seen[1:-1]:
        assert long >= round(SECOND * share) - 1, cards


def test_what_a_boss_does_is_seen_without_motion(people: People) -> None:
    """A sentence after the other, none of them gone before it can be read."""
    made = make_table(people.address, {"game": "sacrifight", "options": {"mode": "oneshot"}, "seats": [IDA]})
    page = people.page(still=True, pace="normal")
    table = Watched(page, f"/t/{made['you']}")
    fighter = Fighter(page)
    while fighter.about != "turn":
        fighter.answer()
        table.see(DUTY, ASKED)
    page.get_by_test_id("pass").click()
    fighter.play_button.click()

    seen = lengths(table.see(DUTY, ASKED))

    assert len(seen) > 2
    assert min(long for _, long in seen[1:-1]) >= SECOND // 2


def test_the_pace_is_chosen_in_the_drawer_and_kept_for_every_game(people: People, tables: Tables) -> None:
    page = people.page(f"/t/{tables.where(asked).you}", still=True, pace="normal")
    page.get_by_role("button", name="Log").click()
    pace = page.get_by_test_id("pace")
    expect(pace.get_by_role("radio", name="Normal")).to_be_checked()
    choose(pace.get_by_role("radio", name="Calm"))

    body = {"game": "sacrifice_circle", "options": {}, "seats": ALL_FIVE}
    page.goto(f"/t/{make_table(people.address, body)['you']}")
    page.get_by_role("button", name="Log").click()

    expect(pace.get_by_role("radio", name="Calm")).to_be_checked()
