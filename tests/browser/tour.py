"""Through a game of every kind, question by question, pressing what a person would press."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser.bleu import BleuSeat
from tests.browser.circle import ALL_FIVE, Leader
from tests.browser.duel import DuelSeat
from tests.browser.fight import Fighter
from tests.browser.people import Json
from tests.browser.seat import Seat
from tests.browser.tables import IDA, NOVICE
from tests.serving import make_table

Tour = Callable[[Page], Iterator[str]]
BODIES: dict[str, Json] = {
    "sarkophag": {"options": {}, "seats": [IDA, *[NOVICE] * 3]},
    "sacrifice_duel": {"options": {}, "seats": [IDA, NOVICE]},
    "sacrifice_circle": {"options": {}, "seats": ALL_FIVE},
    "sacrifight": {"options": {"mode": "oneshot"}, "seats": [IDA]},
    "sacre_bleu": {"options": {}, "seats": [IDA, *[NOVICE] * 3]},
}


def table(address: str, game: str) -> str:
    """The path of Ida's seat at a new table."""
    return f"/t/{make_table(address, {'game': game, **BODIES[game]})['you']}"


def _sarkophag(page: Page) -> Iterator[str]:
    seat = Seat(page)
    while seat.wait_for_turn():
        yield "turn"
        seat.legal.first.click()
        yield "chosen"
        before = seat.hand.count()
        seat.play_button.click()
        seat.has_played(before)


def _duel(page: Page) -> Iterator[str]:
    seat = DuelSeat(page)
    while seat.wait_for_turn():
        yield "sacrifice" if seat.altar.count() else "market" if seat.market.count() else "trick"
        seat.act()


def _circle(page: Page) -> Iterator[str]:
    leader = Leader(page)
    while leader.wait():
        yield leader.about
        leader.answer()


def _fight(page: Page) -> Iterator[str]:
    fighter = Fighter(page)
    while fighter.wait():
        yield fighter.about
        fighter.answer()


def _bleu(page: Page) -> Iterator[str]:
    seat = BleuSeat(page)
    wanted = ["advertise", "cycle", "return", "exchange", "score"]
    while about := seat.asked():
        yield about
        if about == "main":
            option = next(option for option in wanted if seat.can(option))
            wanted = [*(one for one in wanted if one != option), option]
            seat.option(option).click()
            yield option
            if not seat.play.count():
                seat.trade_one()
            seat.play.click()
            seat.settled("main")
        else:
            seat.answer(about)


TOURS: dict[str, Tour] = {
    "sarkophag": _sarkophag,
    "sacrifice_duel": _duel,
    "sacrifice_circle": _circle,
    "sacrifight": _fight,
    "sacre_bleu": _bleu,
}
