"""Somebody at the plain table, which draws any game from its view and its moves."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from sacrarium.games import GAMES
from tests.browser.people import People
from tests.serving import line_to, make_table

IDA = {"kind": "person", "name": "Ida"}
BOT = {"kind": "bot", "level": "novice"}
MANY = 13  # moves, from which on there is a field to filter them
MOST_TRIES = 30


def sit_down(people: People, game: str) -> str:
    """A table of the fewest seats with bots, and the path of Ida's seat, drawn plainly."""
    seats = [IDA, *[BOT] * (GAMES[game].seats[0] - 1)]
    made = make_table(people.address, {"game": game, "options": {}, "seats": seats})
    return f"/t/{made['you']}?scene=plain"


def sit_down_to_many_moves(people: People) -> str:
    """A duel whose first question has a long list of answers; not every deal has one."""
    for _ in range(MOST_TRIES):
        path = sit_down(people, "sacrifice_duel")
        with line_to(people.address, re.sub(r"/t/(.*)\?.*", r"\1", path)) as socket:
            socket.send(json.dumps({"type": "hello", "seen": 0}))
            message = json.loads(socket.recv())
        if len(message["ask"]["moves"]) >= MANY:
            return path
    raise AssertionError("No deal had many moves.")


class Plain:
    """Sees and presses what the plain table shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator(".plain")
        self.asked = page.locator(".plain[data-about]")
        self.duty = page.get_by_test_id("duty")
        self.moves = page.get_by_label("Your moves").locator(".move")
        self.chosen = self.moves.and_(page.locator("[aria-pressed=true]"))
        self.barred = page.locator("[data-barred]")
        self.play_button = page.get_by_test_id("play")
        self.result = page.get_by_test_id("result")
        self.drawer = page.get_by_test_id("drawer")

    def wait(self) -> bool:
        """Until something is asked (True), or the game is over."""
        expect(self.asked.or_(self.result)).to_be_visible()
        return self.result.count() == 0

    def zone(self, title: str) -> Locator:
        return self.page.get_by_role("region", name=title, exact=True)

    def play(self, move: Locator) -> None:
        """Choose a move, see what it is called, and play it."""
        move.click()
        expect(move).to_have_attribute("aria-pressed", "true")
        self.play_button.click()

    def play_on(self) -> int:
        """Play the middle one of the moves until the game is over; how many there were."""
        played = 0
        while self.wait():
            self.page.evaluate(PLAY_THE_MIDDLE_ONE)
            played += 1
        return played

    def figures(self, title: str) -> list[str]:
        """What lies in a zone."""
        return [
            re.sub(r"\s+", " ", one).strip() for one in self.zone(title).locator(".face").all_inner_texts()
        ]


PLAY_THE_MIDDLE_ONE = """async () => {
  const moves = document.querySelectorAll('.move');
  moves[Math.floor(moves.length / 2)]?.click();
  await new Promise(requestAnimationFrame);
  document.querySelector('[data-testid=play]')?.click();
  await new Promise(requestAnimationFrame);
}"""  # presses a move and then the solid button, as a person would
