"""A person at a table of S.A.C.R.E. Bleu!: answers whatever is asked, by pressing what a person would press."""

from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.people import Json
from tests.browser.tables import IDA, NOVICE
from tests.serving import make_table

FREE: Position = {
    "x": 10,
    "y": 28,
}  # where a card is not covered by its neighbour, however many rows a hand has
CLOTH = (6, 420)
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
GOES_ON = "[data-testid=result], [data-asked]:not([data-asked='']), [data-testid=told]"


def order(*seats: Json) -> Json:
    return {"game": "sacre_bleu", "options": {}, "seats": list(seats)}


def four_seats(address: str) -> Json:
    """Ida and three bots."""
    return make_table(address, order(IDA, NOVICE, NOVICE, NOVICE))


class BleuSeat:
    """Reads what is asked and answers it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator("[data-asked]")
        self.play = page.get_by_test_id("play")
        self.duty = page.get_by_test_id("duty")
        self.result = page.get_by_test_id("result")
        self.told = page.get_by_test_id("told")
        self.legal = page.locator(".card.legal")
        self.tray = page.get_by_test_id("tray")

    def option(self, name: str) -> Locator:
        return self.page.get_by_test_id(f"option-{name}")

    def can(self, option: str) -> bool:
        return self.option(option).get_attribute("aria-disabled") is None

    def asked(self) -> str:
        """Go on until something is asked: about what. At the end of the game nothing is."""
        while True:
            self.page.locator(GOES_ON).first.wait_for()
            if self.result.count():
                return ""
            about = self.table.get_attribute("data-asked")
            if about:
                return about
            self.page.mouse.click(*CLOTH)

    def settled(self, about: str) -> None:
        """What was sent has arrived: something else is asked, or nothing."""
        expect(self.page.locator(f"[data-asked='{about}']")).to_have_count(0)

    def take(self, option: str) -> None:
        """Choose one of the five; the button sends it, with all that lies ready."""
        self.option(option).click()
        if self.play.count() == 0:
            self.trade_one()
        self.play.click()
        self.settled("main")

    def trade_one(self) -> None:
        """Round 8: a card of the deck for one of the own."""
        self.page.locator("[data-testid^=deck-]").first.click()
        self.page.locator(".card.legal:not(.in)").first.click(position=FREE)

    def answer(self, about: str) -> None:
        """Answer anything but the choice of an option."""
        getattr(self, f"_{about}", self._card)()
        self.play.click()
        self.settled(about)

    def ranked(self) -> list[str]:
        """The cards that may be pressed, from the lowest rank to the highest."""
        names: list[str] = self.legal.evaluate_all("cards => cards.map(card => card.dataset.testid)")
        return sorted(names, key=lambda name: RANKS.index(name.removeprefix("card-")[:-1]))

    def press(self, card: str) -> None:
        self.page.get_by_test_id(card).click(position=FREE)

    def _card(self) -> None:
        """One card of the hand: offer, lay, give."""
        self.legal.first.click(position=FREE)

    def _partner(self) -> None:
        self.page.locator("[data-testid^=answer-][aria-pressed]").first.click()

    def _target(self) -> None:
        self.page.locator("[data-testid^=target-]").last.click()

    def _pick(self) -> None:
        self.page.locator("[data-testid^=pick-][aria-pressed]").last.click()

    def _collect(self) -> None:
        """As many cards as have to be chosen."""
        self.tray.wait_for()
        for _ in range(self.tray.get_by_role("listitem").count()):
            self.page.locator(".card.legal:not(.chosen)").last.click(position=FREE)

    _pass = _aside = _collect

    def _put(self) -> None:
        """Two cards under the deck; the first is taken back and put again, so that it lies below."""
        cards = self.page.locator(".card.legal:not(.chosen)")
        cards.last.click(position=FREE)
        if cards.count():
            cards.last.click(position=FREE)
            self.tray.get_by_role("button").first.click()

    def _bonus(self) -> None:
        """The best run lies ready."""

    def turn(self, wanted: list[str]) -> str | None:
        """The next question, answered; the option that was taken, None at the end of the game, else ''."""
        about = self.asked()
        if about == "":
            return None
        if about != "main":
            self.answer(about)
            return ""
        order = [*wanted, "return", "exchange", "advertise"]
        option = next(option for option in order if self.can(option))
        self.take(option)
        return option
