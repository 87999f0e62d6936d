"""Why a move may not be made, in words, and what is not to be had."""

from collections.abc import Iterator
from typing import Final

from sacrarium.core.bits import Seat
from sacrarium.core.decision import Barred
from sacrarium.core.errors import Reason
from sacrarium.core.words import Company, capital, counted
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.moves import ORDERS
from sacrarium.games.sacrifice_duel.pieces import NAMES, names_in
from sacrarium.games.sacrifice_duel.rules.sacrifice import sacrifice_limit
from sacrarium.games.sacrifice_duel.state import DuelState

from .names import called

REASONS: Final[dict[str, str]] = {
    "game_over": "The game is over.",
    "no_such_move": "There is no such move.",
    "already_sealed": "Your order is sealed; now we wait for {name}.",
    "already_committed": "Your card lies there; now we wait for {name}.",
    "other_buys": "It is {name}'s turn to buy.",
    "other_plays": "It is {name}'s turn to play.",
    "other_sacrifices": "{name} won the hand and sacrifices now.",
    "buy_first": "First decide what to buy, or keep all.",
    "cannot_spend": "You cannot spend the {card}: you do not hold it, or not that often.",
    "not_for_sale": "The market does not hold the {card}, or not that often.",
    "buying_is_over": "The market is closed until the next round.",
    "not_yet_won": "Cards are sacrificed after the hand, by its winner.",
    "not_in_hand": "You do not hold the {card}.",
    "sacrifice_first": "You won the hand: first sacrifice at least one card.",
    "at_least_one": "At least one card has to be sacrificed.",
    "not_in_pool": "The {card} was not in your hand; only cards of this hand can be sacrificed.",
    "not_the_trophy": "The trophy you have just won cannot be sacrificed for itself.",
}


def refusal(reason: Reason, company: Company) -> str:
    """Why a move may not be made, in words."""
    words = {}
    if "seat" in reason.about:
        words["name"] = company.names[reason.about["seat"]]
    if "card" in reason.about:
        words["card"] = called(NAMES[reason.about["card"]])
    return capital(REASONS[reason.code].format(**words))


def barred(state: DuelState, seat: Seat) -> Iterator[Barred]:
    """What is not to be had now, with the rule that forbids it."""
    if state.phase <= c.SECOND_BUYS:
        yield from _out_of_reach(state, seat)
    if state.phase == c.SACRIFICE:
        most = counted(sacrifice_limit(state), "card")
        yield Barred("more", f"{capital(most)} at most: take one back first.", "R26")


def _out_of_reach(state: DuelState, seat: Seat) -> Iterator[Barred]:
    """R8: cards that no two of the hand buy, and cards of the hand that buy nothing."""
    orders = state.legal(seat)
    bought = {NAMES[purchase.bought] for order in orders for purchase in ORDERS[order]}
    spent = {NAMES[code] for order in orders for purchase in ORDERS[order] for code in purchase.spent}
    for name in sorted({*names_in(state.market)} - bought):
        words = f"No two of your cards buy the {called(name)}: their values do not add up to it."
        yield Barred(f"buy {name}", words, "R8")
    for name in sorted({*names_in(state.hands[seat])} - spent):
        words = f"Together with another card of yours the {called(name)} buys nothing that is for sale. It stays in your hand."
        yield Barred(f"spend {name}", words, "R8")
