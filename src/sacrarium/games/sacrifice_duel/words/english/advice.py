"""What speaks for an order, a card or a sacrifice, in a few words, and a sacrifice as a whole."""

from sacrarium.core.bits import Card, Move, Seat
from sacrarium.core.words import Company, counted
from sacrarium.games.sacrifice_duel import phases as c
from sacrarium.games.sacrifice_duel.moves import BOUGHT, DONE, PASS, PLAY, SACRIFICE, SPENT, is_order
from sacrarium.games.sacrifice_duel.pieces import NAMES, names_in, place
from sacrarium.games.sacrifice_duel.piles import minus, size, with_card
from sacrarium.games.sacrifice_duel.previews import preview_of
from sacrarium.games.sacrifice_duel.rules.tricks import strength
from sacrarium.games.sacrifice_duel.scoring import altar_points
from sacrarium.games.sacrifice_duel.state import DuelState

from .names import called, cards

STRONG = 8  # the rank from which a bought card is called strong


def choice(state: DuelState, _: Seat, moves: tuple[Move, ...], __: Company) -> str:
    """R26: all cards that are sacrificed, those before included; empty for other moves."""
    if state.phase != c.SACRIFICE:
        return ""
    return f"Sacrifice {cards(names_in(_offered(state, moves)))}"


def why(state: DuelState, seat: Seat, moves: tuple[Move, ...], _: Company) -> str:
    """The reason for a choice; empty where none is plain."""
    move = moves[0]
    if state.phase == c.SACRIFICE:
        return _sacrificing(state, seat, moves)
    if is_order(move):
        return _ordering(state, seat, move)
    if state.phase == c.FOLLOW:
        return _following(state, seat, move - PLAY)
    return _showing(state, seat, move - PLAY)


def _offered(state: DuelState, moves: tuple[Move, ...]) -> int:
    offered = state.offered
    for move in moves:
        if move != DONE:
            offered = with_card(offered, move - SACRIFICE)
    return offered


def _sacrificing(state: DuelState, seat: Seat, moves: tuple[Move, ...]) -> str:
    """R26 to R28: points now against cards for the hands to come."""
    offered = _offered(state, moves)
    owns = size(minus(state.owned(seat), state.altar[seat])) - size(offered)
    return f"{counted(altar_points(offered), 'point')}, and {counted(owns, 'card')} stay in the deck"


def _ordering(state: DuelState, seat: Seat, order: Move) -> str:
    """R8, R15: what leaves the hand and what comes into the deck."""
    trump = _trumps_in(state, list(names_in(minus(state.hands[seat], SPENT[order]))))
    if order == PASS:
        return f"the hand keeps {counted(trump, 'trump')}" if trump else ""
    bought = [place(code) for code in range(len(NAMES)) if _count(BOUGHT[order], code)]
    if trump == _trumps_in(state, list(names_in(state.hands[seat]))) and trump:
        return f"it spends no trump, and the hand keeps {counted(trump, 'trump')}"
    if min(bought) >= place_of(STRONG):
        return "weak cards become strong ones for later hands"
    return ""


def place_of(rank: int) -> int:
    """Where a number stands in the order of tricks."""
    return next(place(code) for code, name in enumerate(NAMES) if name == f"{rank}r")


def _count(pile: int, code: Card) -> int:
    return pile >> 2 * code & 3


def _trumps_in(state: DuelState, names: list[str]) -> int:
    """How many of these cards are in the colour of the trophy."""
    trophy = NAMES[state.trophy] if 0 <= state.trophy < len(NAMES) else "X"
    return 0 if trophy == "X" else sum(name[-1] == trophy[-1] for name in names)


def _following(state: DuelState, seat: Seat, card: Card) -> str:
    """R15, R16: whether the trick is won, and how cheaply."""
    results = {move - PLAY: preview_of(state, seat, move)["result"] for move in state.legal(seat)}
    winners = [code for code, result in results.items() if result == "wins"]
    if card in winners:
        return (
            "it wins the trick with the lowest card that can"
            if _is_least(state, card, winners)
            else "it wins the trick"
        )
    if results[card] == "ties":
        return "it ties the trick" if not winners else ""
    if not _is_least(state, card, list(results)):
        return ""
    return (
        "it spares the stronger cards"
        if winners
        else "the trick cannot be won, and this costs the weakest card"
    )


def _showing(state: DuelState, seat: Seat, card: Card) -> str:
    """R17, R21: a card that is led or shown at once."""
    held = [move - PLAY for move in state.legal(seat)]
    if len(held) == 1:
        return ""
    if all(_strength(state, card) >= _strength(state, other) for other in held):
        return f"the {called(NAMES[card])} is the strongest card of the hand"
    if _is_least(state, card, held):
        return "it spares the stronger cards"
    return ""


def _is_least(state: DuelState, card: Card, others: list[Card]) -> bool:
    return all(_strength(state, card) <= _strength(state, other) for other in others)


def _strength(state: DuelState, card: Card) -> int:
    return int(strength(card, state.trophy, state.joker_wins))
