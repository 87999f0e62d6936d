"""What an order, a card or a sacrifice would bring, in words."""

from typing import Any, Final

from sacrarium.core.bits import Move, Seat
from sacrarium.core.decision import MoveInfo
from sacrarium.core.words import Company, capital
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.moves import DONE, ORDERS, PASS, SACRIFICE, SPENT, is_order, write
from sacrarium.games.sacrifice_duel.pieces import NAMES, names_in
from sacrarium.games.sacrifice_duel.previews import preview_of
from sacrarium.games.sacrifice_duel.state import DuelState

from .names import called, cards, score

MEETS: Final = {"wins": "beats", "loses": "loses to", "ties": "ties with"}


def move_info(state: DuelState, seat: Seat, move: Move, company: Company) -> MoveInfo:
    """A legal move with its label, what would follow, and the same as data."""
    preview = preview_of(state, seat, move)
    if is_order(move):
        label, follows = _order(move)
    elif state.phase == c.SACRIFICE:
        label, follows = _offering(move, preview)
    else:
        label = f"Play {called(preview['card'])}"
        follows = _answer(state, preview, company) if state.phase == c.FOLLOW else ""
    return MoveInfo(write(move), label, follows, preview)


def _order(move: Move) -> tuple[str, str]:
    if move == PASS:
        return "Keep all", "You play with the cards you hold"
    spent = cards(names_in(SPENT[move]))
    return f"Buy {bought_in(move)}", f"{capital(spent)} go to your discard with it"


def bought_in(order: Move) -> str:
    """The cards that an order buys."""
    return cards(tuple(NAMES[purchase.bought] for purchase in ORDERS[order]))


def in_full(move: Move) -> str:
    """R8: the same card can be bought with other ones."""
    if not is_order(move) or move == PASS:
        return ""
    return f"Buy {bought_in(move)} for {cards(names_in(SPENT[move]))}"


def _answer(state: DuelState, preview: dict[str, Any], company: Company) -> str:
    led = called(NAMES[state.committed[state.leader]])
    stands = score((preview["tricks"][0], preview["tricks"][1]), company)
    verb = MEETS[preview["result"]]
    return f"The {called(preview['card'])} **{verb}** the {led}: the hand stands at **{stands}**"


def piece(move: Move) -> tuple[str, str]:
    """R26: what is done with a card, and the card: "sacrifice", "red 6"."""
    return "sacrifice", called(NAMES[move - SACRIFICE])


def _offering(move: Move, preview: dict[str, Any]) -> tuple[str, str]:
    label = "Done" if move == DONE else capital(" ".join(piece(move)))
    if preview["fatal"]:
        return label, f"Your deck would shrink to {preview['owns']}: **you would lose the game at once**"
    return label, f"+{preview['points']} points, your deck shrinks to {preview['owns']}"
