"""What a move would bring, as data for drawing."""

from typing import TYPE_CHECKING, Any

from sacrarium.core.bits import Card, Move, Seat

from . import phases as c
from .moves import DONE, ORDERS, PLAY, SACRIFICE, SPENT, is_order
from .pieces import FLOOR, HANDS, NAMES, names_in, points
from .piles import minus, size, with_card
from .rules.tricks import wins
from .scoring import altar_points

if TYPE_CHECKING:
    from .state import DuelState


def preview_of(state: "DuelState", seat: Seat, move: Move) -> dict[str, Any]:
    """What would follow."""
    if is_order(move):
        return _order(state, seat, move)
    if state.phase == c.SACRIFICE:
        return _offering(state, move)
    return _card(state, seat, move - PLAY)


def _order(state: "DuelState", seat: Seat, move: Move) -> dict[str, Any]:
    """R8, R9: what is spent, what is bought, what stays."""
    return {
        "purchases": [
            {"spent": [NAMES[code] for code in purchase.spent], "bought": NAMES[purchase.bought]}
            for purchase in ORDERS[move]
        ],
        "stays": list(names_in(minus(state.hands[seat], SPENT[move]))),
    }


def _card(state: "DuelState", seat: Seat, card: Card) -> dict[str, Any]:
    trump = card != 0 and state.trophy != 0 and card % 2 == state.trophy % 2
    preview: dict[str, Any] = {"card": NAMES[card], "trump": trump}
    return preview | _answer(state, seat, card) if state.phase == c.FOLLOW else preview


def _answer(state: "DuelState", seat: Seat, card: Card) -> dict[str, Any]:
    """What the trick would come to with this card."""
    led = state.committed[state.leader]
    found = wins(card, led, state.trophy, state.joker_wins)
    if found == c.TIE and state.leader_wins:
        found = 1
    tricks = [state.tricks[0], state.tricks[1]]
    for player in (seat, 1 - seat):
        tricks[player] += found == c.TIE or (found == 0) == (player == seat)
    return {"result": "ties" if found == c.TIE else "wins" if found == 0 else "loses", "tricks": tricks}


def _offering(state: "DuelState", move: Move) -> dict[str, Any]:
    """R26, R27: the points it brings, and what is left of the deck."""
    offered = state.offered if move == DONE else with_card(state.offered, move - SACRIFICE)
    seat = state.winner
    owns = size(minus(state.owned(seat), state.altar[seat])) - size(offered)
    fatal = owns < FLOOR and state.round_number < HANDS
    preview: dict[str, Any] = {
        "points": altar_points(offered),
        "owns": owns,
        "fatal": fatal,
        "number": size(offered),
    }
    if move == DONE:
        return preview
    card = move - SACRIFICE
    return preview | {"card": NAMES[card], "own_points": points(card)}
