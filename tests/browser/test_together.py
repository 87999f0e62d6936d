"""Two people at one table, each in a browser of their own, and somebody who only watches."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import Json, People, Wire
from tests.browser.seat import Seat

MAKER, FRIEND = 0, 1
TRICKS = 3
NAMES_A_CARD = {"card", "cards", "hand", "lead", "move"}


class Guests:
    """Ida made the table, Jonas sits behind the open seat's link, a third person watches."""

    def __init__(self, people: People) -> None:
        self.people = people
        maker = people.page()
        self.maker_line = Wire(maker)
        self.maker = Seat(maker)
        self.make_table(maker)
        friend = people.page()
        self.friend_line = Wire(friend)
        self.friend = Seat(friend)
        friend.goto(self.copied_link())

    @staticmethod
    def make_table(page: Page) -> None:
        page.goto("/new/sarkophag")
        page.get_by_label("Your name").fill("Ida")
        page.get_by_label("Seat 2").select_option("open")
        for seat in (3, 4):
            page.get_by_label(f"Seat {seat}").select_option("novice")
        page.get_by_role("button", name="Sit down").click()

    def copied_link(self) -> str:
        page = self.maker.page
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.maker.seat(FRIEND).get_by_role("button", name="Copy link").click()
        expect(self.maker.seat(FRIEND).get_by_role("button")).to_have_text("Copied")
        link = page.evaluate("navigator.clipboard.readText()")
        assert re.fullmatch(rf"{self.people.address}/t/[\w-]{{22,}}", link) and page.url != link
        return str(link)

    def join(self) -> None:
        dialog = self.friend.page.get_by_role("dialog", name="A seat is kept for you")
        dialog.get_by_label("Your name").fill("Jonas")
        dialog.get_by_role("button", name="Sit down").click()
        expect(dialog).to_have_count(0)

    def play(self, tricks: int) -> None:
        """Whoever is asked plays, until both have played this often."""
        while max(self.maker.hand.count(), self.friend.hand.count()) > 10 - tricks:
            self._one_turn()

    def _one_turn(self) -> None:
        """The maker's page tells whose turn it is."""
        page = self.maker.page
        page.locator(f".card.legal, [data-testid=seat-{FRIEND}].acts, .played.dim").first.wait_for()
        if self.maker.legal.count():
            self.maker.play(self.maker.numbers(self.maker.legal)[0])
        elif self.maker.seat(FRIEND).filter(has_text="to play").count():
            self.friend.wait_for_turn()
            self.friend.play(self.friend.numbers(self.friend.legal)[0])
            left = str(self.friend.hand.count())
            expect(self.maker.seat(FRIEND).locator(".cards b")).to_have_text(left)
        else:
            self.maker.press_on()


def cards_in(value: Any, field: str = "") -> Iterator[int]:
    """Every card that a message names, wherever it stands."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from cards_in(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner, field)
    elif field in NAMES_A_CARD and value is not None:
        yield int(value)


def held(line: Wire) -> dict[int, set[int]]:
    """The own hand at each number of the log."""
    return {
        message["number"]: set(message["view"]["hand"])
        for message in line.heard
        if message["type"] in ("table", "update")
    }


def leaks(line: Wire, hands: dict[int, set[int]]) -> list[Json]:
    """What was heard about cards that lay in these hands at that time."""
    numbered = [message for message in line.heard if message.get("number") in hands]
    return [message for message in numbered if hands[message["number"]] & set(cards_in(message))]


def test_two_people_and_a_watcher(people: People) -> None:
    guests = Guests(people)
    maker, friend = guests.maker, guests.friend
    expect(maker.seat(FRIEND)).to_contain_text("Open seat")
    guests.join()

    expect(maker.seat(FRIEND)).to_contain_text("Jonas")
    expect(maker.seat(FRIEND).get_by_role("button")).to_have_count(0)
    expect(friend.seat(MAKER)).to_contain_text("Ida")
    guests.play(TRICKS)

    hands, others = held(guests.maker_line), held(guests.friend_line)
    assert len(hands) > TRICKS * 4 and 10 == max(map(len, hands.values()))
    assert leaks(guests.maker_line, hands), "one's own cards are told"
    assert [] == leaks(guests.friend_line, hands) and [] == leaks(guests.maker_line, others)
    check_the_watcher(people, guests, hands, others)


def check_the_watcher(
    people: People, guests: Guests, hands: dict[int, set[int]], others: dict[int, set[int]]
) -> None:
    """A watcher sees the seats and the trick, no hand and no way to play."""
    page = people.page()
    line = Wire(page)
    page.goto(f"/t/{guests.maker_line.heard[0]['watch']}")

    expect(page.get_by_text("You are watching. The hands stay hidden.")).to_be_visible()
    for seat, name in ((MAKER, "Ida"), (FRIEND, "Jonas")):
        expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
    expect(page.locator("[data-testid^=card-]")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Play|Hint"))).to_have_count(0)
    assert line.heard and [] == leaks(line, hands) and [] == leaks(line, others)


def test_somebody_who_goes_is_told_to_be_away(people: People) -> None:
    guests = Guests(people)
    guests.join()
    expect(guests.maker.seat(FRIEND)).to_contain_text("Jonas")

    guests.friend.page.close()
    expect(guests.maker.seat(FRIEND)).to_contain_text("away")


def test_a_blank_name_is_not_accepted(people: People) -> None:
    guests = Guests(people)
    dialog = guests.friend.page.get_by_role("dialog", name="A seat is kept for you")
    dialog.get_by_label("Your name").fill("   ")

    dialog.get_by_role("button", name="Sit down").click()

    expect(dialog.get_by_role("alert")).to_have_text(re.compile(r"name.*\.$"))
    expect(guests.maker.seat(FRIEND)).to_contain_text("Open seat")
