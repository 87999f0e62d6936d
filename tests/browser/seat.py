"""A person's own place at the table, as it is seen and touched in a page."""

import re

from playwright.sync_api import Locator, Page, expect

MOVES_ON = ".card.legal, [data-testid=result], .played.dim"


class Seat:
    """Reads the hand, chooses and plays cards."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_label("Your hand").get_by_role("button")
        self.legal = page.locator(".card.legal")
        self.barred = page.locator(".card.no")
        self.play_button = page.get_by_test_id("play")
        self.duty = page.get_by_test_id("duty")
        self.result = page.get_by_test_id("result")
        self.drawer = page.get_by_test_id("drawer")

    def card(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"card-{number}")

    def laid(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"laid-{number}")

    def seat(self, seat: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{seat}")

    def numbers(self, cards: Locator | None = None) -> list[int]:
        """The numbers of these cards, of the whole hand if none are named."""
        found = (cards or self.hand).evaluate_all("cards => cards.map(card => card.dataset.testid)")
        return [int(name.removeprefix("card-")) for name in found]

    def heads(self) -> list[int]:
        """The heads that stand beside the four seats now."""
        shown = [self.seat(seat).locator(".score b, .has > b").first for seat in range(4)]
        return [int(one.inner_text()) for one in shown]

    def wait_for_turn(self) -> bool:
        """Go on until it is the own turn, which is true, or the end. A taken trick is pressed away."""
        while True:
            self.page.locator(MOVES_ON).first.wait_for()
            if self.result.is_visible():
                return False
            if self.legal.count():
                return True
            self.press_on()

    def press_on(self) -> None:
        """A press on the cloth ends what only waits to be seen."""
        self.page.mouse.click(8, 300)

    def play(self, number: int) -> None:
        """Choose a card and press the button."""
        before = self.hand.count()
        self.card(number).click()
        expect(self.card(number)).to_have_class(re.compile(r"\bchosen\b"))
        self.play_button.click()
        self.has_played(before)

    def has_played(self, before: int) -> None:
        """One card less, or the result, which shows no hand."""
        expect(self.hand).to_have_count(0 if before == 1 else before - 1)

    def play_on(self, tricks: int = 10) -> bool:
        """So many of the own turns, with the lowest legal card; false at the end of the game."""
        for _ in range(tricks):
            if not self.wait_for_turn():
                return False
            self.play(self.numbers(self.legal)[0])
        return self.wait_for_turn()
