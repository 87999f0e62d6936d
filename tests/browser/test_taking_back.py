"""Taking back: freely against bots, with consent among people, and never past a deal but in practice."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESK, PHONE, Json, People, choose
from tests.browser.seat import Seat
from tests.browser.tables import Tables, asked
from tests.serving import make_table

PEOPLE = [{"kind": "person", "name": name} for name in ("Ida", "Jonas", "Greta")]


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Take back").click()


def the_others(page: Page) -> None:
    expect(page.get_by_role("button", name="Ask to take back")).to_be_visible()


class Company:
    """Three people at one table, of whom two have played; the first has played first."""

    def __init__(self, people: People, address: str, size: tuple[int, int] = DESK) -> None:
        made = make_table(address, {"game": "sarkophag", "options": {}, "seats": PEOPLE})
        links = {link["seat"]: link["link"] for link in made["links"]}
        self.all = [Seat(people.page(f"/t/{links[seat]}", size, still=True)) for seat in range(3)]
        self.hands: dict[int, list[int]] = {}
        order = []
        for _ in range(2):
            number = self._asked()
            seat = self.all[number]
            self.hands[number] = seat.numbers()
            seat.play(seat.numbers(seat.legal)[0])
            order.append(number)
        self.first, self.second = (self.all[number] for number in order)
        self.third = next(seat for seat in self.all if seat not in (self.first, self.second))
        self.hand = self.hands[order[0]]

    def _asked(self) -> int:
        for _ in range(200):
            for number, seat in enumerate(self.all):
                if seat.legal.count():
                    return number
            self.all[0].page.wait_for_function("() => new Promise(requestAnimationFrame)")
        raise AssertionError("nobody is asked")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_against_bots_a_card_comes_back_into_the_hand(
    people: People, address: str, size: tuple[int, int]
) -> None:
    page = people.page(f"/t/{Tables(address).where(asked).you}", size, still=True)
    seat = Seat(page)
    assert seat.wait_for_turn()
    hand, title = seat.numbers(), seat.duty.get_by_role("heading").inner_text()
    seat.play(seat.numbers(seat.legal)[0])
    assert seat.wait_for_turn()

    take_back(page)

    expect(seat.hand).to_have_count(len(hand))
    expect(seat.duty.get_by_role("heading")).to_have_text(title)
    assert hand == seat.numbers()
    page.keyboard.press("l")
    expect(seat.drawer.get_by_text("You take back", exact=False)).to_be_visible()
    assert seat.drawer.locator("s").count()
    page.reload()
    expect(seat.hand).to_have_count(len(hand))
    page.keyboard.press("l")
    expect(seat.drawer.locator("s").first).to_be_visible()
    assert hand == seat.numbers()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_others_decided_goes_back_when_all_agree(
    people: People, address: str, size: tuple[int, int]
) -> None:
    company = Company(people, address, size)
    the_others(company.first.page)

    company.first.page.get_by_role("button", name="Ask to take back").click()
    asking = [seat.page.get_by_role("region", name="Taking back") for seat in company.all]
    for one in asking:
        expect(one.get_by_role("heading")).to_contain_text("to take back a move")
    expect(company.second.page.get_by_role("button", name="Refuse")).to_be_focused()
    expect(company.third.hand.first).not_to_be_focused()
    company.second.page.get_by_role("button", name="Grant").click()
    expect(company.third.page.get_by_role("region", name="Taking back")).to_contain_text("agrees")
    company.third.page.get_by_role("button", name="Grant").click()

    for one in asking:
        expect(one).to_have_count(0)
    expect(company.first.hand).to_have_count(len(company.hand))
    assert company.hand == company.first.numbers()
    expect(company.second.hand).to_have_count(10)


def test_one_who_does_not_agree_ends_it_with_a_sentence(people: People, address: str) -> None:
    company = Company(people, address)

    company.first.page.get_by_role("button", name="Ask to take back").click()
    company.third.page.get_by_role("button", name="Refuse").press("Enter")

    settled = company.first.page.get_by_role("region", name="Taking back")
    expect(settled.get_by_role("heading")).to_contain_text("does not agree, so the table stays as it is.")
    settled.get_by_role("button", name="Go on").click()
    expect(settled).to_have_count(0)
    expect(company.first.hand).to_have_count(len(company.hand) - 1)


def test_who_asks_can_give_it_up(people: People, address: str) -> None:
    company = Company(people, address)
    company.first.page.get_by_role("button", name="Ask to take back").click()

    company.first.page.get_by_role("button", name="Give it up").click()

    for seat in company.all:
        expect(seat.page.get_by_role("region", name="Taking back")).to_have_count(0)
    company.third.play(company.third.numbers(company.third.legal)[0])


def new_round(message: Json) -> bool:
    """The first question of the second round."""
    return asked(message) and message["view"]["round"] == 2


@pytest.mark.parametrize(("practice", "comes_back"), [(False, False), (True, True)])
def test_only_practice_goes_back_past_a_deal(
    people: People, address: str, practice: bool, comes_back: bool
) -> None:
    made = Tables(address).where(new_round, options={"match": "limit", "limit": 30}, practice=practice)
    page = people.page(f"/t/{made.you}", still=True)
    seat = Seat(page)
    assert seat.wait_for_turn()
    take_back(page)

    if comes_back:
        expect(page.get_by_text("Round 1")).to_be_visible()
    else:
        expect(page.get_by_text("Something was drawn, rolled or shown since")).to_be_visible()


def test_practice_is_offered_where_nobody_else_plays(people: People) -> None:
    page = people.page("/new/sarkophag", still=True)
    page.get_by_text("House rules").click()
    box = page.get_by_role("checkbox", name="Practice: anything can be taken back")
    choose(box)
    page.get_by_label("Seat 2").select_option("open")
    expect(box).to_have_count(0)
