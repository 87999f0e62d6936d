"""Heroes of Sacrifight as they are led in a page, and tables in the state that a test needs."""

import json
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Locator, Page
from websockets.sync.client import ClientConnection

from tests.browser.people import Json
from tests.serving import line_to, make_table
from tests.watching import Watcher, whole

IDA: Json = {"kind": "person", "name": "Ida"}
JONAS: Json = {"kind": "person", "name": "Jonas"}
NOVICE: Json = {"kind": "bot", "level": "novice"}
WITH_IDA: Json = {"kind": "with", "seat": 0}
ASKED = "[data-about], [data-testid=result]"
MOST_TRIES = 12


class Fighter:
    """Whoever leads one hero or two: reads what is asked and answers by pressing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.duty = page.get_by_test_id("duty")
        self.play_button = page.get_by_test_id("play")
        self.result = page.get_by_test_id("result")
        self.legal = page.locator(".hc.legal")
        self.chosen = page.locator(".hc.chosen")
        self.lit = page.locator(".slot.may, .slot.can")
        self.sheet = page.get_by_test_id("sheet")

    @property
    def about(self) -> str:
        return self.page.locator("[data-about]").get_attribute("data-about") or ""

    def slot(self, name: str) -> Locator:
        return self.page.get_by_test_id(f"slot-{name}")

    def wait(self) -> bool:
        """Until something is asked, which is true, or the end; what only waits to be seen is pressed away."""
        while self.page.locator(ASKED).count() == 0:
            self.page.keyboard.press("Shift")
        return not self.result.is_visible()

    def answer(self) -> None:
        """An answer to whatever is asked, pressed as a person would."""
        about = self.about
        if about in {"turn", "play_free"}:
            return self._act()
        if about == "pile":
            return self.page.locator("[data-testid^=draw-]").first.click()
        for found in (".aim", ".letter.pick", ".hc.legal", ".slot.may"):
            if self.page.locator(found).count():
                self.page.locator(found).first.click()
                return self.play_button.click()
        return self.page.locator("[data-testid^=answer-], [data-testid=done]").first.click()

    def _act(self) -> None:
        piles = self.page.locator(".me .zone.can")
        if self.legal.count():
            self.legal.first.click()
            if self.play_button.count() == 0:
                self.lit.first.click()
        elif piles.count():
            piles.first.click()
        elif self.page.get_by_test_id("done").count():
            return self.page.get_by_test_id("done").click()
        elif self.page.get_by_test_id("pass").count():
            self.page.get_by_test_id("pass").click()
        return self.play_button.click()


def fight(address: str, seats: list[Json], **options: object) -> Json:
    return make_table(address, {"game": "sacrifight", "options": options, "seats": seats})


def fight_where(address: str, seats: list[Json], enough: Callable[[Json], bool], **options: object) -> Json:
    """A table at a message like this one; where a fight does not come to it, the next one may."""
    for _ in range(MOST_TRIES):
        made = fight(address, seats, **options)
        if _lead(address, [link["link"] for link in made["links"]], enough):
            return made
    raise AssertionError("No fight came to what was asked for.")


def _lead(address: str, links: list[str], enough: Callable[[Json], bool]) -> bool:
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(address, link)) for link in links]
        watchers = [Watcher() for _ in lines]
        for line in lines:
            line.send(json.dumps({"type": "hello", "seen": 0}))
        number = -1
        while True:
            heard = [_newer(line, watcher, number) for line, watcher in zip(lines, watchers, strict=True)]
            if heard[0].get("outcome"):
                return False
            asked = next((i for i, message in enumerate(heard) if message.get("ask")), None)
            if asked is None:
                number = heard[0]["number"]
                continue
            if enough(heard[asked]):
                return True
            number = heard[asked]["number"]
            ask = heard[asked]["ask"]
            move = max(ask["moves"], key=_worth)["move"]
            lines[asked].send(json.dumps({"type": "move", "seen": number, "move": move, "seat": ask["seat"]}))


def _newer(line: ClientConnection, watcher: Watcher, number: int) -> Json:
    while True:
        message: Json = watcher.hear(json.loads(line.recv()))
        if message["type"] in {"table", "update"} and message["number"] > number:
            return message


def _worth(info: Json) -> float:
    name, after = info["move"], info["preview"].get("after", {})
    if name.startswith("play"):
        return float(30.0 - sum(after["boss_hp"]) / 100 + sum(after["hp"]) / 1000)
    order = ("pass", "pack", "save", "draw", "no", "target:hero", "done")
    return next((float(i) for i, verb in enumerate(order) if name.startswith(verb)), 20.0)


def asked(about: str, least_round: int = 0) -> Callable[[Json], bool]:
    """Something of this kind is asked, not before this round."""
    return lambda message: about == message["ask"]["about"] and message["view"]["round"] >= least_round


def offers_consent(message: Json) -> bool:
    """The first seat may ask for a card of the other."""
    ask = message["ask"]
    return 0 == ask["seat"] and any(info["preview"].get("needs_consent") for info in ask["moves"])


def finished_run(address: str) -> tuple[str, list[dict[str, Any]]]:
    """The link of a run of a bot that got past its first boss, and the frames of its record."""
    for _ in range(MOST_TRIES):
        made = fight(address, [NOVICE], mode="run", bosses="krampus", boss_hp_percent=70)
        _watch(address, made["watch"])
        frames: list[Json] = whole(_get(f"{address}/api/tables/{made['watch']}/replay"))["frames"]
        if any(frame["view"].get("act") for frame in frames):
            return str(made["watch"]), frames
    raise AssertionError("No run got past its first boss.")


def _watch(address: str, link: str) -> None:
    """To the end."""
    with line_to(address, link) as line:
        line.send(json.dumps({"type": "hello", "seen": 0}))
        while not json.loads(line.recv()).get("outcome"):
            pass


def _get(address: str) -> Json:
    with urllib.request.urlopen(address) as answer:
        found: Json = json.load(answer)
        return found
