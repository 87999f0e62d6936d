"""How a game ends for whoever looks: a win has its flame and its rays, a loss has a quieter look of its own."""

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Json, People
from tests.browser.tables import IDA
from tests.serving import line_to, make_table

BOTS = {"sarkophag": 3, "sacrifice_duel": 1, "sacrifice_circle": 4, "sacrifight": 0, "sacre_bleu": 3}
TOGETHER = {"sacrifice_circle", "sacrifight"}
RANDOM = {"kind": "bot", "level": "random"}
MOST_TRIES = 30


def ended(address: str, game: str, *, won: bool) -> Json:
    """A table at which Ida, who plays at random as all others do, has won or has not."""
    for luck in range(MOST_TRIES):
        seats = [IDA, *[RANDOM] * BOTS[game]]
        made = make_table(address, {"game": game, "options": {}, "seats": seats})
        if won == (0 in play_out(address, made["you"], Random(luck))["winners"]):
            return made
    raise AssertionError("No game ended like that.")


def play_out(address: str, link: str, luck: Random) -> Json:
    """The outcome of a game in which everything is answered at random."""
    with line_to(address, link) as socket:
        socket.send(json.dumps({"type": "hello", "seen": 0}))
        while True:
            message: Json = json.loads(socket.recv())
            if message.get("outcome"):
                outcome: Json = message["outcome"]
                return outcome
            if message.get("ask"):
                move = luck.choice(message["ask"]["moves"])["move"]
                socket.send(json.dumps({"type": "move", "seen": message["number"], "move": move}))


def is_quiet(page: Page) -> None:
    """No flame, no rays, and the words are bone instead of brass."""
    heading = page.get_by_test_id("result").get_by_role("heading")
    expect(heading).to_have_css("color", "rgb(242, 234, 219)")
    expect(page.get_by_test_id("rays")).to_have_count(0)
    expect(page.locator("[data-testid=result] use[href='#emblem']")).to_have_count(0)


@pytest.mark.parametrize("game", BOTS)
def test_a_loss_does_not_look_like_a_win(people: People, game: str) -> None:
    made = ended(people.address, game, won=False)

    is_quiet(people.page(f"/t/{made['you']}", still=True))

    watcher = people.page(f"/t/{made['watch']}", still=True)
    if game in TOGETHER:
        is_quiet(watcher)
    else:
        expect(watcher.get_by_test_id("rays")).to_be_visible()


def test_a_win_has_its_flame(people: People) -> None:
    page = people.page(f"/t/{ended(people.address, 'sarkophag', won=True)['you']}", still=True)

    expect(page.get_by_test_id("rays")).to_be_visible()
    expect(page.get_by_test_id("result").get_by_role("heading")).to_have_css("color", "rgb(240, 215, 156)")
