"""Heroes of Sacrifice Circle as they are led in a page, and tables in the state that a test needs."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.people import Json
from tests.serving import line_to, make_table

IDA: Json = {"kind": "person", "name": "Ida"}
JONAS: Json = {"kind": "person", "name": "Jonas"}
NOVICE: Json = {"kind": "bot", "level": "novice"}
WITH_IDA: Json = {"kind": "with", "seat": 0}
ALL_FIVE: list[Json] = [IDA, *[WITH_IDA] * 4]
ASKED = "[data-about], [data-testid=result]"
MOST_TRIES = 20


class Leader:
    """Whoever leads one hero or several: reads what is asked and answers by pressing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.duty = page.get_by_test_id("duty")
        self.play_button = page.get_by_test_id("play")
        self.done_button = page.get_by_test_id("done")
        self.whose = page.get_by_test_id("whose").locator("b")
        self.result = page.get_by_test_id("result")
        self.lamps = page.locator(".lamp:not(.barred)")

    @property
    def about(self) -> str:
        return self.page.locator("[data-about]").get_attribute("data-about") or ""

    @property
    def health(self) -> int:
        """What is left of the crystal, as it stands there."""
        return int(self.page.get_by_test_id("health").inner_text().split()[0])

    def lamp(self, move: str) -> Locator:
        return self.page.locator(f'[data-lamp="{move}"]')

    def hero(self, name: str) -> Locator:
        return self.page.get_by_test_id(f"hero-{name}")

    def wait(self) -> bool:
        """Until something is asked, which is true, or the end; what only waits to be seen is pressed away."""
        while self.page.locator(ASKED).count() == 0:
            self.page.keyboard.press("Shift")
        return not self.result.is_visible()

    def answer_if_asked(self) -> None:
        """An answer, unless it is somebody else's turn; what only waits to be seen is pressed away."""
        if self.page.locator("[data-about]").count():
            self.answer()
        else:
            self.page.keyboard.press("Shift")

    def answer(self) -> None:
        """A sensible answer to whatever is asked, pressed as a person would."""
        about = self.about
        if about == "keep":
            self.page.locator(".pair .card").first.click()
        elif about == "act":
            strikes = self.page.locator(".plate[data-testid^=attack]:not(.no)")
            if strikes.count():
                strikes.last.click()
        else:
            self.lamp(self._best_lamp()).click()
        self.play_button.click()

    def _best_lamp(self) -> str:
        """Beside the crystal, else a well, else the ring, else outwards."""
        found = self.lamps.evaluate_all(
            "all => all.map(one => [one.dataset.lamp, one.querySelector('.strikes') ? 9 : one.classList.contains('well') ? 8 : 0])"
        )
        moves: list[tuple[int, str]] = [(worth or _outwards(move), move) for move, worth in found]
        return max(moves)[1]


def _outwards(move: str) -> int:
    if re.match(r"go:N", move):
        return 6
    return int(move[-1]) if re.match(r"go:[A-E]", move) else 0


def circle(address: str, seats: list[Json], **options: object) -> Json:
    return make_table(address, {"game": "sacrifice_circle", "options": options, "seats": seats})


def circle_where(address: str, enough: Callable[[Json], bool], **options: object) -> Json:
    """A table of Ida, who leads all five, at a question like this one."""
    for _ in range(MOST_TRIES):
        made = circle(address, ALL_FIVE, path_choice="fixed", **options)
        if _lead(address, made["you"], enough):
            return made
    raise AssertionError("No game came to what was asked for.")


def _lead(address: str, link: str, enough: Callable[[Json], bool]) -> bool:
    with line_to(address, link) as socket:
        socket.send(json.dumps({"type": "hello", "seen": 0}))
        while True:
            message: Json = json.loads(socket.recv())
            if message.get("outcome"):
                return False
            if not message.get("ask"):
                continue
            if enough(message["ask"]):
                return True
            move = max(message["ask"]["moves"], key=_worth)["move"]
            socket.send(json.dumps({"type": "move", "seen": message["number"], "move": move}))


def _worth(move: Json) -> int:
    name, preview = move["move"], move["preview"]
    if name.startswith("go:"):
        return 9 if preview["beside"] else 8 if preview["draws"] else _outwards(name)
    return 5 if name.startswith("attack") else 4 if name == "roll" else 0


def offers(*names: str) -> Callable[[Json], bool]:
    """One of these moves can be made."""
    return lambda ask: any(move["move"].split(":")[0] in names for move in ask["moves"])
