"""A place at a table of Sacrifice Duel: over the protocol up to a point, then in a page."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import Json
from tests.browser.tables import IDA, MOST_TRIES, Made, asked
from tests.serving import line_to, make_table
from tests.watching import Watcher

MOVES_ON = ".layout.shown, .card.legal, [data-testid=play], [data-testid=result]"
RANDOM = {"kind": "bot", "level": "random"}


def about(what: str) -> Callable[[Json], bool]:
    """This is asked."""
    return lambda message: asked(message) and what == message["ask"]["about"]


def asked_too_much(message: Json) -> bool:
    """More cards could be sacrificed than the deck can spare."""
    return about("sacrifice")(message) and message["view"]["limit"] > message["view"]["safe"]


def asked_for_more(message: Json) -> bool:
    """Two cards or more can be sacrificed without losing."""
    return about("sacrifice")(message) and message["view"]["limit"] == message["view"]["safe"] > 1


def asked_for_two(message: Json) -> bool:
    """Two purchases can be made at once."""
    orders = (
        [move["preview"]["purchases"] for move in message["ask"]["moves"]] if about("buy")(message) else []
    )
    return any(2 == len(order) for order in orders)


def _best(message: Json) -> str:
    """Keep the deck thin and win: no purchase, the strongest card, all that can be given."""
    ask, order = message["ask"], message["view"]["order"]
    if ask["about"] in {"order", "buy"}:
        return "pass"
    if "sacrifice" == ask["about"]:
        return str(next(move["move"] for move in ask["moves"] if not move["preview"]["fatal"]))
    return str(max(ask["moves"], key=lambda move: order.index(move["preview"]["card"]))["move"])


def table_where(address: str, enough: Callable[[Json], bool], **options: str) -> Made:
    """A table of Ida and a bot that has come to this; where a game does not come to it, the next one may."""
    for _ in range(MOST_TRIES):
        made = make_table(address, {"game": "sacrifice_duel", "options": options, "seats": [IDA, RANDOM]})
        newest = _play(address, made["you"], enough)
        if enough(newest):
            return Made(made["you"], made["watch"], newest)
    raise AssertionError("No game came to what was asked for.")


def _play(address: str, link: str, enough: Callable[[Json], bool]) -> Json:
    with line_to(address, link) as socket:
        socket.send(json.dumps({"type": "hello", "seen": 0}))
        watcher = Watcher()
        while True:
            message: Json = watcher.hear(json.loads(socket.recv()))
            if message["type"] not in {"table", "update"}:
                continue
            if enough(message) or message.get("outcome"):
                return message
            if asked(message):
                move = {"type": "move", "seen": message["number"], "move": _best(message)}
                socket.send(json.dumps(move))


class DuelSeat:
    """Buys, plays and sacrifices with the hands of a person."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.duty = page.get_by_test_id("duty")
        self.legal = page.locator(".card.legal")
        self.do = page.get_by_test_id("play")
        self.market = page.get_by_test_id("market")
        self.altar = page.get_by_test_id("altar")
        self.pairs = page.get_by_role("list", name="Pairs that buy something").get_by_role("button")
        self.result = page.get_by_test_id("result")
        self.pending = page.get_by_text("is on its way")

    def wait_for_turn(self) -> bool:
        """Go on until something is asked, which is true, or the end."""
        while True:
            self.page.locator(MOVES_ON).first.wait_for()
            if self.result.is_visible():
                return False
            if not self.page.locator(".layout.shown").count():
                return True
            self.page.mouse.click(8, 300)

    def act(self) -> None:
        """Answer with the first thing that comes to hand."""
        if self.altar.count():
            self.legal.first.click()
            self.do.click()
        elif self.market.count():
            self.do.click()
        else:
            self.legal.first.click()
            self.do.click()
        expect(self.pending).to_have_count(0)
